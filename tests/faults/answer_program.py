"""Questions in a real window, for a test that presses as a hand does: `answer_program.py STATE NAME ...`.

The program writes a line of JSON for each report to standard output:

- `meant`: a press of the named button counts now. `at` is the position of the button.
- `pressed`, `refused`, `confirmed`: the button was pressed, refused a press, accepted a press.
- `key`: the window received a key.
- `back`: another window is in front.
- `left`, `entered`: the pointer has left the window, is in the window again.

A letter on standard input is an order. `?` asks for `meant` again. `f` gives the button the keyboard focus
and reports `focused`. `n` opens the next STATE with its NAME in a new window.
"""

import json
import os
import sys

import shiboken6
from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer, Slot
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.ui.click_guard import ClickGuard
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.qml.window import interfaces_of
from tests.window_engines import SuccessiveWindow

_LOOKS_MS = 20
_TOLD = {QEvent.Type.KeyPress: "key", QEvent.Type.Leave: "left", QEvent.Type.Enter: "entered"}


class Told(QObject):
    """Reports the events of the window, and looks for the button until a press of the button counts."""

    def __init__(self, screen: WindowEngine, window: QQuickWindow, name: str) -> None:
        super().__init__(screen)
        self._window, self._name = window, name
        self._known = 0  # address of the button whose signals are connected; QML may make a new button
        self._timer = QTimer(self, interval=_LOOKS_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        window.installEventFilter(self)
        window.activeChanged.connect(self._on_active_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOLD:
            tell(_TOLD[event.type()])
        return False

    @Slot()
    def _on_active_changed(self) -> None:
        if not self._window.isActive():
            tell("back")

    def look_again(self) -> None:
        self._timer.start()

    def give_keyboard(self) -> None:
        item = self._item()
        assert item is not None
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        tell("focused")

    def look(self) -> None:
        item = self._item()
        if item is None:
            return
        address = shiboken6.getCppPointer(item)[0]
        if address != self._known:
            self._known = address
            item.pressed.connect(lambda: tell("pressed"))  # type: ignore[attr-defined]
            for guard in item.findChildren(ClickGuard):
                guard.refused.connect(lambda why: tell("refused", why=why))
            item.confirmed.connect(lambda: tell("confirmed"))  # type: ignore[attr-defined]
        guards = item.findChildren(ClickGuard)
        if guards and all(guard.isArmed() for guard in guards) and item.property("settled"):
            self._timer.stop()
            place = item.mapToGlobal(item.width() / 2, item.height() / 2)
            tell("meant", at=[round(place.x()), round(place.y())])

    def _item(self) -> QQuickItem | None:
        buttons = (i for i in interfaces_of(self._window) if i.role() is QAccessible.Role.Button)
        named = (i for i in buttons if i.text(QAccessible.Text.Name) == self._name)
        found = next((interface.object() for interface in named), None)
        return found if isinstance(found, QQuickItem) else None


class Questions(QObject):
    """One question after another, each in its own window."""

    def __init__(self, asked: list[tuple[str, str]]) -> None:
        super().__init__()
        self._left = asked
        self._screen: SuccessiveWindow | None = None
        self._told: Told | None = None
        self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._orders.activated.connect(self._obey)
        self.open_next()

    def open_next(self) -> None:
        if self._screen is not None:
            self._screen.close()
        state, name = self._left.pop(0)
        self._screen = SuccessiveWindow()
        fill(state, self._screen)
        window = self._screen.open()
        window.setPosition(0, 0)
        window.resize(1000, 760)
        window = open_page(state, self._screen, window)
        window.requestActivate()
        self._told = Told(self._screen, window, name)

    def _obey(self) -> None:
        order = os.read(0, 1)
        if not order:
            QGuiApplication.exit()
        elif order == b"n":
            self.open_next()
        elif self._told is not None:
            (self._told.give_keyboard if order == b"f" else self._told.look_again)()


def tell(what: str, **more: object) -> None:
    print(json.dumps({"what": what, **more}), flush=True)


def main(words: list[str]) -> None:
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    QAccessible.setActive(True)
    questions = Questions(list(zip(words[::2], words[1::2], strict=True)))
    application.exec()
    del questions


if __name__ == "__main__":
    main(sys.argv[1:])
