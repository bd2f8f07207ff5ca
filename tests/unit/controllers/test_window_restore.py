"""What was open comes back: after a crash, after a quiet end, and as the settings say."""

import json
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.session_paths import encoded
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.journal_file import (
    ForkRecord,
    SentRecord,
    TurnRecord,
    UnsentRecord,
    read_records,
    to_line,
)
from claude_desk.protocol.files.window_file import (
    OpenFolders,
    OpenSession,
    ReadingPlace,
    WindowFile,
    read_window,
    write_window,
)
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.session.journal.session_journal import fork_of
from claude_desk.session.turns.message_queue import MessageStage, OutgoingMessage
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.phrases.phrase_words import words as words_of
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.settings import Settings
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import composer, on_disk, write
from tests.unit.library.session_file_builder import SessionFile
from tests.waiting import until

A, B, C = (f"0d5c7a3e-0000-4000-8000-00000000000{end}" for end in "abc")
End = Callable[[MainController], None]


def in_order(program: MainController) -> None:
    program.end()


def killed(program: MainController) -> None:
    """Write what the program would have written half a second later."""
    program._window_restore._on_timeout()


def kept_readings(places: AppPaths) -> dict[str, ReadingPlace]:
    """Return the reading place of each session by its id, as the newest window file says."""
    window = read_window(max((places.state / "windows").glob("*.json"), key=os.path.getmtime).read_bytes())
    return {session.id: session.reading for session in window.sessions} if window is not None else {}


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    for name in "ab":
        (tmp_path / name).mkdir()
    on_disk(tmp_path, A)
    on_disk(tmp_path, B)
    return str(tmp_path / "a"), str(tmp_path / "b")


@pytest.fixture
def two(start_program: StartProgram, folders: tuple[str, str], on_loop: Any) -> MainController:
    """A window with two sessions; the first is shown, and the user is writing there."""

    async def begin() -> MainController:
        program = start_program(cli="/nowhere/claude")
        program.launcher.open_session(folders[0], A)
        program.launcher.open_session(folders[1], B)
        first = program.session_manager.with_id(A)
        assert first is not None
        program.session_manager.show(first)
        write(first, "half a thought")
        return program

    found: MainController = on_loop(begin())
    return found


@pytest.mark.full_window
@pytest.mark.parametrize("end", [in_order, killed])
async def test_all_of_it_is_back(
    start_program: StartProgram, screen: WindowEngine, two: MainController, end: End
) -> None:
    end(two)
    await two.close()
    program = start_program(cli="/nowhere/claude")
    assert screen.app.property("page") == "conversation"
    assert program.session is not None and program.session.info.session_id == A
    assert composer(program.session_manager.current).draft_view.property("text") == "half a thought"
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    (other,) = [controller for controller in program.session_manager if controller.deferred]
    assert (other.session_id, other.session) == (B, None)
    assert (other.view.property("state"), other.view.property("tone")) == ("not-running", "soft")
    assert screen.app.property("note") == (
        words_of(Phrase("session_notice.not_closed_properly")) if end is killed else ""
    )


@pytest.mark.parametrize("end", [in_order, killed])
async def test_the_open_folders_of_each_file_tree_are_back(
    start_program: StartProgram, two: MainController, end: End
) -> None:
    open_folders = {A: OpenFolders(paths=["src", "src/deep"]), B: OpenFolders(paths=["docs"], all=False)}
    for session_id, folders in open_folders.items():
        controller = two.session_manager.with_id(session_id)
        assert controller is not None
        controller.view.open_folders_again(folders)
    end(two)
    await two.close()
    program = start_program(cli="/nowhere/claude")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    found = {each.session_id: each.view.open_folders for each in program.session_manager}
    assert found == open_folders, "also of the session that is not shown yet"


async def test_what_was_written_at_once_is_for_the_folder_of_the_command_line(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    folders: tuple[str, str],
    tmp_path: Path,
) -> None:
    """A session in another folder that comes back does not get this text."""
    kept = [OpenSession(folder=folder, id=name) for folder, name in zip(folders, (A, B), strict=True)]
    window = places.state / "windows" / "0.json"
    window.parent.mkdir(parents=True)
    window.write_bytes(write_window(WindowFile(shown=0, sessions=kept)))
    (tmp_path / "c").mkdir()
    screen.app.view.send("an early message")
    screen.app.view.composer.draft.keep("half a word", 3)
    program = start_program(directory=str(tmp_path / "c"), cli="/nowhere/claude")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 3)
    own = program.session_manager.current
    assert own is not None and own.folder == str(tmp_path / "c")
    assert own.view.composer.draft.text == "half a word"
    assert own.session is not None
    assert [each.message.text for each in own.session.message_dispatch.queue.queue] == ["an early message"]
    assert [each.session_id for each in program.session_manager] == [A, B, own.session_id]
    first = program.session_manager.with_id(A)
    assert first is not None
    program.session_manager.show(first)
    assert first.view.composer.draft.text == ""
    assert first.session is not None and not first.session.message_dispatch.queue.queue


