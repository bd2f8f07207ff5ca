"""Recognizes look-ups: calls that only read or search files and folders."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from claude_desk.transcript.entries import Entry, EntryKind, SentState, ToolCall, ToolState


class LookupKind(StrEnum):
    """The kind of thing that a call looks at."""

    FILE = "file"
    PATTERN = "pattern"
    FOLDER = "folder"


class _Lookup(NamedTuple):
    kind: LookupKind
    member: str  # the member of the input that names the thing


# These tools change nothing, run no program and use no network. Tools of MCP servers are never among them.
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
    """Return the kind and the name of the thing that a call looked at. They are equal for two calls that
    looked at the same thing.

    Raise KeyError for tools that are not look-ups.
    """
    lookup = _LOOKUPS[call.name]
    found = call.input.get(lookup.member)
    return lookup.kind, found if isinstance(found, str) and found else f"\0{call.id}"


class LookupStage(IntEnum):
    """How a row affects the grouping of the look-ups beside it."""

    OTHER = 0
    BUSY = 1  # a call of another tool that has not ended, so that rows may still be inserted below it
    ASIDE = 2  # a message that waits to be sent, so that new rows are inserted before it
    PENDING = 3  # a look-up that runs or waits for the user
    DONE = 4  # a successful look-up


def stage_of(entry: Entry) -> LookupStage:
    """Return the stage of a row.

    A look-up that failed, was denied or stopped, has pictures, or had its input changed does not count as a
    look-up, because its row must stay visible.
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
