"""A keyring for tests, on the session bus, strict about types."""

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

NAME = "org.freedesktop.secrets"
_PATH = "/org/freedesktop/secrets"
_BUS = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
_COLLECTION, _SESSION, _PROMPT = f"{_PATH}/collection/login", f"{_PATH}/session/s1", f"{_PATH}/prompt/p1"
_WANTED = {
    "OpenSession": "sv",
    "SearchItems": "a{ss}",
    "Unlock": "ao",
    "GetSecret": "o",
    "ReadAlias": "s",
    "CreateItem": "a{sv}(oayays)b",
    "Prompt": "s",
}


class TestSecretService:
    """`items`: the value and the label of each secret, by its sorted attributes. `dismisses`: whether the
    user refuses the prompt."""

    __test__ = False

    def __init__(self) -> None:
        self.items: dict[tuple[tuple[str, str], ...], tuple[bytes, str]] = {}
        self.said: list[str] = []
        self.locked = self.dismisses = self.hangs = False
        self.silent = False  # whether the user leaves the prompt unanswered
        self.has_collection = True
        self._connection: DBusConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._named = asyncio.Event()
        self._session = ""

    async def start(self, address: str) -> "TestSecretService":
        self._connection = await open_dbus_connection(address)
        self._task = asyncio.create_task(self._serve())
        await self._connection.send(new_method_call(_BUS, "RequestName", "su", (NAME, 0)))
        await self._named.wait()
        return self

    async def stop(self) -> None:
        assert self._task is not None and self._connection is not None
        self._task.cancel()
        await asyncio.wait([self._task])
        with suppress(OSError):
            await self._connection.close()

    async def _serve(self) -> None:
        assert self._connection is not None
        while True:
            message = await self._connection.receive()
            if message.header.message_type is MessageType.method_return:
                self._named.set()
            elif message.header.message_type is MessageType.method_call and not self.hangs:
                await self._answer(message)

    async def _answer(self, message: Message) -> None:
        assert self._connection is not None
        fields = message.header.fields
        member = str(fields[HeaderFields.member])
        self.said.append(member)
        if fields.get(HeaderFields.signature, "") != _WANTED.get(member):
            await self._connection.send(new_error(message, "org.freedesktop.DBus.Error.InvalidArgs"))
            return
        session = {"GetSecret": message.body[:1], "CreateItem": message.body[1:2]}.get(member, ())
        if any((each[0] if isinstance(each, tuple) else each) != self._session for each in session):
            await self._connection.send(new_error(message, "org.freedesktop.Secret.Error.NoSession"))
            return
        signature, body = self._do(member, message)
        await self._connection.send(new_method_return(message, signature or None, body))
        if member == "Prompt" and not self.silent:
            self.locked = self.locked and self.dismisses
            done = new_signal(
                DBusAddress(_PROMPT, None, "org.freedesktop.Secret.Prompt"),
                "Completed",
                "bv",
                (self.dismisses, ("ao", [])),
            )
            await self._connection.send(done)

    def _do(self, member: str, message: Message) -> tuple[str, tuple[Any, ...]]:
        body = message.body
        match member:
            case "OpenSession":
                assert body == ("plain", ("s", ""))
                self._session = f"{_SESSION}{id(self)}"
                return "vo", (("s", ""), self._session)
            case "SearchItems":
                wanted = set(body[0].items())
                found = [self._path(key) for key in self.items if wanted <= set(key)]
                return "aoao", ([], found) if self.locked else (found, [])
            case "Unlock":
                return "aoo", ([], _PROMPT) if self.locked else (body[0], "/")
            case "GetSecret":
                number = int(str(message.header.fields[HeaderFields.path]).rpartition("/")[2])
                value = list(self.items.values())[number][0]
                return "(oayays)", ((self._session, b"", value, "text/plain"),)
            case "ReadAlias":
                return "o", (_COLLECTION if self.has_collection else "/",)
            case "CreateItem":
                properties, (_, _, value, _), replace = body
                assert replace is True
                attributes = dict(properties["org.freedesktop.Secret.Item.Attributes"][1])
                key = tuple(sorted(attributes.items()))
                self.items[key] = (bytes(value), properties["org.freedesktop.Secret.Item.Label"][1])
                return "oo", (self._path(key), "/")
        return "", ()

    def _path(self, key: tuple[tuple[str, str], ...]) -> str:
        return f"{_COLLECTION}/{list(self.items).index(key)}"
