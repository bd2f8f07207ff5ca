"""The text that gives Claude a conversation that it does not know."""

from claude_desk.session.core.session_texts import so_far
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.reducer.tool_input import set_input


def test_tools_are_named_with_what_they_were_about() -> None:
    read, plan = ToolCall("1", "Read"), ToolCall("2", "EnterPlanMode")
    set_input(read, {"file_path": "/p/a.py", "offset": 3, "limit": 2})
    set_input(plan, {})
    rows = [Entry(tool.id, EntryKind.TOOL, 1, tool=tool) for tool in (read, plan)]
    assert so_far(rows).startswith("(You used Read: /p/a.py)\n\n(You used EnterPlanMode)\n\n")


def test_the_report_of_a_command_is_not_a_tool_of_claudes() -> None:
    report = ToolCall("1", "/context", structured={"model": "x"}, result="## Context Usage")
    assert so_far([Entry("1", EntryKind.TOOL, 1, tool=report)]) == so_far([])
