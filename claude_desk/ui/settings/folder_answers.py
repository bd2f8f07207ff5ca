"""The user's answers about folders. On the settings page, the user sees them and can take them back."""

from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class FolderAnswer:
    folder: str
    trusted: bool
    at: float  # time of the answer, in seconds since the epoch


class FolderAnswerRole(IntEnum):
    FOLDER = USER_ROLE + 1
    ANSWER = auto()


@QmlElement
class FolderAnswersModel(QAbstractListModel):
    # Forget the answer about this folder, so that the program asks again.
    forgetWanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: list[FolderAnswer] = []

    def show(self, answers: list[FolderAnswer]) -> None:
        self.beginResetModel()
        self._answers = answers
        self.endResetModel()

    @Slot(int)
    def forget(self, row: int) -> None:
        if 0 <= row < len(self._answers):
            self.forgetWanted.emit(self._answers[row].folder)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._answers)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(FolderAnswerRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._answers):
            return None
        answer = self._answers[index.row()]
        match role:
            case FolderAnswerRole.FOLDER:
                return safe_names.path(answer.folder)
            case FolderAnswerRole.ANSWER:
                day = locale_format.day(answer.at)
                if answer.trusted:
                    return translate("FolderAnswers", "Trusted · {day}", day=day)
                return translate("FolderAnswers", "Not trusted · {day}", day=day)
        return None
