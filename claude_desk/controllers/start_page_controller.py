"""The start page: the folders and sessions that it offers."""

import time
from collections.abc import Iterable
from heapq import nlargest
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.recent_folders import FolderFacts, FolderInspector, known_folders
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.settings import Settings

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord

_GATHER_MS = 150
_SESSIONS = 3  # sessions that are offered for continuing
_LOOKED_AT = 60  # number of the newest folders that are inspected
_FRESH_SECONDS = 30.0  # time after which a refresh inspects a folder again


class StartPageController(QObject):
    """Runs the start page. Use it with a running asyncio loop."""

    def __init__(
        self, app: App, settings: Settings, catalog: SessionCatalog, looker: FolderInspector, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._settings = settings
        self._catalog = catalog
        self._folder_inspector = looker
        self._seen: dict[str, FolderFacts] = {}
        self._inspected_at: dict[str, float] = {}  # when each folder was inspected last, by time.monotonic()
        self._tasks = AsyncTasks()
        self._closed = False
        self._soon = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._soon.timeout.connect(self._refresh)
        catalog.changed.connect(self._note)
        settings.changed.connect(self._on_setting_changed)
        app.start_view.forgetWanted.connect(settings.hide_folder)

    def show(self) -> None:
        """Show the page with the known facts about the folders, and inspect the first `_LOOKED_AT` of them
        again."""
        self._inspected_at.clear()
        self._refresh()
        self._app.show_start_page()

    def come_to_front(self) -> None:
        """If the page is shown, inspect the first `_LOOKED_AT` folders again. Git branches and folders may
        have changed while the user was away."""
        if self._app.page_name == "start":
            self._inspected_at.clear()
            self._refresh()

    async def close(self) -> None:
        self._closed = True  # parts that are closed later may still report changes
        self._soon.stop()
        await self._tasks.end()

    def _note(self) -> None:
        if self._app.page_name == "start" and not self._soon.isActive() and not self._closed:
            self._soon.start()

    def _on_setting_changed(self, name: str) -> None:
        if name in ("recent_folders", "hidden_folders"):
            self._refresh()

    def _refresh(self) -> None:
        """Show the known facts now, and inspect the first `_LOOKED_AT` folders whose facts are
        missing or old."""
        if self._closed:
            return
        records = self._catalog.records.values()
        settings = self._settings
        folders = known_folders(settings.recent_folders, records, settings.hidden_folders, self._seen)
        self._app.start_view.show(folders, newest(records))
        now = time.monotonic()
        for folder in folders[:_LOOKED_AT]:
            looked = self._inspected_at.get(folder.path)
            if looked is None or now - looked >= _FRESH_SECONDS:
                self._inspected_at[folder.path] = now
                self._tasks.start(self._inspect(folder.path))

    async def _inspect(self, path: str) -> None:
        seen = await self._folder_inspector.inspect(path)
        if seen is not None and seen != self._seen.get(path):
            self._seen[path] = seen
            self._note()


def newest(records: "Iterable[SessionRecord]") -> "list[SessionRecord]":
    """Return the newest three sessions that have a folder and a title. A session without a title is empty."""
    said = (record for record in records if record.title and record.folder)
    return nlargest(_SESSIONS, said, key=lambda record: record.modified)
