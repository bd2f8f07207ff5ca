"""The names of tools on their cards."""

from typing import Any

import pytest

from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.ui.transcript.card_view import card_view_of


def shown(name: str, **given: Any) -> str:
    return card_view_of(ToolCall("t", name, given, state=ToolState.DONE)).name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Bash", "Bash"),
        ("TodoWrite", "To-dos"),
        ("AskUserQuestion", "Question"),
        ("KillShell", "Stop task"),
        ("web_search", "Web search"),
        ("a_tool_of_tomorrow", "a_tool_of_tomorrow"),
    ],
)
def test_a_name_of_the_wire_is_said_in_words(qapp: object, name: str, words: str) -> None:
    assert shown(name) == words


def test_a_servers_tool_keeps_its_name(qapp: object) -> None:
    assert shown("mcp__x__TodoWrite") == "TodoWrite"
