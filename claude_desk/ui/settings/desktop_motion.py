"""Asks the portal org.freedesktop.portal.Settings whether the desktop is set to reduced motion.

Qt 6.12 and later report this setting. For earlier versions, this module asks the portal once, soon after the
start, and then listens for changes. The portal reports the settings of GNOME and KDE, and the newer key that
all desktops share. Without a bus, a portal or an answer, motion is not reduced. The program does not wait for
the answer.
"""

import logging

from PySide6.QtCore import QObject, Signal

from claude_desk.workspace.desktop.bus_connection import (
    BusConnection,
    BusError,
    BusMessage,
    BusObject,
    SignalRule,
)

_log = logging.getLogger(__name__)

_PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
)
_ANSWER_SECONDS = 2.0

# The settings by namespace and key, with the value that means reduced motion.
_REDUCED: dict[tuple[str, str], object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}


class DesktopMotion(QObject):
    """The desktop's setting for reduced motion. `changed` reports each change of `reduced`."""

    changed = Signal()

    def __init__(self, connection: BusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._connection = connection
        self._saying: set[tuple[str, str]] = set()  # settings that currently ask for reduced motion
        connection.hear(SignalRule(_PORTAL.service, _PORTAL.path, _PORTAL.interface), self._on_signal)

    async def read(self) -> None:
        """Ask the portal for the settings."""
        for setting in _REDUCED:
            try:
                answer = await self._connection.call(_PORTAL, "Read", "ss", *setting, seconds=_ANSWER_SECONDS)
            except BusError as error:  # most desktops have only some of the settings
                _log.debug("no %s: %s", setting, error)
            else:
                self._note(setting, answer.body[0] if answer.body else None)

    def _on_signal(self, message: BusMessage) -> None:
        match message.body:
            case (str(namespace), str(key), value) if message.member == "SettingChanged":
                self._note((namespace, key), value)

    def _note(self, setting: tuple[str, str], value: object) -> None:
        if setting not in _REDUCED:
            return
        while isinstance(value, tuple):  # a variant is (type, value); `Read` puts a variant in a variant
            value = value[1]
        wanted = _REDUCED[setting]
        if type(value) is type(wanted) and value == wanted:
            self._saying.add(setting)
        else:
            self._saying.discard(setting)
        if self.reduced != bool(self._saying):
            self.reduced = bool(self._saying)
            self.changed.emit()
