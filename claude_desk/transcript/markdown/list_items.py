"""Recognizes rows of prose that are items of one list."""

from claude_desk.transcript.entries import Entry, EntryKind


def in_one_list(before: Entry, entry: Entry) -> bool:
    """Return whether two neighbouring rows are items of one list. A different mark begins another list."""
    if before.kind is not EntryKind.PROSE or entry.kind is not EntryKind.PROSE:
        return False
    mark = _mark(entry.text)
    return mark != "" and mark == _mark(before.text)


def _mark(text: str) -> str:
    """Return `-`, `*`, `+`, or the mark after the number; "" if the text is not a list item."""
    head = text.lstrip()[:12]
    if head[:2] in ("- ", "* ", "+ "):
        return head[0]
    digits = len(head) - len(head.lstrip("0123456789"))
    after = head[digits : digits + 2]
    return after[0] if 0 < digits < 10 and after in (". ", ") ") else ""
