"""The desktop's own file dialog, through its portal: org.freedesktop.portal.FileChooser on the session bus.

PySide (6.11) can write `a{sv}` of str, bool and QByteArray (`ay`) to D-Bus, but not structures inside arrays.
So the portal's `filters` (`a(sa(us))`) are omitted, and the dialog shows all files. Never pass values of
other types: libdbus aborts the process if it does not know a type.
"""

import logging
import os
import secrets
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import SLOT, QByteArray, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusObjectPath,
    QDBusPendingCallWatcher,
    QDBusServiceWatcher,
    QDBusVariant,
)
from PySide6.QtGui import QGuiApplication, QWindow
from shiboken6 import isValid

from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind
from claude_desk.workspace.desktop.bus_address import session_bus

_log = logging.getLogger(__name__)

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
CHOOSER = "org.freedesktop.portal.FileChooser"
REQUEST = "org.freedesktop.portal.Request"
_WITH_FOLDERS = 3  # version of the interface that can ask for a folder

# Milliseconds to find out whether there is a portal, and milliseconds until the portal accepts the question.
FIND_MS = 1_000
TAKE_MS = 1_500
# A response "ended in another way" within this number of seconds was not caused by the user: the portal has
# no dialog to show. But if the program's window lost the keyboard focus, there was a dialog: GTK's dialog
# reports Escape this way.
EARLY_SECONDS = 1.5

# The stubs say bytes; PySide wants str.
_ON_RESPONSE: Any = SLOT("_on_response(uint,QVariantMap)")
_ON_BUS_GONE: Any = SLOT("_on_bus_gone()")

_CHOSEN, _CANCELLED, _ENDED = range(3)


