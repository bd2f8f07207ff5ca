"""Shadows: blurred if there are shaders, otherwise drawn as rings. A shadow is made only when it is
visible."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.display import Display
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind

_ROOT = Path(__file__).parents[2]
_PROGRAM = """
import json, os, sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtCore import QTimer
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery.permission_requests import bash_request
from tests.gallery.states import fill
from tests.qml.window import items_of

def libraries():
    return "libQt6QuickEffects" in open("/proc/self/maps").read()

application = QGuiApplication(["shadow"])
prepare_application(application)
screen = WindowEngine()
session = fill("empty", screen)
window = screen.open()
told = []

def look():
    told.append(libraries())
    session.set_requests([bash_request(1)])
    QTimer.singleShot(0, window, later)

def later():
    if not items_of(window, "BlurredShadow") and len(told) < 200:
        told.append(None)
        QTimer.singleShot(50, window, later)
        return
    print(json.dumps([told[0], len(items_of(window, "BlurredShadow")), libraries()]), flush=True)
    os._exit(0)

QTimer.singleShot(1500, window, look)
application.exec()
"""


def test_it_is_rings_without_a_graphics_card(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    assert all(shadow.property("item") is None for shadow in window.items("Shadow")), "none is seen yet"
    session.set_requests([bash_request(1)])
    window.wait_for(Kind.Button, "Allow once")
    card = window.item("PermissionDialog")
    [shadow] = [each for each in window.items("Shadow") if each.isVisible() and each.parentItem() is card]
    rings = [each for each in shadow.property("item").childItems() if each.width() > card.width()]
    assert len(rings) == 15, "the others are inside, where half of a blur is"
    assert not window.items("BlurredShadow")


@pytest.mark.seconds(120)
def test_it_is_blurred_by_a_shader_and_loaded_when_it_is_seen(display: Display, tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "DISPLAY": display.name, "PATH": os.environ["PATH"]}
    environment |= {"QT_QPA_PLATFORM": "xcb", "QSG_RHI_BACKEND": "opengl"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        cwd=_ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
    )
    if not done.stdout and "OpenGL" in done.stderr:
        pytest.skip("there is no OpenGL")
    assert json.loads(done.stdout.splitlines()[-1]) == [False, 1, True], done.stderr
