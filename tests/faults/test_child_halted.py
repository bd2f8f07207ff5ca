"""A child that is halted (SIGSTOP): no message comes, no message is lost, and Stop still works."""

import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.session import halt_monitor
from tests.child_processes import still_running
from tests.faults.scripted_project import HALF, ScriptedProject, next_answer, signal_all, warden, with_shell
from tests.qml.window import Kind
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import WIRE, streaming
from tests.waiting import until

pytestmark = [pytest.mark.seconds(90), pytest.mark.drawn(2)]


async def test_halted_in_a_turn_and_continued(tmp_path: Path) -> None:
    """The child continues in the middle of a line. The message and the draft of the user are kept meanwhile,
    and the message is sent later."""
    words = " ".join(f"word{number}" for number in range(100))
    block = {"type": "text", "text": f" {words}"}
    steps = streaming(HALF).write(*(f for _, f in WIRE.deltas(0, block, 5)), chunk=60, pause=0.003)
    whole = {"type": "text", "text": f"{HALF} {words}"}
    steps.write(WIRE.assistant("msg_1", whole), WIRE.block_stop(0), *WIRE.message_end(), WIRE.result("x"))
    steps.await_user().write(*WIRE.text_turn("Here again.", message_id="msg_2"))
    ground = ScriptedProject(tmp_path, Script(steps))
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(f"{HALF} word0")
        cli = warden().children()
        signal_all(cli, signal.SIGSTOP)
        await desk.say("beta question")
        desk.type("a draft")
        await desk.until_shown(Kind.StaticText, "Working")
        assert not any(row.startswith("Turn") for row in desk.rows())
        signal_all(cli, signal.SIGCONT)
        await desk.until_row("Here again.")
        await desk.until_state(SessionPhase.READY)
        rows = [row for row in desk.rows() if not row.startswith("Turn: ")]
        assert rows == [
            "You: alpha question",
            f"Claude: {HALF} {words}",
            "You: beta question",
            "Claude: Here again.",
        ]
        assert desk.written() == "a draft"
    assert ground.prompts() == ["alpha question", "beta question"]


async def test_that_it_is_halted_is_told_with_what_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halt_monitor, "QUIET_SECONDS", 0.05)
    monkeypatch.setattr(halt_monitor, "_AGAIN_SECONDS", 0.02)
    ground = ScriptedProject(tmp_path, Script(streaming(HALF)))
    async with ground.desk() as desk:
        view = desk.screen.app.view

        def words() -> str:
            return str(view.property("stateWords"))

        await desk.say("alpha question")
        await desk.until_row(HALF)
        cli = warden().children()
        signal_all(cli, signal.SIGSTOP)
        await until(view.ticked, lambda: "suspended" in words())
        assert f"kill -CONT {cli[0].pid}" in words() and "Stop" in words()
        assert (view.property("stateShort"), view.property("tone")) == ("Suspended", "warn")
        assert "Working" in desk.shown(Kind.StaticText), "the state keeps its name"
        signal_all(cli, signal.SIGCONT)
        await until(view.ticked, lambda: "suspended" not in words())
        assert view.property("tone") == "run"


@pytest.mark.parametrize("whom", ["the CLI", "all"])
async def test_halted_and_stopped(tmp_path: Path, whom: str) -> None:
    """Each press takes the next step. The last step, SIGKILL, ends even halted processes and tools."""
    ground = ScriptedProject(tmp_path, Script(with_shell(streaming(HALF)).hang()), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(HALF)
        running = [warden(), *warden().children(recursive=True)]
        assert len(running) == 3
        signal_all(running if whom == "all" else running[1:2], signal.SIGSTOP)
        await desk.press("Stop")
        await desk.until_shown(Kind.StaticText, "Stopping")
        while desk.session.state.phase is SessionPhase.STOPPING:
            if desk.session.state.stop_counts_at <= 0:
                desk.key(Qt.Key.Key_Escape)
            await desk.next_frame()
        await desk.until_state(SessionPhase.STOPPED)
        await desk.until_shown(Kind.StaticText, "Stopped")
        *rows, footer = desk.rows()
        assert rows == ["You: alpha question", f"Claude: {HALF}"]
        assert footer.startswith("Turn: Ended by SIGKILL")
        assert not still_running(running, 5)
        kinds = ground.kinds(desk.session.info.session_id)
        assert kinds == ["started", "sent", "stopped", "cut", "turn"]
        await ground.goes_on(desk)


async def test_halted_between_turns(tmp_path: Path) -> None:
    """The message waits in the pipe until the child continues, and is answered then."""
    ground = ScriptedProject(tmp_path, next_answer())
    async with ground.desk() as desk:
        await desk.until_state(SessionPhase.READY)
        cli = warden().children()
        signal_all(cli, signal.SIGSTOP)
        await desk.say("alpha question")
        await desk.until_shown(Kind.StaticText, "Working")
        signal_all(cli, signal.SIGCONT)
        await desk.until_row("Here again.")
        await desk.until_state(SessionPhase.READY)
    assert ground.prompts() == ["alpha question"]
