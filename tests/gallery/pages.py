"""Pages that a key or a press opens: settings, the list of keys, and menus. They are opened as the user opens
them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import (
    agents,
    claude_code,
    composer,
    file_dialogs,
    files,
    overview,
    readme,
    session_choices,
    sessions,
    usage,
)

# States that a press of the button with this name opens.
_PRESSED: dict[str, str] = {
    "ceiling-asked": "Decide…",
    "changes-undo-all": "Undo all…",
    "list-menu": "Group sessions",
    "branch-menu": "Branch: ",
    "empty-menu": "More",
    "export-menu": "More",
    "options-menu": "Model and more",
    "mode-menu": "Permission mode",
    "task-menu": "Background tasks",
    "turn-end": "Turn: ",
}
# States whose button may still move when it is pressed.
_MOVING = ("ceiling-asked", "changes-undo-all")
# States that a key opens, with the part of the page that is shown: 0 is its top, 1 its end.
_KEYS: dict[str, float] = {
    "settings": 0,
    "settings-list": 0,
    "settings-middle": 1,
    "settings-lower": 0,
    "settings-editor": 0,
    "settings-notifications": 0,
    "settings-profiles": 0,
    "settings-account": 0,
    "settings-account-terminal": 0,
    "settings-profile": 0,
    "settings-profile-end": 1,
    "settings-snapshots": 0,
    "settings-cli": 0,
    "settings-end": 1,
    "settings-changed": 0,
    "settings-differing": 0,
    "settings-search": 0,
    "settings-search-none": 0,
    "shortcuts": 0,
    "shortcuts-middle": 0.5,
    "shortcuts-end": 1,
}
# The section of the settings that a state shows; without one, the first section.
_SECTIONS = {
    "settings-lower": "sessions",
    "settings-editor": "conversation",
    "settings-notifications": "notifications",
    "settings-profiles": "profiles",
    "settings-account": "profiles",
    "settings-account-terminal": "profiles",
    "settings-profile": "profiles",
    "settings-profile-end": "profiles",
    "settings-snapshots": "snapshots",
    "settings-cli": "claude-code",
    "settings-end": "about",
}
_SEARCHES = {"settings-search": "text", "settings-search-none": "zebra"}
_SESSION_MENU = "session-menu"
STATES = (*_PRESSED, *_KEYS)
_MADE_MS = 200  # a page is made within this time
_LONGEST_WAITS = 20  # a page that is slow to make takes at most this many times as long


def open_page(state: str, screen: WindowEngine, window: QQuickWindow) -> QQuickWindow:
    """Open the page or menu of this state, over the conversation or next to it. The window must be shown.

    Return the window that shows the page.
    """
    if state in sessions.OWN_WINDOW:
        return sessions.open_own_window(state, screen, window)
    _open_in(state, screen, window)
    return window


def _open_in(state: str, screen: WindowEngine, window: QQuickWindow) -> None:
    state = readme.STATES.get(state, state)
    usage.open_panel(state, screen)
    if state in agents.STATES:
        screen.app.view.wished.emit("agents")
    if state in files.STATES:
        screen.app.view.wished.emit("files")
        _wait(2 * _MADE_MS)
    if state in overview.STATES:
        screen.app.view.wished.emit("overview")
        _wait(3 * _MADE_MS)
        overview.open_page(state, screen)
    if state in claude_code.STATES:
        claude_code.open_page(state, screen)
        _wait(_MADE_MS)
        claude_code.open_section(window)
        if state in claude_code.CONTROLS:
            control = _find_soon(window, claude_code.CONTROLS[state])
            if control is not None:
                claude_code.act(state, window, control)
        _wait(_MADE_MS)
    if state in composer.DROPS:
        _wait(3 * _MADE_MS)
        composer.drag(state, window)
    if state == "row-menu":
        _wait(3 * _MADE_MS)
        session_choices.open_row_menu(window)
    if state == "ledger":
        screen.app.view.wished.emit("permissionLog")
    if state in file_dialogs.STATES:
        _wait(_MADE_MS)
        file_dialogs.open_file_dialog(state, screen, window)
        _wait(3 * _MADE_MS)
    if state not in (*STATES, _SESSION_MENU):
        return
    _wait(_MADE_MS)
    from PySide6.QtTest import QTest  # imported here: tests check which parts of Qt a state loads

    if state in _KEYS:
        settings = state.startswith("settings")
        if settings:
            QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(window, Qt.Key.Key_F1)
        _wait(_MADE_MS)
        if settings:
            _show_section(state, screen, window)
            _wait(_MADE_MS)
        _scroll(window, "SettingsPage" if settings else "ShortcutsSheet", _KEYS[state])
    else:
        menu = state == _SESSION_MENU
        name = "Port the tests" if menu else _PRESSED[state]
        found = _find_soon(window, name)
        if found is not None and state in _MOVING:
            found.actionInterface().doAction("Press")
        elif found is not None:  # a small window does not show the list
            button = Qt.MouseButton.RightButton if menu else Qt.MouseButton.LeftButton
            QTest.mouseClick(window, button, pos=_centre(found, window))
    _wait(_MADE_MS)


def _show_section(state: str, screen: WindowEngine, window: QQuickWindow) -> None:
    from tests.qml.window import items_of

    search = screen.app.preferences.search_view
    search.choose(_SECTIONS.get(state, "appearance"))
    for page in items_of(window, "SettingsPage"):
        page.setProperty("opened", state != "settings-list")
        if state in _SEARCHES:
            for field in items_of(window, "LineField"):
                if field.property("name") == "Search settings":
                    field.setProperty("text", _SEARCHES[state])
            search.find(_SEARCHES[state])
    if state == "settings-differing":
        search.showDiffering(True)


_NAME = QAccessible.Text.Name


def _named(window: QQuickWindow, begin: str) -> QAccessibleInterface | None:
    from tests.qml.window import interfaces_of

    return next((each for each in interfaces_of(window) if each.text(_NAME).startswith(begin)), None)


def _find_soon(window: QQuickWindow, begin: str) -> QAccessibleInterface | None:
    """Return the control whose name begins so, once it is there."""
    found = _named(window, begin)
    for _ in range(_LONGEST_WAITS):
        if found is not None:
            break
        _wait(_MADE_MS)
        found = _named(window, begin)
    return found


def _centre(interface: QAccessibleInterface, window: QQuickWindow) -> QPoint:
    return interface.rect().center() - window.mapToGlobal(QPoint(0, 0))


def _scroll(window: QQuickWindow, kind: str, part: float) -> None:
    """Scroll the contents of the page to this part."""
    from tests.qml.window import items_of

    pages = items_of(window, kind)
    views = [view for page in pages or [window.contentItem()] for view in _scrolled(page)]
    if views:
        # The list of the sections comes first on the page of settings, and the topmost view last.
        view = views[-1] if kind == "SettingsPage" or not pages else views[0]
        view.setProperty("contentY", part * max(0.0, view.property("contentHeight") - view.height()))


def _scrolled(below: QQuickItem) -> list[QQuickItem]:
    found = [below] if below.property("contentY") is not None else []
    return found + [item for child in below.childItems() for item in _scrolled(child)]


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    end: Callable[[], None] = partial(loop.exit, 0)
    QTimer.singleShot(milliseconds, end)
    loop.exec()
