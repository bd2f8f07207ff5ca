"""The page that searches all sessions: the query and the results."""

import time
from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum, auto
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.library.catalog.requests import TOOL, SearchResults, SearchSessions
from claude_desk.ui import locale_format
from claude_desk.ui.profiles.profile_marks import ProfileMarks
from claude_desk.ui.qt_types import (
    DISPLAY_ROLE,
    USER_ROLE,
    Index,
    Property,
    QStringList,
    constant,
    role_names,
)
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.search import search_rows
from claude_desk.ui.search.search_rows import FoundRow, SearchFilterState, count_words, rows_of
from claude_desk.ui.translation import translate

# -------------------------------------------------------------------------------------------------
# The results for QML. Rows change in place, so that a view does not build the list again.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class SearchRole(IntEnum):
    HEAD = USER_ROLE + 1  # whether the row is a session; otherwise it is a place in the session above
    MARKUP = auto()  # the row's words, escaped, with `%1` for the background colour of matches
    DETAIL = auto()
    SPOKEN = auto()
    FORK = auto()
    PROFILE = auto()
    PROFILE_COLOR = auto()


@QmlElement
class SearchModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[FoundRow] = []

    def show(self, rows: Sequence[FoundRow]) -> None:
        """Show these rows. Change rows in place, and add or remove rows only at the end."""
        before, now = len(self._rows), len(rows)
        common = min(before, now)
        changed = [n for n in range(common) if self._rows[n] != rows[n]]
        self._rows[:common] = rows[:common]
        if changed:
            roles = [int(role) for role in SearchRole]
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]), roles)
        if before > now:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            del self._rows[now:]
            self.endRemoveRows()
        elif now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self._rows += rows[before:]
            self.endInsertRows()
        if before != now:
            self.countChanged.emit()

    def row(self, number: int) -> FoundRow | None:
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(SearchRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        row = self.row(index.row())
        if row is None:
            return None
        match role:
            case SearchRole.HEAD:
                return row.head
            case SearchRole.MARKUP:
                return row.markup
            case SearchRole.DETAIL:
                return row.detail
            case SearchRole.SPOKEN:
                return row.spoken
            case SearchRole.FORK:
                return row.fork
            case SearchRole.PROFILE:
                return row.profile.name
            case SearchRole.PROFILE_COLOR:
                return row.profile.color
        return None

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)


# Number of places to request, at first and after `showMore`. The library returns at most `MOST`.
FIRST, MOST = 50, 150
_AGAIN_SECONDS = 2.0
# A search that ran out of time is repeated with `_LONGER` times as much time, up to `_LONGEST` seconds.
_LONGER, _LONGEST = 4, 4.0


