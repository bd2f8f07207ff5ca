"""A window in which nobody writes is not redrawn: its caret does not blink."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.ui.window.caret_rest import CaretRest
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind

_BLINK = 1_000  # ms, as on most desktops


@pytest.fixture
def caret(qapp: QGuiApplication) -> Iterator[CaretRest]:
    caret = CaretRest(qapp, 50)
    yield caret
    caret.close()
    assert blink() == _BLINK
    caret.deleteLater()


def blink() -> int:
    return QGuiApplication.styleHints().cursorFlashTime()


def test_it_stands_still_until_something_is_written(
    open_window: OpenWindow, session: LiveSession, caret: CaretRest
) -> None:
    window = open_window(session)
    window.click(Kind.EditableText, "Message")
    window.qtbot.waitUntil(lambda: blink() == 0)
    window.type("a")
    assert blink() == _BLINK
    window.qtbot.waitUntil(lambda: blink() == 0)
    window.key(Qt.Key.Key_Left)
    assert blink() == _BLINK
    window.qtbot.waitUntil(lambda: blink() == 0)
    window.click(Kind.EditableText, "Search sessions")
    assert blink() == _BLINK


def test_a_desktop_without_blinking_has_none(
    open_window: OpenWindow, session: LiveSession, qapp: QGuiApplication
) -> None:
    hints = QGuiApplication.styleHints()
    hints.setCursorFlashTime(0)
    caret = CaretRest(qapp, 20)
    window = open_window(session)
    with window.qtbot.waitSignal(caret._timer.timeout):
        window.type("a")
    assert blink() == 0
    window.type("b")
    assert blink() == 0
    caret.close()
    assert blink() == 0
    hints.setCursorFlashTime(-1)
