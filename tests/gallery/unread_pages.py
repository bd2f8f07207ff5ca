"""Parts of a conversation that are not read yet, between rows that are read."""

import time

from claude_desk.transcript.entries import Entry, EntryKind, PageMark, TurnHead
from tests.gallery.entry_maker import Maker
from tests.gallery.turns import upload_turn


def gaps(make: Maker) -> list[Entry]:
    return [*upload_turn(make), _gap(make, 0, 2, 1), *upload_turn(make)[:5], _gap(make, 9_000, 12, 9)]


def _gap(make: Maker, offset: int, turns: int, lines: int) -> Entry:
    began = time.mktime((2026, 5, 3, 9, 0, 0, 0, 0, -1))
    heads = tuple(TurnHead(f"u{n}", f"Question {n}", began) for n in range(turns))
    mark = PageMark(offset, offset + 9_000, lines, heads, 9_000)
    return make(EntryKind.GAP, gap=mark)


SHOWS = {"gaps": gaps}
