"""Connects the page that searches all sessions with the library, and shows a chosen match in its session."""

import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.library.catalog.requests import (
    IndexProgress,
    ListTools,
    SearchHit,
    SearchResults,
    SearchSessions,
    TitleHit,
)
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistorySource
from claude_desk.session.history.row_locator import RowLocator, literal, search_target
from claude_desk.transcript.entries import Entry
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.session_catalog import SessionCatalog

# -------------------------------------------------------------------------------------------------
# A search in all sessions. It asks one question at a time.


_log = logging.getLogger(__name__)

_SECONDS = 20.0  # the first question may have to rebuild the index
# An answer to an outdated question is shown only if the last shown answer is at least this old.
_STALE_SECONDS = 0.25


class SessionSearch(QObject):
    """Searches all sessions. Use it from the GUI thread, with a running asyncio loop."""

    found = Signal(object, object)  # SearchSessions, SearchResults
    failed = Signal(object)  # SearchSessions: the library could not answer; the reason is logged
    tools_known = Signal(object)  # tuple[str, ...]

    def __init__(self, library: HistorySource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._tasks = AsyncTasks()
        self._next: SearchSessions | None = None
        self._works = self._asks = False
        self._shown_at = 0.0
        self._void = False  # whether the awaited answer is no longer wanted

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._next is not None or (self._asks and not self._void)

    def search(self, search: SearchSessions) -> None:
        """Ask this question, after the current question is answered. Drop a question that is still
        waiting."""
        self._next = search
        if not self._works:
            self._works = True
            self._tasks.start(self._work())

    def forget(self) -> None:
        """Drop the waiting question, and ignore the answer to the current question."""
        self._next = None
        self._void = True

    def ask_for_tools(self) -> None:
        self._tasks.start(self._ask_for_tools())

    async def close(self) -> None:
        """Stop. This takes a bounded time."""
        self.forget()
        await self._tasks.end()

    async def _work(self) -> None:
        try:
            while self._next is not None:
                search, self._next, self._void = self._next, None, False
                self._notify(search, await self._answer(search))
        finally:
            self._works = False

    async def _answer(self, search: SearchSessions) -> SearchResults | None:
        self._asks = True
        try:
            results: SearchResults = await self._library.ask(search, _SECONDS)
            return results
        except LibraryError as error:
            _log.warning("a search was not answered: %s", error)
            return None
        finally:
            self._asks = False

    def _notify(self, search: SearchSessions, results: SearchResults | None) -> None:
        stale = self._next is not None
        if self._void:
            return
        if results is None:
            if not stale:
                self.failed.emit(search)
        elif not stale or time.monotonic() - self._shown_at >= _STALE_SECONDS:
            self._shown_at = time.monotonic()
            self.found.emit(search, results)

    async def _ask_for_tools(self) -> None:
        try:
            self.tools_known.emit(await self._library.ask(ListTools(), _SECONDS))
        except LibraryError as error:
            _log.warning("the tools were not listed: %s", error)


_MOST_FOLDERS = 200
_GOING_MS = 800  # time until a note says that the match is being located: a long session loads pages first

Open = Callable[[str, str, Path | None], None]


class SearchController(QObject):
    """Runs the search page. `open_session(folder, id, file)` shows a session."""

    answered = Signal(object)  # SearchSessions
    match_shown = Signal(object, str, str)  # SessionView; the entry's id; the matching words in the entry

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        catalog: SessionCatalog,
        library: HistorySource,
        open_session: Open,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self.view = app.search_view
        self._session_manager = manager
        self._catalog = catalog
        self._open_session = open_session
        self._search = SessionSearch(library, self)
        self._locator: RowLocator | None = None
        self._slow = QTimer(self, singleShot=True, interval=_GOING_MS)
        self._slow.timeout.connect(lambda: app.show_note(Phrase("session_notice.goes_to_match")))
        self._tools_due = True
        self._search.found.connect(self._on_found)
        self._search.failed.connect(self.view.show_failure)
        self._search.tools_known.connect(self.view.set_tools)
        self.view.wanted.connect(self._on_search_wanted)
        self.view.opened.connect(self._on_page_opened)
        self.view.chosen.connect(self._on_hit_chosen)
        catalog.progress.connect(self._on_progress)

    async def close(self) -> None:
        """Stop. This takes a bounded time."""
        self._slow.stop()
        if self._locator is not None:
            self._locator.cancel()
        await self._search.close()

    def _on_search_wanted(self, search: SearchSessions | None) -> None:
        if search is None:
            self._search.forget()
        else:
            self._search.search(search)

    def _on_found(self, search: SearchSessions, results: SearchResults) -> None:
        self.view.show(search, results)
        self.answered.emit(search)

    def _on_page_opened(self) -> None:
        """Offer the folders and tools as filters."""
        newest = sorted(self._catalog.records.values(), key=lambda record: -record.modified)
        folders = dict.fromkeys(record.repository or record.folder for record in newest)
        self.view.set_folders([folder for folder in folders if folder][:_MOST_FOLDERS])
        if self._tools_due:
            self._tools_due = False
            self._search.ask_for_tools()

    def _on_progress(self, progress: IndexProgress) -> None:
        self.view.show_progress(progress.done, progress.total)
        if progress.done >= progress.total:
            self._tools_due = True

    # --- showing a match -----------------------------------------------------------------------

    def _on_hit_chosen(self, target: SearchHit | TitleHit, query: str, beside: bool) -> None:
        if not target.folder and self._session_manager.with_id(target.session) is None:
            self._app.show_note(Phrase("session_notice.names_no_folder"))
            return
        self.view.close()
        manager = self._session_manager
        with manager.opening_in_other_pane() if beside else contextlib.nullcontext():
            self._open_session(target.folder, target.session, Path(target.path))
        # If the session was not opened, another session is still the current one.
        controller = manager.with_id(target.session)
        if isinstance(target, SearchHit) and controller is not None and controller.session is not None:
            self._seek(controller, target, query)

    def _seek(self, controller: SessionController, hit: SearchHit, query: str) -> None:
        if self._locator is not None:
            self._locator.cancel()
            self._locator.deleteLater()
        assert controller.session is not None
        place = search_target(hit)
        self._locator = RowLocator(controller.session, place, self)
        self._locator.ended.connect(partial(self._on_row_located, controller, query, place.words))
        self._slow.start()
        self._locator.begin()

    def _on_row_located(
        self,
        controller: SessionController,
        query: str,
        words: tuple[str, ...],
        entry: Entry | None,
        exact: bool,
    ) -> None:
        had_note = not self._slow.isActive()
        self._slow.stop()
        if entry is None:
            self._app.show_note(Phrase("session_notice.match_not_found"))
            return
        if not exact:
            self._app.show_note(Phrase("session_notice.nearest_row"))
        elif had_note:
            self._app.forgetNote()
        found = literal(entry, query, words)
        controller.view.show_search_target(entry.id, found)
        self.match_shown.emit(controller.view, entry.id, found)
