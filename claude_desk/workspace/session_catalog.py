"""The sessions on disk that the library has found. The disk is scanned again when files change."""

import logging
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from heapq import nlargest
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from claude_desk.library.catalog.requests import (
    CatalogUpdate,
    DiskScan,
    FolderPlace,
    IndexProgress,
    InspectFolder,
    ListSessions,
    ScanDisk,
    SessionRecord,
)
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import looked
from claude_desk.workspace.children.library_client import LibraryClient, LibraryError

_log = logging.getLogger(__name__)

_LIST_SECONDS = 30.0
_INSPECT_SECONDS = 10.0
_SCAN_SECONDS = 3600.0  # the first scan of a large library on a slow disk takes long
_SETTLE_MS = 300  # time in which changes are gathered: files rarely change alone
_TROUBLE_MS = 20_000  # time until a scan is repeated that failed or found a disk that does not answer
_PAUSE_SECONDS = 3.0  # between the end of one scan and the start of the next
_MOST_FOLDERS, _MOST_FILES = 200, 40  # greatest numbers of watched folders and files


@dataclass(frozen=True, slots=True)
class CatalogChange:
    """Sessions that are new or have changed, and the last known records of sessions that are gone."""

    put: tuple[SessionRecord, ...]
    gone: tuple[SessionRecord, ...]