class PortalRequest(QObject):
    """A question to the portal.

    It ends once: with `answered`, with `failed`, or by `cancel` without a signal.
    """

    answered = Signal(list)  # list[Path]; an empty list if the user cancelled the dialog
    failed = Signal(str)  # why the portal gave no answer, for the log

    def __init__(
        self,
        kind: DialogKind,
        title: str,
        folder: Path,
        name: str,
        window: str,
        tasks: DiskTasks,
        parent: QObject | None = None,
    ) -> None:
        """`window` is the portal's handle of the window that asks; "" without a handle."""
        super().__init__(parent)
        self._kind = kind
        self._title = title
        self._folder = folder
        self._name = name
        self._window = window
        self._tasks = tasks
        self._connection_name = f"claude-desk-files-{secrets.token_hex(8)}"
        self._bus: QDBusConnection | None = None
        self._handle = ""  # object path of the question
        self._taken = 0.0  # time when the portal accepted the question (monotonic seconds)
        self._left = False  # whether the program's windows lost the keyboard focus after the question
        self._over = False
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._on_too_late)

    def start(self) -> None:
        address = session_bus()
        if not address:
            self._give_up("there is no session bus")
            return
        self._limit.start(FIND_MS)
        name = self._connection_name

        self._tasks.run(
            lambda: QDBusConnection.connectToBus(address, name).isConnected(),
            self._on_connected,
            lambda _: self._give_up("too much hangs already"),
        )

    def cancel(self) -> None:
        """Close the desktop's dialog, because its answer is not needed any more."""
        if not self._over:
            self._close_dialog()
            self._end()

    # --- the search for a portal ---------------------------------------------------------------

    def _on_connected(self, connected: bool) -> None:
        if self._over or not isValid(self):
            QDBusConnection.disconnectFromBus(self._connection_name)
            return
        if not connected:
            self._give_up("the session bus cannot be reached")
            return
        self._bus = QDBusConnection(self._connection_name)
        left = max(1, self._limit.remainingTime())
        watcher = self._call("org.freedesktop.DBus.Properties", "Get", [CHOOSER, "version"], left)
        watcher.finished.connect(self._on_version)

    @Slot(QDBusPendingCallWatcher)
    def _on_version(self, watcher: QDBusPendingCallWatcher) -> None:
        if self._over:
            return
        told = watcher.reply().arguments()
        version = told[0].variant() if told and isinstance(told[0], QDBusVariant) else None
        if watcher.isError() or not isinstance(version, int):
            self._give_up(f"there is no portal for files: {watcher.reply().errorName()}")
        elif self._kind is DialogKind.FOLDER and version < _WITH_FOLDERS:
            self._give_up("the portal is too old to ask for a folder")
        else:
            self._ask()

    # --- the question --------------------------------------------------------------------------

    def _ask(self) -> None:
        assert self._bus is not None
        self._limit.start(TAKE_MS)
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.focusWindowChanged.connect(self._on_focus)
        token = f"claude_desk_{secrets.token_hex(8)}"
        sender = self._bus.baseService().lstrip(":").replace(".", "_")
        self._listen(f"{PATH}/request/{sender}/{token}")
        gone = QDBusServiceWatcher(
            SERVICE, self._bus, QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration, self
        )
        gone.serviceUnregistered.connect(self._on_gone)
        local = "org.freedesktop.DBus.Local"
        self._bus.connect("", "/org/freedesktop/DBus/Local", local, "Disconnected", self, _ON_BUS_GONE)
        options: dict[str, str | bool | QByteArray] = {
            "handle_token": token,
            "modal": True,
            "current_folder": QByteArray(os.fsencode(self._folder) + b"\0"),
        }
        if self._kind is DialogKind.SAVE:
            options["current_name"] = _sendable(self._name)
        else:
            options["multiple"] = self._kind is DialogKind.FILES
            options["directory"] = self._kind is DialogKind.FOLDER
        member = "SaveFile" if self._kind is DialogKind.SAVE else "OpenFile"
        watcher = self._call(CHOOSER, member, [self._window, _sendable(self._title), options], TAKE_MS)
        watcher.finished.connect(self._on_taken)

    def _listen(self, handle: str) -> None:
        assert self._bus is not None
        self._handle = handle
        self._bus.connect(SERVICE, handle, REQUEST, "Response", self, _ON_RESPONSE)

    @Slot(QDBusPendingCallWatcher)
    def _on_taken(self, watcher: QDBusPendingCallWatcher) -> None:
        if self._over:
            return
        told = watcher.reply().arguments()
        if watcher.isError() or not told or not isinstance(told[0], QDBusObjectPath):
            self._give_up(f"the portal does not take the question: {watcher.reply().errorName()}")
            return
        self._limit.stop()
        self._taken = time.monotonic()
        if told[0].path() != self._handle:  # the portal does not support `handle_token`
            self._listen(told[0].path())

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        if window is None:
            self._left = True

    @Slot("uint", "QVariantMap")
    def _on_response(self, code: int, results: dict[str, Any]) -> None:
        if self._over:
            return
        early = not self._left and (not self._taken or time.monotonic() - self._taken < EARLY_SECONDS)
        if code == _CHOSEN:
            paths = _paths_of(results.get("uris"))
            if paths and (self._kind is DialogKind.FILES or len(paths) == 1):
                self._end()
                self.answered.emit(paths)
            else:
                self._give_up("the portal answers with no file")
        elif code == _CANCELLED or (code == _ENDED and not early):
            self._end()
            self.answered.emit([])
        else:
            self._give_up(f"the portal ended the question by itself ({code})")

    # --- the end -------------------------------------------------------------------------------

    @Slot()
    def _on_too_late(self) -> None:
        self._close_dialog()
        self._give_up("the portal does not answer")

    @Slot(str)
    def _on_gone(self, _service: str) -> None:
        self._give_up("the portal is gone")

    @Slot()
    def _on_bus_gone(self) -> None:
        self._give_up("the session bus is gone")

    def _give_up(self, why: str) -> None:
        if not self._over:
            self._end()
            _log.info("no file dialog of the desktop: %s", why)
            self.failed.emit(why)

    def _close_dialog(self) -> None:
        if self._bus is not None and self._handle:
            self._bus.send(QDBusMessage.createMethodCall(SERVICE, self._handle, REQUEST, "Close"))

    def _end(self) -> None:
        """Disconnect from the bus. The portal then closes its dialog if it is still open."""
        self._over = True
        self._limit.stop()
        if self._bus is not None:
            self._bus = None
            QDBusConnection.disconnectFromBus(self._connection_name)

    def _call(
        self, interface: str, member: str, arguments: list[Any], milliseconds: int
    ) -> QDBusPendingCallWatcher:
        assert self._bus is not None
        message = QDBusMessage.createMethodCall(SERVICE, PATH, interface, member)
        message.setArguments(arguments)
        return QDBusPendingCallWatcher(self._bus.asyncCall(message, milliseconds), self)


def _paths_of(uris: object) -> list[Path]:
    """Return the paths of the URIs; [] if one of the URIs is not a local file."""
    if not isinstance(uris, list):
        return []
    paths = []
    for uri in uris:
        address = QUrl.fromEncoded(uri.encode("utf-8", "replace")) if isinstance(uri, str) else QUrl()
        path = path_of(address)
        if not path.startswith("/") or "\0" in path:
            return []
        paths.append(Path(path))
    return paths


def _sendable(text: str) -> str:
    """Return the text without null characters and lone surrogates, which the bus does not accept."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()
