"""One start on a display where keys come from outside.

The command line is `usable_process.py bare`, `usable_process.py ours ARGUMENT ...` or, if Claude Code will
not become ready, `usable_process.py waiting ARGUMENT ...`. The process prints lines of JSON with seconds of
the monotonic clock and of processor time: the first `frame`, the first `letter` on the screen, and `ready`,
when Claude Code is ready. Then `keys` says for each key when it was handled and how long it had waited.
`kept` says how many keys were typed into the message field, and how many characters are in that field. If
the program asks about the folder, the process prints `asks` instead.
"""

import gc
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path[0] = str(Path(__file__).resolve().parents[2])

if __name__ == "__main__" and sys.argv[1] != "bare":  # as in `claude_desk.__main__`
    gc.disable()
    from claude_desk.startup.lean_imports import import_qt_core

    import_qt_core()

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtGui import QKeyEvent  # noqa: E402
from PySide6.QtQuick import QQuickItem, QQuickWindow  # noqa: E402

if TYPE_CHECKING:
    from claude_desk.ui.window.app_view import App
    from claude_desk.ui.window.window_engine import WindowEngine

_AFTER_MS = 200  # milliseconds from the last awaited event until the keys are printed
_WITHOUT_MS = 2500  # the same milliseconds if Claude Code will not become ready


class Probe(QObject):
    """Examines each frame of the window, and receives its keys. `app` is None if Claude Code is not awaited:
    asking the engine for `app` would wait for the QML that a thread reads, and so delay the window."""

    def __init__(self, window: QQuickWindow, app: "App | None" = None, after: int = _AFTER_MS) -> None:
        super().__init__(window)
        self._window = window
        self._app = app
        self._after = after
        self._field: QQuickItem | None = None
        self._typed = 0
        self._told: set[str] = set()
        self._wanted = {"frame", "letter", "ready"} if app is not None else {"frame", "letter"}
        self._keys: list[tuple[float, float]] = []  # when the key was handled, and how long it had waited
        window.frameSwapped.connect(self._on_frame)
        window.installEventFilter(self)
        # The window may have nothing to draw when the session is ready.
        self._timer = QTimer(self, interval=5)
        self._timer.timeout.connect(self._look)
        if app is not None:
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            now = time.monotonic()
            self._keys.append((now, now - event.timestamp() / 1000))
            focused = self._window.activeFocusItem()
            if focused is not None and focused.inherits("QQuickTextEdit"):
                self._field = focused
                self._typed += 1
        return False

    def _on_frame(self) -> None:
        self._tell("frame")
        field = self._window.activeFocusItem()
        if field is not None and field.property("text"):
            self._tell("letter")

    def _look(self) -> None:
        if self._app is not None and self._app.page_name == "trust":
            self._timer.stop()
            print(json.dumps({"asks": True}), flush=True)
        elif self._app is not None and self._app.view.state == "ready":
            self._timer.stop()
            self._tell("ready")

    def _tell(self, what: str) -> None:
        if what in self._told:
            return
        self._told.add(what)
        print(json.dumps({what: time.monotonic(), f"{what} cpu": time.process_time()}), flush=True)
        if self._told >= self._wanted:
            QTimer.singleShot(self._after, self, self._tell_keys)

    def _tell_keys(self) -> None:
        there = len(str(self._field.property("text"))) if self._field is not None else 0
        print(json.dumps({"kept": [self._typed, there], "keys": self._keys}), flush=True)


def bare() -> int:
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine

    application = QGuiApplication(["bare"])
    engine = QQmlApplicationEngine(str(Path(__file__).with_name("BareField.qml")))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    probe = Probe(window)
    try:
        return application.exec()
    finally:
        del probe


def ours(arguments: list[str], is_ready: bool) -> int:
    from claude_desk import __main__, app

    wait = app._wait_for_first_frame

    def watched(engine: "WindowEngine", window: QQuickWindow) -> None:
        if is_ready:
            Probe(window, engine.app)
        else:
            Probe(window, after=_WITHOUT_MS)
        wait(engine, window)

    app._wait_for_first_frame = watched
    sys.argv = ["claude-desk", *arguments]
    return __main__.main()


if __name__ == "__main__":
    sys.exit(bare() if sys.argv[1] == "bare" else ours(sys.argv[2:], sys.argv[1] == "ours"))
