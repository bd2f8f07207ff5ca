"""The person's messages as a list to choose from."""

from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.landmarks import first_words, is_message
from claude_desk.ui.entry_list import EntryList
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class Role(IntEnum):
    KEY = USER_ROLE + 1
    WORDS = auto()
    NUMBER = auto()


@QmlElement
class TurnsModel(QAbstractListModel):
    """Filled when the list is opened (`open`), empty otherwise: it costs nothing while nobody looks."""

    countChanged = Signal()

    def __init__(self, rows: EntryList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._messages: list[tuple[int, Entry]] = []  # all, numbered from 1
        self._listed: list[tuple[int, Entry]] = []

    @Slot()
    def open(self) -> None:
        messages = (entry for entry in self._rows.entries if is_message(entry))
        self._messages = list(enumerate(messages, 1))
        self.filter("")

    @Slot()
    def close(self) -> None:
        self._messages = []
        self.filter("")

    @Slot(str)
    def filter(self, words: str) -> None:
        """List the messages that hold all of these words."""
        wanted = words.casefold().split()
        self.beginResetModel()
        self._listed = [
            (number, entry) for number, entry in self._messages if _holds(entry.text.casefold(), wanted)
        ]
        self.endResetModel()
        self.countChanged.emit()

    @Slot(int, result=str)
    def keyAt(self, row: int) -> str:
        return self._listed[row][1].id if 0 <= row < len(self._listed) else ""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._listed)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(Role)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._listed):
            return None
        number, entry = self._listed[index.row()]
        match role:
            case Role.KEY:
                return entry.id
            case Role.WORDS:
                return first_words(entry)
            case Role.NUMBER:
                return number
        return None

    def _count(self) -> int:
        return len(self._listed)

    count = Property(int, _count, notify=countChanged)


def _holds(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)
