"""Sessions of a user whose settings, or whose project's settings, name another folder for sessions."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import NEW, Cli
from tests.e2e.desk import Desk
from tests.standin import StandIn
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


@pytest.mark.parametrize("whose", ["settings.json", ".claude/settings.local.json"])
async def test_a_session_is_found_where_the_settings_put_it(
    whose: str, cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Such a session was once reported as deleted after a restart, and was missing in every list."""
    moved = tmp_path / "elsewhere"
    own = Path(environment["CLAUDE_CONFIG_DIR"])
    settings = (own if whose == "settings.json" else project) / whose
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps({"env": {"CLAUDE_CONFIG_DIR": str(moved)}}))
    api.on("hello", ["Hi there."])
    api.on("and again", ["Once more."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        if settings.parent.parent == project:
            await desk.press("Trust this folder")
        await desk.say("hello")
        await desk.until_row("Hi there.")
        await desk.until_state(SessionPhase.READY)
        session_id = desk.session.info.session_id
    there, other = (own, moved) if settings.parent.parent == project and cli is NEW else (moved, own)
    assert list(there.glob(f"projects/*/{session_id}.jsonl")) and not list(other.glob("projects/*/*.jsonl"))
    again = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(again, environment, tmp_path / "desk") as desk:
        await until(
            desk.session.history.loading_ended, lambda: any("Hi there." in row for row in desk.rows())
        )
        listed = desk.screen.app.session_list
        await until(listed.rowsInserted, lambda: listed.rowCount() > 0)
        await desk.say("and again")
        await desk.until_row("Once more.")
        assert desk.session.info.session_id == session_id
