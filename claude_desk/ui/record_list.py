"""A short list of records for QML. Every change makes all records again, and most of them stay equal."""

from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ListRecord:
    """A row. `name` identifies the row. The meaning of the other fields depends on the list."""

    name: str
    words: str = ""
    detail: str = ""
    note: str = ""
    tone: str = ""
    share: float = 0.0  # from 0 to 1
    on: bool = True
    busy: bool = False


class RecordRole(IntEnum):
    NAME = USER_ROLE + 1
    WORDS = auto()
    DETAIL = auto()
    NOTE = auto()
    TONE = auto()
    SHARE = auto()
    ON = auto()
    BUSY = auto()


_FIELDS = {int(role): role.name.lower() for role in RecordRole}


@QmlElement
class RecordListModel(QAbstractListModel):
    """The list of records. While the names are the same, rows keep their delegates and the keyboard focus."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.records: list[ListRecord] = []

    def show(self, records: list[ListRecord]) -> None:
        before, same = self.records, [r.name for r in records] == [r.name for r in self.records]
        if not same:
            self.beginResetModel()
        self.records = records
        if not same:
            self.endResetModel()
            return
        for row, (old, new) in enumerate(zip(before, records, strict=True)):
            if old != new:
                index = self.index(row, 0)
                changed = [role for role, name in _FIELDS.items() if getattr(old, name) != getattr(new, name)]
                self.dataChanged.emit(index, index, changed)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.records)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(RecordRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        field = _FIELDS.get(role)
        if field is None or not 0 <= index.row() < len(self.records):
            return None
        return getattr(self.records[index.row()], field)
