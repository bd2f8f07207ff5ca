"""The scenarios at the bare wire. If a scenario fails here, the CLI has changed and the program is not the
cause."""

from pathlib import Path

import pytest

from tests.clis import Cli
from tests.e2e import unknown_folder
from tests.e2e.expected_rows import differences
from tests.e2e.scenarios import SCENARIOS
from tests.e2e.scenarios_decisions import DENY
from tests.e2e.scenarios_talk import SIMPLE_TEXT, THINKING
from tests.e2e.scenarios_teams import TEAM_CREATE
from tests.e2e.scenarios_tools import ASK_USER_QUESTION, SINGLE_BASH
from tests.e2e.steps import OLD
from tests.e2e.unknown_folder import HOOK, RULE, SERVER
from tests.e2e.wire_player import WirePlayer
from tests.standin import StandIn
from tests.wire_client import WireCli, deny

# One scenario of each kind. The window plays all scenarios; these few show whether the CLI has changed. The
# scenario with the team is last, because the team stays.
ONE_OF_A_KIND = (SIMPLE_TEXT, THINKING, SINGLE_BASH, ASK_USER_QUESTION, DENY, TEAM_CREATE)


@pytest.mark.both_versions
@pytest.mark.drawn(2)
def test_scenarios_on_the_wire(cli: Cli, api: StandIn, project: Path, environment: dict[str, str]) -> None:
    with WireCli(cli.command(), project, environment) as wire:
        wire.ask("initialize")
        player = WirePlayer(wire, api)
        seen = 0
        for scenario in ONE_OF_A_KIND:
            scenario.prepare(api, project)
            player.play(scenario.acts_for(cli.version))
            names = player.rows()
            told = differences(names[seen:], scenario.rows[cli.version], scenario.loose_notices)
            assert not told, f"{scenario.name}: {told}"
            seen = len(names)
            scenario.check(api, project)


@pytest.mark.both_versions
@pytest.mark.drawn(2)
def test_a_folder_runs_its_own_things_unless_told_not_to(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """With `--setting-sources=user` nothing of the folder runs. Without it, the folder's files run programs,
    which is why the program asks first."""
    unknown_folder.write(project, api)
    with WireCli(cli.command(), project, environment, ["--setting-sources=user"]) as wire:
        wire.ask("initialize")
        wire.say(unknown_folder.PROMPT)
        wire.answer(ask := wire.wait_for_ask(), deny("No.")(ask["request"]))
        wire.wait_for_result()
    assert not any(request.path.startswith("/ran/") for request in api.requests)
    with WireCli(cli.command(), project, environment, decide=deny("No.")) as wire:
        wire.ask("initialize")
        wire.say(unknown_folder.PROMPT)
        wire.wait_for_result()
    ran = {name for name in (HOOK, SERVER, RULE) if unknown_folder.has_run(api, name)}
    # 2.1.330 does not apply the rule of a folder that the user has not trusted.
    assert ran == ({HOOK, SERVER, RULE} if cli.version == OLD else {HOOK, SERVER})


def test_there_are_29() -> None:
    assert len({scenario.name for scenario in SCENARIOS}) == 29
