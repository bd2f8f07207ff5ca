"""What was found, for QML: rows that are changed in place, so that a list of them is not built anew."""

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.search.search_rows import FoundRow

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class SearchRole(IntEnum):
    HEAD = USER_ROLE + 1  # a session; else a place in the one above
    MARKUP = auto()  # the words, escaped, `%1` for the colour behind what was found
    DETAIL = auto()
    SPOKEN = auto()


@QmlElement
class SearchModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[FoundRow] = []

    def show(self, rows: Sequence[FoundRow]) -> None:
        """List these."""
        before, now = len(self._rows), len(rows)
        common = min(before, now)
        changed = [n for n in range(common) if self._rows[n] != rows[n]]
        self._rows[:common] = rows[:common]
        if changed:
            roles = [int(role) for role in SearchRole]
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]), roles)
        if before > now:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            del self._rows[now:]
            self.endRemoveRows()
        elif now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self._rows += rows[before:]
            self.endInsertRows()
        if before != now:
            self.countChanged.emit()

    def row(self, number: int) -> FoundRow | None:
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(SearchRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        row = self.row(index.row())
        if row is None:
            return None
        match role:
            case SearchRole.HEAD:
                return row.head
            case SearchRole.MARKUP:
                return row.markup
            case SearchRole.DETAIL:
                return row.detail
            case SearchRole.SPOKEN:
                return row.spoken
        return None

    def _count(self) -> int:
        return len(self._rows)

    count = Property(int, _count, notify=countChanged)
