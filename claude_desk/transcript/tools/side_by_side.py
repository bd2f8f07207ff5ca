"""The tools whose calls Claude Code may run in parallel.

CLI 2.1.37 and 2.1.330 also run two other kinds of calls in parallel: shell commands that only read, and calls
of tools that their server declares read-only. This program cannot recognize these two kinds. The CLIs run all
other calls one by one, in order.
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


def runs_in_parallel(call: ToolCall) -> bool:
    """Return whether the call may run in parallel with other calls of these tools."""
    return call.name in _SIDE_BY_SIDE
