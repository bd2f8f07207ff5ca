"""Deltas into the real window without a child, frame by frame: for what is counted, not timed by a pace."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop

from claude_desk.protocol.parse import parse_line
from claude_desk.transcript.events import Sent
from claude_desk.transcript.reducer import Reducer
from claude_desk.ui.screen import Screen
from tests.bench.texts import rows_above
from tests.bench.wire import as_bytes, reply
from tests.fake_session import FakeSession

ROWS_ABOVE = 60
DELTA = 120  # characters: what comes in 30 ms, a delta of 12 each 3 ms
PER_FRAME = 4


class Flow:
    """`write(text)` shows a reply as it is written; `close()` at the end."""

    def __init__(self) -> None:
        self.screen = Screen()
        self.screen.app.set_theme("light")
        self.window = self.screen.open()
        self.window.resize(1280, 860)
        self.session = FakeSession(parent=self.screen)
        self.screen.app.attach(self.session)  # type: ignore[arg-type]
        self.reducer = Reducer()
        self.frames = 0
        self._turns = 0
        self.window.frameSwapped.connect(self._count)
        self._play(reply(rows_above(ROWS_ABOVE), 10_000))
        for _ in range(3):
            self.frame()

    def write(self, text: str) -> None:
        """All of a reply, a frame for each so many deltas."""
        self._play(reply(text, DELTA))

    def frame(self) -> None:
        """Draw one frame, and do all that waits."""
        before = self.frames
        self.window.update()
        while self.frames == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def close(self) -> None:
        self.screen.close()

    def _play(self, frames: Sequence[dict[str, Any]]) -> None:
        self._turns += 1
        self.reducer.feed(Sent(f"u{self._turns}", "go"))
        lines = as_bytes(frames).splitlines()
        for at in range(0, len(lines), PER_FRAME):
            for line in lines[at : at + PER_FRAME]:
                self.reducer.feed(parse_line(line))
            if operations := self.reducer.drain():
                self.session.tell(*operations)
            self.frame()

    def _count(self) -> None:
        self.frames += 1
