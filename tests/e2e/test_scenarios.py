"""Each scenario in the window, on both real CLIs: the rows at its end, and the rows after reopening."""

import shlex
import sys
from pathlib import Path

import pytest

from claude_desk.options import Options
from tests import clis
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.e2e.desk import Desk
from tests.e2e.expected_rows import differences
from tests.e2e.scenario_groups import SCENARIO_GROUPS, ScenarioGroup
from tests.e2e.scenarios import SCENARIOS
from tests.e2e.scenarios_decisions import DECISIONS
from tests.e2e.steps import Scenario
from tests.e2e.window_player import WindowPlayer
from tests.standin import StandIn


@pytest.mark.seconds(240)
@pytest.mark.parametrize("walk", SCENARIO_GROUPS, ids=lambda walk: walk.name)
async def test_scenarios(
    walk: ScenarioGroup, cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    command = cli.command()
    if walk.deaf:
        command = [sys.executable, str(clis.ROOT / "tests" / "e2e" / "interrupt_filter.py"), *command]
    options = Options(directory=str(project), cli=shlex.join(command))
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    async with Desk(options, environment, tmp_path / "desk") as desk:
        player = WindowPlayer(desk, api)
        seen = 0
        for scenario in walk.scenarios:
            scenario.prepare(api, project)
            await player.play(scenario.acts_for(cli.version))
            desk.unfold_subagents()
            names = desk.rows()
            check_rows(scenario, names[seen:], cli.version)
            seen = len(names)
            scenario.check(api, project)
        strange = desk.without_own_card()
        live, session_id = desk.session.entries, desk.session.info.session_id
        await reopen_check.written(live, home, journals, session_id)
    assert strange == sorted({name for scenario in walk.scenarios for name in scenario.unknown_tools}), (
        "tools without a card of their own"
    )
    assert not reopen_check.differences(live, home, journals, session_id)


def check_rows(scenario: Scenario, names: list[str], version: str) -> None:
    told = differences(names, scenario.rows_in_window(version), scenario.loose_notices)
    assert not told, f"{scenario.name}: {told}"
    how = "Turn: Ended by SIG" if scenario.drops_interrupts else "Turn: Stopped by you in "
    stopped = [name for name in names if name.startswith(how)]
    assert len(stopped) == scenario.stops(version), f"{scenario.name}: {names}"


def test_every_scenario_is_walked_once() -> None:
    walked = [scenario.name for walk in SCENARIO_GROUPS for scenario in walk.scenarios]
    assert sorted(walked) == sorted(scenario.name for scenario in [*SCENARIOS, *DECISIONS])
