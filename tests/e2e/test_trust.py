"""Nothing of an unknown folder runs before the person says so, on both CLIs (design.md section 4)."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.state import SessionState
from tests.clis import Cli
from tests.e2e import unknown_folder
from tests.e2e.desk import Desk
from tests.e2e.steps import NEW
from tests.e2e.unknown_folder import HOOK, PROMPT, RULE, SERVER, has_run, runs
from tests.qml.seen import Kind
from tests.standin import StandIn

QUESTION = "Do you trust this folder?"


@pytest.fixture
def desk_options(cli: Cli, api: StandIn, project: Path) -> Options:
    unknown_folder.write(project, api)
    return Options(directory=str(project), cli=shlex.join(cli.command()))


def what_ran(api: StandIn) -> list[str]:
    return [name for name in (HOOK, SERVER, RULE) if has_run(api, name)]


@pytest.mark.seconds(90)
async def test_nothing_runs_before_the_answer_nor_without_trust(
    desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None
        assert what_ran(api) == []

        await desk.press("Open without them")
        await desk.until_state(SessionState.READY)
        await desk.say(PROMPT)
        await desk.until_state(SessionState.WAITING)
        await desk.decide("Deny")
        await desk.until_state(SessionState.READY)
    assert what_ran(api) == []


@pytest.mark.seconds(90)
async def test_a_trusted_folder_runs_its_own_and_is_asked_about_once(
    cli: Cli, desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("Trust this folder")
        await desk.until_state(SessionState.READY)
        await runs(api, HOOK)
        await runs(api, SERVER)
        await desk.say(PROMPT)
        if cli.version == NEW:  # it does not take rules from a project's shared settings
            await desk.until_state(SessionState.WAITING)
            await desk.decide("Allow once")
        await runs(api, RULE)
        await desk.until_state(SessionState.READY)
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        assert desk.program.session is not None, "it was asked about again"
        await desk.until_state(SessionState.READY)
    changed = Path(desk_options.directory) / ".mcp.json"
    changed.write_text(json.dumps({"mcpServers": {"another": {"command": "false"}}}))
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None
