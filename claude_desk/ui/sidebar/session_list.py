"""The sessions of the window and the sessions on disk, for the list in the sidebar."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, auto
from functools import partial
from itertools import count
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    Signal,
    SignalInstance,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import (
    DISPLAY_ROLE,
    USER_ROLE,
    Index,
    Property,
    QStringList,
    QVariantMap,
    constant,
    role_names,
)
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.session.state_text import WorkState
from claude_desk.ui.sidebar.section_tails import SectionTails
from claude_desk.ui.sidebar.session_prompt import SessionPrompt
from claude_desk.ui.sidebar.session_registry import SessionRegistry
from claude_desk.ui.sidebar.session_rows import Namesakes, PlacedRow, SessionMark, SessionRow, plain
from claude_desk.ui.sidebar.session_sections import (
    Order,
    SectionPlace,
    SessionGroup,
    can_be_folded,
    group_titles,
    head_of,
    kept_section,
    section_place,
    section_title,
)
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.ui.profiles.profile_marks import ProfileMarks


# -------------------------------------------------------------------------------------------------
# The folded sections of the list, and the rows that replace them. No Qt.


class SectionFolds:
    """The folded sections. A folded section is shown as one row: its head, with the number of hidden rows."""

    def __init__(self) -> None:
        self.folded: dict[str, None] = {}  # folded sections, in the order in which they were folded
        self._heads: dict[str, SessionRow] = {}
        self._hidden: dict[SessionRow, str] = {}  # by row: the folded section that hides the row
        self._counts: Counter[str] = Counter()
        self._serials = count(-1, -1)

    def fold(self, section: str, folded: bool) -> bool:
        """Fold or unfold a section. Return whether the section changed."""
        if folded is (section in self.folded) or not can_be_folded(section):
            return False
        if folded:
            self.folded[section] = None
        else:
            del self.folded[section]
        return True

    def head_of(self, section: str) -> SessionRow | None:
        return self._heads.get(section)

    def settle(self, rows: Iterable[PlacedRow], searching: bool) -> list[PlacedRow]:
        """Return these rows and the heads that change. Rows in folded sections are marked as not shown.

        While the user is searching, folded sections hide no rows.
        """
        result: list[PlacedRow] = []
        touched: dict[str, SectionPlace] = {}
        for row, stand, wanted in rows:
            away = wanted and not searching and stand.section in self.folded
            before = self._hidden.pop(row, "")
            if before:
                self._counts[before] -= 1
                touched.setdefault(before, self._heads[before].section_place)
            if away:
                self._hidden[row] = stand.section
                self._counts[stand.section] += 1
                touched.setdefault(stand.section, head_of(stand))
            result.append((row, stand, wanted and not away))
        result += [self._settle_head(section, stand) for section, stand in touched.items()]
        return result

    def _settle_head(self, section: str, stand: SectionPlace) -> PlacedRow:
        head = self._heads.get(section)
        if head is None:
            head = self._heads[section] = SessionRow(next(self._serials), heads=section)
        head.hidden = self._counts[section]
        return head, stand, head.hidden > 0


# -------------------------------------------------------------------------------------------------
# Rows in their order. The model signals the changed rows to the view, or resets if very many rows changed.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# If more runs of rows leave and enter, the model is reset: a view handles each run as a separate change.
_MOST_RUNS = 200
_MANY = 100  # from this number on, one pass through all rows is faster than a search for each row
_ORDER: Callable[[SessionRow], Order] = attrgetter("section_place.order")


@QmlElement
class OrderedRows(QAbstractListModel):
    """The base of the list: the shown rows, sorted by `section_place.order`, which is unique for each row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listed: list[SessionRow] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._listed)

    def row_at(self, index: int) -> SessionRow | None:
        return self._listed[index] if 0 <= index < len(self._listed) else None

    def place_of(self, row: SessionRow) -> int:
        """Return the index of a listed row."""
        return bisect_left(self._listed, row.section_place.order, key=_ORDER)

    def settle(self, rows: Sequence[PlacedRow]) -> None:
        """Move each row to its current place, insert it, or remove it."""
        if len(rows) == 1 and self._settle_one(*rows[0]):
            return
        leaving, entering, staying = [], [], []
        away = [(row, stand) for row, stand, wanted in rows if not wanted]
        for row, stand, wanted in rows:
            stays = row.listed and wanted and stand.order == row.section_place.order
            if stays:
                staying.append(row)
            elif row.listed:
                leaving.append(row)
            if wanted and not stays:
                entering.append((row, stand))
        self._change(self._places_of(leaving), entering)
        for row, stand in away:
            row.section_place = stand
        for first, last in _runs(self._places_of(staying)):
            self.dataChanged.emit(self.index(first), self.index(last))

    def _places_of(self, rows: list[SessionRow]) -> list[int]:
        """Return the indexes of listed rows in ascending order."""
        if len(rows) < _MANY:
            return sorted(map(self.place_of, rows))
        wanted = set(rows)
        return [place for place, row in enumerate(self._listed) if row in wanted]

    def _settle_one(self, row: SessionRow, stand: SectionPlace, wanted: bool) -> bool:
        """Move one row that stays listed. Keep its item in QML, because the user may be using the item.

        Return False if the row does not stay listed.
        """
        if not (row.listed and wanted):
            return False
        old = self.place_of(row)
        new = bisect_left(self._listed, stand.order, key=_ORDER)
        if new in (old, old + 1):
            row.section_place = stand
        else:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), new)
            del self._listed[old]
            row.section_place = stand
            old = new - (new > old)
            self._listed.insert(old, row)
            self.endMoveRows()
        self.dataChanged.emit(self.index(old), self.index(old))
        return True

    def _change(self, leaving: list[int], entering: list[tuple[SessionRow, SectionPlace]]) -> None:
        entering.sort(key=lambda each: each[1].order)
        gone = list(_runs(leaving))
        if len(gone) + len(self._new_runs(entering)) > _MOST_RUNS:
            self._change_all(leaving, entering)
            return
        for first, last in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, last)
            for row in self._listed[first : last + 1]:
                row.listed = False
            del self._listed[first : last + 1]
            self.endRemoveRows()
        for row, stand in entering:
            row.section_place = stand
        for place, rows in reversed(self._new_runs(entering)):
            self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
            self._listed[place:place] = rows
            for row in rows:
                row.listed = True
            self.endInsertRows()

    def _new_runs(
        self, entering: list[tuple[SessionRow, SectionPlace]]
    ) -> list[tuple[int, list[SessionRow]]]:
        """Group the sorted new rows by the index in the current list at which they will be inserted."""
        runs = []
        start = 0
        while start < len(entering):
            place = bisect_left(self._listed, entering[start][1].order, key=_ORDER)
            end = len(entering)
            if place < len(self._listed):
                after = self._listed[place].section_place.order
                end = bisect_left(entering, after, lo=start + 1, key=lambda each: each[1].order)
            runs.append((place, [row for row, _ in entering[start:end]]))
            start = end
        return runs

    def _change_all(self, leaving: list[int], entering: list[tuple[SessionRow, SectionPlace]]) -> None:
        """Change the rows and reset the model, which is faster for the view when many rows change."""
        self.beginResetModel()
        for place in leaving:
            self._listed[place].listed = False
        rows = [row for row in self._listed if row.listed]
        for row, stand in entering:
            row.section_place, row.listed = stand, True
            rows.append(row)
        rows.sort(key=_ORDER)
        self._listed = rows
        self.endResetModel()


