"""The sidebar disappears while its content is still being loaded, in slices, after the first frame."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.ui.window.window_engine import WindowEngine
from tests.qml.window import Window
from tests.session_records import record
from tests.window_engines import STORE

_PATIENCE = 60.0


def narrow(window: Window) -> None:
    """Make the window narrow, like a desktop that tiles windows side by side."""
    window.window.resize(640, 860)


def hidden(window: Window) -> None:
    window.app.set_sidebar(False)


@pytest.mark.own_engine
@pytest.mark.parametrize("leave", [narrow, hidden])
def test_it_goes_without_a_word(qapp: QGuiApplication, qtbot: QtBot, leave: Callable[[Window], None]) -> None:
    STORE.clear()
    screen = WindowEngine(complete=False)
    warnings: list[str] = []
    screen.engine.warnings.connect(lambda found: warnings.extend(w.toString() for w in found))
    window = Window(screen, screen.open(), qtbot)
    window.window.resize(1280, 860)
    qtbot.waitUntil(window.window.isExposed)
    qtbot.waitUntil(lambda: len(window.items("Sidebar")) == 1)
    screen.app.create_late_views()
    screen.app.session_list.apply_changes([record(str(n), Path("/p"), 1_000.0 + n) for n in range(6)])
    assert not window.items("SidebarBody")
    leave(window)
    # Wait until the layer exists that is loaded after the sidebar. Deferred deletions run when control is
    # back in Qt's event loop, and that may be later than events from the thread that loads QML.
    end = time.monotonic() + _PATIENCE
    while not window.items("SessionPromptLayer"):
        assert time.monotonic() < end
        QGuiApplication.processEvents()
    qtbot.waitUntil(lambda: window.window.incubationController().incubatingObjectCount() == 0)
    assert not window.items("SidebarBody")
    screen.close()
    assert warnings == []
