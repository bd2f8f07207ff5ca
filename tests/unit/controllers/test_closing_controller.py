"""The window is closed while Claude works: what is asked, what each answer does, what is kept."""

import asyncio
import shlex
import threading
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow

from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.permission_log import read_permission_log
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace import drafts as drafts_module
from claude_desk.workspace.window_state import WindowState
from tests.scripted_cli.script import Script
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import write
from tests.unit.session.session_harness import WIRE, calling, streaming, tool
from tests.waiting import signal_of, until

STREAMS = Script(streaming("Half an"), answers={"interrupt": {}})
CAN_BE_STOPPED = Script(streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result()))
ENDS = "“Stop and close” ends everything that is running. Conversations, drafts and queued messages are kept."


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


def asked(screen: WindowEngine, name: str = "heading") -> str:
    """Return a text of the question. `words`: all that the question says, from top to bottom."""
    prompt = screen.app.session_list.session_prompt
    names = ("listed", "words", "lost") if name == "words" else (name,)
    return "\n\n".join(said for each in names if (said := str(prompt.property(each))))


async def working(
    start_program: StartProgram, folder: Path, script: Script, state: SessionPhase = SessionPhase.WORKING
) -> MainController:
    """Return the program with a session in the middle of a turn."""
    program = start_program(cli=shlex.join(script.save(folder.parent / "script.json")), directory=str(folder))
    session = program.session
    assert session is not None
    session.send("Mend the importer")
    await until(session.state_changed, lambda: session.state.phase is state)
    return program


