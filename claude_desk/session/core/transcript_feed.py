"""The reducer on the GUI thread: deltas gathered for a moment, all else told at once."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.session.core.monotonic_clock import MonotonicClock
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.operations import Insert
from claude_desk.transcript.reducer.reducer import Reducer

GATHER_MS = 30
# What comes faster than anybody reads, so many messages in that time, is told in fewer and larger steps: each
# is a screen of new rows by then, whatever is behind them.
MANY, GATHER_MANY_MS = 250, 60
# New rows for more than a screen: those before them nobody has read, and the next screen is as dear.
A_SCREEN, GATHER_SCREEN_MS = 30, 120
# Where showing a step has kept the thread, what comes has as long again until the next one: else each piece
# that is read would be a screen of rows that nobody sees, and what is read would fall ever further behind.
LATE_MS, GATHER_LONGEST_MS = 10, 100


class TranscriptFeed(QObject):
    """Events in, lists of operations out. No timer runs while nothing comes.

    The first deltas after a silence are told at once, then at most every GATHER_MS.
    """

    operations = Signal(object)  # list[Operation]

    def __init__(
        self, parent: QObject | None = None, begun: Reducer | None = None, turn_cache: TurnCache | None = None
    ) -> None:
        """`begun`: with the rows that there are already; `turn_cache`: where others of them are."""
        super().__init__(parent)
        self.turn_cache = turn_cache or TurnCache(None)
        self.clock = MonotonicClock()  # set anew between turns
        self.reducer = begun or Reducer()
        self.reducer.set_clock(self.clock)
        self.reducer.pages.stored_turns = self.turn_cache.read
        self._waiting = 0  # messages that are to be told of when the timer ends
        self._early: list[Any] | None = None  # what came before the reducer to be adopted
        self._told_at = 0.0  # monotonic seconds
        self._due_ms = 0  # after that; 0: it was put off already
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def feed_now(self, *events: Any) -> None:
        """Feed events of which the rows should follow at once."""
        if self._early is not None:
            self._early += events
        self._set_clock()
        for event in events:
            self.reducer.feed(event)
        self.flush()

    def feed_messages(self, messages: Iterable[Any]) -> None:
        """Feed messages of the wire, as one read brought them."""
        if self._early is not None:
            messages = list(messages)
            self._early += messages
        self._set_clock()
        urgent = False
        for message in messages:
            urgent = self.reducer.feed(message) or urgent
            self._waiting += 1
        if urgent:
            self.flush()
        elif not self._timer.isActive():
            self._flush_and_wait()

    def play(self, change: Callable[[], object]) -> None:
        """Change the reducer otherwise; the rows follow at once."""
        self.flush()
        change()
        self.flush()

    def flush(self) -> None:
        """Tell now what there is. What comes next has its pause all the same."""
        self._tell()

    def everything(self) -> Iterator[Entry]:
        """All rows in their order, with those that were let go of; of pages of the session's file that are
        not read the gaps."""
        for turn in self.reducer.pages.with_stored_pages(self.reducer.store.turns):
            yield from turn.entries

    def _set_clock(self) -> None:
        if self.reducer.turn is None:
            self.clock.set()

    def _flush_and_wait(self) -> None:
        pause = GATHER_MANY_MS if self._waiting > MANY else GATHER_MS
        self._told_at = time.monotonic()
        if self._tell() > A_SCREEN:
            pause = GATHER_SCREEN_MS
        self._due_ms = pause
        self._timer.start(pause)

    def _tell(self) -> int:
        """Gives how many rows are new."""
        self._waiting = 0
        operations = self.reducer.drain()
        if operations:
            self.operations.emit(operations)
        return sum(len(operation.entries) for operation in operations if isinstance(operation, Insert))

    def _on_timeout(self) -> None:
        took = (time.monotonic() - self._told_at) * 1000
        if self._due_ms and took > self._due_ms + LATE_MS:
            self._due_ms = 0
            self._timer.start(min(round(took), GATHER_LONGEST_MS))
        elif self._waiting:
            self._flush_and_wait()

    # --- another reducer -----------------------------------------------------------------------

    def expect(self) -> None:
        """One with the past is to come: what is fed until then is kept, to be fed to it as well."""
        self._early = []

    def cancel_early(self) -> None:
        """It does not come."""
        self._early = None

    def adopt(self, reducer: Reducer, cost: float | None = None) -> None:
        """Go on with this one, which was drained; all rows are others. `cost`: US dollars until now, without
        what is fed again."""
        self._timer.stop()
        self._waiting = 0
        early, self._early = self._early or [], None
        reducer.set_clock(self.clock)
        reducer.pages.stored_turns = self.turn_cache.read
        reducer.costs = self.reducer.costs  # others watch it
        reducer.costs.total = cost
        self.reducer = reducer
        for event in early:
            reducer.feed(event)
        reducer.drain()
