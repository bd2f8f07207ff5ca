"""The files that a command changes, with both real CLIs: live, and after the session is opened again."""

import subprocess
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.tools.card import DiffPart
from claude_desk.transcript.tools.registry import card_of
from tests import clis
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.e2e.desk import Desk
from tests.standin import Answer, StandIn, ToolUse

pytestmark = pytest.mark.seconds(120)


async def test_a_command_shows_the_files_that_it_changed(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    (project / "a.txt").write_text("one\ntwo\n")
    author = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
    for arguments in (["init", "-q"], ["add", "a.txt"], [*author, "commit", "-qm", "first"]):
        subprocess.run(["git", *arguments], cwd=project, check=True, env=environment)
    command = "sed -i s/two/2/ a.txt && echo new > b.txt"
    api.on("change it", [Answer(ToolUse("Bash", {"command": command})), "It is changed."])
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session
        await desk.say("change it")
        await desk.until_row("It is changed.")
        await desk.until_state(SessionPhase.READY)
        [call] = [entry.tool for entry in session.entries if entry.tool is not None]
        shown = [part.diff for part in card_of(call).parts if isinstance(part, DiffPart)]
        changes = [[f"{line.sign}{line.text}" for line in diff.lines] for diff in shown]
        assert changes == ([[" one", "-two", "+2"], ["+new"]] if cli is clis.NEW else [])
        live, session_id = session.entries, session.info.session_id
        await reopen_check.written(live, home, journals, session_id)
    assert not reopen_check.differences(live, home, journals, session_id)
