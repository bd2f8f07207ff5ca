"""Notifications over the desktop's server: org.freedesktop.Notifications, version 1.2 and later.

Any program on the bus can send the same signals. So a signal counts only if it comes from the server that
showed the notification, and has the notification's number. An action must also be one of the notification's
own.
"""

from dataclasses import dataclass
from html import escape
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.workspace.desktop.bus_connection import (
    BUS,
    BusConnection,
    BusMessage,
    BusObject,
    SignalRule,
)
from claude_desk.workspace.desktop.notifier import CALL_SECONDS, OPEN, REPLY, DesktopNotification, Notifier

_SERVICE = "org.freedesktop.Notifications"
_SERVER = BusObject(_SERVICE, "/org/freedesktop/Notifications", _SERVICE)
_DESKTOP_ENTRY = "claude-desk"
_NORMAL = 1  # urgency; a critical notification would be shown in the desktop's quiet hours too
_FOREVER, _AS_SERVER_LIKES = 0, -1
_MOST_REPLY = 100_000  # characters


@dataclass(slots=True)
class _Posted:
    """A notification that the server has shown. `server`: the server's unique name on the bus. `number`: the
    server's number for the notification. `token`: the activation token that the server sent for it."""

    server: str
    number: int
    notification: DesktopNotification
    token: str = ""


class NotificationServer(Notifier):
    def __init__(self, connection: BusConnection, parent: QObject | None = None) -> None:
        super().__init__(connection, parent)
        self._posted: dict[str, _Posted] = {}
        self._abilities: frozenset[str] | None = None
        connection.hear(SignalRule(_SERVICE, _SERVER.path, _SERVICE), self._on_signal)
        connection.hear(SignalRule(BUS.service, BUS.path, BUS.interface, _SERVICE), self._on_owner)
        connection.lost.connect(self._on_lost)

    async def _post(self, key: str, notification: DesktopNotification) -> None:
        abilities = await self._known_abilities()
        before = self._posted.get(key)
        body = escape(notification.body, quote=False) if "body-markup" in abilities else notification.body
        hints: dict[str, tuple[str, Any]] = {
            "urgency": ("y", _NORMAL),
            "desktop-entry": ("s", _DESKTOP_ENTRY),
            "suppress-sound": ("b", True),  # the program has its own setting for sounds
        }
        actions = [OPEN, ""] if "actions" in abilities else []
        if actions:
            actions += [word for action in notification.actions for word in action]
        if notification.reply and "inline-reply" in abilities:
            actions += [REPLY, notification.reply]
            hints["x-kde-reply-placeholder-text"] = ("s", notification.reply)
        answer = await self._connection.call(
            _SERVER,
            "Notify",
            "susssasa{sv}i",
            "Claude Desk",
            before.number if before is not None else 0,
            "claude-desk",
            notification.title,
            body,
            actions,
            hints,
            _FOREVER if notification.lasting else _AS_SERVER_LIKES,
            seconds=CALL_SECONDS,
            late=self._on_late,
        )
        self._posted[key] = _Posted(answer.sender, _number(answer), notification)

    async def _take_back(self, key: str) -> None:
        posted = self._posted.pop(key, None)
        if posted is not None:
            await self._close(posted.server, posted.number)

    async def _close(self, server: str, number: int) -> None:
        """Close a notification. `server`: the unique name of the server that gave the notification its
        number."""
        target = BusObject(server, _SERVER.path, _SERVER.interface)
        await self._connection.call(target, "CloseNotification", "u", number, seconds=CALL_SECONDS)

    async def _known_abilities(self) -> frozenset[str]:
        if self._abilities is None:
            answer = await self._connection.call(_SERVER, "GetCapabilities", seconds=CALL_SECONDS)
            names = answer.body[0] if answer.body and isinstance(answer.body[0], list) else []
            self._abilities = frozenset(str(each) for each in names)
        return self._abilities

    def _on_late(self, answer: BusMessage) -> None:
        """Close a notification whose call had timed out before the server showed it: the notification's
        buttons would do nothing."""
        self._tasks.start(self._close_late(answer.sender, _number(answer)))

    async def _close_late(self, server: str, number: int) -> None:
        from claude_desk.workspace.desktop.bus_connection import BusError

        try:
            await self._close(server, number)
        except BusError:
            return

    def _on_lost(self) -> None:
        self._abilities = None
        self._posted.clear()
        self._lost()

    def _on_owner(self, message: BusMessage) -> None:
        """Handle the bus's signal that the server was replaced or has ended. If there is a new server, show
        the notifications again."""
        if message.sender == BUS.service and message.member == "NameOwnerChanged":
            self._abilities = None
            if len(message.body) == 3 and message.body[2]:
                self._posted.clear()
                self._lost()

    def _on_signal(self, message: BusMessage) -> None:
        found = self._found(message)
        if found is None:
            return
        key, posted = found
        said = message.body[1] if len(message.body) > 1 else None
        if message.member == "ActivationToken" and isinstance(said, str):
            posted.token = said
        elif message.member == "ActionInvoked" and isinstance(said, str):
            if posted.notification.offers(said):
                self.acted.emit(key, said, posted.token)
        elif message.member == "NotificationReplied" and isinstance(said, str):
            if posted.notification.reply and said.strip():
                self.replied.emit(key, said[:_MOST_REPLY])
        elif message.member == "NotificationClosed":
            self._posted.pop(key, None)
            self._dismissed(key)

    def _found(self, message: BusMessage) -> tuple[str, _Posted] | None:
        number = message.body[0] if message.body else None
        wanted = ((message.sender, number),)
        return next(
            ((key, each) for key, each in self._posted.items() if (each.server, each.number) in wanted), None
        )


def _number(answer: BusMessage) -> int:
    return answer.body[0] if answer.body and isinstance(answer.body[0], int) else 0