async def test_they_keep_their_order(
    start_program: StartProgram, screen: WindowEngine, two: MainController
) -> None:
    """Their numbers stay, whichever session is shown."""
    second = two.session_manager.with_id(B)
    assert second is not None
    two.session_manager.show(second)
    killed(two)
    await two.close()
    program = start_program(cli="/nowhere/claude")
    assert program.session is not None and program.session.info.session_id == B
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    assert [controller.session_id for controller in program.session_manager] == [A, B]
    rows = [screen.app.session_list.row_of(controller.view) for controller in program.session_manager]
    numbers = [row.number for row in rows if row is not None]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("end", [in_order, killed])
async def test_each_conversation_stands_where_it_stood(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], tmp_path: Path, end: End
) -> None:
    for folder, name in zip(folders, (A, B), strict=True):
        file = SessionFile(tmp_path / ".claude" / "projects" / encoded(folder) / f"{name}.jsonl")
        for number in range(9):
            file.says(f"question {number}")
            file.answers(f"Answer {number} of {name}.")
    told = {A: f"Answer 3 of {A}.", B: f"Answer 5 of {B}."}

    async def shown(program: MainController, name: str) -> Any:
        controller = program.session_manager.with_id(name)
        assert controller is not None
        program.session_manager.show(controller)
        session = controller.session
        assert session is not None
        await until(session.history.loading_ended, lambda: not session.history.awaited)
        return controller.view.history

    first = start_program(cli="/nowhere/claude")
    for folder, name in zip(folders, (A, B), strict=True):
        first.launcher.open_session(folder, name)
        history = await shown(first, name)
        keys = [row.entry.id for row in history._transcript.rows if row.entry.text == told[name]]
        history.keepPlace(False, keys[0], -12.5)
    end(first)
    await first.close()
    first.session_manager._controllers.clear()  # the next program uses its views
    before = kept_readings(places)
    assert all(place.known for place in before.values()) and list(before) == [A, B]
    program = start_program(cli="/nowhere/claude")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    program.save()
    assert kept_readings(places) == before, "of one that is not shown yet too"
    for name in (A, B):
        history = await shown(program, name)
        row = history._transcript.row(history.place_key)
        assert (history.follow, history.place_offset) == (False, -12.5)
        assert row is not None and row.entry.text == told[name]


@pytest.mark.parametrize("shown", (A, B))
@pytest.mark.parametrize("end", [in_order, killed])
async def test_what_stood_beside_does_so_again(
    start_program: StartProgram, screen: WindowEngine, two: MainController, shown: str, end: End
) -> None:
    first, second = (two.session_manager.with_id(name) for name in (A, B))
    assert first is not None and second is not None
    with two.session_manager.opening_in_other_pane():
        two.session_manager.show(second)
    screen.app.setPaneShare(0.4)
    two.session_manager.show(first if shown == A else second)
    end(two)
    await two.close()
    screen.app.close_pane(screen.app.view)
    screen.app.setPaneShare(0.5)
    program = start_program(cli="/nowhere/claude")
    manager = program.session_manager
    await until(manager.changed, lambda: manager.other_pane is not None)
    assert manager.current is not None and manager.other_pane is not None
    assert (manager.current.session_id, manager.other_pane.session_id) == (shown, B if shown == A else A)
    assert manager.other_pane.session is not None, "it is not begun"
    assert screen.app.property("secondActive") is (shown == B)
    assert screen.app.property("paneShare") == 0.4


async def test_what_stands_beside_is_not_forgotten_before_it_is_back(
    start_program: StartProgram, two: MainController, places: AppPaths
) -> None:
    second = two.session_manager.with_id(B)
    assert second is not None
    with two.session_manager.opening_in_other_pane():
        two.session_manager.show(second)
    two.end()
    await two.close()
    program = start_program(cli="/nowhere/claude")
    program.save()  # only the session that was shown is back so far
    kept = read_window(max((places.state / "windows").glob("*.json"), key=os.path.getmtime).read_bytes())
    assert kept is not None
    assert kept.sessions[kept.shown].id == B
    assert kept.sessions[kept.beside.session].id == A


