"""Fixtures for tests with a real window, shown offscreen. A warning of the window's QML fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.drafts import Drafts
from tests.live_session import FOLDER, LiveSession
from tests.qml.window import Window
from tests.window_engines import STORE, SuccessiveWindow

OpenWindow = Callable[..., Window]


@pytest.fixture(autouse=True)
def loop_runs(screen_loop: None) -> None:
    """Give each test the loop that a session needs."""


@pytest.fixture
def engine_kind(request: pytest.FixtureRequest) -> type[WindowEngine]:
    """The engine class for the test's windows.

    Mark a test with `own_engine` if it changes its engine, or leaves something in the engine. Such a test
    gets a new engine.
    """
    if request.node.get_closest_marker("own_engine") is None:
        return SuccessiveWindow
    STORE.clear()
    return WindowEngine


@pytest.fixture
def hovering(qapp: QGuiApplication) -> Iterator[None]:
    """Let buttons react to the pointer, even on a platform that has no pointer."""
    hints = qapp.styleHints()
    before = hints.useHoverEffects()
    hints.setUseHoverEffects(True)
    yield
    hints.setUseHoverEffects(before)


@pytest.fixture
def open_window(screen_loop: None, qtbot: QtBot, engine_kind: type[WindowEngine]) -> Iterator[OpenWindow]:
    """`open_window(session=None, size=(1280, 860))`: open a window, with the session attached if given."""
    made: list[Window] = []
    warnings: list[str] = []
    QAccessible.setActive(True)

    def open_window(session: LiveSession | None = None, size: tuple[int, int] = (1280, 860)) -> Window:
        screen = engine_kind()
        screen.engine.warnings.connect(lambda found: warnings.extend(w.toString() for w in found))
        screen.app.set_theme("light")
        window = screen.open()
        assert isinstance(window, QQuickWindow)
        window.resize(*size)
        if session is not None:
            screen.app.attach(session)
        qtbot.waitUntil(window.isExposed)
        window.requestActivate()
        qtbot.waitUntil(window.isActive)
        made.append(Window(screen, window, qtbot))
        made[-1].painted()
        return made[-1]

    yield open_window
    for window in made:
        window.screen.close()
    QAccessible.setActive(False)
    assert warnings == []


@pytest.fixture
def session_folder() -> str:
    """The folder of the fixture `session`. A test file may override this fixture."""
    return FOLDER


@pytest.fixture
def session(screen_loop: None, session_folder: str) -> LiveSession:
    return LiveSession(folder=session_folder)


@pytest.fixture
def drafts(tmp_path: Path) -> Iterator[Drafts]:
    kept = Drafts(tmp_path / "drafts")
    yield kept
    kept.close()