def _runs(numbers: Iterable[int]) -> Iterable[tuple[int, int]]:
    """Yield the first and the last number of each run of consecutive numbers. `numbers` are sorted."""
    first = last = None
    for number in numbers:
        if first is None or last is None or number != last + 1:
            if first is not None and last is not None:
                yield first, last
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last


# -------------------------------------------------------------------------------------------------
# The sessions that are listed: by time or by folder, filtered, with some sections folded.


_NUMBERS = 9  # number of sessions that have a number key


class SessionListRole(IntEnum):
    KEY = USER_ROLE + 1  # key of the row, for `act`
    TITLE = auto()
    MARKED_TITLE = auto()  # title as markup in which the words of the filter are bold; "" without them
    FORK = auto()  # whether the session is a fork of another session
    STATE_NAME = auto()  # state in words
    DETAIL = auto()  # `atlas · working`
    TIME = auto()  # `14:05`
    SIGN = auto()  # sign of the state (`SessionRow.sign`), "" without a sign
    ENGAGED = auto()  # whether Claude works, or the session waits for the user
    BYPASS = auto()  # whether Claude never asks in the session
    ONE_LINE = auto()  # whether the row has only one line, because its section names its folder
    SHOWN = auto()  # whether the user is at this session
    SHOWN_ELSEWHERE = auto()  # whether the other pane or another window shows the session
    OWN_WINDOW = auto()  # whether the session has its own window
    GROUP = auto()  # section of the row; "" for the head of a folded section
    UNSEEN = auto()  # whether Claude finished since the session was last shown
    NUMBER = auto()  # number key of the session, 0 without a key
    OPEN = auto()
    PINNED = auto()
    ARCHIVED = auto()
    ON_DISK = auto()
    IN_WORKTREE = auto()  # whether the session's folder is not the main folder of its repository
    PROFILE = auto()  # name of the session's profile, "" for the default profile
    PROFILE_COLOR = auto()
    KIND = auto()  # `session`, `head` (of a folded section) or `end` (of a folder with more sessions)
    HEADS = auto()  # the folded section whose head this row is, "" for another row
    TAIL_OF = auto()  # the folder at whose end this row is, "" for another row
    HIDDEN = auto()  # number of sessions that the row replaces


