"""Describes the row at the top of the view, so that another run of the program finds this row again.

The ids of rows are valid in one run only. Two things are the same in all runs: the offset of a row's line in
the session's file, and the uuid of the message that began the row's turn. A row that arrived live has no
place in the file yet.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import chain

from claude_desk.protocol.files.window_file import NOWHERE, ReadingPlace
from claude_desk.transcript.entries import Entry, EntryKind, PageMark
from claude_desk.transcript.store import Turn, TurnStore


def place_of(store: TurnStore, entry: Entry, offset: float) -> ReadingPlace:
    """Return the place of a row; an empty `ReadingPlace` if the store has dropped the row.

    `offset`: how far the row is below the view's top, in pixels.
    """
    if entry.gap is not None:
        return ReadingPlace(turn=_first_uuid(entry.gap), line=entry.gap.id, offset=min(0.0, offset))
    turn = store.find_number(entry.turn)
    if turn is None:
        return ReadingPlace()
    begins, before = _with_uuid(store, turn)
    uuid = begins.uuid if begins is not None else ""
    rows = [each.id for each in turn.entries]
    row = before + (rows.index(entry.id) if entry.id in rows else 0)
    return ReadingPlace(turn=uuid, row=row, line=_line(entry), mark=_mark(entry), offset=offset)


def find_row(store: TurnStore, place: ReadingPlace) -> Entry | None:
    """Return the row of the place. If that row is gone, return the row of its turn with the same text, or
    else at the same position. Return None if no such row is loaded."""
    matches = [entry for entry in store if place.line != NOWHERE and _line(entry) == place.line]
    turn = store.find_turn(place.turn) if place.turn else None
    if matches:
        matches = [entry for entry in matches if _mark(entry) == place.mark] or matches
        own = {each.number for each in _from(store, turn)} if turn is not None else set()
        return next((entry for entry in matches if entry.turn in own), matches[0])
    if turn is None:
        return None
    rows = list(chain.from_iterable(each.entries for each in _from(store, turn)))
    same = [number for number, entry in enumerate(rows) if _mark(entry) == place.mark]
    if same:
        return rows[min(same, key=lambda number: abs(number - place.row))]
    return rows[min(place.row, len(rows) - 1)] if rows else None


def page_of(pages: Iterable[PageMark], place: ReadingPlace) -> int | None:
    """Return the page that contains the place; None if no page does."""
    for page in pages:
        if place.line != NOWHERE and page.id <= place.line < page.end:
            return page.id
        if place.turn and any(head.uuid == place.turn for head in page.heads):
            return page.id
    return None


def _with_uuid(store: TurnStore, turn: Turn) -> tuple[Turn | None, int]:
    """Return the turn if a message began it, else the last turn before it that a message began. Also return
    the number of rows from the start of the returned turn to the start of the given turn. Return None and 0
    if a gap is between the turns, or no such turn exists."""
    before = 0
    for other in reversed(store.turns[: store.turns.index(turn) + 1]):
        if other.page is not None and other.page == other.number:
            break  # the number of rows of a gap is not known
        if other is not turn:
            before += len(other.entries)
        if other.uuid:
            return other, before
    return None, 0


def _from(store: TurnStore, turn: Turn) -> Iterator[Turn]:
    """Yield the turn, and the turns after it that no message began."""
    yield turn
    for other in store.turns[store.turns.index(turn) + 1 :]:
        if other.uuid or other.page == other.number:
            return
        yield other


def _line(entry: Entry) -> int:
    """Return the offset of the row's first line in the session's own file."""
    if entry.source_file:
        return NOWHERE
    return next((-1 - source for source in entry.sources if source < 0), NOWHERE)


def _mark(entry: Entry) -> str:
    """Return a hash that tells rows apart and reveals nothing of their text."""
    if entry.kind is EntryKind.GAP:
        return ""
    what = entry.tool.id if entry.tool is not None else entry.text
    return blake2b(f"{entry.kind}\n{what}".encode(errors="replace"), digest_size=6).hexdigest()


def _first_uuid(gap: PageMark) -> str:
    return next((head.uuid for head in gap.heads if head.uuid), "")
