"""A session that another program, or another window, writes too."""

import asyncio
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile

from claude_desk.controllers import session_controller
from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import TAKEN_OVER, SessionController, resumed
from claude_desk.library.catalog.requests import FindTerminalSessions, TerminalSession
from claude_desk.library.request_base import LibraryError
from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import HistoryPages, SessionConfig
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.history.turn_eviction import EvictedHistory
from claude_desk.transcript.entries import PageMark, StopBy
from claude_desk.transcript.reducer.strand_copy import StrandCopy
from claude_desk.ui.phrases.phrase_words import words as words_of
from claude_desk.ui.session.lock_view import SessionLockView
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace import session_lock
from tests.entry_words import said
from tests.scripted_cli.script import Script, Steps
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import composer
from tests.unit.library.session_file_builder import SessionFile, tool
from tests.unit.session.session_harness import WIRE, reply
from tests.waiting import until

ID = "0d5c7a3e-0000-4000-8000-00000000000a"


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    """The file of a session that another program made."""
    made = SessionFile(tmp_path / ".claude" / "projects" / "x" / f"{ID}.jsonl")
    made.says("first words")
    made.answers("The first answer.")
    return made


@pytest.fixture
def cli(tmp_path: Path) -> str:
    script = Script(reply("Hi."), resumed=reply("Hi again."), log=tmp_path / "log")
    return shlex.join(script.save(tmp_path / "script.json"))


@pytest.fixture
def elsewhere(places: AppPaths) -> Iterator[QLockFile]:
    """The lock of another window."""
    (places.state / "locks").mkdir()
    lock = QLockFile(str(places.state / "locks" / f"{ID}.lock"))
    yield lock
    lock.unlock()


def controller_of(program: MainController) -> SessionController:
    assert program.session_manager.current is not None
    return program.session_manager.current


def session_of(program: MainController) -> Session:
    assert program.session is not None
    return program.session


def strip(program: MainController) -> SessionLockView:
    return controller_of(program).view.owner_view


def texts(session: Session) -> list[str]:
    return [said(entry) for entry in session.entries]


async def says(session: Session, text: str) -> None:
    signals = [session.operations, session.history.opened]
    await until(signals, lambda: text in texts(session), 20, lambda: texts(session))


async def opens(start_program: StartProgram, folder: Path, cli: str) -> MainController:
    program = start_program(cli=cli)
    program.launcher.open_session(str(folder), ID)
    session = session_of(program)
    await until(session.history.loading_ended, lambda: not session.history.awaited, 60)
    assert "The first answer." in texts(session)
    return program


async def stands(session: Session) -> None:
    """Wait until the watcher takes everything that is written from now on for another program's output."""
    await until(session.file_watcher.baseline_set, lambda: session.file_watcher._offset >= 0, 60)


async def begun_anew(program: MainController, session: Session) -> Session:
    await until(controller_of(program).begun, lambda: program.session is not session, 60)
    return session_of(program)


def written(program: MainController) -> Callable[[], bool]:
    return lambda: bool(strip(program).property("shown"))


