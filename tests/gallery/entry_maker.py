"""Invented entries."""

from typing import Any

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState

CODE = '''def group(changes):
    """Changes by their area."""
    found = {}
    for change in changes:
        found.setdefault(change.area, []).append(change)
    return found  # by area
'''


class Maker:
    """Makes entries, each with a new id."""

    def __init__(self) -> None:
        self._made = 0

    def __call__(self, kind: EntryKind, text: str = "", **rest: Any) -> Entry:
        self._made += 1
        rest.setdefault("final", True)
        return Entry(id=f"e{self._made}", kind=kind, turn=1, text=text, **rest)

    def tool(self, name: str, title: str, state: ToolState, result: str = "", **rest: Any) -> Entry:
        depth = rest.pop("depth", 0)
        rest.setdefault("input_text", title)
        self._made += 1
        call = ToolCall(id=f"t{self._made}", name=name, title=title, state=state, result=result, **rest)
        return Entry(
            id=f"e{self._made}", kind=EntryKind.TOOL, turn=1, tool=call, final=not call.ended, depth=depth
        )
