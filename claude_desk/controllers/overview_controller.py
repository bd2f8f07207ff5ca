"""Shows on the page of all sessions which sessions other processes have."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from claude_desk.library.catalog.requests import FindTerminalSessions
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistorySource
from claude_desk.ui.overview.overview_view import OverviewView
from claude_desk.workspace.session_lock import held_ids

_log = logging.getLogger(__name__)

_LOOK_MS = 3_000  # a process that begins or ends a session sends no signal
_SECONDS = 10.0  # how long the library may look


class OverviewController(QObject):
    """Looks at the locks of the sessions, and for sessions in a terminal, while the page is visible. `locks`:
    the folder of the locks. `other_configs`: returns the CLI folders beside the usual one."""

    def __init__(
        self,
        view: OverviewView,
        locks: Path,
        library: HistorySource,
        other_configs: Callable[[], tuple[Path, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._locks = locks
        self._library = library
        self._other_configs = other_configs
        self._tasks = AsyncTasks()
        self._asks = False
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        view.shownChanged.connect(self._on_shown_changed)

    async def close(self) -> None:
        """Stop. This takes a bounded time."""
        self._timer.stop()
        await self._tasks.end()

    def _on_shown_changed(self, shown: bool) -> None:
        if shown:
            self._timer.start()
            self._look()
        else:
            self._timer.stop()

    def _look(self) -> None:
        self._view.show_elsewhere(held_ids(self._locks))
        if not self._asks:
            self._asks = True
            self._tasks.start(self._find_terminals())

    async def _find_terminals(self) -> None:
        try:
            wanted = FindTerminalSessions(self._other_configs())
            self._view.show_terminals(await self._library.ask(wanted, _SECONDS))
        except LibraryError as error:
            _log.warning("the sessions in a terminal were not looked for: %s", error)
        finally:
            self._asks = False
