"""A background command that ends while the session is idle, with both real CLIs: its card reports the end
immediately."""

from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.e2e.desk import Desk
from tests.entry_words import said
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_a_command_ends_while_nobody_talks(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.37 writes the end into its file immediately, and reports it on the stream only in the next turn."""
    call = ToolUse("Bash", {"command": "sleep 3", "description": "wait", "run_in_background": True})
    api.on("run it aside", [Answer(call), "It runs."], forever=True)
    api.on("background", ["It has ended."], forever=True)
    api.on("and now", ["Nothing."], forever=True)
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session
        await desk.say("run it aside")
        await desk.until_row("It runs.")
        told = 'Background command "wait" completed'
        await until(session.operations, lambda: any(told in said(e) for e in session.entries), 60)
        [card] = [entry.tool for entry in session.entries if entry.tool is not None]
        assert card.state.value == "done"
        if cli is clis.NEW:
            await desk.until_row("It has ended.")  # this CLI starts a turn by itself
        await desk.until_state(SessionPhase.READY)
        await desk.say("and now")
        await desk.until_row("Nothing.")
        await desk.until_state(SessionPhase.READY)
        assert sum(told in said(entry) for entry in session.entries) == 1
        live, session_id = session.entries, session.info.session_id
        await reopen_check.written(live, home, journals, session_id)
    assert not reopen_check.differences(live, home, journals, session_id)
