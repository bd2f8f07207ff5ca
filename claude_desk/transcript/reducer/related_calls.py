"""Finds the tool calls that a message is about. Their rows are loaded before the message is processed."""

from collections.abc import Iterator
from typing import Any

from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.content_blocks import TextBlock
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.reducer.background_tasks import TaskTracker, tags_in
from claude_desk.transcript.reducer.tool_results import AGENTS


def calls_mentioned_in(message: Any, tasks: TaskTracker) -> Iterator[str]:
    """Yield the ids of the tool calls that a message is about: the call of the subagent that sent the
    message, and the call of the background task that the message reports on.

    Some ids may be "".
    """
    match message:
        case StreamEvent() | m.AssistantMessage():
            yield message.parent_tool_use_id or ""
        case m.UserMessage():
            yield message.parent_tool_use_id or ""
            tags = tags_in(_first_text(message))
            yield tags.get("tool-use-id", "")
            yield tasks.call_of(tags.get("task-id", ""))
        case s.TaskStarted() | s.TaskProgress() | s.TaskNotification():
            yield message.tool_use_id or ""
            yield tasks.call_of(message.task_id)
        case s.TaskUpdated():
            yield tasks.call_of(message.task_id)


def hosts_in(entries: list[Entry]) -> Iterator[str]:
    """Yield the ids of the calls that messages may mention after the calls have ended, for example calls of
    subagents."""
    above = {entry.parent for entry in entries}
    for entry in entries:
        call = entry.tool
        if call is not None and (call.name in AGENTS or call.progress is not None or call.id in above):
            yield call.id


def _first_text(message: m.UserMessage) -> str:
    """Return the first text of a message; "" if it has no text. A report about a task is in this text."""
    content = message.message.content
    if isinstance(content, str):
        return content
    return next((block.text for block in content if isinstance(block, TextBlock)), "")
