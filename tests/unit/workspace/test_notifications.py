"""Notifications over a bus that the test starts, with a service that is strict about types."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from PySide6.QtCore import QObject

from claude_desk.workspace.desktop import notifier as notifier_module
from claude_desk.workspace.desktop import platform_notifier
from claude_desk.workspace.desktop.bus_connection import BUS, BusConnection
from claude_desk.workspace.desktop.launcher_count import LauncherCount
from claude_desk.workspace.desktop.notification_portal import NotificationPortal
from claude_desk.workspace.desktop.notification_server import NotificationServer
from claude_desk.workspace.desktop.notifier import DesktopNotification, Notifier
from claude_desk.workspace.desktop.platform_notifier import make_notifier
from tests.conftest import RunOnLoop
from tests.notification_service import PORTAL, NotificationService
from tests.session_bus import session_bus
from tests.waiting import signal_of, until

ASKS = DesktopNotification(
    "Tests", "Run <this> & that?\n~/src", (("show", "Show"), ("deny", "Deny")), lasting=True
)
DONE = DesktopNotification("Tests", "Done.", reply="Reply")
ALL = ("actions", "body", "body-markup", "inline-reply")


@pytest.fixture
def short_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time limit of calls, for a service that hangs. Other tests keep the long limit: a service
    may be slow on a busy machine."""
    for module in ("notification_server", "notification_portal"):
        monkeypatch.setattr(f"claude_desk.workspace.desktop.{module}.CALL_SECONDS", 0.3)


@asynccontextmanager
async def notifier_of(kind: Callable[[BusConnection], Notifier]) -> AsyncIterator[Notifier]:
    connection = BusConnection()
    made = kind(connection)
    yield made
    await made.close()
    await connection.close()


async def shown(notifier: Notifier, key: str, notification: DesktopNotification) -> None:
    posted = signal_of(notifier.posted, lambda told, there: told == key)
    notifier.show(key, notification)
    assert await posted == (key, True)


async def test_what_the_server_is_told(bus: str) -> None:
    service = await NotificationService(*ALL).start(bus)
    async with notifier_of(NotificationServer) as notifier:
        await shown(notifier, "a", ASKS)
        [told] = service.shown.values()
        assert told[:5] == ("Claude Desk", 0, "claude-desk", "Tests", "Run &lt;this&gt; &amp; that?\n~/src")
        assert told[5] == ["default", "", "show", "Show", "deny", "Deny"] and told[7] == 0
        assert told[6] == {
            "urgency": ("y", 1),
            "desktop-entry": ("s", "claude-desk"),
            "suppress-sound": ("b", True),
        }
        await shown(notifier, "b", DONE)
        told = service.shown[2]
        assert told[5] == ["default", "", "inline-reply", "Reply"] and told[7] == -1
        assert told[6]["x-kde-reply-placeholder-text"] == ("s", "Reply")
        notifier.withdraw("a")
        await until(service.changed, lambda: list(service.shown) == [2])
        await shown(notifier, "b", ASKS)
        assert list(service.shown) == [2] and service.shown[2][1] == 2, "in its place"
    assert service.shown == {}, "taken back at the end"
    await service.stop()


async def test_a_server_that_can_do_little(bus: str) -> None:
    service = await NotificationService("body").start(bus)
    async with notifier_of(NotificationServer) as notifier:
        await shown(notifier, "a", ASKS)
        assert service.shown[1][4] == ASKS.body and service.shown[1][5] == []
        await shown(notifier, "b", DONE)
        assert service.shown[2][5] == []
    await service.stop()


async def test_what_the_person_does_there(bus: str) -> None:
    service = await NotificationService(*ALL).start(bus)
    async with notifier_of(NotificationServer) as notifier:
        await shown(notifier, "a", ASKS)
        acted = signal_of(notifier.acted)
        await service.press(1, "deny", "token-1")
        assert await acted == ("a", "deny", "token-1")
        await shown(notifier, "b", DONE)
        replied = signal_of(notifier.replied)
        await service.reply(2, "Go on.")
        assert await replied == ("b", "Go on.")
        await shown(notifier, "c", ASKS)
        acted = signal_of(notifier.acted)
        await service.press(3, "default")
        assert await acted == ("c", "default", "")
        await shown(notifier, "d", DONE)  # the bus keeps the order: all earlier signals have arrived then
        assert not any(notifier.shows(key) for key in "abc")
        assert [name for name, _ in service.said if name == "CloseNotification"] == [], (
            "they went by themselves"
        )
    await service.stop()


