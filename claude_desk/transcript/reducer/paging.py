"""Inserts and removes the pages of older turns.

A page that is not loaded has one row, the gap. A loaded page has the rows of its turns. Like any other
change, loading and releasing a page is reported as operations (Remove, then Insert).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from claude_desk.transcript.entries import Entry, EntryKind, PageMark
from claude_desk.transcript.operations import Insert, Remove
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.store import Turn

UNKNOWN = -1  # the page id of the part of the file that has not been divided into pages


def gap_turn(mark: PageMark) -> Turn:
    """Return a turn with one row, the gap, to show in place of a page that is not loaded."""
    began = mark.turns[0].at if mark.turns else 0.0
    gap = Entry(f"{mark.id}.gap", EntryKind.GAP, mark.id, final=True, gap=mark, began=began, ended=began)
    return Turn(mark.id, entries=[gap], began=began, ended=True, page=mark.id)


class PageStore:
    """Inserts and removes pages. The ids of a page's turns and entries are the same after each loading."""

    def __init__(self, rows: RowWriter, stored_turns: Callable[[int], Sequence[Turn]]) -> None:
        self._rows = rows
        self._store = rows.store
        self._stored_turns = stored_turns

    def with_stored_pages(self, turns: Iterable[Turn]) -> Iterator[Turn]:
        """Yield the turns. If we keep the page of a gap in memory, yield the page's turns instead of the
        gap."""
        for turn in turns:
            kept = self._stored_turns(turn.number) if turn.page == turn.number else ()
            yield from kept or (turn,)

    def show_unknown(self, end: int) -> None:
        """Show one gap for the part of the file before byte `end`. This part has not been read yet."""
        self._replace(0, 0, [gap_turn(PageMark(UNKNOWN, end, 0, (), end))])

    def show(self, marks: Sequence[PageMark]) -> None:
        """Show each of these pages as a gap before all other rows. Remove the gap of `show_unknown`."""
        self._replace(0, int(self.is_gap(UNKNOWN)), [gap_turn(mark) for mark in marks])

    def fill(self, page: int, turns: Sequence[Turn]) -> bool:
        """Replace the gap of a page by the page's turns. Return False if the page is not shown as a gap."""
        place = self._place(page)
        if place is None or not self.is_gap(page):
            return False
        for turn in turns:
            turn.page = page
        self._replace(place, 1, list(turns))
        return True

    def release(self, mark: PageMark) -> bool:
        """Replace the rows of a page by a gap. Return False if the page is not loaded."""
        place = self._place(mark.id)
        if place is None or self.is_gap(mark.id):
            return False
        turns = self._store.turns
        count = 1
        while place + count < len(turns) and turns[place + count].page == mark.id:
            count += 1
        self._replace(place, count, [gap_turn(mark)])
        return True

    def put(self, place: int, turns: Sequence[Turn]) -> None:
        """Insert turns before the turn with the index `place`."""
        self._replace(place, 0, list(turns))

    def is_gap(self, page: int) -> bool:
        """Return whether the page is shown as a gap."""
        turn = self._store.find_number(page)
        return turn is not None and turn.page == page

    def _place(self, page: int) -> int | None:
        return next((place for place, turn in enumerate(self._store.turns) if turn.page == page), None)

    def _replace(self, place: int, count: int, turns: list[Turn]) -> None:
        rows, store = self._rows, self._store
        row = sum(len(turn.entries) for turn in store.turns[:place])
        old = [entry for turn in store.turns[place : place + count] for entry in turn.entries]
        for entry in old:
            if entry.tool is not None:
                rows.forget_tool(entry.tool.id, entry)
        if old:
            rows.add_operation(Remove(row, len(old)))
        store.replace_turns(place, count, turns)
        new = [entry for turn in turns for entry in turn.entries]
        for entry in new:
            if entry.tool is not None:
                rows.know_tool(entry.tool.id, entry)
        if new:
            rows.add_operation(Insert(row, tuple(new)))