@QmlElement
class SearchView(QObject):
    """The search page. The results stay while the page is closed."""

    changed = Signal()
    openChanged = Signal()
    queryChanged = Signal()
    filtersChanged = Signal()
    listsChanged = Signal()  # the folders and tools to choose from changed
    wordsChanged = Signal()  # the language of the choices changed
    progressChanged = Signal()
    renewed = Signal()  # the list shows the results of another search, or another order

    # Requests of the view to Python:
    opened = Signal()
    wanted = Signal(object)  # SearchSessions; None to cancel the search
    # the SearchHit or TitleHit, the query, and whether to show the session in another pane
    chosen = Signal(object, str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self._query = ""
        self._filters = SearchFilterState()
        self._newest = False
        self._most = FIRST
        self._results: SearchResults | None = None
        self._asked: SearchSessions | None = None  # the search whose results are listed
        self._last: SearchSessions | None = None  # the last search that was requested
        self._busy = False
        self._goes_on = False  # whether the search still runs and may find more
        self._failed = False
        self._folders: list[str] = []
        self._tools: list[str] = []
        self._progress = (0, 0)
        self._asked_at = 0.0
        self._rows = SearchModel(self)
        self._profiles = ProfileMarks()
        self._days = DayBounds.around(time.time())

    # --- what Python calls ---------------------------------------------------------------------

    @property
    def model(self) -> SearchModel:
        """The rows, for Python."""
        return self._rows

    def set_profile_marks(self, marks: ProfileMarks) -> None:
        """Use these marks of the profiles. Call it again after the marks changed."""
        self._profiles = marks
        self._list()

    def set_folders(self, folders: Sequence[str]) -> None:
        """Set the folders to choose from. The chosen folder remains a choice."""
        chosen = self._filters.folder
        self._folders = list(folders) if not chosen or chosen in folders else [chosen, *folders]
        self.listsChanged.emit()

    @Slot(object)
    def set_tools(self, tools: Sequence[str]) -> None:
        self._tools = sorted(tools, key=str.casefold)
        self.listsChanged.emit()

    def show(self, search: SearchSessions, results: SearchResults) -> None:
        """Show the results. If the search ran out of time, search again with more time, up to `_LONGEST`."""
        fresh = self._results is None or not _is_same(search, self._asked)
        self._asked, self._results, self._failed = search, results, False
        self._busy = self._last is not None and search != self._last
        self._goes_on = results.unfinished and search == self._last and search.seconds < _LONGEST
        if self._goes_on:
            self._last = replace(search, seconds=min(_LONGEST, search.seconds * _LONGER))
            self.wanted.emit(self._last)
        self._list()
        if fresh:
            self.renewed.emit()

    @Slot()
    def show_failure(self) -> None:
        self._busy, self._goes_on, self._failed = False, False, True
        self.changed.emit()

    def turn_day(self) -> None:
        """Update the list if the day has changed."""
        if self._days.past:
            self._list()

    def retranslate(self) -> None:
        """Show days and choices in another language."""
        self.wordsChanged.emit()
        self.listsChanged.emit()
        self.filtersChanged.emit()  # select the chosen entries again: new lists select their first entry
        self._list()

    def show_progress(self, done: int, total: int) -> None:
        """Show how many bytes of all sessions are indexed.

        Search again if the page is open, no search is running, and the results may be incomplete. While the
        list is empty, search at most every `_AGAIN_SECONDS`. Otherwise wait until all sessions are indexed.
        """
        self._progress = (done, total)
        self.progressChanged.emit()
        results = self._results
        if not self._open or results is None or results.complete or self._busy:
            return
        waited = time.monotonic() - self._asked_at >= _AGAIN_SECONDS
        if done >= total or (waited and not self._rows.rowCount()):
            self._search(quietly=True)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def begin(self, query: str) -> None:
        """Open the page. Search for the query if it is new and not empty."""
        if query.strip() and query != self._query:
            self.setQuery(query)
        if not self._open:
            self._open = True
            self.openChanged.emit()
        self.opened.emit()

    @Slot()
    def close(self) -> None:
        if self._open:
            self._open = False
            self.openChanged.emit()

    @Slot(str)
    def setQuery(self, query: str) -> None:
        """Search for another query."""
        if query != self._query:
            self._query = query
            self._most = FIRST
            self.queryChanged.emit()
            self._search()

    @Slot()
    def tryAgain(self) -> None:
        self._search()

    @Slot()
    def showMore(self) -> None:
        self._most = MOST
        self._search(quietly=True)

    @Slot(int)
    @Slot(int, bool)
    def choose(self, number: int, beside: bool = False) -> None:
        """Ask to open the session or the place of a row. `beside`: in another pane."""
        row = self._rows.row(number)
        if row is not None:
            query = self._asked.query if self._asked is not None else self._query
            self.chosen.emit(row.target, query, beside)

    @Slot(int)
    def chooseFolder(self, index: int) -> None:
        self._narrow(folder=self._folders[index - 1] if 0 < index <= len(self._folders) else "")

    @Slot(int)
    def chooseRole(self, index: int) -> None:
        if 0 <= index < len(search_rows.ROLES):
            role = search_rows.ROLES[index]
            self._narrow(role=index, tool=self._filters.tool if role in ("", TOOL) else "")

    @Slot(int)
    def chooseTool(self, index: int) -> None:
        tool = self._tools[index - 1] if 0 < index <= len(self._tools) else ""
        excludes_role = tool and search_rows.ROLES[self._filters.role] not in ("", TOOL)
        self._narrow(tool=tool, role=0 if excludes_role else self._filters.role)

    @Slot(int)
    def chooseWhen(self, index: int) -> None:
        if 0 <= index <= search_rows.OWN_DATES:
            self._narrow(date=index)

    @Slot(str, str)
    def chooseDates(self, first: str, last: str) -> None:
        """Use the dates as the user wrote them: `2026-05-03`. Either date may be empty."""
        self._narrow(first=first, last=last)

    @Slot()
    def clearFilters(self) -> None:
        self._narrow(**{name: getattr(SearchFilterState(), name) for name in SearchFilterState.__slots__})

    @Slot(int)
    def chooseOrder(self, index: int) -> None:
        if self._newest != (index == search_rows.NEWEST):
            self._newest = index == search_rows.NEWEST
            self.filtersChanged.emit()
            self._list()
            self.renewed.emit()

    # --- asking --------------------------------------------------------------------------------

    def _narrow(self, **changes: Any) -> None:
        narrowed = replace(self._filters, **changes)
        if narrowed != self._filters:
            self._filters = narrowed
            self.filtersChanged.emit()
            self._search()

    def _search(self, quietly: bool = False) -> None:
        span = self._filters.span(time.time())
        if not self._query.strip() or span is None:
            self._busy, self._results, self._asked, self._failed = False, None, None, False
            self._last = None
            self._goes_on = False
            self.wanted.emit(None)
            self._list()
            return
        folder, tool = self._filters.folder, self._filters.tool
        self._busy = not quietly
        self._asked_at = time.monotonic()
        self._last = SearchSessions(
            self._query,
            (folder,) if folder else (),
            self._filters.roles(),
            (tool,) if tool else (),
            *span,
            most=self._most,
        )
        self.wanted.emit(self._last)
        self.changed.emit()

    def _list(self) -> None:
        results = self._results
        self._days = DayBounds.around(time.time())
        rows = rows_of(results, self._newest, self._days, self._profiles) if results is not None else []
        self._rows.show(rows)
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._open

    @Property(str, notify=queryChanged)
    def query(self) -> str:
        return self._query

    rows = constant(SearchModel, "_rows")

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._busy

    @Property(str, notify=changed)
    def counted(self) -> str:
        if self._results is None:
            return ""
        return count_words(self._results, bool(self._query.strip()), self._goes_on)

    @Property(str, notify=changed)
    def note(self) -> str:
        """Say that the search failed, the dates are wrong, or there is no query, or why no row is listed.

        Return "" in all other cases.
        """
        if self._failed:
            return translate("SearchView", "Search failed.")
        if self._filters.span(time.time()) is None:
            return translate("SearchView", "Enter dates as 2026-05-03, the earlier one first.")
        if not self._query.strip():
            return translate(
                "SearchView",
                "Searches everything that you, Claude and its tools wrote, in all sessions.\n"
                "Use “quotes” to match exact phrases.",
            )
        if self._results is None or self._rows.rowCount():
            return ""
        if self._goes_on:
            return translate("SearchView", "Still searching…")
        if not self._results.complete:
            return translate("SearchView", "No results yet; still indexing.")
        if self._filters.any:
            return translate("SearchView", "No results with these filters.")
        return translate("SearchView", "No results.")

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        return self._failed

    @Property(bool, notify=changed)
    def more(self) -> bool:
        return self._results is not None and self._results.more and self._most < MOST

    @Property(str, notify=changed)
    def lastWords(self) -> str:
        """Return the text below the last row if `MOST` places were requested and more exist; otherwise ""."""
        more = self._results is not None and self._results.more and self._most >= MOST
        return translate("SearchView", "More results exist. Refine your search.") if more else ""

    @Property(str, notify=progressChanged)
    def reading(self) -> str:
        done, total = self._progress
        if total and done < total:
            return translate(
                "SearchView",
                "Indexing: {done} of {total}. The rest is not searched yet.",
                done=locale_format.size(done),
                total=locale_format.size(total),
            )
        incomplete = self._results is not None and not self._results.complete
        return translate("SearchView", "Still indexing.") if incomplete and not total else ""

    # indexed share, from 0 to 1; negative if everything is indexed or the share is unknown
    @Property(float, notify=progressChanged)
    def share(self) -> float:
        done, total = self._progress
        return done / total if total and done < total else -1.0

    @Property(QStringList, notify=listsChanged)
    def folders(self) -> list[str]:
        return [
            translate("SearchView", "All folders"),
            *search_rows.folder_words(self._folders, str(Path.home())),
        ]

    @Property(int, notify=filtersChanged)
    def folder(self) -> int:
        chosen = self._filters.folder
        return self._folders.index(chosen) + 1 if chosen in self._folders else 0

    @Property(QStringList, notify=wordsChanged)
    def roles(self) -> list[str]:
        return search_rows.speaker_names()

    @Property(int, notify=filtersChanged)
    def role(self) -> int:
        return self._filters.role

    @Property(QStringList, notify=listsChanged)
    def tools(self) -> list[str]:
        return [translate("SearchView", "Any tool"), *self._tools]

    @Property(int, notify=filtersChanged)
    def tool(self) -> int:
        return self._tools.index(self._filters.tool) + 1 if self._filters.tool in self._tools else 0

    @Property(QStringList, notify=wordsChanged)
    def dates(self) -> list[str]:
        return search_rows.date_names()

    @Property(int, notify=filtersChanged)
    def date(self) -> int:
        return self._filters.date

    @Property(bool, notify=filtersChanged)
    def ownDates(self) -> bool:
        return self._filters.date == search_rows.OWN_DATES

    @Property(QStringList, notify=wordsChanged)
    def orders(self) -> list[str]:
        return search_rows.order_names()

    @Property(int, notify=filtersChanged)
    def order(self) -> int:
        return int(self._newest)

    @Property(bool, notify=filtersChanged)
    def filtered(self) -> bool:
        return self._filters.any


def _is_same(search: SearchSessions, before: SearchSessions | None) -> bool:
    """Return whether the two searches differ at most in the number of places and the time."""
    return before is not None and replace(search, most=0, seconds=0) == replace(before, most=0, seconds=0)
