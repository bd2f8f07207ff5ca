"""Shows deltas in a window without a child, frame by frame, for benches that count work or measure processor
time."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Q_ARG, QCoreApplication, QEventLoop, QMetaObject, QTimer
from PySide6.QtQuick import QQuickWindow

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bare import Bare
from tests.bench.texts import rows_above
from tests.bench.wire import as_bytes, reply
from tests.live_session import LiveSession, ensure_loop

ROWS_ABOVE = 60
DELTA = 120  # characters that arrive in 30 ms, if 12 characters arrive every 3 ms
PER_FRAME = 4
_LATER = 1_500  # milliseconds; the ticks of the scroll bar are made again after one second


class Frames:
    """A window whose frames are drawn on request."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        self.frames = 0
        window.frameSwapped.connect(self._count)

    def frame(self) -> None:
        """Draw one frame, and process all events until then."""
        before = self.frames
        self.window.update()
        while self.frames == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def settle(self) -> None:
        """Process events for `_LATER` milliseconds, so that delayed work is done."""
        loop = QEventLoop()
        QTimer.singleShot(_LATER, loop.quit)
        loop.exec()

    def _count(self) -> None:
        self.frames += 1


class Flow(Frames):
    """The program's window. `write(text)` shows a reply as if Claude was writing it. Call `close()` at the
    end."""

    def __init__(self, above: int = ROWS_ABOVE) -> None:
        self.screen = WindowEngine()
        self.screen.app.set_theme("light")
        super().__init__(self.screen.open())
        self.window.resize(1280, 860)
        ensure_loop()
        self._show(Reducer())
        self._turns = 0
        self._play(reply(rows_above(above), 10_000))
        for _ in range(3):
            self.frame()

    def hold(self, turns: Iterable[Sequence[bytes]]) -> None:
        """Add these turns, and show all turns in a new session. Each turn is given as lines of the wire."""
        for lines in turns:
            self._ask()
            for line in lines:
                self.reducer.feed(parse_line(line))
        self.reducer.drain()
        self._show(self.reducer)
        for _ in range(3):
            self.frame()

    def _show(self, reducer: Reducer) -> None:
        """Show a session that continues with this reducer. The session has no child, and keeps all turns in
        memory."""
        self.reducer = reducer
        self.session = LiveSession(child="none", wire_logs=None)
        self.session._feed.adopt(reducer)
        self.screen.app.attach(self.session)

    def write(self, text: str, per_frame: int = PER_FRAME) -> None:
        """Write a whole reply, with one frame for each `per_frame` lines of the wire."""
        self._play(reply(text, DELTA), per_frame)

    def close(self) -> None:
        self.screen.close()

    def _ask(self) -> None:
        self._turns += 1
        self.reducer.feed(Sent(f"u{self._turns}", "go"))

    def _play(self, frames: Sequence[dict[str, Any]], per_frame: int = PER_FRAME) -> None:
        self._ask()
        lines = as_bytes(frames).splitlines()
        for at in range(0, len(lines), per_frame):
            for line in lines[at : at + per_frame]:
                self.reducer.feed(parse_line(line))
            if operations := self.reducer.drain():
                self.session._feed.operations.emit(operations)
            self.frame()


class BareFlow(Frames):
    """The bare window, which shows the same text as plain rows."""

    def __init__(self) -> None:
        self._bare = Bare()
        super().__init__(self._bare.window)
        for text in rows_above(ROWS_ABOVE).split("\n\n"):
            self.add(text)
        self.frame()

    def add(self, text: str) -> None:
        QMetaObject.invokeMethod(self.window, "add", Q_ARG(str, text))

    def write(self, text: str) -> None:
        self.add("")
        lines = as_bytes(reply(text, DELTA)).splitlines()
        for at in range(0, len(lines), PER_FRAME):
            for line in lines[at : at + PER_FRAME]:
                self._bare.take(json.loads(line))
            self._bare.flush()
            self.frame()

    def close(self) -> None:
        self._bare.delete()
