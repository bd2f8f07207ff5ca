"""Notifications from inside a sandbox: org.freedesktop.portal.Notification.

The portal identifies a notification by a name that this program chooses. Each run begins its names with its
own random prefix, so that actions of an earlier run's notifications are ignored.
"""

import secrets
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.workspace.desktop.bus_connection import (
    BUS,
    BusConnection,
    BusMessage,
    BusObject,
    SignalRule,
)
from claude_desk.workspace.desktop.notifier import CALL_SECONDS, OPEN, DesktopNotification, Notifier

_SERVICE = "org.freedesktop.portal.Desktop"
_PORTAL = BusObject(_SERVICE, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification")


class NotificationPortal(Notifier):
    """Notifications over the portal. They have no reply fields, and their body is plain text."""

    def __init__(self, connection: BusConnection, parent: QObject | None = None) -> None:
        super().__init__(connection, parent)
        self._prefix = secrets.token_hex(8)
        # By key: the portal's unique name and the notification.
        self._posted: dict[str, tuple[str, DesktopNotification]] = {}
        connection.hear(SignalRule(_SERVICE, _PORTAL.path, _PORTAL.interface), self._on_signal)
        connection.hear(SignalRule(BUS.service, BUS.path, BUS.interface, _SERVICE), self._on_owner)
        connection.lost.connect(self._on_lost)

    async def _post(self, key: str, notification: DesktopNotification) -> None:
        fields: dict[str, tuple[str, Any]] = {
            "title": ("s", notification.title),
            "body": ("s", notification.body),
            "priority": ("s", "normal"),
            "default-action": ("s", OPEN),
        }
        if notification.actions:
            buttons = [{"label": ("s", label), "action": ("s", name)} for name, label in notification.actions]
            fields["buttons"] = ("aa{sv}", buttons)
        answer = await self._connection.call(
            _PORTAL, "AddNotification", "sa{sv}", self._name(key), fields, seconds=CALL_SECONDS
        )
        self._posted[key] = (answer.sender, notification)

    async def _take_back(self, key: str) -> None:
        self._posted.pop(key, None)
        await self._connection.call(_PORTAL, "RemoveNotification", "s", self._name(key), seconds=CALL_SECONDS)

    def _name(self, key: str) -> str:
        return f"{self._prefix}-{key}"

    def _on_lost(self) -> None:
        self._posted.clear()
        self._lost()

    def _on_owner(self, message: BusMessage) -> None:
        is_owner_change = message.sender == BUS.service and message.member == "NameOwnerChanged"
        if is_owner_change and len(message.body) == 3 and message.body[2]:
            self._on_lost()

    def _on_signal(self, message: BusMessage) -> None:
        if message.member != "ActionInvoked" or len(message.body) < 2:
            return
        name, action = message.body[:2]
        key = next((key for key in self._posted if self._name(key) == name), None)
        if key is None or not isinstance(action, str):
            return
        sender, notification = self._posted[key]
        if sender == message.sender and notification.offers(action):
            token = _token(message.body[2] if len(message.body) > 2 else None)
            self.acted.emit(key, action, token)
            self._posted.pop(key, None)
            self._dismissed(key)


def _token(parameter: Any) -> str:
    """Return the token in `[("a{sv}", {"activation-token": ("s", …)})]`, the parameter of version 2 of the
    interface. Return an empty string for any other value."""
    for each in parameter if isinstance(parameter, list) else []:
        if isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], dict):
            value = each[1].get("activation-token")
            if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], str):
                return value[1]
    return ""
