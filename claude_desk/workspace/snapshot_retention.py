"""Deletes snapshots that exceed the limits in the settings, at a quiet moment."""

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
    """Prunes the snapshots of all folders after the first snapshot of a run, then at most once in 24 hours.
    If the limits have changed since the last pruning, the next snapshot causes another.

    Snapshots of open sessions are kept. `open_sessions` returns the ids of this program's open sessions.
    `locks`: the folder of session locks. Their names are the ids of sessions, also of other windows.
    """

    def __init__(
        self,
        client: SnapshotClient,
        settings: Settings,
        locks: Path,
        open_sessions: Callable[[], frozenset[str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._settings = settings
        self._locks = locks
        self._open_sessions = open_sessions
        self._tasks = AsyncTasks()
        self._due = self._closed = False
        self._pruned: float | None = None  # time of the last pruning, by the monotonic clock
        self._timer = QTimer(self, singleShot=True, interval=CALM_MS)
        self._timer.timeout.connect(self._on_calm)
        client.asked.connect(self._on_asked)
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
            last = self._pruned
            self._due = last is None or time.monotonic() > last + _AGAIN_SECONDS
        if self._due:
            self._timer.start()

    def _on_calm(self) -> None:
        self._timer.stop()
        self._tasks.start(self._prune())

    async def _prune(self) -> None:
        self._due = False
        self._pruned = time.monotonic()
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
