"""What somebody who helps wants to know: versions, places, what the CLI can do."""

from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text as markup
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class AboutRole(IntEnum):
    NAME = USER_ROLE + 1
    SAID = auto()


@QmlElement
class AboutView(QAbstractListModel):
    """Lines of a name and what is said of it. None holds a word of a conversation."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, str]] = []

    def show(self, lines: list[tuple[str, str]]) -> None:
        self.beginResetModel()
        self._lines = [(name, markup.visible(said)) for name, said in lines]
        self.endResetModel()

    @Slot()
    def copyDetails(self) -> None:
        """All of it as text, for a report."""
        text = "\n".join(f"{name}: {said}" for name, said in self._lines)
        QGuiApplication.clipboard().setText(text + "\n")

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._lines)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(AboutRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._lines):
            return None
        name, said = self._lines[index.row()]
        return name if role == AboutRole.NAME else said if role == AboutRole.SAID else None
