"""The page of all sessions, for QML."""

import time
from collections.abc import Iterable
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.library.catalog.requests import TerminalSession
from claude_desk.ui import locale_format
from claude_desk.ui.overview.overview_rows import (
    OverviewFilter,
    OverviewRow,
    arranged,
    counts,
    row_of,
    state_words,
    terminal_row,
)
from claude_desk.ui.qt_types import (
    DISPLAY_ROLE,
    USER_ROLE,
    Index,
    Property,
    QVariantList,
    constant,
    role_names,
)
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.session.state_text import WorkState, state_word
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.ui.sidebar.session_rows import SessionRow
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_PAUSE_MS = 250  # how long to wait before reading changed sessions
_SECOND_MS = 1000


class OverviewRole(IntEnum):
    KEY = USER_ROLE + 1
    TITLE = auto()
    FOLDER = auto()
    WORDS = auto()  # the state in words, the agents at work, and what is needed or done
    TIME = auto()  # how long the state has lasted; of an end, when it was
    SIGN = auto()
    UNSEEN = auto()
    PROFILE = auto()
    PROFILE_COLOR = auto()
    FORK = auto()


@QmlElement
class OverviewModel(QAbstractListModel):
    """The rows of the page. A row keeps its delegate when it moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OverviewRow] = []

    @property
    def keys(self) -> list[str]:
        return [row.key for row in self.rows]

    def show(self, rows: list[OverviewRow]) -> None:
        """Show these rows. Report each row that comes, goes, moves or changes."""
        wanted = {row.key: row for row in rows}
        for number in reversed(range(len(self.rows))):
            if self.rows[number].key not in wanted:
                self.beginRemoveRows(QModelIndex(), number, number)
                del self.rows[number]
                self.endRemoveRows()
        here = {row.key for row in self.rows}
        for number, row in enumerate(rows):
            if row.key not in here:
                self.beginInsertRows(QModelIndex(), number, number)
                self.rows.insert(number, row)
                self.endInsertRows()
            elif self.rows[number].key != row.key:
                place = self.keys.index(row.key)
                self.beginMoveRows(QModelIndex(), place, place, QModelIndex(), number)
                self.rows.insert(number, self.rows.pop(place))
                self.endMoveRows()
            if self.rows[number] != row:
                self.rows[number] = row
                self.dataChanged.emit(self.index(number), self.index(number))

    @Slot()
    def tick(self) -> None:
        """Update the times."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1), [int(OverviewRole.TIME)])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(OverviewRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case OverviewRole.KEY:
                return row.key
            case OverviewRole.TITLE:
                return row.title
            case OverviewRole.FOLDER:
                return row.folder
            case OverviewRole.WORDS:
                return state_words(row)
            case OverviewRole.TIME:
                return _time(row)
            case OverviewRole.SIGN:
                return row.state.sign
            case OverviewRole.UNSEEN:
                return row.unseen
            case OverviewRole.PROFILE:
                return row.profile.name
            case OverviewRole.PROFILE_COLOR:
                return row.profile.color
            case OverviewRole.FORK:
                return row.fork
        return None


