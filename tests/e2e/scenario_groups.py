"""Groups of scenarios that are played one after the other in one conversation, because a CLI takes longer to
start than to talk."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.e2e import scenarios_decisions as decisions
from tests.e2e import scenarios_talk as talk
from tests.e2e import scenarios_teams as teams
from tests.e2e import scenarios_tools as tools
from tests.e2e.steps import Scenario


@dataclass(frozen=True)
class ScenarioGroup:
    """Scenarios for one conversation. Scenarios that change everything after them come last: an error of the
    API, plan mode, or a team that stays."""

    name: str
    scenarios: Sequence[Scenario]

    @property
    def deaf(self) -> bool:
        """Whether the group's CLI never receives an interrupt (tests/e2e/interrupt_filter.py)."""
        return any(scenario.drops_interrupts for scenario in self.scenarios)


SCENARIO_GROUPS = [
    ScenarioGroup(
        "talk",
        [
            talk.SIMPLE_TEXT,
            talk.MULTI_TURN,
            talk.THINKING,
            talk.THINKING_THEN_TOOL,
            talk.SEVERAL_TEXTS,
            talk.API_ERROR,
        ],
    ),
    ScenarioGroup(
        "commands",
        [
            tools.RECORDED_REQUESTS,  # first, because this scenario examines all tool results sent so far
            tools.SINGLE_BASH,
            tools.TWO_STEPS,
            tools.TEXT_WITH_TOOL,
            tools.PARALLEL_TOOLS,
            tools.FAILING_TOOL,
            talk.MAX_TOKENS,
        ],
    ),
    ScenarioGroup(
        "files",
        [
            tools.READ,
            tools.WRITE,
            tools.EDIT,
            tools.READ_EDIT_BASH,
            tools.GLOB,
            tools.GREP,
            tools.NOTEBOOK_EDIT,
        ],
    ),
    ScenarioGroup(
        "other tools",
        [tools.TODO_WRITE, tools.ASK_USER_QUESTION, tools.WEB_FETCH, tools.ENTER_PLAN_MODE],
    ),
    ScenarioGroup(
        "teams",
        [teams.TEAM_LIFE_CYCLE, teams.TEAM_DELETE, teams.SEND_MESSAGE, teams.TEAM_CREATE],
    ),
    ScenarioGroup("a teammate", [teams.TEAMMATE]),
    ScenarioGroup(
        "decisions",
        [decisions.DENY, decisions.APPROVE, decisions.ALWAYS_ALLOW],
    ),
    ScenarioGroup(
        "stops",
        [decisions.STOP_TEXT, decisions.STOP_TOOL, decisions.STOP_PENDING],
    ),
    ScenarioGroup("a stop unanswered", [decisions.STOP_UNANSWERED]),
    ScenarioGroup("a stop unanswered in the first turn", [decisions.STOP_UNANSWERED_FIRST_TURN]),
]
