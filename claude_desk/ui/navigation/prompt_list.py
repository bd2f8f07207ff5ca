"""The user's messages as a list to choose from."""

from enum import IntEnum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.notable_rows import messages_of
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.transcript.entry_list import EntryList

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class PromptRole(IntEnum):
    KEY = USER_ROLE + 1
    WORDS = auto()
    NUMBER = auto()


class PromptItem(NamedTuple):
    """A message of the user. `text` is the text for the search: as much of the message as is known."""

    number: int
    key: str
    words: str
    text: str


@QmlElement
class PromptListModel(QAbstractListModel):
    """The list of messages. It is filled only between `open` and `close`, because filling it takes time."""

    countChanged = Signal()

    def __init__(self, rows: EntryList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._messages: list[PromptItem] = []  # all messages, numbered from 1
        self._listed: list[PromptItem] = []

    @Slot()
    def open(self) -> None:
        self._messages = [
            PromptItem(number, key, words, text)
            for number, (key, words, text) in enumerate(messages_of(self._rows.entries), 1)
        ]
        self.filter("")

    @Slot()
    def close(self) -> None:
        self._messages = []
        self.filter("")

    @Slot(str)
    def filter(self, words: str) -> None:
        """List the messages that contain all of these words."""
        wanted = words.casefold().split()
        self.beginResetModel()
        self._listed = [message for message in self._messages if _holds(message.text.casefold(), wanted)]
        self.endResetModel()
        self.countChanged.emit()

    @Slot(int, result=str)
    def keyAt(self, row: int) -> str:
        return self._listed[row].key if 0 <= row < len(self._listed) else ""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._listed)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(PromptRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._listed):
            return None
        message = self._listed[index.row()]
        match role:
            case PromptRole.KEY:
                return message.key
            case PromptRole.WORDS:
                return message.words
            case PromptRole.NUMBER:
                return message.number
        return None

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._listed)


def _holds(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)