@pytest.mark.parametrize("beside", [{"session": 7}, {"session": "x"}, {"session": 0}, [], {"share": "1e400"}])
async def test_a_pane_that_the_file_says_wrong_is_not_there(
    start_program: StartProgram, two: MainController, places: AppPaths, beside: object
) -> None:
    two.end()
    await two.close()
    file = max((places.state / "windows").glob("*.json"), key=os.path.getmtime)
    file.write_text(json.dumps(json.loads(file.read_bytes()) | {"beside": beside}))
    program = start_program(cli="/nowhere/claude")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    assert program.session_manager.other_pane is None


async def test_it_is_said_once(
    start_program: StartProgram, screen: WindowEngine, two: MainController
) -> None:
    killed(two)
    await two.close()
    second = start_program(cli="/nowhere/claude")
    assert screen.app.property("note") == words_of(Phrase("session_notice.not_closed_properly"))
    screen.app.forgetNote()
    await until(second.session_manager.changed, lambda: len(second.session_manager) == 2)
    second.end()
    await second.close()
    start_program(cli="/nowhere/claude")
    assert screen.app.property("note") == ""


@pytest.mark.parametrize("end", [in_order, killed])
async def test_who_does_not_want_it_gets_it_after_a_crash_only(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, two: MainController, end: End
) -> None:
    Settings(places).set("reopen", False)
    end(two)
    await two.close()
    program = start_program(cli="/nowhere/claude")
    assert (program.session is not None) is (end is killed)
    assert screen.app.property("page") == ("conversation" if end is killed else "start")


async def test_a_folder_of_the_command_line_is_opened_in_addition(
    start_program: StartProgram, two: MainController, tmp_path: Path
) -> None:
    (tmp_path / "c").mkdir()
    two.end()
    await two.close()
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path / "c"))
    assert program.session is not None
    assert program.session.folder == str(tmp_path / "c")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 3)


async def test_a_session_of_the_command_line_is_not_taken_for_one_of_before(
    start_program: StartProgram, two: MainController, folders: tuple[str, str]
) -> None:
    two.end()
    await two.close()
    named = "0d5c7a3e-0000-4000-8000-00000000000c"
    program = start_program(cli="/nowhere/claude", directory=folders[0], resume=named)
    assert program.session is not None
    assert program.session.info.session_id == named
    first = program.session_manager.with_id(A)
    assert first is not None and first.session is not None


async def test_the_latest_session_is_not_opened_twice(
    start_program: StartProgram, two: MainController, folders: tuple[str, str], tmp_path: Path
) -> None:
    file = SessionFile(tmp_path / ".claude" / "projects" / encoded(folders[0]) / f"{A}.jsonl")
    file.says("one")
    file.answers("An answer.")
    two.end()
    await two.close()
    program = start_program(cli="/nowhere/claude", directory=folders[0], latest=True)
    await until(program.session_manager.changed, lambda: len(program.session_manager) >= 2)
    assert [controller.session_id for controller in program.session_manager] == [A, B]


