"""Serves notifications for tests, strict about types: as a desktop's service, or as the portal of a
sandbox."""

import asyncio
from contextlib import suppress
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    new_error,
    new_method_call,
    new_method_return,
    new_signal,
)
from jeepney.io.asyncio import DBusConnection, open_dbus_connection
from PySide6.QtCore import QObject, Signal

SERVER = "org.freedesktop.Notifications"
SERVER_PATH = "/org/freedesktop/Notifications"
PORTAL = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
LAUNCHER = "com.canonical.Unity.LauncherEntry"
PORTAL_INTERFACE = "org.freedesktop.portal.Notification"
_WANTED = {
    "Notify": "susssasa{sv}i",
    "CloseNotification": "u",
    "GetCapabilities": "",
    "AddNotification": "sa{sv}",
    "RemoveNotification": "s",
}
_BUS = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")


class NotificationService(QObject):
    """`shown`: the notifications on the screen, keyed by number, or by id at the portal. `said`: the calls
    that were answered, in order."""

    changed = Signal()

    def __init__(self, *abilities: str, name: str = SERVER) -> None:
        super().__init__()
        self.abilities = list(abilities)
        self.shown: dict[Any, tuple[Any, ...]] = {}
        self.said: list[tuple[str, tuple[Any, ...]]] = []
        self.signals: list[tuple[str, tuple[Any, ...]]] = []  # signals about the program's icon
        self.hangs = False
        self.held: list[Message] = []
        self._name = name
        self._number = 0
        self._connection: DBusConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._named = asyncio.Event()

    async def start(self, address: str) -> "NotificationService":
        connection = self._connection = await open_dbus_connection(address)
        self._task = asyncio.create_task(self._serve())
        await connection.send(new_method_call(_BUS, "RequestName", "su", (self._name, 0)))
        rule = f"type='signal',interface='{LAUNCHER}'"
        await connection.send(new_method_call(_BUS, "AddMatch", "s", (rule,)))
        await self._named.wait()
        return self

    async def stop(self) -> None:
        """Stop serving, as if the service had died. The notifications that were shown are gone."""
        assert self._task is not None and self._connection is not None
        self._task.cancel()
        await asyncio.wait([self._task])
        with suppress(OSError):  # the bus may be gone
            await self._connection.close()
        self.shown.clear()

    async def go_on(self) -> None:
        """Answer the calls that were held back."""
        self.hangs = False
        held, self.held = self.held, []
        for message in held:
            await self._answer(message)

    async def signal(self, member: str, signature: str, *body: Any) -> None:
        assert self._connection is not None
        portal = self._name == PORTAL
        address = DBusAddress(
            PORTAL_PATH if portal else SERVER_PATH, None, PORTAL_INTERFACE if portal else SERVER
        )
        await self._connection.send(new_signal(address, member, signature, body))

    async def press(self, number: Any, action: str, token: str = "") -> None:
        """Press an action as a user does; the notification disappears."""
        if self._name == PORTAL:
            platform = {"activation-token": ("s", token)} if token else {}
            await self.signal("ActionInvoked", "ssav", number, action, [("a{sv}", platform)])
            self.shown.pop(number, None)
            return
        if token:
            await self.signal("ActivationToken", "us", number, token)
        await self.signal("ActionInvoked", "us", number, action)
        await self.dismiss(number)

    async def reply(self, number: int, words: str) -> None:
        await self.signal("NotificationReplied", "us", number, words)
        await self.dismiss(number)

    async def dismiss(self, number: int) -> None:
        self.shown.pop(number, None)
        await self.signal("NotificationClosed", "uu", number, 2)

    async def _serve(self) -> None:
        assert self._connection is not None
        while True:
            message = await self._connection.receive()
            kind = message.header.message_type
            if kind is MessageType.method_return:
                self._named.set()  # the answer to RequestName
            elif kind is MessageType.signal and message.header.fields[HeaderFields.interface] == LAUNCHER:
                member = str(message.header.fields[HeaderFields.member])
                self.signals.append((member, message.body))
                self.changed.emit()
            elif kind is MessageType.method_call:
                if self.hangs:
                    self.held.append(message)
                    self.changed.emit()
                else:
                    await self._answer(message)

    async def _answer(self, message: Message) -> None:
        assert self._connection is not None
        fields = message.header.fields
        member = str(fields[HeaderFields.member])
        signature = str(fields.get(HeaderFields.signature, ""))
        if _WANTED.get(member) != signature:
            name = "org.freedesktop.DBus.Error.UnknownMethod"
            await self._connection.send(new_error(message, name, "s", (f"{member} takes no {signature}",)))
            return
        self.said.append((member, message.body))
        answer: tuple[str, tuple[Any, ...]] = ("", ())
        match member:
            case "GetCapabilities":
                answer = ("as", (self.abilities,))
            case "Notify":
                self._number += 1
                number = message.body[1] or self._number
                self.shown[number] = message.body
                answer = ("u", (number,))
            case "AddNotification":
                self.shown[message.body[0]] = message.body
            case "CloseNotification" | "RemoveNotification":
                self.shown.pop(message.body[0], None)
        await self._connection.send(new_method_return(message, answer[0] or None, answer[1]))
        self.changed.emit()
