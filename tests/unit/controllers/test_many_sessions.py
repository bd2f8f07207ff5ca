"""Ten sessions side by side: all of them work, no session loses what was written, and no child outlives the
window."""

import shlex
from pathlib import Path

import psutil
import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import SessionController
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import Entry
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.window.window_engine import WindowEngine
from tests.child_processes import still_running
from tests.leftover_processes import GRACE
from tests.scripted_cli.script import Script
from tests.unit.controllers.conftest import StartProgram
from tests.unit.session.session_harness import streaming
from tests.waiting import until

pytestmark = pytest.mark.full_window

MANY = 10


async def begin_many(program: MainController, root: Path) -> list[SessionController]:
    """Begin `MANY` sessions, each in its own folder. Return their controllers when all of them stream."""
    controllers = []
    for number in range(MANY):
        (root / str(number)).mkdir(exist_ok=True)
        program.launcher.open_folder(str(root / str(number)))
        controller = program.session_manager.current
        assert controller is not None and controller.session is not None
        controller.session.send(f"go {number}")
        controllers.append(controller)
    for controller in controllers:
        session = controller.session
        assert session is not None
        await until(session.operations, lambda: "answer" in session.entries[-1].text, 20)  # noqa: B023
    return controllers


def composer(controller: SessionController | None) -> ComposerView:
    assert controller is not None
    found = controller.view.composer
    assert isinstance(found, ComposerView)
    return found


def write(controller: SessionController, text: str) -> None:
    composer(controller).draft_view.keep(text, len(text))


async def test_ten_stream_and_end_with_the_window(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = Script(streaming("Words of an answer. "), answers={"interrupt": None}).save(tmp_path / "s.json")
    others = psutil.Process().children(recursive=True)  # such as the server of forks
    program = start_program(cli=shlex.join(words))
    controllers = await begin_many(program, tmp_path)
    assert {controller.view.property("state") for controller in controllers} == {"working"}
    assert (
        len({controller.session.info.session_id for controller in controllers if controller.session}) == MANY
    )
    for number, controller in enumerate(controllers):
        assert controller.session is not None
        controller.session.send(f"queued {number}")
        write(controller, f"draft {number}")
    children = [child for child in psutil.Process().children(recursive=True) if child not in others]
    assert len(children) >= MANY
    program.end()
    assert not screen.window.isVisible()
    await program.close()
    # A killed child may still have to be scheduled once, and reaped.
    assert not still_running(children, GRACE)


async def test_the_next_run_has_what_was_written_in_each(start_program: StartProgram, tmp_path: Path) -> None:
    words = Script(streaming("Words of an answer. "), answers={"interrupt": {}}).save(tmp_path / "s.json")
    program = start_program(cli=shlex.join(words))
    controllers = await begin_many(program, tmp_path)
    for number, controller in enumerate(controllers):
        assert controller.session is not None
        controller.session.send(f"queued {number}")
        write(controller, f"draft {number}")
        on_disk(tmp_path, controller.session_id)
    ids = [controller.session_id for controller in controllers]
    program.session_manager.show(controllers[3])
    program.end()
    await program.close()
    again = start_program(cli="/nowhere/claude")
    assert again.session_manager.current is not None
    assert again.session_manager.current.session_id == ids[3]
    await until(again.session_manager.changed, lambda: len(again.session_manager) == MANY)
    assert [controller.session for controller in again.session_manager if controller.deferred] == [None] * (
        MANY - 1
    )
    for number, session_id in enumerate(ids):
        again.launcher.open_session(str(tmp_path / str(number)), session_id)
        session = again.session
        assert session is not None and session.info.session_id == session_id
        assert session.resumed and session.state.phase is SessionPhase.NOT_RUNNING
        assert composer(again.session_manager.current).draft_view.property("text") == f"draft {number}"
        assert [each.message.text for each in session.message_dispatch.queue.queue] == [f"queued {number}"]
    assert len(again.session_manager) == MANY


async def test_what_is_being_written_keeps_its_place(start_program: StartProgram, tmp_path: Path) -> None:
    """Another session of the same folder is opened as a further session, not in place of it."""
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    writing = program.session_manager.current
    assert writing is not None and writing.vacant
    write(writing, "half a thought")
    program.launcher.open_session(str(tmp_path), "some-other")
    assert len(program.session_manager) == 2
    program.session_manager.show(writing)
    assert composer(writing).draft_view.property("text") == "half a thought"


def on_disk(home: Path, session_id: str, lines: str = "") -> None:
    """Write a file of the session, as the CLI does."""
    project = home / ".claude" / "projects" / "x"
    project.mkdir(parents=True, exist_ok=True)
    (project / f"{session_id}.jsonl").write_text(lines)


async def test_whether_a_session_is_unused_takes_no_copy_of_its_rows(
    start_program: StartProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of sessions asks each session at every change whether the session is unused."""
    words = Script(streaming("Words of an answer. "), answers={"interrupt": None}).save(tmp_path / "s.json")
    program = start_program(cli=shlex.join(words))
    program.launcher.open_folder(str(tmp_path))
    controller = program.session_manager.current
    assert controller is not None and controller.session is not None
    assert controller.unused
    session = controller.session
    session.send("go")
    await until(session.operations, lambda: len(session.entries) > 1, 20)
    copies: list[int] = []

    def entries(told: Session) -> list[Entry]:
        copies.append(1)
        return []

    monkeypatch.setattr(Session, "entries", property(entries))
    assert not controller.unused
    assert not copies
    monkeypatch.undo()
