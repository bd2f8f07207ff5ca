"""Rows in their order, told to the view by what changes: never all of them again."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Index
from claude_desk.ui.sidebar.section_folds import Settled
from claude_desk.ui.sidebar.session_rows import SessionRow
from claude_desk.ui.sidebar.session_sections import Order, SectionPlace

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_MOST_RUNS = 200  # a view takes each as a change of its own
_MANY = 100  # that are found by going through all once
_ORDER: Callable[[SessionRow], Order] = attrgetter("section_place.order")


@QmlElement
class OrderedRows(QAbstractListModel):
    """The base of the list: the shown rows, in the order of `section_place.order`, which tells each apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listed: list[SessionRow] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._listed)

    def row_at(self, index: int) -> SessionRow | None:
        return self._listed[index] if 0 <= index < len(self._listed) else None

    def place_of(self, row: SessionRow) -> int:
        """Of one that is listed."""
        return bisect_left(self._listed, row.section_place.order, key=_ORDER)

    def settle(self, rows: Sequence[Settled]) -> None:
        """Put each where it belongs now, or take it away."""
        if len(rows) == 1 and self._settle_one(*rows[0]):
            return
        leaving, entering, staying = [], [], []
        away = [(row, stand) for row, stand, wanted in rows if not wanted]
        for row, stand, wanted in rows:
            stays = row.listed and wanted and stand.order == row.section_place.order
            if stays:
                staying.append(row)
            elif row.listed:
                leaving.append(row)
            if wanted and not stays:
                entering.append((row, stand))
        self._change(self._places_of(leaving), entering)
        for row, stand in away:
            row.section_place = stand
        for first, last in _runs(self._places_of(staying)):
            self.dataChanged.emit(self.index(first), self.index(last))

    def _places_of(self, rows: list[SessionRow]) -> list[int]:
        """Of some that are listed, in the list's order."""
        if len(rows) < _MANY:
            return sorted(map(self.place_of, rows))
        wanted = set(rows)
        return [place for place, row in enumerate(self._listed) if row in wanted]

    def _settle_one(self, row: SessionRow, stand: SectionPlace, wanted: bool) -> bool:
        """One that stays on the screen moves as it is, with what the person does in it."""
        if not (row.listed and wanted):
            return False
        old = self.place_of(row)
        new = bisect_left(self._listed, stand.order, key=_ORDER)
        if new in (old, old + 1):
            row.section_place = stand
        else:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), new)
            del self._listed[old]
            row.section_place = stand
            old = new - (new > old)
            self._listed.insert(old, row)
            self.endMoveRows()
        self.dataChanged.emit(self.index(old), self.index(old))
        return True

    def _change(self, leaving: list[int], entering: list[tuple[SessionRow, SectionPlace]]) -> None:
        entering.sort(key=lambda each: each[1].order)
        gone = list(_runs(leaving))
        if len(gone) + len(self._new_runs(entering)) > _MOST_RUNS:
            self._change_all(leaving, entering)
            return
        for first, last in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, last)
            for row in self._listed[first : last + 1]:
                row.listed = False
            del self._listed[first : last + 1]
            self.endRemoveRows()
        for row, stand in entering:
            row.section_place = stand
        for place, rows in reversed(self._new_runs(entering)):
            self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
            self._listed[place:place] = rows
            for row in rows:
                row.listed = True
            self.endInsertRows()

    def _new_runs(
        self, entering: list[tuple[SessionRow, SectionPlace]]
    ) -> list[tuple[int, list[SessionRow]]]:
        """Those that belong at one place together, with that place, as the list is now; of sorted ones."""
        runs = []
        start = 0
        while start < len(entering):
            place = bisect_left(self._listed, entering[start][1].order, key=_ORDER)
            end = len(entering)
            if place < len(self._listed):
                after = self._listed[place].section_place.order
                end = bisect_left(entering, after, lo=start + 1, key=lambda each: each[1].order)
            runs.append((place, [row for row, _ in entering[start:end]]))
            start = end
        return runs

    def _change_all(self, leaving: list[int], entering: list[tuple[SessionRow, SectionPlace]]) -> None:
        """So much that the view is better off to begin anew."""
        self.beginResetModel()
        for place in leaving:
            self._listed[place].listed = False
        rows = [row for row in self._listed if row.listed]
        for row, stand in entering:
            row.section_place, row.listed = stand, True
            rows.append(row)
        rows.sort(key=_ORDER)
        self._listed = rows
        self.endResetModel()


def _runs(numbers: Iterable[int]) -> Iterable[tuple[int, int]]:
    """The first and the last of each run of neighbours, of sorted numbers."""
    first = last = None
    for number in numbers:
        if first is None or last is None or number != last + 1:
            if first is not None and last is not None:
                yield first, last
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last
