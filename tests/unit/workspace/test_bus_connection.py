"""The connection to the session bus when many calls and replies are under way, over a bus of the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call, new_method_return
from jeepney.io.asyncio import DBusConnection, open_dbus_connection

from claude_desk.workspace.desktop import bus_connection
from claude_desk.workspace.desktop.bus_connection import BUS, BusConnection, BusError, BusMessage, BusObject

NAME, PATH = "org.example.Test", "/org/example/Test"
MOST = 20


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the limit: the bus itself allows 128 calls without an answer."""
    monkeypatch.setattr(bus_connection, "_MOST_WAITING", MOST)


@asynccontextmanager
async def connected() -> AsyncIterator[BusConnection]:
    connection = BusConnection()
    yield connection
    await connection.close()


@asynccontextmanager
async def stranger(address: str) -> AsyncIterator[DBusConnection]:
    connection = await open_dbus_connection(address)
    yield connection
    await connection.close()


def called(one: BusConnection, other: DBusConnection, **how: Any) -> "asyncio.Task[BusMessage]":
    target = BusObject(other.unique_name, PATH, NAME)
    return asyncio.ensure_future(one.call(target, "Wait", **how))


async def call_of(other: DBusConnection) -> Any:
    while (message := await other.receive()).header.message_type is not MessageType.method_call:
        pass
    return message


async def test_a_call_that_too_many_others_follow_fails_as_one_without_an_answer(bus: str) -> None:
    async with connected() as one, stranger(bus) as silent:
        first = called(one, silent, seconds=60)
        await call_of(silent)
        others = [called(one, silent, seconds=60) for _ in range(MOST)]
        with pytest.raises(BusError, match="too many"):
            await first
        assert not any(each.done() for each in others)
    for each in others:
        with pytest.raises(BusError, match="ends"):
            await each


async def test_calls_that_timed_out_are_forgotten_before_one_that_still_waits(bus: str) -> None:
    async with connected() as one, stranger(bus) as slow:
        asked = called(one, slow, seconds=60)
        question = await call_of(slow)
        late: list[BusMessage] = []
        for _ in range(3):
            gone = [called(one, slow, seconds=0.01, late=late.append) for _ in range(MOST * 3 // 4)]
            ended = await asyncio.gather(*gone, return_exceptions=True)
            assert all(isinstance(each, BusError) and "did not answer" in str(each) for each in ended)
        await slow.send(new_method_return(question))
        assert isinstance(await asked, BusMessage)


@pytest.mark.parametrize("blocked", [False, True])
async def test_each_call_is_answered_and_done_however_many_come_at_once(
    bus: str, monkeypatch: pytest.MonkeyPatch, blocked: bool
) -> None:
    done: list[int] = []
    most, free = 0, asyncio.Event()
    reply = BusConnection._reply

    async def replies(self: BusConnection, *arguments: Any) -> None:
        nonlocal most
        most = max(most, self._replies)
        await free.wait()
        await reply(self, *arguments)

    monkeypatch.setattr(BusConnection, "_reply", replies)
    count = 3 * MOST
    async with connected() as one, stranger(bus) as other:
        one.answer(PATH, NAME, lambda member, signature, body: lambda: done.append(body[0]))
        await one.call(BUS, "RequestName", "su", NAME, 4, seconds=10)
        if not blocked:
            free.set()
        for number in range(count):
            await other.send(new_method_call(DBusAddress(PATH, NAME, NAME), "Do", "u", (number,)))
        await asyncio.sleep(0.1)
        free.set()
        answers = 0
        while answers < count:
            message = await asyncio.wait_for(other.receive(), 20)
            answers += HeaderFields.reply_serial in message.header.fields
            assert message.header.message_type is not MessageType.error
    assert done == list(range(count))
    assert most <= MOST
