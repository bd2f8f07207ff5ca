"""Feeds the reducer on the GUI thread: deltas are gathered for a moment, all else is emitted at once."""

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
# More than MANY messages in one pause are faster than anybody reads. They are emitted in fewer and larger
# steps: each step then draws a screen of new rows, however many messages are behind it.
MANY, GATHER_MANY_MS = 250, 60
# The pause after a step with more rows than a screen: nobody has read the rows that scrolled away, and the
# next screen costs as much.
A_SCREEN, GATHER_SCREEN_MS = 30, 120
# If showing a step has blocked the thread for LATE_MS longer than the pause, the next step waits as long
# again, at most GATHER_LONGEST_MS. Else each read would draw a screen of rows that nobody sees, and reading
# would fall further and further behind.
LATE_MS, GATHER_LONGEST_MS = 10, 100


class TranscriptFeed(QObject):
    """Takes events and emits lists of operations. No timer runs while nothing comes.

    The first deltas after a silence are emitted at once, later ones at most every GATHER_MS.
    """

    operations = Signal(object)  # list[Operation]

    def __init__(
        self, parent: QObject | None = None, begun: Reducer | None = None, turn_cache: TurnCache | None = None
    ) -> None:
        """`begun`: a reducer that has rows already. `turn_cache`: the cache with its evicted rows."""
        super().__init__(parent)
        self.turn_cache = turn_cache or TurnCache(None)
        self.clock = MonotonicClock()  # set to the system's time between turns
        self.reducer = begun or Reducer()
        self.reducer.set_clock(self.clock)
        self.reducer.pages.stored_turns = self.turn_cache.read
        self._waiting = 0  # messages whose operations are emitted when the timer ends
        self._early: list[Any] | None = None  # what came before the expected reducer; None: none is expected
        self._told_at = 0.0  # when the last step was emitted, in monotonic seconds
        self._due_ms = 0  # the pause after that step; 0: the next step was put off already
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def feed_now(self, *events: Any) -> None:
        """Feed events whose rows should appear at once."""
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
        """Change the reducer by another way than events; the rows follow at once."""
        self.flush()
        change()
        self.flush()

    def flush(self) -> None:
        """Emit now what is gathered. A pause that runs stays: what comes next still waits for it."""
        self._tell()

    def everything(self) -> Iterator[Entry]:
        """Yield all rows in their order, including evicted ones. A page of the session's file that is not
        loaded gives its gap."""
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
        """Emit the gathered operations. Return how many rows are new."""
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
        """Expect a reducer with the history. What is fed until then is kept, and fed to that one as well."""
        self._early = []

    def cancel_early(self) -> None:
        """Expect no other reducer any more."""
        self._early = None

    def adopt(self, reducer: Reducer, cost: float | None = None) -> None:
        """Continue with this reducer, which was drained; every row is replaced. `cost`: US dollars so far,
        without what is fed again."""
        self._timer.stop()
        self._waiting = 0
        early, self._early = self._early or [], None
        reducer.set_clock(self.clock)
        reducer.pages.stored_turns = self.turn_cache.read
        reducer.costs = self.reducer.costs  # other objects watch it
        reducer.costs.total = cost
        self.reducer = reducer
        for event in early:
            reducer.feed(event)
        reducer.drain()
