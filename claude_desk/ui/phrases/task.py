"""Background tasks and subagents: how they ended, and what monitors reported."""

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import ToolState
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording, words
from claude_desk.ui.transcript.tool_state_text import tool_state_words
from claude_desk.ui.translation import translate


def ended(status: str) -> str:
    """`status` is Claude Code's word."""
    match status:
        case "completed":
            return translate("Task", "A background task finished")
        case "failed":
            return translate("Task", "A background task failed")
        case "killed" | "stopped":
            return translate("Task", "A background task was stopped")
        case "":
            return translate("Task", "A background task ended")
        case _:
            return translate("Task", "A background task ended: {status}", status=status)


def status(status: str) -> str:
    """Return the state of a task in words. An unknown state keeps Claude Code's words."""
    match status:
        case "running":
            return tool_state_words(ToolState.RUNNING)
        case "completed" | "success":
            return tool_state_words(ToolState.DONE)
        case "failed" | "error":
            return tool_state_words(ToolState.FAILED)
        case "killed" | "stopped":
            return tool_state_words(ToolState.STOPPED)
    return status.replace("_", " ")


def monitor_events(name: Text, count: int, earlier: int, lines: str) -> str:
    """`earlier` is the number of events that are not in `lines`."""
    said = [
        translate("Task", "{monitor}: %Ln events", n=count, one="{monitor}: %Ln event", monitor=words(name))
    ]
    if earlier:
        said.append(translate("Task", "(%Ln earlier)", n=earlier, one="(%Ln earlier)"))
    return "\n".join([*said, lines])


def called_again(run: int, by: str | None) -> str:
    """`by`: the name of the agent that called the agent again, "" for Claude, None if unknown."""
    if by is None:
        return translate("Task", "Called again · run {run}", run=run)
    if not by:
        return translate("Task", "Called again by Claude · run {run}", run=run)
    return translate("Task", "Called again by “{agent}” · run {run}", agent=by, run=run)


def file_cut(size: int) -> str:
    """`size` is a number of bytes."""
    return translate(
        "Task", "Only the first {size} of this agent’s file are shown.", size=locale_format.size(size)
    )


WORDS: Table = {
    "ended": ended,
    "status": status,
    "called_again": called_again,
    "file_cut": file_cut,
    # The row of a result is a card (`transcript/reducer/agent_results.py`). These are its words in one text.
    "agent_result": Wording("Result of “{agent}”: {said}"),
    "agent_finished": Wording("Agent “{title}” finished", "A background agent finished"),
    "agent_failed": Wording(
        "Agent “{title}” failed: {reason}",
        "Agent “{title}” failed",
        "A background agent failed: {reason}",
        "A background agent failed",
    ),
    "monitor": Wording("Monitor “{title}”", "Monitor"),
    "monitor_event": Wording("{monitor}: {event}", monitor=Field("name"), event=Field("line")),
    "monitor_events": monitor_events,
}
