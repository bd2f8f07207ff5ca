"""Texts and tables that are too large for their rows."""

from claude_desk.transcript.entries import Entry, EntryKind
from tests.gallery.entry_maker import Maker
from tests.gallery.prose import entries_of

LOG = "\n".join(f"2026-11-22 04:{number % 60:02} request {number} took 12 ms" for number in range(5_000))


def large_words(make: Maker) -> list[Entry]:
    return [
        make(EntryKind.USER, f"The log of the night, all of it:\n\n{LOG}"),
        make(EntryKind.USER, "A key in one line: " + "9f86d081884c7d65" * 4_000),
        *entries_of(make, "A table with many columns:\n\n" + table(60, 2)),
        *entries_of(make, "And one with many rows:\n\n" + table(4, 180)),
        make(EntryKind.NOTICE, "The hook said:\n" + "a line of what a hook says\n" * 3_000),
        make(EntryKind.ERROR, "It broke off: " + "the same words again and again, " * 700),
    ]


def table(columns: int, rows: int) -> str:
    head = "| " + " | ".join(f"column {number}" for number in range(columns)) + " |"
    lines = ["| " + " | ".join(f"cell {row}" for _ in range(columns)) + " |" for row in range(rows)]
    return "\n".join([head, "|---" * columns + "|", *lines])


SHOWS = {"large-words": large_words}
