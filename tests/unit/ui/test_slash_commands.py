"""Where a slash command comes from: this program, the CLI, the user or the project."""

import pytest

from claude_desk.ui.composer import slash_commands
from tests.live_session import LiveSession


@pytest.mark.parametrize(
    ("told", "ours"),
    [
        ({}, True),
        ({"name": "mcp", "description": "Manage servers", "builtin": True}, True),
        ({"name": "mcp", "description": "Tell about mcp (project)"}, False),
        ({"name": "mcp", "description": "Tell about mcp (user)"}, False),
        ({"name": "other", "description": "Tell (user)"}, True),
    ],
)
def test_a_command_of_the_persons_own_goes_to_claude(told: dict[str, object], ours: bool) -> None:
    session = LiveSession()
    session.info.commands = [told] if told else []
    assert (slash_commands.meant("/mcp", session) is not None) == ours
