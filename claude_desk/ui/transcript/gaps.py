"""The space between the rows. No Qt."""

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.list_items import in_one_list


def gap_above(entry: Entry, before: Entry | None) -> int:
    """The space above a row in pixels at text size 1."""
    if before is None:
        return 0
    if entry.kind is EntryKind.USER or before.kind is EntryKind.FOOTER:
        return 22
    if before.kind is EntryKind.USER:
        return 16
    if entry.kind is EntryKind.FOOTER or (entry.kind is EntryKind.TOOL and before.kind is EntryKind.TOOL):
        return 8
    if entry.continues is not None:
        return 0
    if entry.kind is EntryKind.PROSE and entry.text.startswith("#"):
        return 18
    if entry.kind is EntryKind.PROSE and before.kind is EntryKind.PROSE:
        return 4 if in_one_list(before, entry) else 10
    return 12
