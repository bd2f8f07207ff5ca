"""A session of a real CLI next to another session, and in its own window. The session continues in each
place."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import items_of
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_it_goes_on_in_a_window_of_its_own_and_back(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    gate = Gate()
    api.on("tell me", [Answer(Text("It begins here,\n\nand ", gate, "ends here."))])
    api.on("make it", [Answer(ToolUse("Bash", {"command": "mkdir sub"})), "It is not made."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        manager, main = desk.program.session_manager, desk.window
        await desk.say("tell me")
        await desk.until_row("It begins here,")
        controller, session = manager.current, desk.session
        assert controller is not None
        states: list[SessionPhase] = []
        session.state_changed.connect(lambda: states.append(session.state.phase))
        manager.move_out(controller)
        own = desk.program.windows.window_of(controller)
        assert own is not None
        await until(own.activeChanged, own.isActive)
        desk.window = own
        gate.release()
        await desk.until_row("and ends here.")
        await desk.until_state(SessionPhase.READY)
        assert states == [SessionPhase.READY], "its child was ended, or another one started"
        await desk.say("make it")
        await desk.decide("Deny")
        await desk.until_row("It is not made.")
        await desk.until_state(SessionPhase.READY)
        assert not (project / "sub").exists()
        own.close()
        await until(main.activeChanged, main.isActive)
        desk.window = main
        assert manager.current is manager.main is controller, "there is nothing else to show"
        assert controller.session is session and session.state.phase is SessionPhase.READY


async def test_two_answer_side_by_side(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    gate = Gate()
    api.on("on the left", [Answer(Text("The left one begins,\n\nand ", gate, "ends."))])
    api.on("on the right", ["The right one is done."])
    (project / "other").mkdir()
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        manager = desk.program.session_manager
        await desk.say("on the left")
        await desk.until_row("The left one begins,")
        left = manager.current
        with manager.opening_in_other_pane():
            desk.program.launcher.open_folder(str(project / "other"))
        right = manager.current
        assert left is not None and right is not None and manager.other_pane is left is not right
        assert left.session is not None and right.session is not None
        assert len(items_of(desk.window, "TranscriptView")) == 2
        right.view.send("on the right")
        await desk.until_row("The right one is done.")
        await until(right.session.state_changed, lambda: right.session.state.phase is SessionPhase.READY, 30)
        assert left.session.state.phase is SessionPhase.WORKING
        gate.release()
        await until(left.session.state_changed, lambda: left.session.state.phase is SessionPhase.READY, 30)
        manager.show(left)
        await desk.until_row("and ends.")
