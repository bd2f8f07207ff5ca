"""Which calls Claude Code runs beside one another; it runs all others one by one, in their order.

Both known versions decide so. A shell command that only reads, and a tool that its server calls one that only
reads, run beside others too, which cannot be told from here.
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
    """Whether it runs while others of its kind run."""
    return call.name in _SIDE_BY_SIDE
