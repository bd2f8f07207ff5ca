"""Reduced motion, as the desktop's portal reports it over the test's own bus."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.ui.settings.desktop_motion import DesktopMotion
from claude_desk.ui.settings.settings_view import SettingsView
from claude_desk.workspace.desktop.bus_connection import BusConnection
from tests.conftest import RunOnLoop
from tests.waiting import signal_of

SERVER = Path(__file__).with_name("settings_portal_server.py")
GNOME = "org.gnome.desktop.interface enable-animations"
KDE = "org.kde.kdeglobals.KDE AnimationDurationFactor"
COMMON = "org.freedesktop.appearance reduced-motion"

OpenPortal = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def open_portal(bus: str, tmp_path: Path) -> Iterator[OpenPortal]:
    made: list[subprocess.Popen[str]] = []

    def open_portal(**kept: object) -> "subprocess.Popen[str]":
        environment = {"DBUS_SESSION_BUS_ADDRESS": bus, "PATH": os.environ["PATH"], "HOME": str(tmp_path)}
        portal = subprocess.Popen(
            [sys.executable, str(SERVER), json.dumps(kept)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        made.append(portal)
        assert told(portal) == {"ready": True}
        return portal

    yield open_portal
    for portal in made:
        portal.kill()
        portal.communicate()


def told(portal: "subprocess.Popen[str]") -> object:
    assert portal.stdout is not None
    return json.loads(portal.stdout.readline())


def change(portal: "subprocess.Popen[str]", name: str, value: object) -> None:
    assert portal.stdin is not None
    portal.stdin.write(json.dumps([name, value]) + "\n")
    portal.stdin.flush()


@pytest.fixture
def motion(bus: str, on_loop: RunOnLoop) -> Iterator[DesktopMotion]:
    connection = BusConnection()
    yield DesktopMotion(connection)
    on_loop(connection.close())


@pytest.mark.parametrize(("name", "value"), [(GNOME, False), (KDE, "0"), (COMMON, 1)])
async def test_each_desktop_says_it_in_its_own_way(
    name: str, value: object, open_portal: OpenPortal, motion: DesktopMotion
) -> None:
    open_portal(**{name: value})
    changed = signal_of(motion.changed)
    await motion.read()
    await changed
    assert motion.reduced


async def test_what_is_changed_while_the_program_runs_holds_at_once(
    open_portal: OpenPortal, motion: DesktopMotion
) -> None:
    portal = open_portal(**{GNOME: True, KDE: "1"})
    await motion.read()
    assert {str(told(portal)) for _ in range(3)} == {str({"asked": name}) for name in (GNOME, KDE, COMMON)}
    for value, reduced in ((False, True), (True, False)):
        changed = signal_of(motion.changed)
        change(portal, GNOME, value)
        await changed
        assert motion.reduced is reduced


async def test_values_of_other_types_say_nothing(open_portal: OpenPortal, motion: DesktopMotion) -> None:
    portal = open_portal(**{GNOME: 0, KDE: 0, COMMON: "1"})
    await motion.read()
    for value, reduced in ((1, True), (0, False)):
        changed = signal_of(motion.changed)
        change(portal, COMMON, value)
        await changed
        assert motion.reduced is reduced


async def test_without_a_portal_nothing_is_said(motion: DesktopMotion) -> None:
    await motion.read()
    assert not motion.reduced


def test_nothing_moves_where_the_system_is_set_so(qtbot: QtBot) -> None:
    view = SettingsView()
    assert not view.still
    with qtbot.waitSignal(view.changed):
        view.show_reduced_motion(True)
    assert view.still
    with qtbot.waitSignal(view.changed):
        view.show_reduced_motion(False)
    assert not view.still