@pytest.mark.full_window
async def test_what_never_began_is_a_new_session_with_its_words(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    first = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    assert first.session_manager.current is not None
    write(first.session_manager.current, "not sent")
    killed(first)
    await first.close()
    program = start_program(cli="/nowhere/claude")
    assert program.session is not None
    assert not program.session.resumed
    assert composer(program.session_manager.current).draft_view.property("text") == "not sent"


@pytest.mark.full_window
async def test_a_new_session_gets_no_draft_of_one_on_disk(
    start_program: StartProgram, screen: WindowEngine, two: MainController, folders: tuple[str, str]
) -> None:
    screen.app.newWanted.emit()
    assert two.session is not None
    assert two.session.folder == folders[0] and not two.session.resumed
    assert composer(two.session_manager.current).draft_view.property("text") == ""
    two.end()
    await two.close()
    program = start_program(cli="/nowhere/claude", demo=True)
    program.launcher.open_folder(folders[0])
    assert composer(program.session_manager.current).draft_view.property("text") == ""


async def test_a_window_beside_another_shows_what_it_is_asked_for(
    start_program: StartProgram, screen: WindowEngine, two: MainController, places: AppPaths
) -> None:
    killed(two)
    program = start_program(cli="/nowhere/claude")
    assert program.session is None, "the first window has them"
    program._window_restore._on_timeout()
    files = [read_window(file.read_bytes()) for file in (places.state / "windows").glob("*.json")]
    assert sorted(len(file.sessions) for file in files if isinstance(file, WindowFile)) == [0, 2]


async def test_what_is_open_is_written_while_nothing_ends(
    start_program: StartProgram, two: MainController, places: AppPaths, tmp_path: Path
) -> None:
    def kept() -> list[str]:
        found = [read_window(file.read_bytes()) for file in (places.state / "windows").glob("*.json")]
        return [session.id for file in found if file is not None for session in file.sessions]

    await until(two._window_restore._timer.timeout, lambda: sorted(kept()) == [A, B])
    screen_of = two.session_manager.with_id(B)
    assert screen_of is not None
    two.session_manager.close(screen_of)
    await until(two._window_restore._timer.timeout, lambda: kept() == [A])


@pytest.mark.full_window
@pytest.mark.parametrize("begun", [None, "", '{"uuid":"u2","parentUuid":"a1"}'])
async def test_a_fork_in_which_nothing_was_sent_comes_back(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], tmp_path: Path, begun: str | None
) -> None:
    """With `begun`, 2.1.37 has begun the session's file with this content (nothing or only a prompt), and
    would refuse the id."""
    journal = places.data / "journals" / f"{C}.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes(to_line(SentRecord(uuid="u", text="t")) + to_line(ForkRecord(source=A, until="a1")))
    if begun is not None:
        on_disk(tmp_path, C, begun)
    first = start_program(cli="/nowhere/claude")
    controller = first.session_manager.open(folders[0])
    first.launcher.begin_again(controller, C)
    write(controller, "what comes then")
    held = controller.session
    assert held is not None
    assert (held.info.session_id == C) is (begun is None)
    killed(first)
    await first.close()
    program = start_program(cli="/nowhere/claude")
    assert program.session is not None
    setup = program.session._config
    assert (setup.fork, setup.until, setup.resume) == (A, "a1", "")
    assert program.session.info.session_id == held.info.session_id
    assert composer(program.session_manager.current).draft_view.property("text") == "what comes then"
    assert fork_of(places.data / "journals", program.session.info.session_id) is not None
    other = program.session_manager.open(folders[0])
    assert other is not program.session_manager.with_id(held.info.session_id)


async def test_a_fork_that_was_copied_whole_goes_on_in_its_own_file(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], tmp_path: Path
) -> None:
    """The program was ended in the fork's first turn. The file contains the copied line and the prompt."""
    journal = places.data / "journals" / f"{C}.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes(to_line(ForkRecord(source=A, until="a1")) + to_line(SentRecord(uuid="u2", text="t")))
    on_disk(tmp_path, C, '{"uuid":"a1","parentUuid":null}\n{"uuid":"u2","parentUuid":"a1"}')
    program = start_program(cli="/nowhere/claude")
    controller = program.session_manager.open(folders[0])
    program.launcher.begin_again(controller, C)
    assert controller.session is not None
    assert (controller.session._config.fork, controller.session._config.resume) == ("", C)


async def test_a_fork_whose_source_is_gone_begins_with_what_was_written(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str]
) -> None:
    journal = places.data / "journals" / f"{C}.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes(to_line(ForkRecord(source="0d5c7a3e-0000-4000-8000-00000000000d", until="a1")))
    program = start_program(cli="/nowhere/claude")
    controller = program.session_manager.open(folders[0])
    program.launcher.begin_again(controller, C)
    assert controller.session is not None
    assert not controller.session.resumed


@pytest.mark.full_window
async def test_a_session_whose_file_is_gone_says_so_however_it_is_opened(
    start_program: StartProgram,
    screen: WindowEngine,
    places: AppPaths,
    folders: tuple[str, str],
    tmp_path: Path,
) -> None:
    """Open the session from the list or the start page, from the search (which knows the file), at the start,
    and by its id."""
    journal = places.data / "journals" / f"{C}.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes(to_line(SentRecord(uuid="u", text="what I said")) + to_line(TurnRecord(uuid="u")))

    async def says_so(program: MainController) -> None:
        controller = program.session_manager.current
        assert controller is not None and controller.session is not None
        session = controller.session
        await until([session.state_changed], lambda: session.state.problem_kind is ProblemKind.FILE_GONE, 30)
        assert "what I said" in [entry.text for entry in session.entries]
        assert controller.view.property("problem") == "file-gone"
        composer(controller).draft_view.keep("", 0)

    program = start_program(cli="/nowhere/claude")
    program.launcher.open_session(folders[0], C)
    await says_so(program)
    screen.app.closeWanted.emit(screen.app.view)
    assert program.session_manager.with_id(C) is None
    program.launcher.open_session(folders[0], C, tmp_path / "gone.jsonl")
    await says_so(program)
    killed(program)
    await program.close()
    program = start_program(cli="/nowhere/claude")
    await says_so(program)
    screen.app.afreshWanted.emit()
    assert "Me: what I said" in composer(program.session_manager.current).draft_view.property("text")
    assert program.session is not None
    assert program.session.info.session_id != C
    program.end()
    await program.close()
    program = start_program(cli="/nowhere/claude", directory=folders[1], resume=C)
    await says_so(program)


