"""Finds in the rows of a turn why it failed."""

from collections.abc import Sequence

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, EntryKind

_PROCESS_END = "process_end."  # the kinds of phrases that say how the CLI ended


def why_failed(entries: Sequence[Entry]) -> Text:
    """Return the last error or end of the CLI in the rows of a turn; "" without one."""
    for entry in reversed(entries):
        said = entry.content
        if entry.kind is EntryKind.ERROR or (isinstance(said, Phrase) and said.kind.startswith(_PROCESS_END)):
            return said
    return ""
