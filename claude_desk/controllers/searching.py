"""Words looked for in all sessions: one question at a time, and after it the newest one."""

import logging
import time

from PySide6.QtCore import QObject, Signal

from claude_desk.library.catalog.requests import ListTools, SearchResults, SearchSessions
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistorySource

_log = logging.getLogger(__name__)

_SECONDS = 20.0  # the index may be made anew by the first question
# What is answered while something newer is asked already is shown only this long after the last answer.
_STALE_SECONDS = 0.25


class SessionSearch(QObject):
    """`look()` from the GUI thread, with a running asyncio loop."""

    found = Signal(object, object)  # Search, Results
    failed = Signal(object)  # Search: it was not answered; why is logged
    tools_known = Signal(object)  # tuple[str, ...]

    def __init__(self, library: HistorySource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._tasks = AsyncTasks()
        self._next: SearchSessions | None = None
        self._works = self._asks = False
        self._shown_at = 0.0
        self._void = False  # what is being answered is wanted no more

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._next is not None or (self._asks and not self._void)

    def search(self, search: SearchSessions) -> None:
        """Ask, once what is asked now is answered; of several that wait the last one alone."""
        self._next = search
        if not self._works:
            self._works = True
            self._tasks.start(self._work())

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._next = None
        self._void = True

    def ask_for_tools(self) -> None:
        self._tasks.start(self._ask_for_tools())

    async def close(self) -> None:
        """Takes a bounded time."""
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
