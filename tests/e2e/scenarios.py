"""The 29 scenarios that a conversation with either CLI must pass."""

from tests.e2e.scenarios_talk import TALK
from tests.e2e.scenarios_teams import TEAMS
from tests.e2e.scenarios_tools import TOOLS

SCENARIOS = [*TALK, *TOOLS, *TEAMS]
