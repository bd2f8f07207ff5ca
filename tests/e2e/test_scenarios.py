"""Each scenario in the window, on both real CLIs: the rows seen at its end, and when it is reopened."""

import shlex
import sys
from pathlib import Path

import pytest

from claude_desk.options import Options
from tests import clis
from tests.clis import Cli
from tests.e2e import reopened
from tests.e2e.desk import Desk
from tests.e2e.rows import differences
from tests.e2e.scenarios import SCENARIOS
from tests.e2e.scenarios_decisions import DECISIONS
from tests.e2e.steps import Scenario
from tests.e2e.window_player import WindowPlayer
from tests.standin import StandIn


@pytest.mark.seconds(240)
@pytest.mark.parametrize("scenario", [*SCENARIOS, *DECISIONS], ids=lambda scenario: scenario.name)
async def test_scenario(
    scenario: Scenario, cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    scenario.prepare(api, project)
    command = cli.command()
    if scenario.deaf:
        command = [sys.executable, str(clis.ROOT / "tests" / "e2e" / "deaf.py"), *command]
    options = Options(directory=str(project), cli=shlex.join(command))
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await WindowPlayer(desk, api).play(scenario.acts_for(cli.version))
        desk.unfold_subagents()
        names = desk.rows()
        strange = desk.without_own_card()
        live, session_id = desk.session.entries, desk.session.session_id
        await reopened.written(live, home, journals, session_id)
    assert not differences(names, scenario.rows_in_window(cli.version), scenario.loose_notices)
    assert strange == sorted(scenario.unknown_tools), "tools without a card of their own"
    how = "Turn: Ended by SIG" if scenario.deaf else "Turn: Stopped by you in "
    stopped = [name for name in names if name.startswith(how)]
    assert len(stopped) == scenario.stops(cli.version), names
    scenario.check(api, project)
    assert not reopened.differences(live, home, journals, session_id)
