"""The desktop notifications of this program, and the user's reactions to them.

`Notifier` compares the wanted notifications with the shown notifications, and takes one step at a time: it
shows or withdraws a notification. Its subclasses implement the steps: `notification_server.py`, and for a
sandbox `notification_portal.py`.
"""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.workspace.desktop.bus_connection import BusConnection, BusError

_log = logging.getLogger(__name__)

OPEN = "default"  # the notification itself was clicked
REPLY = "inline-reply"
_MOST = 40  # notifications at the same time
_END_SECONDS = 1.5
CALL_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class DesktopNotification:
    """A notification in plain text. `actions`: names and labels of buttons. `lasting`: the notification stays
    until it is answered or withdrawn. `reply`: the label of the reply field, which some desktops offer; an
    empty string for no field."""

    title: str
    body: str
    actions: tuple[tuple[str, str], ...] = ()
    lasting: bool = False
    reply: str = ""

    def offers(self, action: str) -> bool:
        return action == OPEN or any(name == action for name, _ in self.actions)


class Notifier(QObject):
    """Shows notifications under keys that the caller chooses. Callers do not wait for the desktop. If the
    desktop does not answer or refuses the notification, the notification is dropped."""

    acted = Signal(str, str, str)  # key; `OPEN` or the name of an action; the activation token for the window
    replied = Signal(str, str)  # key, the user's reply
    posted = Signal(str, bool)  # key; whether the notification is shown

    def __init__(self, connection: BusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connection = connection
        self._tasks = AsyncTasks()
        self._wanted: dict[str, DesktopNotification] = {}
        self._shown: dict[str, DesktopNotification] = {}
        self._works = False
        self._closing = False

    def show(self, key: str, notification: DesktopNotification) -> None:
        """Show a notification, or replace the notification that is shown under that key. If there are more
        than 40, withdraw the oldest. After `close`, do nothing."""
        if self._closing:
            return
        self._wanted.pop(key, None)
        self._wanted[key] = notification
        while len(self._wanted) > _MOST:
            self._wanted.pop(next(iter(self._wanted)))
        self._wake()

    def withdraw(self, key: str) -> None:
        if self._wanted.pop(key, None) is not None or key in self._shown:
            self._wake()

    def shows(self, key: str) -> bool:
        """Return whether a notification is shown under that key, or will be shown."""
        return key in self._wanted

    async def close(self) -> None:
        """Withdraw all notifications. This takes a bounded time."""
        self._wanted.clear()
        self._closing = True
        self._wake()
        try:
            await asyncio.wait_for(self._tasks.finish(), _END_SECONDS)
        except TimeoutError:
            _log.debug("notifications were not taken back in time")
        await self._tasks.end()

    # --- for subclasses ------------------------------------------------------------------------

    async def _post(self, key: str, notification: DesktopNotification) -> None:
        """Show a notification in place of the notification under that key. Raise BusError if that fails."""
        raise NotImplementedError

    async def _take_back(self, key: str) -> None:
        """Withdraw the notification under that key. Raise BusError if that fails."""
        raise NotImplementedError

    def _lost(self) -> None:
        """Handle the loss of the server or portal, which has removed all notifications: show all wanted
        notifications again."""
        self._shown.clear()
        self._wake()

    def _dismissed(self, key: str) -> None:
        """Forget a notification that the user or the desktop has removed."""
        self._shown.pop(key, None)
        self._wanted.pop(key, None)

    # --- helpers -------------------------------------------------------------------------------

    def _wake(self) -> None:
        if not self._works and self._next() is not None:
            self._works = True
            self._tasks.start(self._settle())

    async def _settle(self) -> None:
        try:
            while (step := self._next()) is not None:
                await self._run(*step)
        finally:
            self._works = False

    def _next(self) -> tuple[str, DesktopNotification | None] | None:
        for key in self._shown:
            if key not in self._wanted:
                return key, None
        for key, notification in self._wanted.items():
            if self._shown.get(key) != notification:
                return key, notification
        return None

    async def _run(self, key: str, notification: DesktopNotification | None) -> None:
        step: Coroutine[Any, Any, None]
        if notification is None:
            self._shown.pop(key)
            step = self._take_back(key)
        else:
            self._shown[key] = notification
            step = self._post(key, notification)
        try:
            await step
        except BusError as error:
            _log.info("a notification: %s", error)
            if notification is not None:
                self._give_up(key, notification)
                self.posted.emit(key, False)
        else:
            if notification is not None:
                self.posted.emit(key, True)

    def _give_up(self, key: str, notification: DesktopNotification) -> None:
        self._shown.pop(key, None)
        if self._wanted.get(key) == notification:
            del self._wanted[key]
