"""The sessions of the window and those on disk, for the list at its side."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum, auto
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QByteArray, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, QStringList, role_names
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.sectioned_rows import SectionedRows
from claude_desk.ui.sidebar.session_prompt import SessionPrompt
from claude_desk.ui.sidebar.session_rows import SessionMark, SessionRow
from claude_desk.ui.sidebar.session_sections import section_title

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NUMBERS = 9  # that have a key


class SessionListRole(IntEnum):
    KEY = USER_ROLE + 1  # for `act`
    TITLE = auto()
    SESSION_STATE = auto()
    DETAIL = auto()  # `atlas · working`
    TONE = auto()  # of the dot: run, warn, bad, ok, or "" for none
    SHOWN = auto()  # whether it is the one that is shown
    GROUP = auto()  # its section; "" for the head of a folded one
    UNSEEN = auto()  # it has answered since it was shown last
    NUMBER = auto()  # of its key, 0 for none
    OPEN = auto()
    PINNED = auto()
    ARCHIVED = auto()
    ON_DISK = auto()
    HEADS = auto()  # the folded section that it stands for, "" for a session
    HIDDEN = auto()  # how many sessions it stands for


@QmlElement
class SessionListModel(SectionedRows):
    """A session is one row, whether it is open, on disk, or both. Rows change, move, come and go singly."""

    wanted = Signal(str, object, str)  # what is to be done, the Row, and words to it
    changed = Signal()  # what is said about the list
    exportAsked = Signal()  # the session that is shown now is to be written to a file
    foldersAsked = Signal()
    foldersChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: list[SessionView] = []
        self._hears: dict[SessionView, Callable[[], None]] = {}
        self._shown_view: SessionView | None = None
        self._reading = self._trouble = ""
        self._archived = 0
        self._folders: list[str] = []
        self._gone_folders: list[str] = []
        self._prompt = SessionPrompt(self)
        self.arranged.connect(self.changed)

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, views: Sequence[SessionView]) -> None:
        """These are open, in their order."""
        for view in [view for view in self._hears if view not in views]:
            hear = self._hears.pop(view)
            for told in (view.stateChanged, view.infoChanged, view.problemChanged):
                told.disconnect(hear)
            self._settle(self._register.drop(view))
        self._views = list(views)
        for view in views:
            if view not in self._hears:
                hear = self._hears[view] = partial(self._view_changed, view)
                for told in (view.stateChanged, view.infoChanged, view.problemChanged):
                    told.connect(hear)
                self._view_changed(view)
        self._count_open()

    def mark(self, view: SessionView) -> None:
        """This one is shown."""
        before, self._shown_view = self._shown_view, view
        for each in (before, view):
            row = self._register.open.get(each) if each is not None else None
            if row is not None:
                row.unseen = row.unseen and each is not view
                self._settle([row])
        self.changed.emit()

    def apply_changes(self, put: "Iterable[SessionRecord]", gone: "Iterable[SessionRecord]" = ()) -> None:
        """Sessions on disk that are new or have changed, and those that are gone."""
        self._settle(dict.fromkeys([*self._register.put(put), *self._register.lose(gone)]))
        self._count()

    def set_marks(self, marks: Mapping[str, SessionMark], ids: Iterable[str]) -> None:
        """What the person did with sessions; `ids` of those that are different now."""
        self._settle(self._register.set_marks(marks, ids))
        self._count()

    def set_status(self, reading: str, trouble: str) -> None:
        """How far the disk has been read, "" once it was; and what went wrong with it."""
        if (reading, trouble) != (self._reading, self._trouble):
            self._reading, self._trouble = reading, trouble
            self.changed.emit()

    def set_folders(self, folders: Sequence[str]) -> None:
        """Those to begin a session in."""
        self._folders = list(folders)
        self.foldersChanged.emit()

    def set_gone_folders(self, folders: Iterable[str]) -> None:
        """Those that are not on the disk now."""
        self._gone_folders = sorted(folders)
        self.foldersChanged.emit()

    @property
    def session_prompt(self) -> SessionPrompt:
        """For Python."""
        return self._prompt

    def row_of(self, view: SessionView) -> SessionRow | None:
        return self._register.open.get(view)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, str)
    @Slot(str, str, str)
    def act(self, action: str, key: str, text: str = "") -> None:
        """choose, rename, pin, archive, close, delete, export, copy, folder: with the row of that key."""
        row = self._row_of(key)
        if row is not None:
            self.wanted.emit(action, row, text)

    @Slot()
    def askFolders(self) -> None:
        """`folders` are wanted as they are now."""
        self.foldersAsked.emit()

    @Slot(int)
    def number(self, number: int) -> None:
        """Show the open session of that number."""
        for row in self._register.open.values():
            if row.number == number:
                self.wanted.emit("choose", row, "")
                return

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the next open session (1), or the one before (-1)."""
        rows = sorted(self._register.open.values(), key=lambda row: row.number)
        here = self._current_row()
        if rows and (here is None or len(rows) > 1):
            place = rows.index(here) + by if here is not None else 0
            self.wanted.emit("choose", rows[place % len(rows)], "")

    @Slot(int)
    def walk(self, by: int) -> None:
        """Show the next session of the list (1), or the one before (-1)."""
        here = self._current()
        place = here + by if here >= 0 else 0
        while (row := self.row_at(place)) is not None and row.heads:
            place += by
        if row is not None:
            self.wanted.emit("choose", row, "")

    @Slot(int, result=str)
    def keyAt(self, index: int) -> str:
        """For `act`; "" where there is no such row."""
        row = self.row_at(index)
        return str(row.serial) if row is not None else ""

    @Slot(str, result=int)
    def indexOf(self, key: str) -> int:
        """-1 where it is not shown."""
        row = self._row_of(key)
        return self.place_of(row) if row is not None and row.listed else -1

    # --- what is shown of a row ----------------------------------------------------------------

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(SessionListRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        row = self.row_at(index.row())
        if row is None:
            return None
        match role:
            case SessionListRole.KEY:
                return str(row.serial)
            case SessionListRole.TITLE:
                return section_title(row.heads) if row.heads else row.title
            case SessionListRole.SESSION_STATE:
                return row.state
            case SessionListRole.DETAIL:
                return row.detail(self._days)
            case SessionListRole.TONE:
                return row.tone
            case SessionListRole.SHOWN:
                return row.view is not None and row.view is self._shown_view
            case SessionListRole.GROUP:
                return row.section_place.section
            case SessionListRole.UNSEEN:
                return row.unseen
            case SessionListRole.NUMBER:
                return row.number if len(self._register.open) > 1 and row.number <= _NUMBERS else 0
            case SessionListRole.OPEN:
                return row.view is not None
            case SessionListRole.PINNED:
                return row.mark.pinned
            case SessionListRole.ARCHIVED:
                return row.mark.archived
            case SessionListRole.ON_DISK:
                return row.record is not None
            case SessionListRole.HEADS:
                return row.heads
            case SessionListRole.HIDDEN:
                return row.hidden
        return None

    # --- which are shown, and where ------------------------------------------------------------

    def _view_changed(self, view: SessionView) -> None:
        before = self._register.open.get(view)
        if view.folder_path or view.session_id:
            rows = self._register.follow(view, shown=view is self._shown_view)
        else:
            rows = self._register.drop(view)
        self._settle(rows)
        if before is not self._register.open.get(view):
            self._count_open()

    def _count_open(self) -> None:
        """Number those that are open, in the order in which they were opened."""
        rows = [row for view in self._views if (row := self._register.open.get(view)) is not None]
        for number, row in enumerate(rows, 1):
            row.number = number
        self._settle(rows)
        self._count()

    def _count(self) -> None:
        rows = self._register.rows.values()
        self._archived = sum(row.mark.archived and row.view is None for row in rows)
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    def _current_row(self) -> SessionRow | None:
        return self._register.open.get(self._shown_view) if self._shown_view is not None else None

    def _current(self) -> int:
        row = self._current_row()
        return self.place_of(row) if row is not None and row.listed else -1

    def _archived_count(self) -> int:
        return self._archived

    def _reading_words(self) -> str:
        return self._reading

    def _trouble_words(self) -> str:
        return self._trouble

    def _note(self) -> str:
        """What stands where the list is empty."""
        if self.rowCount() or self._reading:
            return ""
        return "No session matches." if self._words else "" if self._trouble else "No sessions yet."

    def _folder_list(self) -> list[str]:
        return self._folders

    def _gone_folder_list(self) -> list[str]:
        return self._gone_folders

    def _get_prompt(self) -> SessionPrompt:
        return self._prompt

    folders = Property(QStringList, _folder_list, notify=foldersChanged)
    goneFolders = Property(QStringList, _gone_folder_list, notify=foldersChanged)
    prompt = Property(SessionPrompt, _get_prompt, constant=True)
    current = Property(int, _current, notify=changed)  # the row of the session that is shown, -1 for none
    archived = Property(int, _archived_count, notify=changed)
    reading = Property(str, _reading_words, notify=changed)
    trouble = Property(str, _trouble_words, notify=changed)
    note = Property(str, _note, notify=changed)
