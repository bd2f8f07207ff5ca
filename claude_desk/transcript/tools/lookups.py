"""Calls that only look something up in files and folders."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from claude_desk.transcript.entries import Entry, EntryKind, SentState, ToolCall, ToolState


class LookupKind(StrEnum):
    """What a call looks at."""

    FILE = "file"
    PATTERN = "pattern"
    FOLDER = "folder"


class _Lookup(NamedTuple):
    kind: LookupKind
    member: str  # of the input, which says what is looked at


# Known not to change anything, to run nothing, and to reach nobody. Tools of servers never are.
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
    """The kind, and which one: two calls that say the same looked at the same. KeyError for other tools."""
    lookup = _LOOKUPS[call.name]
    found = call.input.get(lookup.member)
    return lookup.kind, found if isinstance(found, str) and found else f"\0{call.id}"


class LookupStage(IntEnum):
    """What a row is to the look-ups beside it."""

    OTHER = 0
    BUSY = 1  # no look-up, but a call that has not ended: rows may still come into it
    ASIDE = 2  # a message that waits to be sent: what comes next comes before it
    PENDING = 3  # a look-up that runs, or waits for the person
    DONE = 4  # one that went well


def stage_of(entry: Entry) -> LookupStage:
    """What failed, was denied or stopped is no look-up here, nor what has pictures, nor what the person
    changed: those are seen."""
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
