"""Which sessions are listed, and how: by time or by folder, searched, with some sections folded."""

import time
from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.sidebar.ordered_rows import OrderedRows
from claude_desk.ui.sidebar.section_folds import SectionFolds
from claude_desk.ui.sidebar.session_registry import SessionRegistry
from claude_desk.ui.sidebar.session_rows import SessionRow, plain
from claude_desk.ui.sidebar.session_sections import (
    SectionPlace,
    SessionGroup,
    can_be_folded,
    section_place,
    section_title,
)

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class SectionedRows(OrderedRows):
    """The middle of the list: it knows all rows, and shows those that are wanted."""

    arranged = Signal()
    arrangementWanted = Signal()  # the person has arranged it anew: `by_folder`, `folded_sections`

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._register = SessionRegistry()
        self._days = DayBounds.around(time.time())
        self._folds = SectionFolds()
        self._by_folder = False
        self._filter = ""
        self._words: list[str] = []
        self._with_archived = False

    # --- what Python calls ---------------------------------------------------------------------

    def arrange(self, by_folder: bool, folded: Iterable[str]) -> None:
        """As the person left it; `folded` as `folded_sections` gives them."""
        fresh = [section for section in reversed(list(folded)) if self._folds.fold(section, True)]
        if fresh or by_folder != self._by_folder:
            self._by_folder = by_folder
            self._settle(self._register.rows.values())
            self.arranged.emit()

    @property
    def by_folder(self) -> bool:
        return self._by_folder

    @property
    def folded_sections(self) -> list[str]:
        """The one that was folded last first."""
        return list(reversed(self._folds.folded))

    def turn_day(self) -> None:
        """Where another day has begun, say so. Nothing here ticks: it is called by what happens anyway."""
        if self._days.past:
            self._settle([])

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, bool)
    def fold(self, section: str, folded: bool) -> None:
        if self.canFold(section) and self._folds.fold(section, folded):
            self._settle_where_they_are(
                [row for row in self._register.rows.values() if row.section_place.section == section]
            )
            self.arrangementWanted.emit()

    @Slot(bool)
    def foldAll(self, folded: bool) -> None:
        """As far as they can be; not while something is searched."""
        rows = list(self._register.rows.values()) if not self._words else []
        sections = dict.fromkeys(row.section_place.section for row in rows)
        if [section for section in sections if self._folds.fold(section, folded)]:
            self._settle_where_they_are(rows)
            self.arrangementWanted.emit()

    @Slot(str, result=bool)
    def canFold(self, section: str) -> bool:
        return not self._words and can_be_folded(section)

    @Slot(str, result=str)
    def sectionTitle(self, section: str) -> str:
        return section_title(section)

    @Slot(str, result=str)
    def sectionPlace(self, section: str) -> str:
        return section_place(section)

    @Slot(str, result=int)
    def headOf(self, section: str) -> int:
        """Where the head of a folded section is among the rows; -1 where it is not folded."""
        head = self._folds.head_of(section)
        return self.place_of(head) if head is not None and head.listed else -1

    @Slot(result=int)
    def firstMatch(self) -> int:
        """Where the first row is that the words find; -1 for none."""
        return next(self._matches(), -1)

    @Slot(result=int)
    def onlyMatch(self) -> int:
        """Where the row is that the words find, if it is the only one; else -1."""
        found = list(islice(self._matches(), 2))
        return found[0] if len(found) == 1 else -1

    # --- inside --------------------------------------------------------------------------------

    def _matches(self) -> Iterator[int]:
        for place in range(self.rowCount() if self._words else 0):
            row = self.row_at(place)
            if row is not None and row.matches(self._words):
                yield place

    def _row_of(self, key: str) -> SessionRow | None:
        """The session of that key."""
        return self._register.rows.get(int(key)) if key.isdigit() else None

    def _settle(self, rows: Iterable[SessionRow]) -> None:
        """Put each where it belongs now; all of them where another day has begun."""
        if self._days.past:
            self._days = DayBounds.around(time.time())
            rows = dict.fromkeys([*rows, *self._register.rows.values()])
        found = []
        for row in rows:
            stand = row.place_among(self._days, self._by_folder)
            found.append((row, stand, self._is_wanted(row, stand)))
        self.settle(self._folds.settle(found, bool(self._words)))

    def _is_wanted(self, row: SessionRow, stand: SectionPlace) -> bool:
        if row.serial not in self._register.rows:
            return False
        if row.mark.archived and row.view is None and not self._with_archived:
            return False
        # What needs the person is not put out of sight.
        return not self._words or row.matches(self._words) or stand.group is SessionGroup.NEEDS_YOU

    def _show_those_wanted(self) -> None:
        self._settle_where_they_are(self._register.rows.values())

    def _settle_where_they_are(self, rows: Iterable[SessionRow]) -> None:
        """Only which of them are shown may be another thing now."""
        found = [(row, row.section_place, self._is_wanted(row, row.section_place)) for row in rows]
        self.settle(self._folds.settle(found, bool(self._words)))
        self.arranged.emit()

    # --- properties ----------------------------------------------------------------------------

    def _get_by_folder(self) -> bool:
        return self._by_folder

    def _set_by_folder(self, chosen: bool) -> None:
        if chosen != self._by_folder:
            self.arrange(chosen, ())
            self.arrangementWanted.emit()

    def _get_filter(self) -> str:
        return self._filter

    def _set_filter(self, text: str) -> None:
        if text != self._filter:
            self._filter = text
            self._words = plain(text).split()
            self._show_those_wanted()

    def _get_with_archived(self) -> bool:
        return self._with_archived

    def _set_with_archived(self, shown: bool) -> None:
        if shown != self._with_archived:
            self._with_archived = shown
            self._show_those_wanted()

    byFolder = Property(bool, _get_by_folder, _set_by_folder, notify=arranged)
    filter = Property(str, _get_filter, _set_filter, notify=arranged)
    withArchived = Property(bool, _get_with_archived, _set_with_archived, notify=arranged)
