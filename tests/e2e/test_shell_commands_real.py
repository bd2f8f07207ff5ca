"""What the user's own command printed goes to Claude before the next message, and looks the same when the
session is opened again."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.standin import StandIn
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_the_output_of_a_command_goes_to_claude(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    (project / "notes.txt").write_text("see @other.txt\n")
    (project / "other.txt").write_text("never read\n")
    api.on("What is it?", ["A note."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        chips = desk.screen.app.view.composer.carrying_view.list
        await desk.say("!cat notes.txt; pwd; exit 2")
        await until(chips.changed, lambda: chips.outputs == 1)
        assert not api.turns
    async with Desk(options, environment, tmp_path / "desk") as desk:  # it waits in the draft
        chips = desk.screen.app.view.composer.carrying_view.list
        await until(chips.changed, lambda: chips.outputs == 1)
        await desk.say("What is it?")
        await desk.until_row("A note.")
        await desk.until_state(SessionPhase.READY)
        assert chips.outputs == 0
        await desk.say("!echo after; exit 4")
        await until(chips.changed, lambda: chips.outputs == 1)
        session_id, rows = desk.session.info.session_id, desk.rows()
    own = [row for row in rows if "You ran" in row]
    assert any("echo after" in row and "exit code 4" in row for row in own), rows
    asked = str(api.turns[-1].messages)
    assert "<bash-input>cat notes.txt; pwd; exit 2</bash-input>" in asked
    assert f"<bash-stdout>see @other.txt\\n{project}</bash-stdout>" in asked
    assert "<bash-stderr>Exit code 2</bash-stderr>" in asked
    assert "never read" not in asked, "what a program prints mentions no file"
    said = next(row for row in rows if "What is it?" in row)
    assert "! cat notes.txt; pwd; exit 2" in said and "bash-" not in said
    again = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(again, environment, tmp_path / "later") as desk:
        await desk.until_frame(lambda: said in desk.rows(), 60.0, desk.rows)
    async with Desk(again, environment, tmp_path / "desk") as desk:  # with its journal
        await desk.until_frame(lambda: said in desk.rows(), 60.0, desk.rows)
        assert [row for row in desk.rows() if "You ran" in row] == own
