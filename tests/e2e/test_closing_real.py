"""The window is closed in the middle of a turn, with both real CLIs. The reopened session reports the
interruption."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.permission_log import read_permission_log
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.expected_rows import Row, claude, differences, notice, tool, you
from tests.qml.window import Kind
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def reopened(desk: Desk) -> list[str]:
    await until(desk.session.history.opened, lambda: any("Turn:" in row for row in desk.rows()), 30)
    return desk.rows()


async def test_a_turn_that_was_cut_off_says_so_and_can_be_gone_on_with(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """End the program as a signal or a logout does. The user has not pressed Stop."""
    gate = Gate()
    api.on("alpha question", [Answer(Text("The alpha answer\n\nand ", gate, "more."))])
    api.on("Continue.", ["It goes on."])
    command = shlex.join(cli.command())
    async with Desk(Options(directory=str(project), cli=command), environment, tmp_path / "desk") as desk:
        await desk.say("alpha question")
        await desk.until_row("The alpha answer")
        desk.program.cut_off()
    async with Desk(Options(cli=command), environment, tmp_path / "desk") as desk:
        assert not differences(
            await reopened(desk),
            [
                you("alpha question"),
                claude("The alpha answer"),
                claude("and"),
                Row("Turn: ", "Interrupted when Claude Desk closed"),
                notice("This turn was interrupted."),
            ],
        )
        assert desk.session.state.phase is SessionPhase.NOT_RUNNING
        await desk.press("Continue")
        await desk.until_row("It goes on.")
        await desk.until_state(SessionPhase.READY)
        assert desk.find(Kind.Button, "Continue") is None
        assert "alpha question" in json.dumps(api.turns[-1].body["messages"])


async def test_a_request_that_was_open_at_the_close_is_not_answered(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("make it", [Answer(ToolUse("Bash", {"command": "mkdir sub"})), "never said"])
    command = shlex.join(cli.command())
    async with Desk(Options(directory=str(project), cli=command), environment, tmp_path / "desk") as desk:
        await desk.say("make it")
        await desk.until_state(SessionPhase.WAITING)
        desk.session.send("and then that")
        desk.window.close()
        await desk.until_shown(Kind.Dialog, "Close Claude Desk while Claude is working?")
        said = " ".join(desk.shown(Kind.StaticText))
        assert "“make it” needs you. A message is queued in it." in said
        assert not desk.program.ended.is_set()
        journal = tmp_path / "desk/data/journals" / f"{desk.session.info.session_id}.jsonl"
        await desk.press("Stop and close")
        await desk.program.ended.wait()
    assert not (project / "sub").exists()
    assert [line.decision for line in read_permission_log(journal).lines] == ["closed"]
    async with Desk(Options(cli=command), environment, tmp_path / "desk") as desk:
        assert not differences(
            await reopened(desk),
            [
                you("make it"),
                tool("Bash", "Not answered: the session was closed.", "stopped"),
                Row("Turn: ", "Stopped when the session was closed"),
            ],
        )
        queue = desk.session.message_dispatch.queue.queue
        assert [queued.message.text for queued in queue] == ["and then that"]