class SessionCatalog(QObject):
    """The catalog of sessions. Use it with a running asyncio loop.

    `projects` is the CLI's folder of sessions. `other_configs` returns further configuration folders of the
    CLI. `trusted_folders` returns the folders of open sessions. The settings in these folders may name more
    configuration folders.

    After `begin()` the catalog asks the index for its records, then scans the disk. It scans again when
    something changes on disk, or after `schedule_scan()`. While the window is hidden, such a scan waits until
    the window is shown again. The first scan does not wait. A repetition that is scheduled while the window
    is hidden does not wait either.
    """

    changed = Signal(object)  # CatalogChange: only changed records, never the whole catalog
    counted = Signal()  # `done`, `total`, `listed`, `reading`, `trouble` or `silent` may have changed
    progress = Signal(object)  # IndexProgress: how much of the text can be searched

    def __init__(
        self,
        library: LibraryClient,
        projects: Path,
        parent: QObject | None = None,
        other_configs: Callable[[], tuple[Path, ...]] = tuple,
        trusted_folders: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        super().__init__(parent)
        self._other_configs = other_configs
        self._trusted_folders = trusted_folders
        self._library = library
        self._projects = projects
        self._records: dict[str, SessionRecord] = {}
        self._paths: dict[str, str] = {}  # by session id: the path of its newest file
        self._taken: set[str] = set()  # paths removed during a scan: the scan may still report them
        self._tasks = AsyncTasks()
        self._watcher: QFileSystemWatcher | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._on_scan_due)
        self._shown = True
        self._begun = self._scanning = self._again = False
        self._sequence = 0  # sequence number of the last update
        self._scanned_at = 0.0  # when the last scan ended, by the monotonic clock
        self.done = self.total = 0  # numbers of known files and of all files; 0 until the index has answered
        self.listed = False  # whether the first request to the index has ended, with an answer or an error
        self.reading = True  # True until the first scan of the disk has ended
        self.trouble = False  # whether the last list or scan failed
        self.silent = False  # whether the disk of some sessions does not answer
        self._silent: tuple[str, ...] = ()  # the folders that do not answer, each with a trailing separator
        library.news.connect(self._on_library_news)

    @property
    def records(self) -> Mapping[str, SessionRecord]:
        """All records by path, in no particular order."""
        return MappingProxyType(self._records)

    def with_id(self, session_id: str) -> SessionRecord | None:
        """Return the record with that id whose file is the newest; None without such a record."""
        return self._records.get(self._paths.get(session_id, ""))

    def remove(self, path: str) -> None:
        """Drop the record of a file that the program has just removed."""
        if self._scanning:
            self._taken.add(path)
        if path in self._records:
            self._apply_update(CatalogUpdate([], [path], self.done, self.total, 0))

    def bring_back(self, record: SessionRecord) -> None:
        """Add the record of a file that the program has just put back."""
        self._taken.discard(record.path)
        self._apply_update(CatalogUpdate([record], [], self.done, self.total, 0))

    def begin(self, known: CatalogUpdate | None = None) -> None:
        """Start listing and scanning. Call this once, after the first frame. `known`: the answer of the
        index, if it has come already."""
        self._begun = True
        self._tasks.start(self._list(known))

    def schedule_scan(self) -> None:
        """Scan the disk soon, because something has changed there. During a scan or while the window is
        hidden, scan afterwards. Before `listed` is True, do nothing."""
        if not self._begun or not self.listed:
            return
        if self._scanning or not self._shown:
            self._again = True
            return
        wait = max(_SETTLE_MS, round((self._scanned_at + _PAUSE_SECONDS - time.monotonic()) * 1000))
        if not self._soon.isActive() or self._soon.remainingTime() > wait:
            self._soon.start(wait)

    def set_shown(self, shown: bool) -> None:
        """Set whether the window is visible. Call this also when the window comes to the front."""
        self._shown = shown
        if not shown and self._soon.isActive():
            self._soon.stop()
            self._again = True
        elif shown and self._again and not self._scanning:
            self._again = False
            self.schedule_scan()

    async def place_of(self, folder: str) -> FolderPlace | None:
        """Return the repository to which the folder belongs now; None if the library cannot answer."""
        try:
            found: FolderPlace = await self._library.ask(InspectFolder(folder), _INSPECT_SECONDS)
        except LibraryError:
            return None
        return found

    async def close(self) -> None:
        """Stop all tasks. This takes a bounded time once the library client is closed."""
        self._begun = False
        self._soon.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        await self._tasks.end()

    # --- requests to the library ---------------------------------------------------------------

    async def _list(self, known: CatalogUpdate | None) -> None:
        try:
            self._apply_update(known or await self._library.ask(ListSessions(), _LIST_SECONDS))
        except LibraryError as error:
            self._report_trouble(error)
        self.listed = True
        self.counted.emit()
        await self._scan()

    def _on_scan_due(self) -> None:
        if self._begun and not self._scanning:
            self._tasks.start(self._scan())

    async def _scan(self) -> None:
        if self._scanning or not self._begun:
            return
        self._scanning, self._again = True, False
        try:
            request = ScanDisk(self._sequence, self._other_configs(), self._trusted_folders())
            scan: DiskScan = await self._library.ask(request, _SCAN_SECONDS)
            self.silent, self._silent = bool(scan.silent), tuple(f"{place}{os.sep}" for place in scan.silent)
            self._set_trouble(False)
        except LibraryError as error:
            if self._begun:
                self._report_trouble(error)
        finally:
            self._scanning = False
            self._taken.clear()
        self._scanned_at = time.monotonic()
        if not self._begun:
            return
        self.reading = False
        self.counted.emit()
        await self._watch()
        if not self._begun:
            return
        if self._again:
            self._again = False
            self.schedule_scan()
        elif self.trouble or self.silent:
            # The library or the disk may answer again without any file changing.
            self._soon.start(_TROUBLE_MS)

    def _report_trouble(self, error: LibraryError) -> None:
        _log.warning("the sessions were not listed: %s", error)
        self._set_trouble(True)

    def _set_trouble(self, trouble: bool) -> None:
        if trouble is not self.trouble:
            self.trouble = trouble
            self.counted.emit()

    # --- answers of the library ----------------------------------------------------------------

    def _on_library_news(self, news: object) -> None:
        if isinstance(news, CatalogUpdate):
            there = [record for record in news.records if record.path not in self._taken]
            self._apply_update(replace(news, records=there) if self._taken else news)
        elif isinstance(news, IndexProgress):
            self.progress.emit(news)

    def _apply_update(self, catalog: CatalogUpdate) -> None:
        known = self._records
        self._sequence = max(self._sequence, catalog.sequence)
        put = tuple(record for record in catalog.records if known.get(record.path) != record)
        gone = tuple(known.pop(path) for path in catalog.gone if path in known)
        for record in gone:
            if self._paths.get(record.id) == record.path:
                del self._paths[record.id]
        for record in put:
            known[record.path] = record
            newest = known.get(self._paths.get(record.id, ""))
            if newest is None or newest.modified <= record.modified:
                self._paths[record.id] = record.path
        if put or gone:
            self.changed.emit(CatalogChange(put, gone))
        if (self.done, self.total) != (catalog.done, catalog.total):
            self.done, self.total = catalog.done, catalog.total
            self.counted.emit()

    # --- changes on disk -----------------------------------------------------------------------

    async def _watch(self) -> None:
        """Watch the `projects` folders (for a missing folder its parent), and the folders and files of the
        sessions that changed last. A file that grows does not change its folder, so the folder alone is not
        enough."""
        newest = nlargest(_MOST_FOLDERS * 4, self._records.values(), key=lambda record: record.modified)
        folders = dict.fromkeys(str(Path(record.path).parent) for record in newest)
        roots = (self._projects, *(config / "projects" for config in self._other_configs()))
        nothing: set[str] = set()
        wanted = await looked(
            lambda: {str(root if root.is_dir() else root.parent) for root in roots}, nothing
        )
        wanted.update(list(folders)[:_MOST_FOLDERS])
        wanted.update(record.path for record in newest[:_MOST_FILES])
        # To watch a path, Qt reads its state in the GUI thread. So paths that do not answer are not watched.
        wanted = {path for path in wanted if not f"{path}{os.sep}".startswith(self._silent)}
        wanted = await looked(
            lambda: {path for path in wanted if os.path.lexists(path)},
            nothing,
            path=f"watched: {self._projects}",
        )
        if not self._begun:
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(self.schedule_scan)
            self._watcher.fileChanged.connect(self.schedule_scan)
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if old := watched - wanted:
            self._watcher.removePaths(list(old))
        if new := wanted - watched:
            self._watcher.addPaths(list(new))
