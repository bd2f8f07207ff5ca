"""What a key or a press opens: settings, the list of keys, menus. As the person opens them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import file_dialogs, usage

# By the name of a button that is pressed; the part of the page that is looked at: 0 its top, 1 its end.
_PRESSED: dict[str, tuple[str, float]] = {
    "settings": ("Settings", 0),
    "settings-middle": ("Settings", 0.35),
    "settings-lower": ("Settings", 0.7),
    "settings-end": ("Settings", 1),
    "list-menu": ("Group sessions", 0),
    "export-menu": ("Export", 0),
    "options-menu": ("Model and more", 0),
    "mode-menu": ("Permission mode", 0),
}
_KEYS: dict[str, float] = {"shortcuts": 0, "shortcuts-middle": 0.5, "shortcuts-end": 1}
_SESSION_MENU = "session-menu"
STATES = (*_PRESSED, *_KEYS)
_MADE_MS = 200  # what was opened is made by then


def open_page(state: str, screen: WindowEngine, window: QQuickWindow) -> None:
    """Open what this state shows over the conversation or beside it, once the window is there.

    Returns when it is open.
    """
    usage.open_panel(state, screen)
    if state in file_dialogs.STATES:
        _wait(_MADE_MS)
        file_dialogs.open_file_dialog(state, screen, window)
        _wait(3 * _MADE_MS)
    if state not in (*STATES, _SESSION_MENU):
        return
    _wait(_MADE_MS)
    from PySide6.QtTest import QTest  # here: what a state loads of Qt is looked at without it

    if state in _PRESSED:
        name, part = _PRESSED[state]
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=_centre(_named(window, name), window))
        _wait(_MADE_MS)
        _scroll(window, "SettingsPage", part)
    elif state in _KEYS:
        QTest.keyClick(window, Qt.Key.Key_F1)
        _wait(_MADE_MS)
        _scroll(window, "ShortcutsSheet", _KEYS[state])
    else:
        row = _named(window, "Port the tests")
        QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=_centre(row, window))
    _wait(_MADE_MS)


_NAME = QAccessible.Text.Name


def _named(window: QQuickWindow, begin: str) -> QAccessibleInterface:
    from tests.qml.window import interfaces_of

    return next(each for each in interfaces_of(window) if each.text(_NAME).startswith(begin))


def _centre(interface: QAccessibleInterface, window: QQuickWindow) -> QPoint:
    return interface.rect().center() - window.mapToGlobal(QPoint(0, 0))


def _scroll(window: QQuickWindow, kind: str, part: float) -> None:
    """Show this part of what is scrolled in it."""
    from tests.qml.window import items_of

    pages = items_of(window, kind)
    views = [view for page in pages or [window.contentItem()] for view in _scrolled(page)]
    if views:
        view = views[0] if pages else views[-1]  # what stands over all else comes last
        view.setProperty("contentY", part * max(0.0, view.property("contentHeight") - view.height()))


def _scrolled(below: QQuickItem) -> list[QQuickItem]:
    found = [below] if below.property("contentY") is not None else []
    return found + [item for child in below.childItems() for item in _scrolled(child)]


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    end: Callable[[], None] = partial(loop.exit, 0)
    QTimer.singleShot(milliseconds, end)
    loop.exec()
