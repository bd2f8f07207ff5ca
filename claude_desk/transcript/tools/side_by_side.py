"""The tools whose calls Claude Code runs in parallel. It runs all other calls one by one, in order.

Both known versions do this. A shell command that only reads, and a tool that its server declares read-only,
run in parallel too, but that cannot be known here.
"""

from claude_desk.transcript.entries import ToolCall

_SIDE_BY_SIDE = frozenset(
    {
        "Agent",
        "AskUserQuestion",
        "EnterPlanMode",
        "ExitPlanMode",
        "Glob",
        "Grep",
        "LSP",
        "ListMcpResourcesTool",
        "Read",
        "ReadMcpResourceTool",
        "Task",
        "TaskGet",
        "TaskList",
        "TaskStop",
        "TaskUpdate",
        "WebFetch",
        "WebSearch",
    }
)


def runs_beside(call: ToolCall) -> bool:
    """Return whether the call runs in parallel with other calls of these tools."""
    return call.name in _SIDE_BY_SIDE