@QmlElement
class SessionListModel(OrderedRows):
    """The list of sessions. A session is one row, whether it is open, on disk, or both.

    The model keeps all rows. It lists the rows that `_is_wanted` accepts and that no folded section and no
    folded tail of a folder hides.
    """

    arranged = Signal()
    groupTitlesChanged = Signal()  # the language of the titles changed
    arrangementWanted = Signal()  # the user rearranged the list: `by_folder`, `folded_sections`
    # an action for a session: the action, the SessionRow, and a text for the action
    wanted = Signal(str, object, str)
    changed = Signal()  # the texts about the list, the counts, or the current row changed
    exportAsked = Signal()  # write the session that is shown to a file
    openChanged = Signal()  # what a row says about an open session may have changed
    foldersAsked = Signal()
    foldersChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._register = SessionRegistry()
        self._namesakes = Namesakes()
        self._days = DayBounds.around(time.time())
        self._folds = SectionFolds()
        self._tails = SectionTails()
        self._by_folder = False
        self._filter = ""
        self._words: list[str] = []
        self._with_archived = False
        self._views: list[SessionView] = []
        self._hears: dict[SessionView, Callable[[], None]] = {}
        self._shown_view: SessionView | None = None
        self._other_views: list[SessionView] = []
        self._seen_views: list[SessionView] = []
        self._reading = self._trouble = ""
        self._archived = 0
        self._folders: list[str] = []
        self._gone_folders: list[str] = []
        self._prompt = SessionPrompt(self)
        self.arranged.connect(self.changed)

    # --- what Python calls ---------------------------------------------------------------------

    def arrange(self, by_folder: bool, folded: Iterable[str]) -> None:
        """Group the sessions by folder or by time, and also fold these sections.

        `folded` has the order of `folded_sections`.
        """
        kept = [kept_section(section) for section in reversed(list(folded))]
        fresh = [section for section in kept if self._folds.fold(section, True)]
        if fresh or by_folder != self._by_folder:
            self._by_folder = by_folder
            self._settle(self._register.rows.values())
            self.arranged.emit()

    @property
    def by_folder(self) -> bool:
        return self._by_folder

    @property
    def folded_sections(self) -> list[str]:
        """The folded sections, with the last folded section first."""
        return list(reversed(self._folds.folded))

    def turn_day(self) -> None:
        """Update the list if the day has changed. No timer calls this, but other events do."""
        if self._days.past:
            self._settle([])

    def retranslate(self) -> None:
        """Show days, sections and states in another language."""
        self._settle([*self._register.rows.values()])

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, bool)
    def fold(self, section: str, folded: bool) -> None:
        if self.canFold(section) and self._folds.fold(section, folded):
            self._settle_where_they_are(
                [row for row in self._register.rows.values() if row.section_place.section == section]
            )
            self.arrangementWanted.emit()

    @Slot(bool)
    def foldAll(self, folded: bool) -> None:
        """Fold or unfold all sections that can be folded. Do nothing while the list is filtered."""
        rows = list(self._register.rows.values()) if not self._words else []
        sections = dict.fromkeys(row.section_place.section for row in rows)
        if [section for section in sections if self._folds.fold(section, folded)]:
            self._settle_where_they_are(rows)
            self.arrangementWanted.emit()

    @Slot(str, bool)
    def unfoldTail(self, section: str, unfolded: bool) -> None:
        """List all sessions of a folder, or only the newest ones."""
        rows = self._tails.unfold(section, unfolded)
        if rows:
            self.settle(rows)
            self.arranged.emit()

    @Slot(str, result=bool)
    def canFold(self, section: str) -> bool:
        return not self._words and can_be_folded(section)

    @Slot(str, result=str)
    def sectionTitle(self, section: str) -> str:
        return section_title(section)

    @Slot(str, result=str)
    def sectionPlace(self, section: str) -> str:
        return section_place(section)

    @Slot(str, result=int)
    def headOf(self, section: str) -> int:
        """Return the index of the head of a folded section; -1 without a listed head."""
        head = self._folds.head_of(section)
        return self.place_of(head) if head is not None and head.listed else -1

    @Slot(str, result=int)
    def endOf(self, section: str) -> int:
        """Return the index of the row at the end of a folder with more sessions; -1 if it is not listed."""
        end = self._tails.end_of(section)
        return self.place_of(end) if end is not None and end.listed else -1

    @Slot(result=int)
    def firstMatch(self) -> int:
        """Return the index of the first row that matches the filter; -1 without a filter or a match."""
        return next(self._matches(), -1)

    # --- inside --------------------------------------------------------------------------------

    def _matches(self) -> Iterator[int]:
        for place in range(self.rowCount() if self._words else 0):
            row = self.row_at(place)
            if row is not None and row.matches(self._words):
                yield place

    def _row_of(self, key: str) -> SessionRow | None:
        return self._register.rows.get(int(key)) if key.isdigit() else None

    def _settle(self, rows: Iterable[SessionRow]) -> None:
        """Move each row to its current place. If the day has changed, move all rows."""
        if self._days.past:
            self._days = DayBounds.around(time.time())
            rows = [*rows, *self._register.rows.values()]
        rows = list(rows)
        found = []
        for row in dict.fromkeys([*rows, *self._namesakes.note(rows, self._register.rows)]):
            stand = row.current_place(self._days, self._by_folder)
            found.append((row, stand, self._is_wanted(row, stand)))
        self._settle_placed(found)

    def _settle_placed(self, rows: Iterable[PlacedRow]) -> None:
        searching = bool(self._words)
        self.settle(self._tails.settle(self._folds.settle(rows, searching), searching))

    def settle(self, rows: Sequence[PlacedRow]) -> None:
        """Settle the rows, and number the open sessions in the order of the list.

        Open sessions that are filtered out or folded away have a number too.
        """
        super().settle(rows)
        for number, row in enumerate(sorted(self._register.open.values(), key=_ORDER), 1):
            if row.number != number:
                row.number = number
                if row.listed:
                    place = self.index(self.place_of(row))
                    self.dataChanged.emit(place, place, [SessionListRole.NUMBER])

    def _is_wanted(self, row: SessionRow, stand: SectionPlace) -> bool:
        if row.serial not in self._register.rows or not self._is_offered(row):
            return False
        # A session that needs the user is shown even if the filter does not match.
        return not self._words or row.matches(self._words) or stand.group is SessionGroup.NEEDS_YOU

    def _is_offered(self, row: SessionRow) -> bool:
        """Whether the list without a filter shows the row."""
        return self._with_archived or not row.mark.archived or row.view is not None

    def _show_those_wanted(self) -> None:
        self._settle_where_they_are(self._register.rows.values())

    def _settle_where_they_are(self, rows: Iterable[SessionRow]) -> None:
        """Update which of the rows are shown, without changing their places."""
        found = [(row, row.section_place, self._is_wanted(row, row.section_place)) for row in rows]
        self._settle_placed(found)
        self.arranged.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=arranged)
    def byFolder(self) -> bool:
        return self._by_folder

    @byFolder.setter  # type: ignore[no-redef]
    def byFolder(self, chosen: bool) -> None:
        if chosen != self._by_folder:
            self.arrange(chosen, ())
            self.arrangementWanted.emit()

    @Property(str, notify=arranged)
    def filter(self) -> str:
        return self._filter

    @filter.setter  # type: ignore[no-redef]
    def filter(self, text: str) -> None:
        if text != self._filter:
            self._filter = text
            self._words = plain(text).split()
            self._show_those_wanted()

    @Property(QVariantMap, notify=groupTitlesChanged)
    def groupTitles(self) -> dict[str, str]:
        """Return the titles of the groups, by the ids of their sections."""
        return group_titles()

    @Property(bool, notify=arranged)
    def withArchived(self) -> bool:
        return self._with_archived

    @withArchived.setter  # type: ignore[no-redef]
    def withArchived(self, shown: bool) -> None:
        if shown != self._with_archived:
            self._with_archived = shown
            self._show_those_wanted()

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, views: Sequence[SessionView]) -> None:
        """Set the views of the open sessions, in their order."""
        for view in [view for view in self._hears if view not in views]:
            hear = self._hears.pop(view)
            for signal in _signals_of(view):
                signal.disconnect(hear)
            self._settle(self._register.drop(view))
        self._views = list(views)
        for view in views:
            if view not in self._hears:
                hear = self._hears[view] = partial(self._view_changed, view)
                for signal in _signals_of(view):
                    signal.connect(hear)
                self._view_changed(view)
        self._count_open()

    def mark(
        self,
        view: SessionView,
        shown: Sequence[SessionView] | None = None,
        seen: Sequence[SessionView] | None = None,
    ) -> None:
        """Mark the view at which the user is.

        `shown` are the views in panes and windows. `seen` are the visible views, by default only `view`.
        """
        before = (self._shown_view, *self._other_views)
        self._shown_view = view
        self._other_views = [each for each in shown or () if each is not view]
        self._seen_views = [view] if seen is None else list(seen)
        for each in dict.fromkeys((*before, view, *self._other_views)):
            row = self._register.open.get(each) if each is not None else None
            if row is not None:
                row.unseen = row.unseen and each not in self._seen_views
                row.beside = each in self._other_views and not each.has_own_window
                self._settle([row])
        self.changed.emit()
        self.openChanged.emit()

    def apply_changes(self, put: "Iterable[SessionRecord]", gone: "Iterable[SessionRecord]" = ()) -> None:
        """Add or update sessions on disk (`put`), and remove sessions that are gone."""
        self._settle(dict.fromkeys([*self._register.put(put), *self._register.lose(gone)]))
        self._count()

    def set_marks(self, marks: Mapping[str, SessionMark], ids: Iterable[str]) -> None:
        """Set the marks that the user gave to sessions. `ids` are the sessions whose marks changed."""
        self._settle(self._register.set_marks(marks, ids))
        self._count()

    def set_profile_marks(self, marks: "ProfileMarks") -> None:
        """Use these marks of the profiles. Call it again after the marks changed."""
        self._register.profile_marks = marks
        self._settle(self._register.show_profiles())

    def set_place(self, folder: str, repository: str, branch: str) -> None:
        """Set the repository and the git branch of a folder, if open sessions use the folder."""
        self._settle(self._register.set_place(folder, repository, branch))

    def set_missing(self, folders: Iterable[str]) -> None:
        """Set which folders of sessions are missing."""
        self._settle(self._register.set_missing(frozenset(folders)))

    def set_status(self, reading: str, trouble: str) -> None:
        """Set the progress of reading the disk ("" when reading is done), and the trouble with reading."""
        if (reading, trouble) != (self._reading, self._trouble):
            self._reading, self._trouble = reading, trouble
            self.changed.emit()

    def set_folders(self, folders: Sequence[str]) -> None:
        """Set the folders to offer for a new session."""
        self._folders = list(folders)
        self.foldersChanged.emit()

    def set_gone_folders(self, folders: Iterable[str]) -> None:
        """Set the folders that are currently missing on the disk."""
        self._gone_folders = sorted(folders)
        self.foldersChanged.emit()

    def open_rows(self) -> list[SessionRow]:
        """Return the rows of the open sessions in the order of their opening, also of those that are not
        listed."""
        return sorted(self._register.open.values(), key=lambda row: row.opened)

    def rows_of(self, ids: Iterable[str]) -> list[SessionRow]:
        """Return the rows of these sessions that are on the disk and not open."""
        rows = (self._register.with_id(session_id) for session_id in ids)
        return [row for row in rows if row is not None and row.view is None]

    @property
    def session_prompt(self) -> SessionPrompt:
        """The current question and the last message, for Python."""
        return self._prompt

    def row_of(self, view: SessionView) -> SessionRow | None:
        return self._register.open.get(view)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, str)
    @Slot(str, str, str)
    def act(self, action: str, key: str, text: str = "") -> None:
        """Ask for an action on a row.

        The actions are choose, beside, apart, rename, pin, archive, close, delete, merge (a worktree's
        branch), worktree (remove it), export, copy and folder.
        """
        row = self._row_of(key)
        if row is not None:
            self.wanted.emit(action, row, text)

    def ask_export(self) -> None:
        """Ask to write the shown session to a file."""
        self.exportAsked.emit()

    @Slot()
    def askFolders(self) -> None:
        """Ask for an update of `folders`."""
        self.foldersAsked.emit()

    @Slot(int)
    def number(self, number: int) -> None:
        """Show the open session with this number."""
        for row in self._register.open.values():
            if row.number == number:
                self.wanted.emit("choose", row, "")
                return

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the next (1) or previous (-1) open session. The first session follows the last."""
        rows = sorted(self._register.open.values(), key=_ORDER)
        here = self._current_row()
        if rows and (here is None or len(rows) > 1):
            place = rows.index(here) + by if here is not None else 0
            self.wanted.emit("choose", rows[place % len(rows)], "")

    @Slot(int)
    def walk(self, by: int) -> None:
        """Show the next (1) or previous (-1) session of the list. Skip rows that are no sessions."""
        here = self.current
        place = here + by if here >= 0 else 0
        while (row := self.row_at(place)) is not None and not row.is_session:
            place += by
        if row is not None:
            self.wanted.emit("choose", row, "")

    @Slot(int, result=str)
    def keyAt(self, index: int) -> str:
        """Return the key of a row, for `act`; "" if the row does not exist."""
        row = self.row_at(index)
        return str(row.serial) if row is not None else ""

    @Slot(str, result=int)
    def indexOf(self, key: str) -> int:
        """Return the index of a row; -1 if the row is not listed."""
        row = self._row_of(key)
        return self.place_of(row) if row is not None and row.listed else -1

    # --- the data of a row ---------------------------------------------------------------------

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
                return row.title if row.is_session else section_title(row.heads or row.tail_of)
            case SessionListRole.MARKED_TITLE:
                return row.marked_title(self._words)
            case SessionListRole.FORK:
                return row.is_session and row.fork
            case SessionListRole.STATE_NAME:
                return row.state_name
            case SessionListRole.DETAIL:
                return row.detail()
            case SessionListRole.TIME:
                return row.time(self._days)
            case SessionListRole.SIGN:
                return row.sign
            case SessionListRole.ENGAGED:
                return row.engaged
            case SessionListRole.BYPASS:
                return row.bypass
            case SessionListRole.ONE_LINE:
                return row.section_place.group is SessionGroup.FOLDER
            case SessionListRole.SHOWN:
                return row.view is not None and row.view is self._shown_view
            case SessionListRole.SHOWN_ELSEWHERE:
                return row.view is not None and row.view in self._other_views
            case SessionListRole.OWN_WINDOW:
                return row.view is not None and row.view.has_own_window
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
            case SessionListRole.IN_WORKTREE:
                return row.in_worktree
            case SessionListRole.ON_DISK:
                return row.record is not None
            case SessionListRole.PROFILE:
                return row.profile.name
            case SessionListRole.PROFILE_COLOR:
                return row.profile.color
            case SessionListRole.KIND:
                return "head" if row.heads else "end" if row.tail_of else "session"
            case SessionListRole.TAIL_OF:
                return row.tail_of
            case SessionListRole.HEADS:
                return row.heads
            case SessionListRole.HIDDEN:
                return row.hidden
        return None

    # --- changes of the rows -------------------------------------------------------------------

    def _view_changed(self, view: SessionView) -> None:
        before = self._register.open.get(view)
        if view.folder or view.session_id:
            rows = self._register.follow(view, shown=view in self._seen_views)
        else:
            rows = self._register.drop(view)
        self._settle(rows)
        if before is not self._register.open.get(view):
            self._count_open()
        self.openChanged.emit()

    def _count_open(self) -> None:
        rows = [row for view in self._views if (row := self._register.open.get(view)) is not None]
        for place, row in enumerate(rows, 1):
            row.opened = place
        self._settle(rows)
        self._count()
        self.openChanged.emit()

    def _count(self) -> None:
        rows = self._register.rows.values()
        self._archived = sum(row.mark.archived and row.view is None for row in rows)
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    def _current_row(self) -> SessionRow | None:
        return self._register.open.get(self._shown_view) if self._shown_view is not None else None

    @Property(QStringList, notify=foldersChanged)
    def folders(self) -> list[str]:
        return self._folders

    @Property(QStringList, notify=foldersChanged)
    def goneFolders(self) -> list[str]:
        return self._gone_folders

    prompt = constant(SessionPrompt, "_prompt")

    # whether a row has the sign of a session that works
    @Property(bool, notify=openChanged)
    def works(self) -> bool:
        return any(row.sign == WorkState.WORKING.sign for row in self._register.open.values())

    # index of the session that is shown; -1 if it is not listed
    @Property(int, notify=changed)
    def current(self) -> int:
        row = self._current_row()
        return self.place_of(row) if row is not None and row.listed else -1

    @Property(int, notify=changed)
    def archived(self) -> int:
        return self._archived

    @Property(str, notify=changed)
    def counted(self) -> str:
        """Return how many sessions match the filter, and of how many: `11 of 312 sessions`; "" without a
        filter."""
        if not self._words:
            return ""
        rows = sum(map(self._is_offered, self._register.rows.values()))
        return translate(
            "SessionList",
            "{found} of %Ln sessions",
            n=rows,
            one="{found} of %Ln session",
            found=locale_format.number(self.matchCount),
        )

    @Property(int, notify=changed)
    def matchCount(self) -> int:
        """Return the number of sessions that match the filter."""
        return sum(1 for _ in self._matches())

    @Property(str, notify=changed)
    def reading(self) -> str:
        return self._reading

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble

    # whether there is no session at all, as before the first session
    @Property(bool, notify=changed)
    def none(self) -> bool:
        return not (self.rowCount() or self._reading or self._words or self._trouble or self._archived)

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return the text in place of an empty list.

        Return "" if the list has rows, if the disk is being read, or if `trouble` explains the empty list.
        """
        if self.rowCount() or self._reading:
            return ""
        if self._words:
            return translate("SessionList", "No matching sessions.")
        return "" if self._trouble else translate("SessionList", "No sessions yet.")


def _signals_of(view: SessionView) -> tuple[SignalInstance, ...]:
    """Return the signals of the view after which its row may say something else."""
    return view.stateChanged, view.infoChanged, view.requests_changed
