"""Sessions on disk in the window's list: opened, renamed, archived, deleted and brought back."""

import asyncio
import threading
from pathlib import Path

import pytest

from claude_desk.controllers import start_page_controller, trash_controller
from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.ui.language_change import LanguageChange
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.session_rows import SessionRow
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace import recent_folders, session_catalog
from claude_desk.workspace.recent_folders import FolderFacts
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.trash import TrashedFiles
from tests.library.generate import generate
from tests.library.sized_session import Plan
from tests.pseudo_language import BEGIN, PseudoLanguage
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until

_SESSIONS = 4


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Some sessions on disk, the newest first; and a home with a trash in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(session_catalog, "_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(start_page_controller, "_GATHER_MS", 60_000)  # the start page is not tested here
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (tmp_path / ".local" / "share").mkdir(parents=True)
    return generate(tmp_path / "config", _SESSIONS, 60_000)


async def listed(start_program: StartProgram, screen: WindowEngine, tmp_path: Path) -> MainController:
    program = start_program({"CLAUDE_CONFIG_DIR": str(tmp_path / "config")}, cli="/nowhere/claude")
    await until(
        [program.catalog.changed, program.catalog.counted],
        lambda: len(program.catalog.records) == _SESSIONS and not program.catalog.reading,
    )
    assert screen.app.session_list.rowCount() == _SESSIONS
    return program


def row(screen: WindowEngine, session_id: str) -> SessionRow:
    listed = screen.app.session_list
    rows = [listed.row_at(number) for number in range(listed.rowCount())]
    return next(row for row in rows if row is not None and row.session_id == session_id)


def act(screen: WindowEngine, action: str, session_id: str, text: str = "") -> None:
    screen.app.session_list.act(action, str(row(screen, session_id).serial), text)


def shown(screen: WindowEngine) -> SessionView:
    return screen.app.view


async def test_one_is_opened_where_it_was_held(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    program = await listed(start_program, screen, tmp_path)
    first, second = library[0].path.stem, library[1].path.stem
    act(screen, "choose", first)
    act(screen, "choose", second)
    assert len(program.session_manager) == 2
    assert screen.app.session_list.rowCount() == _SESSIONS, "a session is one row, open or not"
    controller = program.session_manager.with_id(first)
    assert controller is not None
    assert controller.folder == row(screen, first).folder == library[0].shape.cwd
    assert controller.view.property("title") == program.catalog.with_id(first).title  # type: ignore[union-attr]
    screen.app.session_list.step(-1)
    assert shown(screen) is controller.view


@pytest.mark.full_window
async def test_a_title_given_here_is_shown_everywhere_and_kept_beside(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan], places: AppPaths
) -> None:
    program = await listed(start_program, screen, tmp_path)
    before = library[0].path.read_bytes()
    act(screen, "choose", library[0].path.stem)
    act(screen, "rename", library[0].path.stem, "The upload queue")
    assert shown(screen).property("title") == "The upload queue"
    assert row(screen, library[0].path.stem).title == "The upload queue"
    assert "The upload queue" in screen.window.title()
    assert library[0].path.read_bytes() == before
    assert b"The upload queue" in (places.data / "sessions.json").read_bytes()
    act(screen, "rename", library[0].path.stem, "")
    assert row(screen, library[0].path.stem).title == program.catalog.records[str(library[0].path)].title


async def test_closed_and_open_again(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    program = await listed(start_program, screen, tmp_path)
    act(screen, "choose", library[0].path.stem)
    screen.app.closeWanted.emit(shown(screen))
    assert len(program.session_manager) == 0
    assert screen.app.property("page") == "start"
    assert row(screen, library[0].path.stem).view is None
    screen.app.reopenWanted.emit()
    assert program.session_manager.current is not None
    assert program.session_manager.current.session_id == library[0].path.stem
    screen.app.reopenWanted.emit()
    assert len(program.session_manager) == 1


async def test_one_that_is_put_away_is_closed(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    program = await listed(start_program, screen, tmp_path)
    act(screen, "choose", library[0].path.stem)
    act(screen, "archive", library[0].path.stem)
    assert len(program.session_manager) == 0
    assert screen.app.session_list.rowCount() == _SESSIONS - 1
    screen.app.session_list.setProperty("withArchived", True)
    act(screen, "archive", library[0].path.stem)
    screen.app.session_list.setProperty("withArchived", False)
    assert screen.app.session_list.rowCount() == _SESSIONS


async def test_deleted_with_all_we_keep_of_it_and_brought_back(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan], places: AppPaths
) -> None:
    program = await listed(start_program, screen, tmp_path)
    plan, prompt = library[0], screen.app.session_list.session_prompt
    act(screen, "choose", plan.path.stem)
    act(screen, "pin", plan.path.stem)
    shown(screen).composer.draft.keep("half a thought", 3)
    journal = places.data / "journals" / f"{plan.path.stem}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.write_bytes(b"")
    plan.path.with_suffix("").mkdir(exist_ok=True)
    bytes_before = plan.path.read_bytes()

    act(screen, "delete", plan.path.stem)
    assert prompt.property("heading").startswith("Delete “")
    assert plan.path.exists(), "nothing goes before the person has said so"
    prompt.accept()
    await until([prompt.messageChanged, program.catalog.changed], lambda: prompt.property("said") != "")
    assert not plan.path.exists()
    assert not plan.path.with_suffix("").exists()
    assert not journal.exists()
    assert list((places.data / "drafts").glob("*.json")) == []
    assert len(program.session_manager) == 0
    assert screen.app.session_list.rowCount() == _SESSIONS - 1
    assert (tmp_path / ".local/share/Trash/files" / plan.path.name).exists()
    program.session_list.reopen()
    assert len(program.session_manager) == 0, "it is nothing that was only closed"

    assert prompt.property("canUndo")
    prompt.undo()
    await until(prompt.messageChanged, lambda: prompt.property("said").endswith("was restored."))
    assert plan.path.read_bytes() == bytes_before
    assert journal.exists()
    assert len(list((places.data / "drafts").glob("*.json"))) == 1
    assert row(screen, plan.path.stem).mark.pinned


async def test_what_is_on_its_way_to_the_trash_at_the_end_is_forgotten_too(
    start_program: StartProgram,
    screen: WindowEngine,
    tmp_path: Path,
    library: list[Plan],
    places: AppPaths,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop, move = asyncio.get_running_loop(), trash_controller.to_trash

    def slow(path: Path, also: list[Path]) -> TrashedFiles:
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(20)
        return move(path, also)

    monkeypatch.setattr(trash_controller, "to_trash", slow)
    program = await listed(start_program, screen, tmp_path)
    path = library[0].path
    act(screen, "pin", path.stem)
    act(screen, "delete", path.stem)
    screen.app.session_list.session_prompt.accept()
    await begun.wait()
    closing = asyncio.ensure_future(program._trash_controller.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert not path.exists()
    # A look at the file that began before may still add its row; the next look removes it.
    await until(program.catalog.changed, lambda: program.catalog.with_id(path.stem) is None)
    assert SessionMetadata(places.data / "sessions.json").of(path.stem).says_nothing


async def test_what_does_not_go_to_the_trash_stays(
    start_program: StartProgram,
    screen: WindowEngine,
    tmp_path: Path,
    library: list[Plan],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_trash(*paths: object) -> None:
        raise OSError(0, "there is no trash")

    monkeypatch.setattr(trash_controller, "to_trash", no_trash)
    await listed(start_program, screen, tmp_path)
    prompt = screen.app.session_list.session_prompt
    act(screen, "delete", library[0].path.stem)
    prompt.accept()
    await until(prompt.messageChanged, lambda: prompt.property("bad"))
    assert (
        prompt.property("said") == "Could not move it to the trash: there is no trash. Nothing was deleted."
    )
    assert not prompt.property("canUndo")
    assert library[0].path.exists()
    assert screen.app.session_list.rowCount() == _SESSIONS


async def test_one_whose_file_is_a_link_stays_with_what_it_leads_to(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    path, elsewhere = library[0].path, tmp_path / "elsewhere.jsonl"
    path.rename(elsewhere)
    path.symlink_to(elsewhere)
    program = await listed(start_program, screen, tmp_path)
    prompt = screen.app.session_list.session_prompt
    act(screen, "choose", path.stem)
    act(screen, "delete", path.stem)
    prompt.accept()
    await until(prompt.messageChanged, lambda: prompt.property("said") != "")
    assert prompt.property("said") == (
        "Nothing was deleted: the session's file is a link to ~/elsewhere.jsonl. Delete it there."
    )
    assert prompt.property("bad") and not prompt.property("canUndo")
    assert path.is_symlink() and elsewhere.exists()
    assert screen.app.session_list.rowCount() == _SESSIONS
    assert len(program.session_manager) == 1, "it is open as before"


async def test_what_stays_of_a_session_that_went_to_the_trash_is_named(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    path, agents = library[0].path, tmp_path / "agents"
    agents.mkdir()
    path.with_suffix("").symlink_to(agents)
    (tmp_path / "copy").hardlink_to(library[1].path)
    await listed(start_program, screen, tmp_path)
    prompt = screen.app.session_list.session_prompt
    for plan, said in (
        (library[0], "was moved to the trash. Not moved: ~/agents"),
        (library[1], "was moved to the trash. Its file has another name elsewhere, and stays there."),
    ):
        act(screen, "delete", plan.path.stem)
        prompt.accept()
        await until(prompt.messageChanged, lambda said=said: prompt.property("said").endswith(said))
    assert agents.is_dir()


async def test_a_session_that_comes_or_goes_on_disk_does_so_in_the_list(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, library: list[Plan]
) -> None:
    program = await listed(start_program, screen, tmp_path)
    gone = library[0].path.read_bytes()
    library[0].path.unlink()
    await until(program.catalog.changed, lambda: screen.app.session_list.rowCount() == _SESSIONS - 1)
    library[0].path.write_bytes(gone)
    await until(program.catalog.changed, lambda: screen.app.session_list.rowCount() == _SESSIONS)


async def test_folders_to_begin_in_are_shown_at_once_and_marked_when_known(
    start_program: StartProgram,
    screen: WindowEngine,
    tmp_path: Path,
    places: AppPaths,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One folder is on a disk that hangs. Nothing waits for that folder, and it is not looked up twice."""
    looked: list[str] = []

    hangs = threading.Event()

    def look(path: str) -> FolderFacts:
        looked.append(path)
        if path == "/hangs":
            hangs.wait(60)
        return FolderFacts(there=path == str(tmp_path))

    monkeypatch.setattr(recent_folders, "inspect_folder", look)
    settings = Settings(places)
    for folder in ("/gone", str(tmp_path), "/hangs"):
        settings.add_recent_folder(folder)
    start_program(cli="/nowhere/claude")
    listed = screen.app.session_list
    listed.askFolders()
    shown = ["/hangs", str(tmp_path), "/gone"]
    assert listed.property("folders") == shown
    await until(listed.foldersChanged, lambda: listed.property("goneFolders") == ["/gone"], 20)
    assert listed.property("folders") == shown, "none goes from under the pointer"
    listed.askFolders()
    assert listed.property("folders") == shown[:2]
    while looked.count("/gone") < 2:
        await asyncio.sleep(0.01)
    assert looked.count("/hangs") == 1
    hangs.set()
    while "/hangs" not in listed.property("goneFolders"):  # the disk answers: looked up again
        listed.askFolders()
        await asyncio.sleep(0.01)


async def test_what_is_wrong_with_the_disk_is_said_anew_in_another_language(
    start_program: StartProgram, screen: WindowEngine, library: list[Plan], tmp_path: Path
) -> None:
    program = await listed(start_program, screen, tmp_path)
    program.catalog._set_trouble(True)
    assert screen.app.session_list.trouble == "The sessions on disk could not be read just now."
    change = LanguageChange(screen.app)
    screen.language.use_translators([PseudoLanguage()], PseudoLanguage.locale)
    screen.retranslate(change)
    assert screen.app.session_list.trouble.startswith(BEGIN)
    program.catalog._set_trouble(False)
    assert screen.app.session_list.trouble == ""
