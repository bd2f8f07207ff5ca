"""Background tasks and subagents: how they ended, and what monitors reported."""

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import ToolState
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.tool_state_text import tool_state_words
from claude_desk.ui.translation import translate


def ended(status: str) -> str:
    """`status`: as Claude Code names it."""
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
    """Return the state of a task; an unknown state in Claude Code's own words."""
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


def agent_finished(title: str) -> str:
    if not title:
        return translate("Task", "A background agent finished")
    return translate("Task", "Agent “{title}” finished", title=title)


def agent_failed(title: str, reason: str) -> str:
    if title and reason:
        return translate("Task", "Agent “{title}” failed: {reason}", title=title, reason=reason)
    if title:
        return translate("Task", "Agent “{title}” failed", title=title)
    if reason:
        return translate("Task", "A background agent failed: {reason}", reason=reason)
    return translate("Task", "A background agent failed")


def monitor(title: str) -> str:
    return translate("Task", "Monitor “{title}”", title=title) if title else translate("Task", "Monitor")


def monitor_event(name: Text, line: str) -> str:
    return translate("Task", "{monitor}: {event}", monitor=words(name), event=line)


def monitor_events(name: Text, count: int, earlier: int, lines: str) -> str:
    """`earlier`: how many of the events are not in `lines`."""
    said = [
        translate("Task", "{monitor}: %Ln events", n=count, one="{monitor}: %Ln event", monitor=words(name))
    ]
    if earlier:
        said.append(translate("Task", "(%Ln earlier)", n=earlier, one="(%Ln earlier)"))
    return "\n".join([*said, lines])
