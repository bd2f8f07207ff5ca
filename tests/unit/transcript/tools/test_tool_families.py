"""The family of a tool, which selects the icon before its name."""

import pytest

from claude_desk.transcript.tools.registry import ALIASES, family_of


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("web_search", "web"), ("web_fetch", "web"), ("exit_plan_mode", "plan"), ("AgentOutputTool", "run"),
        ("Workflow", "agent"), ("ListAgents", "agent"), ("Task", "agent"), ("KillShell", "run"),
        ("KillBash", "run"), ("BashOutput", "run"), ("Bash", "run"), ("mcp__x__y", "server"),
        ("Unheard", "other"),
    ],
)  # fmt: skip
def test_of_a_tool(name: str, family: str) -> None:
    assert family_of(name) == family


@pytest.mark.parametrize(("alias", "name"), ALIASES.items())
def test_another_name_has_the_sign_of_the_tool(alias: str, name: str) -> None:
    assert family_of(alias) == family_of(name)
