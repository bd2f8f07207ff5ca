"""Asks the portal org.freedesktop.portal.Settings whether the desktop is set to reduced motion.

Qt 6.12 and later report it themselves. For earlier versions, the portal is asked once, soon after the start,
and then listened to. The portal reports the settings of GNOME and KDE, and the newer key that all desktops
share. Without a bus, a portal or an answer, motion is not reduced; nothing waits for the answer.
"""

import logging
import secrets
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from shiboken6 import isValid

from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.workspace.desktop.bus_address import session_bus

_log = logging.getLogger(__name__)

_SERVICE = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_ANSWER_MS = 2_000

# The settings by namespace and key, with the value that means reduced motion.
_REDUCED: dict[tuple[str, str], object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
# The stubs say bytes; PySide wants str.
_ON_CHANGED: Any = SLOT("_on_changed(QString,QString,QDBusVariant)")


class DesktopMotion(QObject):
    """The desktop's setting for reduced motion.

    `start` asks for it. `changed` reports a change of `reduced`.
    """

    changed = Signal()
    answered = (
        Signal()
    )  # emitted once, when all questions of `start` have an answer or an error; not without a bus

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._tasks = DiskTasks()
        self._name = f"claude-desk-motion-{secrets.token_hex(8)}"
        self._bus: QDBusConnection | None = None
        self._open = len(_REDUCED)  # questions without an answer
        self._saying: set[tuple[str, str]] = set()  # settings that ask for reduced motion now

    def start(self) -> None:
        """Connect to the bus and ask the portal. Call this method once."""
        address, name = session_bus(), self._name
        if address:
            self._tasks.run(
                lambda: QDBusConnection.connectToBus(address, name).isConnected(),
                self._on_connected,
                lambda _: None,
            )

    def close(self) -> None:
        """Disconnect from the bus."""
        if self._bus is not None:
            self._bus = None
            QDBusConnection.disconnectFromBus(self._name)

    def _on_connected(self, connected: bool) -> None:
        if not connected or not isValid(self):
            QDBusConnection.disconnectFromBus(self._name)
            return
        self._bus = QDBusConnection(self._name)
        self._bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, _ON_CHANGED)
        for setting in _REDUCED:
            message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            message.setArguments(list(setting))
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(message, _ANSWER_MS), self)
            watcher.setProperty("setting", list(setting))
            watcher.finished.connect(self._on_read)

    @Slot(QDBusPendingCallWatcher)
    def _on_read(self, watcher: QDBusPendingCallWatcher) -> None:
        told = watcher.reply().arguments()
        if watcher.isError() or not told:  # most desktops have only some of the settings
            _log.debug("no %s: %s", watcher.property("setting"), watcher.reply().errorName())
        else:
            namespace, key = watcher.property("setting")
            self._note((namespace, key), told[0])
        watcher.deleteLater()
        self._open -= 1
        if not self._open:
            self.answered.emit()

    @Slot(str, str, QDBusVariant)
    def _on_changed(self, namespace: str, key: str, value: QDBusVariant) -> None:
        self._note((namespace, key), value)

    def _note(self, setting: tuple[str, str], value: object) -> None:
        if setting not in _REDUCED:
            return
        while isinstance(value, QDBusVariant):  # `Read` nests a variant in a variant
            value = value.variant()
        wanted = _REDUCED[setting]
        if type(value) is type(wanted) and value == wanted:
            self._saying.add(setting)
        else:
            self._saying.discard(setting)
        if self.reduced != bool(self._saying):
            self.reduced = bool(self._saying)
            self.changed.emit()
