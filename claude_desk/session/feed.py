"""The reducer on the GUI thread: deltas gathered for a moment, all else told at once."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.transcript.reducer import Reducer

GATHER_MS = 30


class Feed(QObject):
    """Events in, lists of operations out. No timer runs while nothing comes."""

    operations = Signal(object)  # list[Operation]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reducer = Reducer()
        self._timer = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._timer.timeout.connect(self.flush)

    def take(self, *events: Any) -> None:
        """Feed events of which the rows should follow at once."""
        for event in events:
            self.reducer.feed(event)
        self.flush()

    def take_all(self, messages: Iterable[Any]) -> None:
        """Feed messages of the wire, as one read brought them."""
        urgent = False
        for message in messages:
            urgent = self.reducer.feed(message) or urgent
        if urgent:
            self.flush()
        elif not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        self._timer.stop()
        if operations := self.reducer.drain():
            self.operations.emit(operations)
