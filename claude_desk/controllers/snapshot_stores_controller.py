"""Connects the settings page's list of snapshots with the snapshot stores."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session import Session
from claude_desk.snapshots.records import FolderStore
from claude_desk.snapshots.requests import (
    ForgetFolder,
    ListStores,
    SnapshotError,
    SnapshotRequest,
    SwitchSnapshots,
)
from claude_desk.ui.settings.settings_view import SettingsView
from claude_desk.workspace.children.snapshot_client import SnapshotClient

_log = logging.getLogger(__name__)


class SnapshotStoresController(QObject):
    """Runs the list. `session` returns the current session. The list always includes the folder of that
    session's snapshots."""

    def __init__(
        self,
        view: SettingsView,
        client: SnapshotClient,
        session: Callable[[], Session | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._client = client
        self._session = session
        self._tasks = AsyncTasks()
        self._number = 0  # number of the newest request for the list
        view.asked.connect(lambda: self._tasks.start(self._show()))
        model = view.snapshot_stores
        model.deleteWanted.connect(lambda folder: self._tasks.start(self._do(ForgetFolder(folder))))
        model.switchWanted.connect(
            lambda folder, on: self._tasks.start(self._do(SwitchSnapshots(folder, on)))
        )

    async def close(self) -> None:
        await self._tasks.end()

    async def _do(self, request: SnapshotRequest) -> None:
        try:
            await self._client.ask(request)
        except SnapshotError as error:
            _log.warning("%s: %s", type(request).__name__, error)
        await self._show()

    async def _show(self) -> None:
        self._number += 1
        number = self._number
        try:
            stores: tuple[FolderStore, ...] = await self._client.ask(ListStores())
        except SnapshotError as error:
            _log.warning("the snapshots are not known: %s", error)
            return
        session = self._session()
        top = session.snapshots.top if session is not None else ""
        if top and all(store.folder != top for store in stores):
            stores = tuple(sorted((*stores, FolderStore(top, on=True)), key=lambda store: store.folder))
        if number == self._number:
            self._view.snapshot_stores.show(stores)
