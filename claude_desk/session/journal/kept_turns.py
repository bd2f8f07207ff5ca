"""A turn on the screen as messages of the wire: what the journal keeps of one that the CLI's file lacks."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState

_PROSE = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE)
_FAILED = (ToolState.FAILED, ToolState.DENIED, ToolState.STOPPED, ToolState.CANCELLED)


def messages_of(turn: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Messages that give these rows again, but for pictures. `turn`: the uuid of the prompt."""
    from claude_desk.transcript.export.document import whole_code  # not before the first frame
    from claude_desk.transcript.export.inert_markdown import fenced

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

    for entry in whole_code(entries):
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
            block = {"type": "tool_use", "id": call.id, "name": call.name, "input": call.input}
            say(block, within=parent)
            structured = {"tool_use_result": call.structured} if call.structured is not None else {}
            say(_result_of(call), "user", parent, **structured)
    end_prose()
    return found


def _result_of(call: ToolCall) -> dict[str, Any]:
    return {
        "type": "tool_result",
        "tool_use_id": call.id,
        "content": call.result,
        "is_error": call.state in _FAILED,
    }