@QmlElement
class OverviewView(QObject):
    """All open sessions. The model has rows only while the page is visible.

    The current row is a session, whatever its place. While the pointer is over the rows, no row moves.
    """

    changed = Signal()
    currentChanged = Signal()
    shownChanged = Signal(bool)

    def __init__(self, sessions: SessionListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sessions = sessions
        self._model = OverviewModel(self)
        self._filter = OverviewFilter.ALL
        self._counts = counts([])
        self._elsewhere: tuple[str, ...] = ()
        self._terminals: dict[str, TerminalSession] = {}
        self._shown = self._held = False
        self._current = ""
        self._asking: SessionView | None = None
        self._told: tuple[object, ...] = ()  # what `changed` has reported last
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._refresh)
        self._seconds = QTimer(self, interval=_SECOND_MS)
        self._seconds.timeout.connect(self._on_second)
        sessions.openChanged.connect(self._on_open_changed)

    # --- what Python calls ---------------------------------------------------------------------

    def show_elsewhere(self, ids: Iterable[str]) -> None:
        """Set the ids of the sessions that other processes of the program have."""
        self._elsewhere = tuple(sorted(ids))
        self._refresh()

    def show_terminals(self, found: Iterable[TerminalSession]) -> None:
        """Set the sessions that run in a terminal."""
        self._terminals = {each.session_id: each for each in found}
        self._refresh()

    def retranslate(self) -> None:
        self._model.show([])
        self._told = ()
        self._refresh()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Set whether the page is visible. The page follows the sessions only while it is visible."""
        if shown != self._shown:
            self._shown = shown
            self._held = False  # a page that closes under the pointer does not say that the pointer left
            self._filter = OverviewFilter.ALL
            self._current = ""
            self._refresh()
            self.shownChanged.emit(shown)

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """Set whether the pointer is over the rows. Then no row moves."""
        self._held = held
        self._refresh()

    @Slot(str)
    def choose(self, filter: str) -> None:
        """Use this filter, a value of `OverviewFilter`."""
        self._filter = OverviewFilter(filter)
        self._refresh(arrange=True)

    @Slot(int)
    def enter(self, number: int) -> None:
        """Make this row the current row. A number before the first or after the last row means that row."""
        rows = self._model.rows
        self._set_current(rows[min(max(number, 0), len(rows) - 1)].key if rows else "")

    @Slot()
    def open(self) -> None:
        """Show the session of the current row, in its window."""
        self._sessions.act("choose", self._current)

    @Slot()
    def openInOtherPane(self) -> None:
        """Show the session of the current row in another pane."""
        self._sessions.act("beside", self._current)

    # --- properties ----------------------------------------------------------------------------

    model = constant(OverviewModel, "_model")

    @Property(int, notify=currentChanged)  # number of the current row; -1 without a current row
    def current(self) -> int:
        keys = self._model.keys
        return keys.index(self._current) if self._current in keys else -1

    @Property(SessionView, notify=currentChanged)
    def asking(self) -> SessionView | None:
        """Return the session of the current row if Claude asks the user something there; otherwise null. The
        request of a session with a separate window stays in that window."""
        return self._asking

    @Property(str, notify=changed)
    def filter(self) -> str:
        return self._filter.value

    @Property(QVariantList, notify=changed)
    def filters(self) -> list[dict[str, object]]:
        """Return the filters as maps with `name`, `words` and `count`."""
        return [
            {"name": which.value, "words": _filter_words(which), "count": count}
            for which, count in self._counts.items()
        ]

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return the text in place of an empty list; "" for a list with rows."""
        if self._model.rows:
            return ""
        if not any(self._counts.values()):
            return translate("OverviewView", "No session is open.")
        return translate("OverviewView", "No session is in this state.")

    # --- helpers -------------------------------------------------------------------------------

    def _rows(self) -> list[OverviewRow]:
        if not self._shown:
            return []
        here = [self._row(row) for row in self._sessions.open_rows()]
        elsewhere = (row_of(row, elsewhere=True) for row in self._sessions.rows_of(self._elsewhere))
        others = self._sessions.rows_of(id for id in self._terminals if id not in self._elsewhere)
        return [*here, *elsewhere, *map(self._row, others)]

    def _row(self, row: SessionRow) -> OverviewRow:
        """Return the row of a session that has no other window. A session that has no Claude Code here may
        run in a terminal."""
        session = row.view.session if row.view is not None else None
        found = self._terminals.get(row.session_id)
        if found is None or (session is not None and session.state.phase.has_child):
            return row_of(row)
        return terminal_row(row, found)

    def _set_current(self, key: str) -> None:
        self._current = key
        views = {str(row.serial): row.view for row in self._sessions.open_rows()}
        view = views.get(key) if self._shown else None
        if view is not None and not (view.viewsReady and view.asks and not view.has_own_window):
            view = None
        before, self._asking = self._asking, view
        if before is not None and before is not view and before in views.values():
            before.request_view.set_in_overview(False)
        if view is not None:
            view.request_view.set_in_overview(True)
        self.currentChanged.emit()

    @Slot()
    def _on_open_changed(self) -> None:
        if self._asking is not None:  # its session may have been closed
            self._set_current(self._current)
        if self._shown and not self._later.isActive():
            self._later.start()

    @Slot()
    def _on_second(self) -> None:
        self._refresh()
        self._model.tick()

    @Slot()
    def _refresh(self, arrange: bool = False) -> None:
        """Read the sessions. With `arrange`, bring the rows into their order even under the pointer."""
        rows, place = self._rows(), self.current
        self._counts = counts(rows)
        held = self._model.keys if self._held and not arrange else None
        shown = arranged(rows, self._filter, held)
        self._model.show(shown)
        if self._current not in self._model.keys:  # the next row takes the place of the row that is gone
            self._current = shown[min(max(place, 0), len(shown) - 1)].key if shown else ""
        self._set_current(self._current)
        if any(map(_lasts, shown)):
            self._seconds.start()
        else:
            self._seconds.stop()
        told = (self._filter, self._counts, bool(shown))
        if told != self._told:  # QML makes the filters anew
            self._told = told
            self.changed.emit()


def _lasts(row: OverviewRow) -> bool:
    return row.since > 0 and (row.state.at_work or row.state in (WorkState.NEEDS_YOU, WorkState.STARTING))


def _time(row: OverviewRow) -> str:
    """Return how long the state has lasted, or when the session ended; "" if that is unknown."""
    if row.since <= 0 or row.elsewhere:
        return ""
    now = time.time()
    if _lasts(row):
        return locale_format.duration(max(0.0, now - row.since))
    return DayBounds.around(now).words(row.since) if row.state.ended else ""


def _filter_words(which: OverviewFilter) -> str:
    match which:
        case OverviewFilter.ALL:
            return translate("OverviewView", "All")
        case OverviewFilter.ENDED:
            return translate("OverviewView", "Ended")
    return state_word(WorkState(which.value))