async def test_a_window_in_which_nothing_works_is_closed_at_once(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    screen.window.close()
    assert program.ended.is_set()
    assert asked(screen) == ""


async def test_it_asks_before_a_command_of_the_user_is_ended(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    session = program.session
    assert session is not None
    assert session.shell_commands.run("sleep 60")
    screen.window.close()
    assert not program.ended.is_set()
    assert "is running your command." in asked(screen, "listed")
    ended = signal_of(session.shell_commands.ended)
    session.shell_commands.stop()
    await ended
    assert asked(screen) == "Close Claude Desk?"


async def test_an_idle_terminal_is_closed_without_a_question(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    session = program.session
    assert session is not None
    terminal = session.terminal
    assert terminal.start(80, 24, "/bin/bash --norc --noprofile")
    await until(terminal.changed, lambda: terminal.screen is not None and terminal.screen.cursor.x > 0)
    screen.window.close()
    assert program.ended.is_set()  # a shell that waits for a command is no work


async def test_it_names_the_program_in_the_terminal(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    session = program.session
    assert session is not None
    terminal = session.terminal
    assert terminal.start(80, 24, "/bin/sleep 600")
    assert terminal.start(80, 24, "/bin/sleep 600") is False
    terminal.kill()
    await until(terminal.state_changed, lambda: not terminal.running)
    assert terminal.start(80, 24, "/bin/bash --norc --noprofile")
    terminal.write(b"sleep 600\r")
    while terminal.foreground() != "sleep":
        await asyncio.sleep(0.02)
    screen.window.close()
    assert not program.ended.is_set()
    assert "“sleep” is running in the terminal of" in asked(screen, "listed")
    terminal.kill()
    await until(terminal.state_changed, lambda: not terminal.running)


@pytest.mark.full_window
async def test_it_asks_and_names_what_works_and_what_waits(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = await working(start_program, project, STREAMS)
    assert program.session is not None
    program.session.send("and then this")
    screen.window.close()
    assert not program.ended.is_set() and screen.window.isVisible()
    assert asked(screen) == "Close Claude Desk while Claude is working?"
    assert screen.app.session_list.session_prompt.property("signs") == ["working"]
    assert asked(screen, "words") == (
        "“Mend the importer” is working. A message is queued in it.\n\n"
        f"{ENDS} “Keep working” minimizes the window, and Claude continues."
    )
    assert (asked(screen, "yes"), asked(screen, "other")) == (
        "Stop and close",
        "Keep working",
    )
    screen.window.close()
    assert not program.ended.is_set(), "to close it once more is no answer"
    screen.app.session_list.session_prompt.dismiss()
    assert not program.ended.is_set() and screen.window.isVisible()
    assert program.session.state.phase is SessionPhase.WORKING
    screen.window.close()
    screen.app.session_list.session_prompt.accept()
    assert program.ended.is_set() and not screen.window.isVisible()


AGENT = {"task_id": "a1", "run_id": "r1", "task_type": "local_agent", "description": "Look around"}
COMMAND = {"task_id": "b1", "run_id": "r2", "task_type": "local_bash", "description": "npm run dev"}


@pytest.mark.parametrize(
    ("tasks", "ends", "said"),
    [
        ((AGENT,), True, "“Mend the importer” has an agent at work."),
        ((AGENT, COMMAND), True, "“Mend the importer” has an agent at work. A background task runs in it."),
        ((AGENT,), False, "“Mend the importer” is working. An agent works in it."),
        ((COMMAND,), True, "“Mend the importer” has a background task running."),
    ],
)
async def test_agents_at_work_are_counted(
    start_program: StartProgram,
    screen: WindowEngine,
    project: Path,
    tasks: tuple[dict[str, str], ...],
    ends: bool,
    said: str,
) -> None:
    frame = {"type": "system", "subtype": "background_tasks_changed", "tasks": list(tasks)}
    steps = streaming("Half an").write(frame, *([WIRE.result("x")] if ends else []))
    state = SessionPhase.WORKING
    if ends:
        state = SessionPhase.AGENTS if AGENT in tasks else SessionPhase.READY
    program = await working(start_program, project, Script(steps, answers={"interrupt": {}}), state)
    session = program.session
    assert session is not None
    await until(session.workers_changed, lambda: len(session.workers.in_background) == len(tasks))
    screen.window.close()
    assert not program.ended.is_set()
    assert asked(screen, "words").startswith(f"{said}\n\n")


async def test_a_request_that_waits_is_named(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    await working(start_program, project, Script(steps, answers={"interrupt": {}}), SessionPhase.WAITING)
    screen.window.close()
    assert asked(screen, "words").startswith("“Mend the importer” needs you.\n\n")


@pytest.mark.full_window
async def test_kept_working_it_is_minimized_and_calls_at_the_turns_end(
    start_program: StartProgram, screen: WindowEngine, project: Path, places: AppPaths
) -> None:
    program = await working(start_program, project, CAN_BE_STOPPED)
    screen.window.setWindowStates(Qt.WindowState.WindowMaximized)
    screen.window.close()
    called = signal_of(screen.app.attentionWanted)
    screen.app.session_list.session_prompt.choose()
    assert screen.window.visibility() is QWindow.Visibility.Minimized
    assert not program.ended.is_set()
    assert program.session is not None
    program.session.stop()
    await called
    assert program.session.state.phase is SessionPhase.READY
    assert not program.ended.is_set(), "nobody has closed it"
    screen.window.close()
    assert program.ended.is_set(), "nothing works now: nothing is asked"
    kept = WindowState(places.state / "windows").adopt_last()
    assert kept is not None and kept.place is not None and kept.place.maximized, "as it is without that"


@pytest.mark.full_window
async def test_closed_again_while_it_works_minimized_it_asks_where_it_is_seen(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = await working(start_program, project, STREAMS)
    screen.window.setWindowStates(Qt.WindowState.WindowMaximized)
    screen.window.close()
    screen.app.session_list.session_prompt.choose()
    screen.window.close()
    assert not program.ended.is_set()
    assert screen.window.visibility() is QWindow.Visibility.Maximized, "as it was"
    assert asked(screen) == "Close Claude Desk while Claude is working?"


async def test_the_question_follows_what_it_names(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = await working(start_program, project, CAN_BE_STOPPED)
    screen.window.close()
    session = program.session
    assert session is not None
    session.stop()
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY)
    assert (asked(screen), asked(screen, "words")) == ("Close Claude Desk?", "Nothing is running any more.")
    assert (asked(screen, "yes"), asked(screen, "other")) == ("Close", "")
    assert not program.ended.is_set()


async def test_a_session_that_works_is_closed_after_the_same_question(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = await working(start_program, project, STREAMS)
    assert program.session is not None
    program.session.send("and then this")
    screen.app.closeWanted.emit(screen.app.view)
    assert asked(screen) == "Close “Mend the importer”?"
    assert asked(screen, "words") == (f"“Mend the importer” is working. A message is queued in it.\n\n{ENDS}")
    assert (asked(screen, "yes"), asked(screen, "other")) == (
        "Stop and close",
        "",
    )
    screen.app.session_list.session_prompt.accept()
    assert len(program.session_manager) == 0
    assert not program.ended.is_set()


async def test_a_request_is_not_answered_where_the_window_system_goes_away(
    start_program: StartProgram, project: Path, places: AppPaths
) -> None:
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    script = Script(steps, answers={"interrupt": {}})
    program = await working(start_program, project, script, SessionPhase.WAITING)
    assert program.session is not None
    journal = places.data / "journals" / f"{program.session.info.session_id}.jsonl"
    program.save_at_once()
    assert [line.decision for line in read_permission_log(journal).lines] == ["closed"]


@pytest.mark.full_window
async def test_told_to_end_it_asks_nothing(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    program = await working(start_program, project, STREAMS)
    program.cut_off()
    assert program.ended.is_set() and not screen.window.isVisible()
    assert asked(screen) == ""


# --- text that cannot be saved -------------------------------------------------------------------------

FULL = "No space left on device"
LOST = "What is not saved is lost when you close."


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The disk accepts neither drafts nor queues; a failed write is retried soon."""

    def fails(*_: object) -> None:
        raise OSError(28, FULL)

    monkeypatch.setattr(drafts_module, "write_atomic", fails)
    monkeypatch.setattr("claude_desk.workspace.queue_journal.append_lines", fails)
    monkeypatch.setattr("claude_desk.workspace.queue_journal.write_atomic", fails)
    monkeypatch.setattr(drafts_module, "_AGAIN_MS", 20)
    return monkeypatch


def typed(program: MainController, text: str) -> None:
    controller = program.session_manager.current
    assert controller is not None
    write(controller, text)


@pytest.mark.full_window
async def test_it_asks_where_a_draft_would_be_lost(
    start_program: StartProgram, screen: WindowEngine, project: Path, full: pytest.MonkeyPatch
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    typed(program, "half a thought")
    screen.window.close()
    assert not program.ended.is_set()
    assert asked(screen) == "Close Claude Desk and lose what you wrote?"
    assert asked(screen, "words") == f"Your draft in “New session” is not saved: {FULL}.\n{LOST}"
    assert (asked(screen, "yes"), asked(screen, "other")) == (
        "Close and lose it",
        "",
    )
    screen.app.session_list.session_prompt.dismiss()
    assert not program.ended.is_set()
    screen.window.close()
    screen.app.session_list.session_prompt.accept()
    assert program.ended.is_set()


@pytest.mark.full_window
async def test_once_the_disk_takes_it_nothing_is_lost(
    start_program: StartProgram, screen: WindowEngine, project: Path, full: pytest.MonkeyPatch
) -> None:
    """The question drops its warning while it is shown, and the next close asks nothing."""
    program = start_program(cli="/nowhere/claude", directory=str(project))
    typed(program, "half a thought")
    screen.window.close()
    changed = screen.app.session_list.session_prompt.changed
    full.undo()
    await until(changed, lambda: asked(screen) == "Close Claude Desk?", 30)
    screen.app.session_list.session_prompt.dismiss()
    screen.window.close()
    assert program.ended.is_set()


async def test_nothing_is_asked_where_nothing_was_written(
    start_program: StartProgram, screen: WindowEngine, project: Path, full: pytest.MonkeyPatch
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(project))
    typed(program, "half a thought")
    typed(program, "")
    screen.window.close()
    assert program.ended.is_set()


async def test_a_question_about_work_promises_nothing_that_is_not_kept(
    start_program: StartProgram, screen: WindowEngine, project: Path, full: pytest.MonkeyPatch
) -> None:
    program = await working(start_program, project, STREAMS)
    assert program.session is not None
    program.session.send("and then this")
    typed(program, "half a thought")
    screen.window.close()
    assert asked(screen) == "Close Claude Desk while Claude is working?"
    words = asked(screen, "words")
    assert words == (
        "“Mend the importer” is working. A message is queued in it.\n\n"
        "“Stop and close” ends everything that is running."
        " “Keep working” minimizes the window, and Claude continues.\n\n"
        f"Your draft and a queued message in “Mend the importer” are not saved: {FULL}.\n{LOST}"
    )
    controller = program.session_manager.current
    assert controller is not None
    program.session_list.close(controller.view)
    closing = asked(screen, "words")
    assert FULL in closing and "It is kept until you quit." in closing
    assert "drafts and queued messages are kept" not in closing


async def test_what_was_left_unsaved_is_asked_about_too(
    start_program: StartProgram, screen: WindowEngine, project: Path, full: pytest.MonkeyPatch
) -> None:
    """The session of the draft is closed, so the draft is not on the screen."""
    program = start_program(cli="/nowhere/claude", directory=str(project))
    typed(program, "half a thought")
    controller = program.session_manager.current
    assert controller is not None
    await program._close_session(controller)
    screen.window.close()
    assert not program.ended.is_set()
    assert f"Your draft in “{project}” is not saved: {FULL}." in asked(screen, "words")


async def test_what_lies_in_a_place_that_goes_with_us_is_asked_about(
    start_program: StartProgram, screen: WindowEngine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The data folder cannot be used, so drafts are written to a temporary folder."""
    program = start_program(cli="/nowhere/claude", directory=str(project))
    program._drafts._lost = "Permission denied"
    typed(program, "half a thought")
    screen.window.close()
    assert "is not saved: Permission denied." in asked(screen, "words")


async def test_a_disk_that_does_not_answer_is_a_reason(
    start_program: StartProgram, screen: WindowEngine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts_module, "_FLUSH_SECONDS", 0.05)
    held = threading.Event()
    store = drafts_module._store
    monkeypatch.setattr(drafts_module, "_store", lambda *job: (held.wait(30), store(*job))[1])
    program = start_program(cli="/nowhere/claude", directory=str(project))
    typed(program, "half a thought")
    screen.window.close()
    assert "is not saved: the disk did not answer in time." in asked(screen, "words")
    held.set()


@pytest.mark.full_window
@pytest.mark.parametrize("text", ["half a thought", ""])
@pytest.mark.parametrize("pasted", ["", "a long listing"])
async def test_what_was_written_before_there_was_a_session_is_asked_about(
    start_program: StartProgram,
    screen: WindowEngine,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    pasted: str,
) -> None:
    """The folder is not trusted yet, so the draft is written only when the session is left."""
    (project / ".mcp.json").write_text('{"mcpServers": {"x": {"command": "false"}}}')
    program = start_program(cli="/nowhere/claude", directory=str(project))
    assert program.session is None
    typed(program, text)
    controller = program.session_manager.current
    assert controller is not None
    if pasted:
        controller.view.composer.carrying_view.list.add("Pasted text", None, pasted)

    def full(**_: object) -> NoReturn:
        raise OSError(28, FULL)

    with monkeypatch.context() as patch:
        patch.setattr(drafts_module.tempfile, "TemporaryFile", full)
        screen.window.close()
        if text or pasted:
            assert f"is not saved: {FULL}." in asked(screen, "words")
            screen.app.session_list.session_prompt.dismiss()
    screen.window.close()
    assert program.ended.is_set()