async def test_what_the_cli_has_taken_waits_no_more(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], tmp_path: Path
) -> None:
    """Only the session's file shows which messages the CLI has. Until the file is read, a message that was
    given to the CLI is in no queue on the screen. It stays in the queue on disk."""
    file = SessionFile(tmp_path / ".claude" / "projects" / "x" / f"{A}.jsonl")
    given = file.says("one")
    file.answers("An answer.")
    drafts = Drafts(places.data / "drafts")
    keeper = drafts.open(folders[0], A)
    messages = (
        OutgoingMessage(given, "one"),
        OutgoingMessage("never-arrived", "two"),
        OutgoingMessage("never-sent", "three"),
    )
    for message in messages:
        keeper.keep_sent(message)
    for message in messages[:2]:
        keeper.keep_dispatched(message)
    keeper.close()
    journal = places.data / "journals" / f"{A}.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes(
        b"".join(to_line(SentRecord(uuid=each.uuid, text=each.text)) for each in messages[:2])
    )
    program = start_program(cli="/nowhere/claude")
    program.launcher.open_session(folders[0], A)
    session = program.session
    assert session is not None and session.history.awaited
    assert not session.message_dispatch.queue.queue
    assert drafts.waiting_in(A) == {message.uuid for message in messages}
    await until(session.history.loading_ended, lambda: not session.history.awaited, 30)
    queue = session.message_dispatch.queue.queue
    assert [(each.message.text, each.stage) for each in queue] == [
        ("two", MessageStage.UNSENT),
        ("three", MessageStage.UNSENT),
    ]
    assert drafts.waiting_in(A) == {"never-arrived", "never-sent"}
    said = [entry.text for entry in session.entries if entry.kind is EntryKind.USER]
    assert said == ["one"]
    untaken = [
        record.uuid for record in read_records(journal.read_bytes()) if isinstance(record, UnsentRecord)
    ]
    assert untaken == ["never-arrived"], "it is no row either once it is out of the queue"
    drafts.close()


@pytest.mark.parametrize("journaled", [True, False])
async def test_a_session_of_which_nothing_was_heard_begins_anew_with_its_message(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], journaled: bool
) -> None:
    """All messages of the session still wait, so it is normal that the CLI has no file of the session."""
    drafts = Drafts(places.data / "drafts")
    keeper = drafts.open(folders[0], C)
    keeper.keep_sent(OutgoingMessage("u1", "one"))
    keeper.close()
    drafts.close()
    if journaled:
        journal = places.data / "journals" / f"{C}.jsonl"
        journal.parent.mkdir(parents=True)
        journal.write_bytes(to_line(SentRecord(uuid="u1", text="one")))
    window = places.state / "windows" / "w.json"
    window.parent.mkdir(parents=True)
    shown = OpenSession(id=C, folder=folders[0], title="one")
    window.write_bytes(write_window(WindowFile(shown=0, sessions=[shown])))
    program = start_program(cli="/nowhere/claude")
    session = program.session
    assert session is not None
    assert not session.resumed
    assert [each.message.text for each in session.message_dispatch.queue.queue] == ["one"]
    assert session.state.problem_kind is not ProblemKind.FILE_GONE


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there")
@pytest.mark.parametrize("how", ["folder", "another", "session", "open"])
async def test_a_folder_whose_name_is_no_utf_8_is_opened(
    start_program: StartProgram, places: AppPaths, tmp_path: Path, how: str
) -> None:
    """In the CLI's files, and in ours, U+FFFD replaces such bytes."""
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    on_disk(tmp_path, A)
    named = str(tmp_path / "caf\ufffd")
    if how == "open":
        window = places.state / "windows" / "w.json"
        window.parent.mkdir(parents=True)
        window.write_bytes(write_window(WindowFile(shown=0, sessions=[OpenSession(folder=named, id=A)])))
    program = start_program(cli="/nowhere/claude")
    match how:
        case "folder":
            program.launcher.open_folder(named)
        case "another":
            program.launcher.begin_in(named)
        case "session":
            program.launcher.open_session(named, A)
    assert program.session is not None
    assert program.session.folder == str(folder)


