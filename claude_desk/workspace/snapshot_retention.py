"""Deletes snapshots that exceed the limits in the settings, at a quiet moment."""

import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.snapshots.records import SnapshotLimits
from claude_desk.snapshots.requests import ListStores, PruneSnapshots, SnapshotError, TakeSnapshot
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from claude_desk.workspace.settings import Settings

_log = logging.getLogger(__name__)

_MEGABYTE = 1_000_000
CALM_MS = 3 * 60_000  # quiet time since the last request
_AGAIN_SECONDS = 24 * 3600.0
_SETTINGS = (
    "snapshot_days", "snapshot_store_megabytes", "snapshot_folder_files", "snapshot_folder_megabytes",
)  # fmt: skip


def limits_of(settings: Settings) -> SnapshotLimits:
    kept = settings.kept
    return SnapshotLimits(
        files=kept.snapshot_folder_files,
        bytes=kept.snapshot_folder_megabytes * _MEGABYTE,
        kept_days=kept.snapshot_days,
        kept_bytes=kept.snapshot_store_megabytes * _MEGABYTE,
    )


class SnapshotRetention(QObject):
    """Prunes the snapshots of all folders after a snapshot, at most once in 24 hours, and only while no
    session of this program works. If the limits have changed since the last pruning, the next snapshot causes
    another.

    Snapshots of open sessions are kept. `open_sessions` returns the ids of this program's open sessions, and
    `works` whether one of them works. `state`: the folder with the session locks and with a file whose time
    is that of the last pruning. The names of the locks are the ids of sessions, also of other windows.
    """

    def __init__(
        self,
        client: SnapshotClient,
        settings: Settings,
        state: Path,
        open_sessions: Callable[[], frozenset[str]],
        works: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._settings = settings
        self._locks = state / "locks"
        self._stamp = state / "snapshots-pruned"
        self._open_sessions = open_sessions
        self._works = works
        self._tasks = AsyncTasks()
        self._due = self._closed = False
        self._pruned: float | None = None  # seconds since the epoch; None if other limits hold since then
        self._timer = QTimer(self, singleShot=True, interval=CALM_MS)
        self._timer.timeout.connect(self._on_calm)
        client.asked.connect(self._on_asked)
        with contextlib.suppress(OSError):
            self._pruned = self._stamp.lstat().st_mtime
        settings.changed.connect(self._on_setting_changed)

    async def close(self) -> None:
        """Stop pruning. Later requests of other code do not start it again."""
        self._closed = True
        self._timer.stop()
        await self._tasks.end()

    def _on_setting_changed(self, name: str) -> None:
        if name in _SETTINGS:
            self._client.configure(replace(self._client.config, limits=limits_of(self._settings)))
            self._pruned = None

    def _on_asked(self, request: object) -> None:
        if self._closed:
            return
        if isinstance(request, TakeSnapshot):
            self._due = self._pruned is None or abs(time.time() - self._pruned) > _AGAIN_SECONDS
        if self._due:
            self._timer.start()

    def _on_calm(self) -> None:
        self._timer.stop()
        if self._works():
            self._timer.start()
        else:
            self._tasks.start(self._prune())

    async def _prune(self) -> None:
        self._due = False
        self._pruned = time.time()
        try:
            self._stamp.touch(0o600)
        except OSError as error:  # the next run prunes again
            _log.warning("the time of the pruning was not kept: %s", error)
        try:
            for store in await self._client.ask(ListStores()):
                await self._client.ask(PruneSnapshots(store.folder, self._kept_sessions()))
        except SnapshotError as error:
            _log.warning("old snapshots were not deleted: %s", error)

    def _kept_sessions(self) -> frozenset[str]:
        try:
            elsewhere = frozenset(path.stem for path in self._locks.glob("*.lock"))
        except OSError:
            elsewhere = frozenset()
        return self._open_sessions() | elsewhere
