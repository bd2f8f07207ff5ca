"""Recognizes look-ups: calls that only read or search files and folders."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from claude_desk.transcript.entries import Entry, EntryKind, SentState, ToolCall, ToolState


class LookupKind(StrEnum):
    """What a call reads or searches for."""

    FILE = "file"
    PATTERN = "pattern"
    FOLDER = "folder"


class _Lookup(NamedTuple):
    kind: LookupKind
    member: str  # the member of the input that names the file, the pattern or the folder


# These tools change nothing, run no program and use no network. MCP tools cannot be in this table.
_LOOKUPS = {
    "Read": _Lookup(LookupKind.FILE, "file_path"),
    "NotebookRead": _Lookup(LookupKind.FILE, "notebook_path"),
    "Grep": _Lookup(LookupKind.PATTERN, "pattern"),
    "Glob": _Lookup(LookupKind.PATTERN, "pattern"),
    "LS": _Lookup(LookupKind.FOLDER, "path"),
}


def is_lookup(call: ToolCall) -> bool:
    return call.name in _LOOKUPS


def looked_at(call: ToolCall) -> tuple[LookupKind, str]:
    """Return the kind and the name of what a call looked at. Two calls with equal results looked at the same
    thing.

    Raise KeyError for a tool that is not a look-up.
    """
    lookup = _LOOKUPS[call.name]
    found = call.input.get(lookup.member)
    return lookup.kind, found if isinstance(found, str) and found else f"\0{call.id}"


class LookupStage(IntEnum):
    """How a row affects the grouping of neighbouring look-ups."""

    OTHER = 0
    BUSY = 1  # another call that has not ended; rows may still be inserted below it
    ASIDE = 2  # a message that waits to be sent; new rows are inserted above it
    PENDING = 3  # a look-up that runs or waits for the user
    DONE = 4  # a successful look-up


def stage_of(entry: Entry) -> LookupStage:
    """Return the stage of a row.

    The row of a look-up must stay visible if the look-up failed, was denied or stopped, has attachments, or
    had its input changed. Then it has the same stage as another tool's call.
    """
    tool = entry.tool
    if tool is None:
        waits = entry.kind is EntryKind.USER and entry.sent is SentState.QUEUED
        return LookupStage.ASIDE if waits else LookupStage.OTHER
    busy = tool.state in (ToolState.RUNNING, ToolState.WAITING)
    if is_lookup(tool) and not tool.changed and not tool.attachments:
        if busy:
            return LookupStage.PENDING
        if tool.state is ToolState.DONE:
            return LookupStage.DONE
    behind = tool.progress is not None and tool.progress.background and not tool.progress.status
    return LookupStage.BUSY if busy or behind else LookupStage.OTHER
