"""The program itself, which reports the places of items in its windows: `python -m
tests.wayland.watched_program [ARGUMENTS OF THE PROGRAM]`.

An order is a line of JSON on standard input, `{"look": NAME, ...}`. The program repeats the look until it
finds something, and then writes the result as a line of JSON to standard output. The events of the pointer
and the keyboard come from outside the process. `Program` in `tests/wayland/program.py` gives the orders.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Q_RETURN_ARG, QEvent, QMetaObject, QObject, QPointF, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QSinglePointEvent
from PySide6.QtQuick import QQuickWindow

from claude_desk import app
from claude_desk.controllers.main_controller import MainController
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.transcript.text import chip_text
from claude_desk.ui.transcript.role_readers import RowRole
from tests.known_folder import know_all
from tests.qml.window import Kind, interfaces_of, items_of

_LOOKS_MS = 20
# A new item is not in its place yet, so a look has to find the same result this number of times in a row (2
# by default).
_TIMES = {"shown": 10}


class Watched(QObject):
    """Looks for the things in the orders. A look returns None while it finds nothing."""

    def __init__(self, program: MainController) -> None:
        super().__init__(program)
        self._program = program
        self._order: dict[str, Any] | None = None
        self._before: Any = None
        self._times = 0
        self._pointer: dict[str, Any] | None = None
        self._rest = b""
        self._looks: dict[str, Callable[[dict[str, Any]], Any]] = {
            "shown": self._shown,
            "gone": self._gone,
            "row": self._row,
            "written": self._written,
            "state": self._state,
            "windows": self._windows,
            "pointer": self._pointed,
            "drawing": self._drawing,
            "picture": self._picture,
            "names": self._names,
            "behind": self._behind,
            "holds": self._holds,
            "begin": self._begin,
            "focus": self._focus,
            "answerable": self._answerable,
            "speak": self._speak,
        }
        self._timer = QTimer(self, interval=_LOOKS_MS)
        self._timer.timeout.connect(self._look)
        self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._orders.activated.connect(self._hear)
        QGuiApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QQuickWindow) and isinstance(event, QSinglePointEvent):
            place = event.position()
            self._pointer = {"title": watched.title(), "at": [round(place.x()), round(place.y())]}
        return False

    def _hear(self) -> None:
        some = os.read(0, 65536)
        if not some:
            self._orders.setEnabled(False)
        *lines, self._rest = (self._rest + some).split(b"\n")
        for line in lines:
            self._order, self._before, self._pointer = json.loads(line), None, None
            _tell("looking")
            self._timer.start()

    def _look(self) -> None:
        assert self._order is not None
        try:
            found = self._looks[self._order["look"]](self._order)
        except Exception:
            self._timer.stop()
            _tell({"failed": traceback.format_exc()})
            return
        self._times = self._times + 1 if found == self._before else 1
        self._before = found
        if found is not None and self._times >= _TIMES.get(self._order["look"], 2):
            self._timer.stop()
            _tell(found)

    # --- the looks -----------------------------------------------------------------------------

    def _shown(self, order: dict[str, Any]) -> Any:
        """Return the item's place and window, once a press of the item counts. `value`: the required value of
        the item."""
        for window, interface in self._found(order):
            value = interface.text(QAccessible.Text.Value)
            if interface.state().disabled or interface.object().property("settled") is False:
                continue
            if order.get("value") is not None and value != order["value"]:
                continue
            if order.get("focused") and not interface.state().focused:
                continue
            place, origin = interface.rect(), window.mapToGlobal(QPointF(0, 0))
            x, y = place.center().x() - origin.x(), place.center().y() - origin.y()
            return {"title": window.title(), "at": [round(x), round(y)], "value": value}
        return None

    def _gone(self, order: dict[str, Any]) -> Any:
        return None if any(self._found(order)) else True

    def _found(self, order: dict[str, Any]) -> Iterator[tuple[QQuickWindow, QAccessibleInterface]]:
        """Yield items of this `kind` whose name equals `name` or begins with `begins`, in windows with this
        `title` if it is given."""
        for window in _open_windows():
            if window.title() != order.get("title", window.title()):
                continue
            for interface in interfaces_of(window):
                name = interface.text(QAccessible.Text.Name)
                is_named = name.startswith(order["begins"]) if "begins" in order else name == order["name"]
                if is_named and interface.role() is Kind[order["kind"]]:
                    yield window, interface

    def _row(self, order: dict[str, Any]) -> Any:
        """Return the names of all rows of the shown session, once a row contains the words."""
        model = self._program._app.view.transcript
        rows = [str(model.data(model.index(row, 0), RowRole.SPOKEN)) for row in range(model.rowCount())]
        return rows if any(order["words"] in row for row in rows) else None

    def _written(self, order: dict[str, Any]) -> Any:
        """Return the message field once it has these words, perhaps behind a chip."""
        field = {"kind": "EditableText", "name": "Message"}
        return self._shown({**field, "value": order["words"]}) or self._shown(
            {**field, "value": f"{chip_text.MARK}{order['words']}"}
        )

    def _state(self, order: dict[str, Any]) -> Any:
        session = self._program.session
        return True if session is not None and session.state.phase.name == order["name"] else None

    def _windows(self, order: dict[str, Any]) -> Any:
        """Return all open windows, once their number is `count`, window number `front` (from 0) is active,
        and all windows have this `visibility`."""
        found = [
            {
                "title": window.title(),
                "size": [window.width(), window.height()],
                "visibility": window.visibility().name,
                "active": window.isActive(),
            }
            for window in _open_windows()
        ]
        front = order.get("front")
        if len(found) != order["count"] or (front is not None and not found[front]["active"]):
            return None
        if "visibility" in order and {each["visibility"] for each in found} != {order["visibility"]}:
            return None
        return found

    def _pointed(self, order: dict[str, Any]) -> Any:
        """Return the window and the place to which the pointer has moved since the order."""
        return self._pointer

    def _drawing(self, order: dict[str, Any]) -> Any:
        """Return the graphics API that draws the first window, and whether a render thread draws."""
        names = [(path / "comm").read_text().strip() for path in Path("/proc/self/task").iterdir()]
        api = _open_windows()[0].rendererInterface().graphicsApi().name
        return {"api": api, "thread": any(name.startswith("QSGRenderThread") for name in names)}

    def _picture(self, order: dict[str, Any]) -> Any:
        if self._before is None:
            _open_windows()[0].grabWindow().save(order["into"])
        return True

    def _names(self, order: dict[str, Any]) -> Any:
        return [
            [window.title(), interface.role().name, interface.text(QAccessible.Text.Name)]
            for window in _open_windows()
            for interface in interfaces_of(window)
        ]

    def _behind(self, order: dict[str, Any]) -> Any:
        """Return True once no window of the program is active."""
        return None if any(window.isActive() for window in _open_windows()) else True

    def _holds(self, order: dict[str, Any]) -> Any:
        """Return True once this `property` is true in an item of the program's QML type `kind`."""
        items = (item for window in _open_windows() for item in items_of(window, order["kind"]))
        return True if any(item.property(order["property"]) for item in items) else None

    def _answerable(self, order: dict[str, Any]) -> Any:
        """Return True once a key on the request counts: a key soon after typing does not."""
        kinds = ("PermissionDialog", "QuestionDialog", "PlanDialog")
        cards = (card for window in _open_windows() for kind in kinds for card in items_of(window, kind))
        direct = Qt.ConnectionType.DirectConnection
        accepts = (
            QMetaObject.invokeMethod(card, "acceptsKeys", direct, Q_RETURN_ARG(bool)) for card in cards
        )
        return True if any(accepts) else None

    def _focus(self, order: dict[str, Any]) -> Any:
        """Return the role and name of the item with the keyboard focus, unless its name is `not`."""
        item = QGuiApplication.focusObject()
        if item is None or (interface := QAccessible.queryAccessibleInterface(item)) is None:
            return None
        name = interface.text(QAccessible.Text.Name)
        return [interface.role().name, name] if name != order["not"] else None

    def _speak(self, order: dict[str, Any]) -> Any:
        """Speak the words to the screen reader, once the window listens to the announcer."""
        view = self._program._app.view
        if not view.property("viewsReady"):
            return None
        if self._before is None:
            view.announcer.announced.emit(order["words"], False)
        return True

    def _begin(self, order: dict[str, Any]) -> Any:
        return True


def _tell(what: Any) -> None:
    print(json.dumps(what), flush=True)


def _open_windows() -> list[QQuickWindow]:
    windows = (each for each in QGuiApplication.topLevelWindows() if isinstance(each, QQuickWindow))
    return [window for window in windows if window.isVisible()]


def main() -> int:
    begin = MainController.begin
    watched: list[Watched] = []

    def begin_watched(self: MainController, early: EarlySessionList | None = None) -> None:
        know_all(self)
        QAccessible.setActive(True)
        watched.append(Watched(self))
        begin(self, early)

    MainController.begin = begin_watched  # type: ignore[method-assign]
    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