# --- a folder behind a link ---------------------------------------------------------------------------


@pytest.fixture
def link(folders: tuple[str, str], tmp_path: Path) -> Path:
    """A link to the first folder. The second folder has a hook."""
    hook = {"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "./run.sh"}]}]}}
    (Path(folders[1]) / ".claude").mkdir()
    (Path(folders[1]) / ".claude" / "settings.json").write_text(json.dumps(hook))
    path = tmp_path / "link"
    path.symlink_to(folders[0])
    return path


@pytest.fixture
def tells_folder(tmp_path: Path) -> str:
    """A CLI that ends immediately and prints its working directory and the value of PWD."""
    file = tmp_path / "where.py"
    file.write_text("import os, sys; sys.exit(os.environ['PWD'] + ' is ' + os.getcwd())")
    return shlex.join([sys.executable, str(file)])


def turn(link: Path, to: str) -> None:
    link.unlink()
    link.symlink_to(to)


async def started_in(program: MainController) -> str:
    session = program.session
    assert session is not None
    session.start()
    await until(session.state_changed, lambda: session.state.problem is not None)
    assert session.state.problem is not None
    return words_of(session.state.problem.text)


async def test_a_link_that_is_turned_leads_no_session_elsewhere(
    start_program: StartProgram, folders: tuple[str, str], link: Path, tells_folder: str
) -> None:
    program = start_program(cli=tells_folder)
    program.launcher.open_session(str(link), A)
    turn(link, folders[1])
    assert program.session is not None
    assert program.session.folder == folders[0]
    assert f"{folders[0]} is {folders[0]}" in await started_in(program)


async def test_a_link_in_what_was_open_is_resolved_when_it_is_shown(
    start_program: StartProgram, places: AppPaths, folders: tuple[str, str], link: Path, tells_folder: str
) -> None:
    """An earlier version's window file may contain a link."""
    shown, other = OpenSession(id=A, folder=str(link)), OpenSession(id=B, folder=str(link))
    kept = WindowFile(shown=0, sessions=[shown, other])
    (places.state / "windows").mkdir(parents=True)
    (places.state / "windows" / "0.json").write_bytes(write_window(kept))
    program = start_program(cli=tells_folder)
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    controller = program.session_manager.with_id(B)
    assert controller is not None and controller.deferred
    program.session_manager.show(controller)
    turn(link, folders[1])
    for each in program.session_manager:
        assert each.session is not None
        assert each.folder == each.session.folder == folders[0]
        program.session_manager.show(each)
        assert f"{folders[0]} is {folders[0]}" in await started_in(program)


async def test_a_folder_that_becomes_a_link_is_looked_at_where_it_leads(
    start_program: StartProgram, screen: WindowEngine, folders: tuple[str, str], link: Path, tells_folder: str
) -> None:
    """The child would be started in that folder, and the link may lead to another folder each time."""
    program = start_program(cli=tells_folder)
    program.launcher.open_session(folders[0], A)
    Path(folders[0]).rename(folders[0] + "-moved")
    plain = Path(folders[0]).with_name("plain")
    plain.mkdir()
    Path(folders[0]).symlink_to(plain)
    assert str(plain) in await started_in(program)
    turn(Path(folders[0]), folders[1])
    assert program.session is not None
    program.session.start()
    assert screen.app.property("page") == "trust"


async def test_an_answer_counts_for_all_sessions_of_the_folder(
    start_program: StartProgram, folders: tuple[str, str], link: Path, screen: WindowEngine, tells_folder: str
) -> None:
    """`folders[1]` has a hook. Both sessions ask; the user answers in one."""
    program = start_program(cli=tells_folder)
    for session_id in (A, B):
        program.launcher.open_session(folders[1], session_id)
    first, second = program.session_manager
    assert first.session is not None and second.session is not None
    first.session.start()
    second.session.start()
    assert first.waits_for_trust and second.waits_for_trust and screen.app.property("page") == "trust"
    screen.app.openedWithout.emit()
    assert not first.waits_for_trust and not second.waits_for_trust
    assert screen.app.property("page") == "conversation"
    for session in (first.session, second.session):
        await until(session.state_changed, lambda session=session: session.state.problem is not None)
