"""One choice of the session: what there is to choose from, and what is chosen."""

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.session.choices import Choice

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class ChoiceRole(IntEnum):
    WORDS = USER_ROLE + 1
    DETAIL = auto()


@QmlElement
class ChoiceListModel(QAbstractListModel):
    """What is shown is what the CLI reported; a refused choice goes back by itself."""

    # The value that the person chose; for Python.
    chosen = Signal(str)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices: Sequence[Choice] = ()
        self._row = -1
        self._words = ""

    def show(self, choices: Sequence[Choice], value: str, words: str = "") -> None:
        """Take what there is and which it is; `words` to say so where the choice's own do not stand alone."""
        if list(choices) != list(self._choices):
            self.beginResetModel()
            self._choices = choices
            self.endResetModel()
        self._row = next((row for row, choice in enumerate(choices) if choice.value == value), -1)
        self._words = words or (choices[self._row].words if self._row >= 0 else "")
        self.changed.emit()

    @property
    def said(self) -> str:
        """What is chosen, in words."""
        return self._words

    @Slot(int)
    def choose(self, row: int) -> None:
        if 0 <= row < len(self._choices):
            self.chosen.emit(self._choices[row].value)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._choices)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ChoiceRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._choices):
            return None
        choice = self._choices[index.row()]
        match role:
            case ChoiceRole.WORDS:
                return choice.words
            case ChoiceRole.DETAIL:
                return choice.detail
        return None

    def _get_row(self) -> int:
        return self._row

    def _get_words(self) -> str:
        return self._words

    def _get_count(self) -> int:
        return len(self._choices)

    current = Property(int, _get_row, notify=changed)
    words = Property(str, _get_words, notify=changed)
    count = Property(int, _get_count, notify=changed)
