"""The bus service that a second start of the program calls: `org.freedesktop.Application`.

Any program of the user may call the service. A call can only bring the window to the front, or open folders
as if the user had chosen them in the window.
"""

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import is_folder
from claude_desk.workspace.desktop import running_instance
from claude_desk.workspace.desktop.bus_connection import BUS, BusConnection, BusError
from claude_desk.workspace.desktop.running_instance import INTERFACE, NAME, PATH, remove_mark, write_mark

_log = logging.getLogger(__name__)

# Delay of `own_name`, which imports jeepney. A second start rarely comes sooner.
BEGIN_MS = 1000
AGAIN_MS = 5000  # delay of the next try after the connection was lost
_CALL_SECONDS = 3.0
_DO_NOT_QUEUE = 4
_PRIMARY_OWNER = 1
_MOST_CALLS, _WITHIN_SECONDS = 20, 10.0
_MOST_FOLDERS = 8
_TOKENS = ("activation-token", "desktop-startup-id")
_ERRORS = "org.freedesktop.DBus.Error."


class InstanceService(QObject):
    """Answers a second start. `open_folder` receives an existing folder and an activation token, which may be
    empty. `activate` receives a token."""

    def __init__(
        self,
        bus: BusConnection,
        environ: Mapping[str, str],
        open_folder: Callable[[str, str], None],
        activate: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._environ = environ
        self._open_folder = open_folder
        self._activate = activate
        self._tasks = AsyncTasks()
        self._calls: deque[float] = deque(maxlen=_MOST_CALLS)
        self._ended = False
        self.known = False  # whether a second start can find this program
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)
        bus.answer(PATH, INTERFACE, self._take)
        bus.lost.connect(self._on_lost)

    def begin(self) -> None:
        """Register the bus name after one second, unless another program owns it."""
        self._timer.start(BEGIN_MS)

    def end(self) -> None:
        """Refuse later calls. A second start no longer finds this program."""
        self._ended = True
        self._timer.stop()
        self._forget()

    async def close(self) -> None:
        self.end()
        await self._tasks.end()

    def _forget(self) -> None:
        if self.known:
            self.known = False
            remove_mark(self._environ)

    def _on_timeout(self) -> None:
        self._tasks.start(self.own_name())

    def _on_lost(self) -> None:
        """If this program had the bus name, register it again later: the lost connection released it."""
        was_known = self.known
        self._forget()
        if was_known and not self._ended:
            self._timer.start(AGAIN_MS)

    async def own_name(self) -> None:
        try:
            owned = await self._bus.call(BUS, "RequestName", "su", NAME, _DO_NOT_QUEUE, seconds=_CALL_SECONDS)
        except BusError as error:
            _log.info("a second start will not find this program: %s", error)
            return
        if owned.body == (_PRIMARY_OWNER,) and not self._ended:
            self.known = write_mark(self._environ)

    # --- calls ---------------------------------------------------------------------------------

    def _take(self, member: str, signature: str, body: tuple[Any, ...]) -> Callable[[], None]:
        """Handle a call, as an `Answerer` of `BusConnection`. Open folders after the reply: the calling
        program waits only a short time, and opening a session takes longer. Raise BusError if the call is
        refused."""
        if self._ended:
            raise BusError("Claude Desk is closing", f"{_ERRORS}Failed")
        match member, signature:
            case running_instance.ACTIVATE, "a{sv}":
                self._count()
                return partial(self._activate, _token(body[0]))
            case running_instance.OPEN, "asa{sv}":
                self._count()
                folders = [_folder(address) for address in body[0][: _MOST_FOLDERS + 1]]
                if not folders or len(folders) > _MOST_FOLDERS or not all(folders):
                    raise BusError("these are no folders of this computer", f"{_ERRORS}InvalidArgs")
                return partial(self._open_all, folders, _token(body[1]))
        raise BusError(f"there is no {member}({signature})", f"{_ERRORS}UnknownMethod")

    def _open_all(self, folders: list[str], token: str) -> None:
        for folder in folders:
            if not self._ended:
                self._open_folder(folder, token)

    def _count(self) -> None:
        now = time.monotonic()
        if len(self._calls) == _MOST_CALLS and now - self._calls[0] < _WITHIN_SECONDS:
            raise BusError("too many calls", f"{_ERRORS}LimitsExceeded")
        self._calls.append(now)


def _folder(address: str) -> str:
    """Return the folder of a `file:` address; an empty string if the address is not a folder of this
    computer."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    if parts.scheme != "file" or parts.netloc not in ("", "localhost") or parts.query or parts.fragment:
        return ""
    path = os.fsdecode(unquote_to_bytes(parts.path))
    return path if path.startswith("/") and "\0" not in path and is_folder(path) else ""


def _token(platform_data: Any) -> str:
    """Return the activation token, which lets a window come to the front; an empty string without a valid
    token."""
    for name in _TOKENS:
        kind, value = platform_data.get(name, ("", ""))
        if kind == "s" and value.isprintable() and len(value) < 1000:
            return str(value)
    return ""
