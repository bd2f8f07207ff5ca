"""Fills the page of a new session: the facts about the session's folder, and the newest sessions there."""

from collections.abc import Callable
from heapq import nlargest

from PySide6.QtCore import QObject, QTimer

from claude_desk.controllers.session_manager import SessionManager
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.session.new_session_view import NewSessionView
from claude_desk.workspace.recent_folders import FolderInspector
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.session_metadata import SessionMetadata

_GATHER_MS = 150
_SESSIONS = 4


class NewSessionController(QObject):
    """Runs the page. Use this with a running asyncio loop. `open_session` is called with a folder and a
    session's id."""

    def __init__(
        self,
        view: NewSessionView,
        manager: SessionManager,
        catalog: SessionCatalog,
        metadata: SessionMetadata,
        inspector: FolderInspector,
        open_session: Callable[[str, str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._session_manager = manager
        self._catalog = catalog
        self._metadata = metadata
        self._folder_inspector = inspector
        self._tasks = AsyncTasks()
        self._closed = False
        self._soon = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._soon.timeout.connect(self._show_sessions)
        catalog.changed.connect(self._note)
        metadata.changed.connect(self._note)
        view.wanted.connect(self._on_wanted)
        view.sessionWanted.connect(open_session)
        # The page may have asked for the facts before this controller was connected.
        self.come_to_front()

    def come_to_front(self) -> None:
        """Inspect the folder again: the user may have switched the git branch in another program."""
        if self._view.shown_folder:
            self._on_wanted(self._view.shown_folder)

    async def close(self) -> None:
        """Stop. This takes a bounded time."""
        self._closed = True  # parts that are closed later may still report changes
        self._soon.stop()
        await self._tasks.end()

    def _note(self) -> None:
        if self._view.shown_folder and not self._soon.isActive() and not self._closed:
            self._soon.start()

    def _on_wanted(self, folder: str) -> None:
        if not self._closed:
            self._show_sessions()
            self._tasks.start(self._inspect(folder))

    async def _inspect(self, folder: str) -> None:
        facts = await self._folder_inspector.inspect(folder)
        if facts is not None:
            self._view.show_facts(folder, facts)

    def _show_sessions(self) -> None:
        folder = self._view.shown_folder
        current = self._session_manager.current
        own = current.session_id if current is not None else ""
        found = (
            record
            for record in self._catalog.records.values()
            if record.folder == folder
            and record.title
            and record.id != own
            and not self._metadata.of(record.id).archived
        )
        newest = nlargest(_SESSIONS, found, key=lambda record: record.modified)
        self._view.show_sessions(
            folder, [(record, self._metadata.of(record.id).title or record.title) for record in newest]
        )