async def test_what_is_forged_or_old_does_nothing(bus: str) -> None:
    service = await NotificationService(*ALL).start(bus)
    stranger = await NotificationService(name="org.example.Stranger").start(bus)
    async with notifier_of(NotificationServer) as notifier:
        acts: list[Any] = []
        notifier.acted.connect(lambda *what: acts.append(what))
        notifier.replied.connect(lambda *what: acts.append(what))
        await shown(notifier, "a", ASKS)
        await stranger.signal("ActionInvoked", "us", 1, "deny")
        await stranger.signal("NotificationClosed", "uu", 1, 2)
        await service.signal("ActionInvoked", "us", 7, "deny")
        await service.signal("ActionInvoked", "us", 1, "allow")
        await service.signal("ActionInvoked", "s", "deny")
        await service.signal("NotificationReplied", "us", 1, "no reply was asked for")
        await service.signal("ActivationToken", "us", 1, "t")
        acted = signal_of(notifier.acted)
        await service.signal("ActionInvoked", "us", 1, "show")  # sent after all other signals
        await acted
        assert acts == [("a", "show", "t")] and notifier.shows("a")
        notifier.withdraw("a")
        await until(service.changed, lambda: not service.shown)
        await shown(notifier, "b", ASKS)
        await service.signal("ActionInvoked", "us", 1, "show")
        acted = signal_of(notifier.acted)
        await service.signal("ActionInvoked", "us", 2, "show")
        await acted
        assert acts[1:] == [("b", "show", "")]
    await service.stop()
    await stranger.stop()


async def test_without_a_server_nothing_waits(bus: str) -> None:
    async with notifier_of(NotificationServer) as notifier:
        posted = signal_of(notifier.posted)
        notifier.show("a", ASKS)
        assert await posted == ("a", False)
        assert not notifier.shows("a")


