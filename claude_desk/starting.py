"""The start page: which folders and sessions it offers, while it is shown."""

from collections.abc import Iterable
from heapq import nlargest
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.tasks import Tasks
from claude_desk.ui.app_view import App
from claude_desk.workspace.catalog import SessionCatalog
from claude_desk.workspace.folders import Seen, known_folders, look_at
from claude_desk.workspace.settings import Settings

if TYPE_CHECKING:
    from claude_desk.library.catalog.records import SessionRecord

_GATHER_MS = 150
_SESSIONS = 3  # to go on with
_LOOKED_AT = 60  # folders, the newest


class Starting(QObject):
    """Needs a running asyncio loop."""

    def __init__(self, app: App, settings: Settings, catalog: SessionCatalog, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._settings = settings
        self._catalog = catalog
        self._seen: dict[str, Seen] = {}
        self._tasks = Tasks()
        self._closed = False
        self._soon = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._soon.timeout.connect(self._refresh)
        catalog.changed.connect(self._note)
        settings.changed.connect(self._take_setting)
        app.start_view.forgetWanted.connect(settings.hide_folder)

    def show(self) -> None:
        """Show the page."""
        self._refresh()
        self._app.show_start_page()

    async def close(self) -> None:
        self._closed = True  # what is closed after it may still tell of changes
        self._soon.stop()
        await self._tasks.end()

    def _note(self) -> None:
        if self._app.page_name == "start" and not self._soon.isActive() and not self._closed:
            self._soon.start()

    def _take_setting(self, name: str) -> None:
        if name in ("recent_folders", "hidden_folders"):
            self._refresh()

    def _refresh(self) -> None:
        """Show what is known now, and look at the folders that were not looked at."""
        if self._closed:
            return
        records = self._catalog.records.values()
        settings = self._settings
        folders = known_folders(settings.recent_folders, records, settings.hidden_folders, self._seen)
        self._app.start_view.show(folders, newest(records))
        new = [folder.path for folder in folders[:_LOOKED_AT] if folder.path not in self._seen]
        if new:
            self._tasks.start(self._look(new))

    async def _look(self, paths: list[str]) -> None:
        self._seen |= {path: Seen() for path in paths if path not in self._seen}
        self._seen |= await look_at(paths)
        self._refresh()


def newest(records: "Iterable[SessionRecord]") -> "list[SessionRecord]":
    """Those to go on with: somebody said something in them."""
    said = (record for record in records if record.title and record.folder)
    return nlargest(_SESSIONS, said, key=lambda record: record.modified)