@pytest.mark.full_window
async def test_what_another_program_writes_is_seen_and_taken_over(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, file: SessionFile, cli: str
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    await stands(session)
    assert not strip(program).property("shown")
    file.says("said in a terminal")
    file.answers("Answered there.")
    await says(session, "Answered there.")
    assert strip(program).property("readOnly")
    assert "Another program" in strip(program).property("words")

    pointed: list[bool] = []
    strip(program).pointed.connect(lambda: pointed.append(True))
    assert not composer(controller_of(program)).ready("not by accident")
    assert pointed == [True]
    session.start()
    assert session.state.phase is SessionPhase.NOT_RUNNING

    strip(program).acquire()
    fresh = await begun_anew(program, session)
    assert not strip(program).property("shown")
    await until(fresh.state_changed, lambda: fresh.state.phase is SessionPhase.READY, 60)
    await says(fresh, words_of(TAKEN_OVER))
    await says(fresh, "Answered there.")
    assert texts(fresh).count(words_of(TAKEN_OVER)) == 1
    assert composer(controller_of(program)).ready("meant")


async def test_a_session_comes_back_by_itself_when_its_terminal_ends(
    start_program: StartProgram,
    tmp_path: Path,
    file: SessionFile,
    cli: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session_controller, "_TERMINAL_MS", 10)
    program = start_program(cli=cli)
    there = TerminalSession(ID, RunningStatus.IDLE)
    answers: list[tuple[TerminalSession, ...] | LibraryError] = [(there,)]
    ask, looks = program.library.ask, 0

    async def answer(request: Any, *more: float) -> Any:
        nonlocal looks
        if not isinstance(request, FindTerminalSessions):
            return await ask(request, *more)
        looks += 1
        found = answers.pop(0) if len(answers) > 1 else answers[0]
        if isinstance(found, LibraryError):
            raise found
        return found

    monkeypatch.setattr(program.library, "ask", answer)
    program.launcher.open_session(str(tmp_path), ID)
    session = session_of(program)
    shown = strip(program).changed
    await until(shown, lambda: bool(strip(program).property("readOnly")), 20)
    await until(session.history.loading_ended, lambda: not session.history.awaited, 60)
    draft = composer(controller_of(program)).draft_view
    draft.keep("half a message", 3)
    # a file that is being written, and a library that does not answer, are no end
    answers[:] = [(there,), (), (there,), (), LibraryError("busy"), (there,)]
    before = looks
    while looks < before + 8:
        await asyncio.sleep(0.01)
    assert session_of(program) is session and strip(program).property("readOnly")
    file.says("said in a terminal")
    file.answers("Answered there.")
    answers[:] = [()]
    fresh = await begun_anew(program, session)
    await says(fresh, "Answered there.")
    assert not strip(program).property("shown")
    assert draft.text == "half a message"
    assert fresh.state.phase is SessionPhase.NOT_RUNNING, "nothing starts by itself"
    assert composer(controller_of(program)).ready("and on")


async def test_what_is_written_while_we_are_idle_is_told(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, file: SessionFile, cli: str
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    session.send("go")
    await says(session, "Hi again.")
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    await stands(session)
    file.says("said in a terminal")
    await until(strip(program).changed, written(program), 60)
    assert not strip(program).property("readOnly")
    assert "has not seen" in strip(program).property("words")
    assert "said in a terminal" not in texts(session)
    strip(program).acquire()
    fresh = await begun_anew(program, session)
    await says(fresh, "said in a terminal")


@pytest.mark.parametrize("ends", ["turn", "child"])
@pytest.mark.parametrize("whose", ["another's", "ours"])
async def test_what_is_written_while_our_own_turn_runs_is_told_at_its_end(
    start_program: StartProgram,
    screen: WindowEngine,
    tmp_path: Path,
    file: SessionFile,
    whose: str,
    ends: str,
) -> None:
    """The session's own child and another program write to the file. A message's id says who wrote it."""
    half = WIRE.assistant("msg_half", {"type": "text", "text": "Half."})
    steps = Steps().await_user().write(WIRE.init("default"), half).await_control("set_model", {})
    if ends == "child":
        steps.die()
    else:
        steps.write(*WIRE.text_turn("Whole.", message_id="msg_whole"))
    script = Script(steps, resumed=steps)
    program = await opens(start_program, tmp_path, shlex.join(script.save(tmp_path / "script.json")))
    session = session_of(program)
    told: list[bool] = []
    session.file_watcher.wrote.connect(told.append)
    session.send("go")
    await says(session, "Half.")
    file.last = file.says("go", uuid=session._feed.reducer.store.turns[-1].uuid)
    ours = file.answers("Half.", id="msg_half")
    if whose == "another's":
        file.says("said in a terminal", hangs_on=file.last)
        file.answers("Answered there.", id="msg_theirs")
    session.settings.set(SettingSubject.MODEL, "claude-y")
    if ends == "turn":
        file.answers("Whole.", id="msg_whole", hangs_on=ours)
    await stands(session)
    if whose == "ours":
        file.answers("More.", id="msg_theirs", hangs_on=ours)  # read after the session's own messages
        await until(session.file_watcher.wrote, lambda: bool(told), 60)
        assert told == [ends == "child"]
        assert ends == "turn" or program.session is session
        return
    await until(strip(program).changed, written(program), 60)
    if ends == "turn":
        assert not strip(program).property("readOnly")
        assert "has not seen" in strip(program).property("words")
        strip(program).acquire()
    fresh = await begun_anew(program, session)
    await until(fresh.history.loading_ended, lambda: not fresh.history.awaited, 60)
    assert ("Answered there." in texts(fresh)) == (ends == "child")
    assert any("not in this conversation" in text for text in texts(fresh)) == (ends == "turn")


async def test_what_is_written_in_a_long_turn_of_ours_is_told_while_it_runs(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, file: SessionFile
) -> None:
    half = WIRE.assistant("msg_half", {"type": "text", "text": "Half."})
    steps = Steps().await_user().write(WIRE.init("default"), half).await_control("set_model", {})
    steps.write(*WIRE.text_turn("Whole.", message_id="msg_whole"))
    script = Script(steps, resumed=steps)
    program = await opens(start_program, tmp_path, shlex.join(script.save(tmp_path / "script.json")))
    session = session_of(program)
    await stands(session)
    session.send("go")
    await says(session, "Half.")
    ours = file.says("go", uuid=session._feed.reducer.store.turns[-1].uuid)
    file.answers("Half.", id="msg_half")
    file.says("said in a terminal", hangs_on=ours)
    file.answers("Answered there.", id="msg_theirs")
    await until(strip(program).changed, written(program), 60)
    assert "has not seen" in strip(program).property("words")
    assert session.state.phase is SessionPhase.WORKING
    assert strip(program).property("action") == "", "to load it anew would end the turn"
    strip(program).acquire()
    session.settings.set(SettingSubject.MODEL, "claude-y")
    await says(session, "Whole.")
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    assert written(program)() and program.session is session
    assert strip(program).property("action") == "Reload session"


async def test_another_window_is_asked_for_it(
    start_program: StartProgram,
    tmp_path: Path,
    places: AppPaths,
    file: SessionFile,
    cli: str,
    elsewhere: QLockFile,
) -> None:
    assert elsewhere.tryLock(0)
    program = await opens(start_program, tmp_path, cli)
    assert strip(program).property("readOnly")
    assert "another Claude Desk window" in strip(program).property("words")
    strip(program).acquire()
    wanted = places.state / "locks" / f"{ID}.wanted"
    assert strip(program).property("acquiring")
    for _ in range(5):
        await asyncio.sleep(0)
    assert wanted.exists()
    elsewhere.unlock()
    session = await begun_anew(program, session_of(program))
    assert not strip(program).property("shown")
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    assert not wanted.exists()
    assert not elsewhere.tryLock(0), "it is ours"


async def test_a_turn_that_another_window_runs_is_cut_off_when_that_window_dies(
    start_program: StartProgram,
    tmp_path: Path,
    file: SessionFile,
    cli: str,
    elsewhere: QLockFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session_lock, "_FREE_MS", 20)
    assert elsewhere.tryLock(0)
    file.says("run it")
    file.answers(tool("t1"))
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    await says(session, "run it")
    assert "This turn was interrupted." not in texts(session)
    elsewhere.unlock()
    session = await begun_anew(program, session)
    await says(session, "This turn was interrupted.")
    assert not strip(program).property("shown")


@pytest.mark.full_window
async def test_another_window_gets_it(
    start_program: StartProgram,
    tmp_path: Path,
    places: AppPaths,
    file: SessionFile,
    cli: str,
    elsewhere: QLockFile,
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    session.start()
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    assert not elsewhere.tryLock(0)
    composer(controller_of(program)).draft_view.keep("half a thought", 4)
    (places.state / "locks" / f"{ID}.wanted").touch()
    await until(strip(program).changed, written(program), 60)
    await begun_anew(program, session)
    assert elsewhere.tryLock(0)
    assert session_of(program).state.phase is SessionPhase.NOT_RUNNING
    assert strip(program).property("readOnly")
    assert composer(controller_of(program)).draft_view.property("text") == "half a thought"


async def test_a_session_that_is_closed_while_it_begins_anew_is_free(
    start_program: StartProgram, tmp_path: Path, file: SessionFile, cli: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Text that was typed goes to the window that opens the session next, which may be this window."""
    program = await opens(start_program, tmp_path, cli)
    controller, session = controller_of(program), session_of(program)
    composer(controller).draft_view.keep("half a thought", 4)
    close, closed, goes_on = session.close, asyncio.Event(), asyncio.Event()

    async def close_slowly(by: StopBy = StopBy.CLOSE) -> None:
        await close(by)
        closed.set()
        await goes_on.wait()

    monkeypatch.setattr(session, "close", close_slowly)
    controller._session_lock.turned.emit()
    await closed.wait()
    goes_on.set()  # the next session would begin before the closing takes its first step
    await program.session_manager.close(controller)
    program.launcher.open_session(str(tmp_path), ID)
    assert controller_of(program) is not controller
    assert composer(controller_of(program)).draft_view.property("text") == "half a thought"


async def test_a_session_that_ends_here_is_nobodys(
    start_program: StartProgram, tmp_path: Path, file: SessionFile, cli: str, elsewhere: QLockFile
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    session.start()
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    assert not elsewhere.tryLock(0)
    program.session_manager.close(controller_of(program))
    assert elsewhere.tryLock(0)


async def test_a_file_that_goes_is_no_trouble(
    start_program: StartProgram, tmp_path: Path, file: SessionFile, cli: str
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    await stands(session)
    file.path.unlink()
    controller_of(program)._session_lock._check_file()
    session.start()
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
    assert not strip(program).property("shown")


def test_a_fork_that_is_begun_anew_is_no_copy_any_more(tmp_path: Path) -> None:
    """The other session's file and pages do not belong to the fork."""
    mark = PageMark(0, 1, 1, (), 1)
    source = SessionConfig(
        "/srv", None, {}, tmp_path, fork="one", until="a1", new_id="two", begun=StrandCopy(),
        begun_pages=HistoryPages(tmp_path / "one.jsonl", mark, ()),
        begun_eviction=EvictedHistory(TurnCache(None), {}, {}, {}),
    )  # fmt: skip
    assert resumed(source, "two") == SessionConfig(
        "/srv", None, {}, tmp_path, resume="two", may_start=source.may_start, stop_clock=source.stop_clock
    )


async def test_the_page_of_all_sessions_shows_what_another_process_has(
    start_program: StartProgram, cli: str, file: SessionFile, elsewhere: QLockFile, places: AppPaths
) -> None:
    program = start_program(cli=cli)
    listed = program._app.session_list
    await until(listed.rowsInserted, lambda: bool(listed.rows_of([ID])))
    assert elsewhere.tryLock(0)
    (places.state / "locks" / "../locks/no id.lock").touch()
    page = program._app.overview_view
    page.setShown(True)
    assert [row.elsewhere for row in page._model.rows if row.title == "first words"] == [True]
    elsewhere.unlock()
    await until(page.changed, lambda: not any(row.elsewhere for row in page._model.rows))
    page.setShown(False)
    assert not program._overview._timer.isActive()
