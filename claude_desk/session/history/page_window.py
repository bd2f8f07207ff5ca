"""Computes which pages of an old conversation are needed for the rows in view."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.store import Turn, TurnStore

# How many rows before and after the view are loaded, and how many rows of pages may be loaded in all.
AHEAD = 150
KEPT = 1_500


@dataclass(slots=True)
class PageSpan:
    """A page among the rows, as a gap or with its rows. `first` and `count` are in rows. For `begin` and
    `end`, a gap counts as the lines that it replaces."""

    page: int | None  # None for rows that do not belong to a page
    first: int
    count: int
    gap: bool
    begin: int
    end: int


class PageWindow:
    """The rows in view. The window stays at the same rows while pages above are loaded and released. While no
    view shows the conversation, the window is at the newest row."""

    def __init__(self) -> None:
        self._rows: tuple[int, int] | None = None
        self._ends: tuple[Entry | None, Entry | None] = None, None

    def set_rows(self, store: TurnStore, first: int, last: int) -> None:
        self._rows = first, last
        self._ends = store.at(first), store.at(last)

    def clear(self) -> None:
        self._rows = None

    def rows(self, store: TurnStore) -> tuple[int, int]:
        """Return the numbers that the first and the last row of the window have now."""
        if self._rows is None:
            return len(store), len(store)
        first, last = (_row_of(store, *each) for each in zip(self._ends, self._rows, strict=True))
        return first, max(first, last)


def _row_of(store: TurnStore, entry: Entry | None, otherwise: int) -> int:
    """Return the number of the row with the entry's id, or `otherwise` if the row is gone. A page that is
    read again has other objects with the same ids."""
    turn = store.find_number(entry.turn) if entry is not None else None
    for position, each in enumerate(turn.entries if turn is not None else ()):
        if turn is not None and entry is not None and each.id == entry.id:
            return store.first_row(turn) + position
    return otherwise


def first_of(turns: Sequence[Turn], uuid: str) -> Entry | None:
    """Return the first row of these turns. With a `uuid`, return the first row of the turn that this message
    began, or the message's own row if the message was folded into a turn. Return None if there is no such
    row."""
    for turn in turns:
        if turn.entries and (not uuid or turn.uuid == uuid):
            return turn.entries[0]
    return next((entry for turn in turns for entry in turn.entries if entry.folded_uuid == uuid != ""), None)


def spans_of(store: TurnStore, pages: Container[int]) -> list[PageSpan]:
    """Return the rows by page, in their order. Neighbouring turns that belong to no page form one span."""
    spans: list[PageSpan] = []
    row = place = 0
    for turn in store.turns:
        page = turn.page if turn.page in pages else None
        gap = page is not None and turn.page == turn.number
        mark = turn.entries[0].gap if gap and turn.entries else None
        count = len(turn.entries)
        size = max(1, mark.lines) if mark is not None else count
        if spans and not gap and not spans[-1].gap and spans[-1].page == page:
            spans[-1].count += count
            spans[-1].end += size
        else:
            spans.append(PageSpan(page, row, count, gap, place, place + size))
        row += count
        place += size
    return spans


def near_to(spans: Sequence[PageSpan], first: int, last: int) -> list[int]:
    """Return the pages to read for the rows from `first` to `last`, beginning with the pages in view."""
    begin, end = _places(spans, first, last)
    near = [(_distance(span, begin, end), span) for span in spans if span.gap]
    wanted = sorted(((far, span) for far, span in near if far <= AHEAD), key=lambda each: each[0])
    return [span.page for _, span in wanted if span.page is not None]


def far_from(spans: Sequence[PageSpan], first: int, last: int) -> list[int]:
    """Return the pages to release so that there are not too many rows, the farthest first. Pages near the
    rows from `first` to `last` are never released."""
    begin, end = _places(spans, first, last)
    read = [span for span in spans if not span.gap and span.page is not None]
    held = sum(span.count for span in read)
    gone: list[int] = []
    for span in sorted(read, key=lambda span: -_distance(span, begin, end)):
        if held <= KEPT or _distance(span, begin, end) <= 2 * AHEAD or span.page is None:
            break
        held -= span.count
        gone.append(span.page)
    return gone


def _places(spans: Iterable[PageSpan], first: int, last: int) -> tuple[int, int]:
    """Return the positions of the rows. A gap counts as the lines that it replaces."""
    begin = end = 0
    for span in spans:
        if span.first <= first < span.first + span.count:
            begin = span.begin if span.gap else span.begin + first - span.first
        if span.first <= last < span.first + span.count:
            end = span.end if span.gap else span.begin + last - span.first
    return begin, max(begin, end)


def _distance(span: PageSpan, begin: int, end: int) -> int:
    return max(0, begin - span.end, span.begin - end)
