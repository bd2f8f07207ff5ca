"""The start page's folders and sessions, from what the program opened and from what is on disk."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from claude_desk.paths import AppPaths
from claude_desk.ui.window.start_page import StartListModel, StartRole
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace import recent_folders
from claude_desk.workspace.recent_folders import FolderFacts
from claude_desk.workspace.settings import Settings
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until

ID = "0d5c7a3e-0000-4000-8000-00000000000a"


def rows(model: object, role: StartRole) -> list[str]:
    assert isinstance(model, StartListModel)
    return [model.data(model.index(row, 0), role) for row in range(model.rowCount())]


def on_disk(home: Path, folder: Path) -> None:
    """Write a session as a terminal would leave it."""
    project = home / ".claude" / "projects" / "x"
    project.mkdir(parents=True)
    line = {
        "type": "user",
        "uuid": "1d5c7a3e-0000-4000-8000-00000000000a",
        "parentUuid": None,
        "sessionId": ID,
        "cwd": str(folder),
        "gitBranch": "old",
        "timestamp": "2026-01-05T10:00:00.000Z",
        "message": {"role": "user", "content": "Why is it slow?"},
    }
    (project / f"{ID}.jsonl").write_text(json.dumps(line) + "\n")


async def test_folders_and_sessions_of_the_disk_are_offered(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    folder, other = tmp_path / "atlas", tmp_path / "gone"
    (folder / ".git").mkdir(parents=True)
    (folder / ".git" / "HEAD").write_text("ref: refs/heads/feature\n")
    on_disk(tmp_path, folder)
    Settings(places).set("recent_folders", [str(other)])
    program = start_program(cli="/nowhere/claude")
    start = screen.app.start_view
    await until(start.changed, lambda: rows(start.sessions, StartRole.TITLE) == ["Why is it slow?"], 60)
    await until(
        start.changed,
        lambda: any("feature · 1 session" in detail for detail in rows(start.folders, StartRole.DETAIL)),
    )
    assert sorted(rows(start.folders, StartRole.TITLE)) == ["atlas", "gone"]
    assert any("Folder not found" in detail for detail in rows(start.folders, StartRole.DETAIL))
    start.forget(str(other))
    assert rows(start.folders, StartRole.TITLE) == ["atlas"]
    start.forget(str(folder))
    assert rows(start.folders, StartRole.TITLE) == []
    start.openSession(ID)
    assert program.session is not None
    assert (program.session.info.session_id, program.session.folder) == (ID, str(folder))


def details(screen: WindowEngine) -> str:
    return "; ".join(rows(screen.app.start_view.folders, StartRole.DETAIL))


async def test_what_was_seen_of_a_folder_is_looked_at_anew(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A folder is looked at again when the page is shown, when the user comes back to the window, and after a
    while."""
    folder = tmp_path / "atlas"
    head = folder / ".git" / "HEAD"
    head.parent.mkdir(parents=True)
    head.write_text("ref: refs/heads/one\n")
    Settings(places).set("recent_folders", [str(folder)])
    program = start_program(cli="/nowhere/claude")
    start = screen.app.start_view
    await until(start.changed, lambda: "one · " in details(screen))

    head.write_text("ref: refs/heads/two\n")
    program._start_page._refresh()
    assert "one · " in details(screen), "what was just seen counts"
    program._start_page.show()
    assert "one · " in details(screen), "it is shown until more is known"
    await until(start.changed, lambda: "two · " in details(screen))

    folder.rename(tmp_path / "away")
    program._start_page.come_to_front()
    await until(start.changed, lambda: "Folder not found" in details(screen))

    (tmp_path / "away").rename(folder)
    monkeypatch.setattr("claude_desk.controllers.start_page_controller._FRESH_SECONDS", 0.0)
    program.catalog.bring_back(record("s1", tmp_path))
    await until(start.changed, lambda: "two · " in details(screen))
    start.openFolder(str(folder))
    assert program.session is not None


async def test_a_folder_on_a_disk_that_hangs_holds_up_no_other(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    back = threading.Event()

    def look(path: str) -> FolderFacts:
        if path == "/hangs":
            back.wait(60)
        return FolderFacts(branch="main", there=path != "/hangs")

    monkeypatch.setattr(recent_folders, "inspect_folder", look)
    Settings(places).set("recent_folders", ["/hangs", str(tmp_path)])
    program = start_program(cli="/nowhere/claude")
    start = screen.app.start_view
    await until(start.changed, lambda: details(screen) == "No sessions yet; main · No sessions yet")
    back.set()
    while "Folder not found" not in details(screen):  # the disk answers again
        program._start_page.show()
        await asyncio.sleep(0.01)


async def test_a_folder_that_is_opened_again_is_offered_again(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    settings = Settings(places)
    settings.hide_folder(str(tmp_path))
    program = start_program(cli="/nowhere/claude")
    program.launcher.open_folder(str(tmp_path))
    start = screen.app.start_view
    assert rows(start.folders, StartRole.KEY) == [str(tmp_path)]
    assert Settings(places).hidden_folders == []


async def test_once_it_is_closed_it_looks_at_nothing(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(cli="/nowhere/claude")
    start = screen.app.start_view
    await program.close()
    before = rows(start.folders, StartRole.KEY)
    program._settings.add_recent_folder(str(tmp_path))
    program.catalog.bring_back(record("s1", tmp_path))
    assert rows(start.folders, StartRole.KEY) == before
    assert not [timer for timer in program._start_page.findChildren(QTimer) if timer.isActive()]


async def test_what_is_no_folder_is_said(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(cli="/nowhere/claude")
    (tmp_path / "file").touch()
    screen.app.openFolder(str(tmp_path / "file"))
    assert program.session is None
    assert "Cannot open this folder" in screen.app.property("note")
