"""The sessions of the window; for now the running one."""

from enum import IntEnum, auto
from pathlib import PurePath
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.session_view import SessionView

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class Role(IntEnum):
    TITLE = USER_ROLE + 1
    SESSION_STATE = auto()
    DETAIL = auto()  # `atlas · working`
    TONE = auto()  # of the dot: run, warn, bad or soft


@QmlElement
class SessionListModel(QAbstractListModel):
    def __init__(self, session: SessionView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = False
        session.stateChanged.connect(self._changed)
        session.infoChanged.connect(self._changed)

    def set_shown(self, shown: bool) -> None:
        """Whether there is a session to list."""
        if shown == self._shown:
            return
        if shown:
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._shown = True
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            self._shown = False
            self.endRemoveRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else int(self._shown)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(Role)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not (self._shown and index.row() == 0):
            return None
        session = self._session
        match role:
            case Role.TITLE:
                return session.title
            case Role.SESSION_STATE:
                return session.state
            case Role.DETAIL:
                folder = PurePath(str(session.folder)).name
                return " · ".join(part for part in (folder, str(session.state).lower()) if part)
            case Role.TONE:
                return session.tone
        return None

    def _changed(self) -> None:
        if self._shown:
            index = self.index(0)
            self.dataChanged.emit(index, index, [int(role) for role in Role])
