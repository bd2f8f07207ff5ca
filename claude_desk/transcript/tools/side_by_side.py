"""The tools of which Claude Code runs several calls in parallel. It runs all other calls one by one, in
order.

CLI 2.1.37 and 2.1.330 both do this. They also run shell commands that only read, and tools that their server
declares read-only, in parallel, but this program cannot recognize those.
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