@pytest.mark.parametrize("address", ["", "disabled:", "unix:path=/nowhere/bus", "unix:nonsense"])
async def test_without_a_bus_nothing_waits(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    async with notifier_of(NotificationServer) as notifier:
        posted = signal_of(notifier.posted)
        notifier.show("a", ASKS)
        assert await posted == ("a", False)


async def test_a_server_that_hangs_costs_what_it_was_to_show(bus: str, short_calls: None) -> None:
    service = await NotificationService(*ALL).start(bus)
    async with notifier_of(NotificationServer) as notifier:
        await shown(notifier, "a", ASKS)
        service.hangs = True
        posted = signal_of(notifier.posted)
        notifier.show("b", DONE)
        assert await posted == ("b", False)
        assert not notifier.shows("b") and notifier.shows("a")
        await service.go_on()
        await until(service.changed, lambda: list(service.shown) == [1])  # the late notification is withdrawn
        await shown(notifier, "c", DONE)
    await service.stop()


async def test_a_server_that_dies_and_comes_back_shows_what_is_wanted(bus: str) -> None:
    service = await NotificationService(*ALL).start(bus)
    async with notifier_of(NotificationServer) as notifier:
        await shown(notifier, "a", ASKS)
        await shown(notifier, "b", DONE)
        await service.stop()
        notifier.withdraw("b")
        posted = signal_of(notifier.posted)
        again = await NotificationService("body").start(bus)
        assert await posted == ("a", True)
        assert [told[3:6] for told in again.shown.values()] == [(ASKS.title, ASKS.body, [])]
        acts: list[Any] = []
        notifier.acted.connect(lambda *what: acts.append(what))
        await again.signal("ActionInvoked", "us", 2, "default")
        acted = signal_of(notifier.acted)
        await again.signal("ActionInvoked", "us", 1, "default")
        await acted
        assert acts == [("a", "default", "")]
    await again.stop()


async def test_a_bus_that_goes_and_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifier_of(NotificationServer) as notifier:
        with session_bus() as (address, daemon):
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
            service = await NotificationService(*ALL).start(address)
            await shown(notifier, "a", DONE)
            lost = signal_of(notifier._connection.lost)
            posted = signal_of(notifier.posted)
            daemon.kill()
            await lost
            assert await posted == ("a", False), "it is tried once more"
            await service.stop()
        with session_bus() as (address, _):
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
            service = await NotificationService(*ALL).start(address)
            await shown(notifier, "b", DONE)
            await service.stop()


@pytest.mark.parametrize("steps", range(12))
async def test_a_call_that_is_cancelled_leaves_no_connection_half_open(
    bus: str, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """Whatever has been done of the connection when the call is cancelled."""
    writers: list[asyncio.StreamWriter] = []
    made = asyncio.StreamWriter.__init__

    def noted(writer: asyncio.StreamWriter, *rest: Any, **named: Any) -> None:
        made(writer, *rest, **named)
        writers.append(writer)

    monkeypatch.setattr(asyncio.StreamWriter, "__init__", noted)
    connection = BusConnection()
    call = asyncio.ensure_future(connection.call(BUS, "GetId", seconds=5))
    for _ in range(steps):
        await asyncio.sleep(0)
    call.cancel()
    await connection.close()
    assert len(writers) == (steps > 0) and all(writer.is_closing() for writer in writers)


async def test_in_a_sandbox_the_portal_shows_them(bus: str) -> None:
    portal = await NotificationService(name=PORTAL).start(bus)
    stranger = await NotificationService(name="org.example.Stranger").start(bus)
    async with notifier_of(NotificationPortal) as notifier:
        acts: list[Any] = []
        notifier.acted.connect(lambda *what: acts.append(what))
        await shown(notifier, "a", ASKS)
        [(name, told)] = portal.shown.items()
        assert told[1]["title"] == ("s", "Tests") and told[1]["body"] == ("s", ASKS.body)
        assert told[1]["buttons"][1][1] == {"label": ("s", "Deny"), "action": ("s", "deny")}
        await stranger.signal("ActionInvoked", "us", 1, "deny")
        await portal.signal("ActionInvoked", "ssav", "a", "deny", [])
        await portal.signal("ActionInvoked", "ssav", name, "allow", [])
        acted = signal_of(notifier.acted)
        await portal.press(name, "deny", "token-2")
        await acted
        assert acts == [("a", "deny", "token-2")] and not notifier.shows("a")
        await shown(notifier, "b", DONE)
        notifier.withdraw("b")
        await until(portal.changed, lambda: not portal.shown)
    await portal.stop()
    await stranger.stop()


async def test_no_more_than_so_many_are_kept(bus: str) -> None:
    service = await NotificationService("body").start(bus)
    async with notifier_of(NotificationServer) as notifier:
        for number in range(notifier_module._MOST + 10):
            notifier.show(str(number), DONE)
        await until(service.changed, lambda: len(service.shown) == notifier_module._MOST)
        assert not notifier.shows("0") and notifier.shows("49")
    assert service.shown == {}
    await service.stop()


async def test_the_number_on_the_icon(bus: str) -> None:
    service = await NotificationService().start(bus)
    connection = BusConnection()
    launcher = LauncherCount(connection)
    launcher.show(0)
    launcher.show(2)
    await until(service.changed, lambda: bool(service.signals))
    launcher.show(0)
    await until(service.changed, lambda: len(service.signals) == 2)
    member, body = service.signals[0]
    assert (member, body[0]) == ("Update", "application://claude-desk.desktop")
    assert [each[1][1]["count"] for each in service.signals] == [("x", 2), ("x", 0)]
    assert [each[1][1]["count-visible"] for each in service.signals] == [("b", True), ("b", False)]
    await launcher.close()
    launcher.show(3)  # requests are withdrawn while the program ends
    assert not launcher._tasks._tasks
    await connection.close()
    await service.stop()


@pytest.fixture
def parent(on_loop: RunOnLoop) -> Iterator[QObject]:
    yield QObject()


@pytest.mark.parametrize(
    ("platform", "sandbox", "kind"),
    [
        ("linux", False, NotificationServer), ("linux", True, NotificationPortal),
        ("darwin", False, type(None)), ("win32", False, type(None)),
    ],
)  # fmt: skip
def test_what_shows_them_where(
    parent: QObject, monkeypatch: pytest.MonkeyPatch, platform: str, sandbox: bool, kind: type
) -> None:
    monkeypatch.setattr(platform_notifier.sys, "platform", platform)
    monkeypatch.setattr(platform_notifier, "in_sandbox", lambda: sandbox)
    assert type(make_notifier(BusConnection(parent), parent)) is kind
