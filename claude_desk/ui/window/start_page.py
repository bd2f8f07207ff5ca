"""The view model of the start page: folders to work in, and sessions to continue."""

import time
from collections.abc import Sequence
from enum import IntEnum, auto
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.disk.session_title import is_fork_title
from claude_desk.ui import safe_names
from claude_desk.ui.profiles.profile_marks import ProfileMarks
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.workspace.recent_folders import RecentFolder

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SHORT = 5  # number of folders that are shown until the user asks for all


class StartRole(IntEnum):
    KEY = USER_ROLE + 1
    TITLE = auto()
    PLACE = auto()  # text after the title
    DETAIL = auto()  # text below the title
    THERE = auto()  # whether the row can be opened
    INSIDE = auto()  # whether the row belongs to a row above it
    FORK = auto()  # whether the row is a session that is a fork of another session
    BRIEF = auto()  # text at the end of a row of one line


class StartRow(NamedTuple):
    """A row, with its fields in the order of the roles. `key` is a folder's path or a session's id."""

    key: str
    title: str
    place: str
    detail: str
    there: bool = True
    inside: bool = False
    fork: bool = False
    brief: str = ""


@QmlElement
class StartListModel(QAbstractListModel):
    """A list of rows. If the keys of the rows stay the same, only the data changes."""

    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[StartRow] = []

    def show(self, rows: Sequence[StartRow]) -> None:
        old, new = self._rows, list(rows)
        if [row.key for row in old] == [row.key for row in new]:
            self._rows = new
            for number, (before, row) in enumerate(zip(old, new, strict=True)):
                if before != row:
                    self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()
        if len(old) != len(new):
            self.countChanged.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(StartRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._rows) or not StartRole.KEY <= role <= StartRole.BRIEF:
            return None
        return self._rows[index.row()][role - StartRole.KEY]

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)


@QmlElement
class StartView(QObject):
    changed = Signal()
    # Requests of the user. Folders are local paths.
    folderWanted = Signal(str)
    newWanted = Signal(str)
    sessionWanted = Signal(str, str)  # a session's folder and id
    forgetWanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = StartListModel(self)
        self._sessions = StartListModel(self)
        self._known: list[RecentFolder] = []
        self._newest: list[SessionRecord] = []  # the listed sessions
        self._days = DayBounds.around(time.time())
        self._profiles = ProfileMarks()
        self._all = False

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, folders: "Sequence[RecentFolder]", sessions: "Sequence[SessionRecord]") -> None:
        self._days = DayBounds.around(time.time())
        self._known, self._newest = list(folders), list(sessions)
        self._sessions.show([_session_row(record, self._days, self._profiles) for record in sessions])
        self._show_folders()

    def set_profile_marks(self, marks: ProfileMarks) -> None:
        """Use these marks of the profiles. Call it again after the marks changed."""
        self._profiles = marks
        self.show(self._known, self._newest)

    def turn_day(self) -> None:
        """Show the days again if the day has changed."""
        if self._days.past:
            self.show(self._known, self._newest)

    def retranslate(self) -> None:
        """Show the words of the rows in another language."""
        self.show(self._known, self._newest)

    def _show_folders(self) -> None:
        shown = self._known if self._all else self._known[:_SHORT]
        self._folders.show([_folder_row(folder, self._days) for folder in shown])
        self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def showAll(self) -> None:
        self._all = True
        self._show_folders()

    @Slot(str)
    def openFolder(self, path: str) -> None:
        if any(folder.path == path and folder.there for folder in self._known):
            self.folderWanted.emit(path)

    @Slot(str)
    def begin(self, path: str) -> None:
        """Begin a new session in this folder."""
        self.newWanted.emit(path)

    @Slot(str)
    def forget(self, path: str) -> None:
        """Ask to remove a folder from the list. The folder on the disk stays."""
        self.forgetWanted.emit(path)

    @Slot(str)
    def openSession(self, session_id: str) -> None:
        for record in self._newest:
            if record.id == session_id:
                self.sessionWanted.emit(record.folder, session_id)
                return

    # --- properties ----------------------------------------------------------------------------

    folders = constant(StartListModel, "_folders")
    sessions = constant(StartListModel, "_sessions")

    @Property(int, notify=changed)  # number of folders that are not shown
    def more(self) -> int:
        return 0 if self._all else max(0, len(self._known) - _SHORT)


def _folder_row(folder: "RecentFolder", days: DayBounds) -> StartRow:
    path = PurePath(folder.path)
    place = safe_names.path(str(path.parent)) if path.name else ""
    title = safe_names.last_of(folder.path)
    if not folder.inside and folder.repository != folder.path:
        # a worktree whose repository has no row
        title = f"{safe_names.last_of(folder.repository)} › {title}"
    if folder.sessions:
        count = translate("StartPage", "%Ln sessions", n=folder.sessions, one="%Ln session")
    else:
        count = translate("StartPage", "No sessions yet")
    if folder.there:
        facts = [safe_names.name(folder.branch), count, days.words(folder.moment)]
    else:
        facts = [translate("StartPage", "Folder not found"), count]
    detail = " · ".join(fact for fact in facts if fact)
    brief = count if folder.there else facts[0]
    return StartRow(folder.path, title, place, detail, folder.there, folder.inside, brief=brief)


def _session_row(record: "SessionRecord", days: DayBounds, profiles: ProfileMarks) -> StartRow:
    profile = profiles.of_file(record.path).name
    facts = [
        profile,
        safe_names.path(record.folder),
        safe_names.name(record.branch),
        days.words(record.modified),
    ]
    fork = bool(record.forked) or is_fork_title(record.title)
    facts.insert(1, translate("StartPage", "fork") if fork else "")
    detail = " · ".join(fact for fact in facts if fact)
    return StartRow(record.id, calm(record.title), "", detail, fork=fork)
