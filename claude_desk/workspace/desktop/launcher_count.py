"""A number on the program's icon, on desktops that support com.canonical.Unity.LauncherEntry."""

import logging

from PySide6.QtCore import QObject

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.workspace.desktop.bus_connection import BusConnection, BusError

_log = logging.getLogger(__name__)

_PATH = "/com/canonical/unity/launcherentry/claude_desk"
_INTERFACE = "com.canonical.Unity.LauncherEntry"
_APPLICATION = "application://claude-desk.desktop"


class LauncherCount(QObject):
    def __init__(self, connection: BusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connection = connection
        self._tasks = AsyncTasks()
        self._wanted = self._sent = 0
        self._works = self._closed = False

    def show(self, number: int) -> None:
        """Show a number; 0 hides it. Do nothing after `close`."""
        self._wanted = number
        if not self._closed and not self._works and self._wanted != self._sent:
            self._works = True
            self._tasks.start(self._settle())

    async def close(self) -> None:
        self._closed = True
        await self._tasks.end()

    async def _settle(self) -> None:
        try:
            while self._wanted != self._sent:
                self._sent = number = self._wanted
                state = {"count": ("x", number), "count-visible": ("b", number > 0)}
                await self._connection.send_signal(_PATH, _INTERFACE, "Update", "sa{sv}", _APPLICATION, state)
        except BusError as error:
            _log.debug("no number on the icon: %s", error)
        finally:
            self._works = False
