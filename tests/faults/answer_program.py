"""A question in a real window, for a test that presses as a hand does: `answer_program.py STATE NAME`.

Told on standard output, a line of JSON each: where the button of that name is (`at`) once a press of it
counts (`meant`), each press that it was told of (`pressed`), and each that counted (`confirmed`). A letter on
standard input asks for `meant` again.
"""

import json
import os
import sys

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem

from claude_desk.ui.click_guard import ClickGuard
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.qml.window import interfaces_of

_LOOKS_MS = 20


class Told(QObject):
    """Looks for the button until a press of it counts."""

    def __init__(self, screen: WindowEngine, name: str) -> None:
        super().__init__(screen)
        self._screen, self._name = screen, name
        self._known = False
        self._timer = QTimer(self, interval=_LOOKS_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look_again(self) -> None:
        os.read(0, 1)
        self._timer.start()

    def look(self) -> None:
        window = self._screen.window
        item = next(
            (i.object() for i in interfaces_of(window) if i.text(QAccessible.Text.Name) == self._name), None
        )
        if not isinstance(item, QQuickItem):
            return
        if not self._known:
            self._known = True
            item.pressed.connect(lambda: tell("pressed"))  # type: ignore[attr-defined]
            for guard in item.findChildren(ClickGuard):
                guard.refused.connect(lambda why: tell("refused", why=why))
            item.confirmed.connect(lambda: tell("confirmed"))  # type: ignore[attr-defined]
        guards = item.findChildren(ClickGuard)
        if guards and all(guard.isArmed() for guard in guards) and item.property("settled"):
            self._timer.stop()
            place = item.mapToGlobal(item.width() / 2, item.height() / 2)
            tell("meant", at=[round(place.x()), round(place.y())])


def tell(what: str, **more: object) -> None:
    print(json.dumps({"what": what, **more}), flush=True)


def main(state: str, name: str) -> None:
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    QAccessible.setActive(True)
    screen = WindowEngine()
    fill(state, screen)
    window = screen.open()
    window.setPosition(0, 0)
    window.resize(1000, 760)
    open_page(state, screen, window)
    window.requestActivate()
    told = Told(screen, name)
    asks = QSocketNotifier(0, QSocketNotifier.Type.Read, told)
    asks.activated.connect(told.look_again)
    screen.closed.connect(application.quit)
    application.exec()
    screen.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
