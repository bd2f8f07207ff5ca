"""Converts a turn on the screen to wire messages, which the journal keeps if the CLI's file lacks the
turn."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState

_PROSE = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE)
# How many characters of pictures and files are kept at most: from the prompt of a turn, and from all results
# in the turn. Of further attachments of a prompt, the message's `SentRecord` has the names.
_MOST_CARRIED = 16 << 20
_FAILED = (ToolState.FAILED, ToolState.DENIED, ToolState.STOPPED, ToolState.CANCELLED)


def messages_of(turn: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return wire messages from which these rows can be made again. `turn`: the uuid of the prompt."""
    from claude_desk.transcript.export.document import joined_code  # not before the first frame
    from claude_desk.transcript.export.inert_markdown import fenced

    room = Room()
    numbers = count()
    found: list[dict[str, Any]] = []
    prose: list[str] = []
    parent = ""

    def say(block: dict[str, Any], role: str = "assistant", within: str = "", **more: Any) -> None:
        name = f"{turn}.{next(numbers)}"
        message = {"id": name, "type": "message", "role": role, "content": [block]}
        found.append(
            {"type": role, "uuid": name, "parent_tool_use_id": within or None, "message": message, **more}
        )

    def end_prose() -> None:
        if prose:
            say({"type": "text", "text": "\n\n".join(prose)}, within=parent)
            prose.clear()

    for entry in joined_code(entries):
        if entry.kind not in _PROSE or entry.parent != parent:
            end_prose()
        parent = entry.parent
        if entry.kind in _PROSE:
            is_code = entry.kind is EntryKind.CODE
            prose.append(fenced(entry.text, entry.language) if is_code else entry.text)
        elif entry.kind is EntryKind.THINKING and entry.text:
            say({"type": "thinking", "thinking": entry.text, "signature": ""}, within=parent)
        elif entry.kind is EntryKind.TOOL and entry.tool is not None:
            call = entry.tool
            if call.by_user:
                continue  # the journal has a record of it
            block = {"type": "tool_use", "id": call.id, "name": call.name, "input": call.input}
            say(block, within=parent)
            structured = {"tool_use_result": call.structured} if call.structured is not None else {}
            say(_result_of(call, room), "user", parent, **structured)
    end_prose()
    return found


class Room:
    """The room that is left for attachments."""

    def __init__(self) -> None:
        self._left = _MOST_CARRIED

    def kept_of(self, carried: Iterable[Attachment]) -> list[tuple[str, dict[str, Any]]]:
        """Return the name and content block of each attachment that is in memory and fits into the remaining
        room."""
        from claude_desk.transcript.reducer.attachment_parsing import block_of  # not before the first frame

        found = []
        for each in carried:
            if each.data and len(each.data) <= self._left:
                self._left -= len(each.data)
                found.append((each.name, block_of(each)))
        return found


def _result_of(call: ToolCall, room: Room) -> dict[str, Any]:
    carried = [block for _, block in room.kept_of(call.attachments)]
    return {
        "type": "tool_result",
        "tool_use_id": call.id,
        "content": [{"type": "text", "text": call.result}, *carried] if carried else call.result,
        "is_error": call.state in _FAILED,
    }
