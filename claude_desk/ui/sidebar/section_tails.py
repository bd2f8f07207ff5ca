"""The older sessions of each folder, and the rows that replace them. No Qt."""

from collections.abc import Iterable
from heapq import nsmallest
from itertools import count
from math import inf

from claude_desk.ui.sidebar.session_rows import PlacedRow, SessionRow
from claude_desk.ui.sidebar.session_sections import Order, SectionPlace, SessionGroup

NEWEST = 7  # number of sessions of a folder that are always listed


class SectionTails:
    """The tails of the sections of folders: the sessions beyond the newest ones.

    The row at a section's end (`SessionRow.tail_of`) replaces its tail until the user unfolds the tail. Open
    and pinned sessions are always listed. A tail of one session is listed too, because the row that replaces
    it takes the same place.
    """

    def __init__(self) -> None:
        self._unfolded: set[str] = set()
        self._members: dict[str, dict[SessionRow, Order]] = {}  # by section: the rows it would list
        self._section: dict[SessionRow, str] = {}
        self._ends: dict[str, SessionRow] = {}
        self._serials = count(-1_000_000_001, -1)  # heads of folded sections have the serials from -1

    def unfold(self, section: str, unfolded: bool) -> list[PlacedRow]:
        """Unfold or fold a section's tail. Return the rows that are to be settled."""
        if unfolded is (section in self._unfolded) or section not in self._members:
            return []
        (self._unfolded.add if unfolded else self._unfolded.discard)(section)
        rows: dict[SessionRow, PlacedRow] = {}
        self._settle_section(section, rows)
        return list(rows.values())

    def end_of(self, section: str) -> SessionRow | None:
        """Return the row at the section's end, if the section has ever had a tail."""
        return self._ends.get(section)

    def settle(self, rows: Iterable[PlacedRow], searching: bool) -> list[PlacedRow]:
        """Return these rows and the rows that change with them. Rows of folded tails are marked as not shown.

        While the user is searching, no tail is folded.
        """
        result: dict[SessionRow, PlacedRow] = {}
        touched: dict[str, None] = {}
        for row, place, wanted in rows:
            result[row] = (row, place, wanted)
            before = self._section.pop(row, None)
            if before is not None:
                del self._members[before][row]
                touched[before] = None
            if wanted and not searching and place.group is SessionGroup.FOLDER and not row.heads:
                self._section[row] = place.section
                self._members.setdefault(place.section, {})[row] = place.order
                touched[place.section] = None
        for section in touched:
            self._settle_section(section, result)
        return list(result.values())

    def _settle_section(self, section: str, result: dict[SessionRow, PlacedRow]) -> None:
        members = self._members[section]
        newest = set(nsmallest(NEWEST, members, key=members.__getitem__))
        tail = [row for row in members if row not in newest and row.view is None and not row.mark.pinned]
        hidden = set(tail) if len(tail) > 1 and section not in self._unfolded else set()
        for row in members:
            shown = row not in hidden
            if row in result:
                result[row] = (row, result[row][1], shown)
            elif shown is not row.listed:
                result[row] = (row, row.section_place, shown)
        end = self._ends.get(section)
        if end is None:
            if not hidden:
                return
            end = self._ends[section] = SessionRow(next(self._serials), tail_of=section)
        end.hidden = len(hidden)
        place = _end_of(section, next(iter(members.values()))) if members else end.section_place
        result[end] = (end, place, len(tail) > 1)


def _end_of(section: str, order: Order) -> SectionPlace:
    """Return the place behind all sessions of a section. `order` is the sort key of one of them."""
    group, name, path, _, _ = order
    return SectionPlace(SessionGroup.FOLDER, section, (group, name, path, inf, 0))
