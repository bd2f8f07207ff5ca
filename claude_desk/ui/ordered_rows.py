"""Rows in their order, told to the view by what changes: never all of them again."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Index
from claude_desk.ui.session_rows import Group, Order, Row

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

Settled = tuple[Row, Group, Order, bool]
"""A row, where it belongs now, and whether it is to be shown."""

_MOST_RUNS = 200  # a view takes each as a change of its own
_ORDER: Callable[[Row], Order] = attrgetter("order")


@QmlElement
class OrderedRows(QAbstractListModel):
    """The base of the list: which rows are shown, sorted by their `order`, which tells each apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listed: list[Row] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._listed)

    def row_at(self, index: int) -> Row | None:
        return self._listed[index] if 0 <= index < len(self._listed) else None

    def place_of(self, row: Row) -> int:
        """Of one that is listed."""
        return bisect_left(self._listed, row.order, key=_ORDER)

    def settle(self, rows: Sequence[Settled]) -> None:
        """Put each where it belongs now, or take it away."""
        if len(rows) == 1 and self._settle_one(*rows[0]):
            return
        leaving, entering, staying = [], [], []
        away = [(row, group, order) for row, group, order, wanted in rows if not wanted]
        for row, group, order, wanted in rows:
            stays = row.listed and wanted and order == row.order
            if stays:
                staying.append(row)
            elif row.listed:
                leaving.append(self.place_of(row))
            if wanted and not stays:
                entering.append((row, group, order))
        self._change(leaving, entering)
        for row, group, order in away:
            row.group, row.order = group, order
        for first, last in _runs(sorted(self.place_of(row) for row in staying)):
            self.dataChanged.emit(self.index(first), self.index(last))

    def _settle_one(self, row: Row, group: Group, order: Order, wanted: bool) -> bool:
        """One that stays on the screen moves as it is, with what the person does in it."""
        if not (row.listed and wanted):
            return False
        old = self.place_of(row)
        new = bisect_left(self._listed, order, key=_ORDER)
        if new in (old, old + 1):
            row.group, row.order = group, order
        else:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), new)
            del self._listed[old]
            row.group, row.order = group, order
            old = new - (new > old)
            self._listed.insert(old, row)
            self.endMoveRows()
        self.dataChanged.emit(self.index(old), self.index(old))
        return True

    def _change(self, leaving: list[int], entering: list[tuple[Row, Group, Order]]) -> None:
        entering.sort(key=lambda each: each[2])
        gone = list(_runs(sorted(leaving)))
        if (
            len(gone) + len({bisect_left(self._listed, order, key=_ORDER) for _, _, order in entering})
            > _MOST_RUNS
        ):
            self._change_all(leaving, entering)
            return
        for first, last in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, last)
            for row in self._listed[first : last + 1]:
                row.listed = False
            del self._listed[first : last + 1]
            self.endRemoveRows()
        for row, group, order in entering:
            row.group, row.order = group, order
        start = 0
        while start < len(entering):
            start = self._insert_run(entering, start)

    def _insert_run(self, entering: list[tuple[Row, Group, Order]], start: int) -> int:
        """Insert those that belong at one place; gives the first of the next."""
        place = bisect_left(self._listed, entering[start][2], key=_ORDER)
        after = self._listed[place].order if place < len(self._listed) else None
        end = start + 1
        while end < len(entering) and (after is None or entering[end][2] < after):
            end += 1
        rows = [row for row, _, _ in entering[start:end]]
        self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
        self._listed[place:place] = rows
        for row in rows:
            row.listed = True
        self.endInsertRows()
        return end

    def _change_all(self, leaving: list[int], entering: list[tuple[Row, Group, Order]]) -> None:
        """So much that the view is better off to begin anew."""
        self.beginResetModel()
        for place in leaving:
            self._listed[place].listed = False
        rows = [row for row in self._listed if row.listed]
        for row, group, order in entering:
            row.group, row.order, row.listed = group, order, True
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
