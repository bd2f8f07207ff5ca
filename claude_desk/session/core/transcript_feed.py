"""Feeds the reducer on the GUI thread. Deltas are gathered for a moment. Urgent changes are emitted
immediately."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.operations import Insert
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.saved_reducer import SavedReducer
from claude_desk.transcript.reducer.strand_copy import StrandCopy

GATHER_MS = 30
# More than MANY messages in one pause are faster than the user reads. Emit such messages in fewer and larger
# steps, because a step draws at most one screen of rows, however many messages it has.
MANY, GATHER_MANY_MS = 250, 60
# The pause after a step with more rows than a screen has. The user could not read the rows that scrolled
# away, and the next screen takes as long to draw.
A_SCREEN, GATHER_SCREEN_MS = 30, 120
# If the timer fires LATE_MS later than the pause, showing a step has blocked the thread. The next step then
# waits for the same time again, at most GATHER_LONGEST_MS. Otherwise each read would draw a screen of rows
# that disappear unseen, and reading would fall further behind.
LATE_MS, GATHER_LONGEST_MS = 10, 100


class MonotonicClock:
    """Returns seconds since the epoch: the system's time at the last `set()`, plus the time that has passed.

    Durations do not depend on changes of the system's clock. The time that the machine sleeps counts if the
    system has `CLOCK_BOOTTIME`.
    """

    def __init__(self) -> None:
        self.set()

    def set(self) -> None:
        """Set this clock to the system's time."""
        self._from = time.time() - _even()

    def __call__(self) -> float:
        return self._from + _even()


def _even() -> float:
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class TranscriptFeed(QObject):
    """Takes events and emits lists of operations. The timer stops when no more events come.

    The first deltas after a silence are emitted immediately, later deltas at most every GATHER_MS.
    """

    operations = Signal(object)  # list[Operation]

    def __init__(
        self,
        parent: QObject | None = None,
        begun: StrandCopy | None = None,
        turn_cache: TurnCache | None = None,
        clock: MonotonicClock | None = None,
    ) -> None:
        """`begun`: the rows to continue with. `turn_cache`: the cache of the evicted rows of `begun`."""
        super().__init__(parent)
        self.turn_cache = turn_cache or TurnCache(None)
        self.clock = clock or MonotonicClock()  # set to the system's time between turns
        self.reducer = (begun or StrandCopy()).begin(self.clock, self.turn_cache.read)
        self._waiting = 0  # messages whose operations are emitted when the timer ends
        self._early: list[Any] | None = None  # events since `expect`; None if no reducer is expected
        self._emitted_at = 0.0  # when the last step was emitted, in monotonic seconds
        self._due_ms = 0  # the pause after the last step; 0 if the next step was put off already
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def feed_now(self, *events: Any) -> None:
        """Feed events whose rows should appear immediately."""
        if self._early is not None:
            self._early += events
        self._set_clock()
        for event in events:
            self.reducer.feed(event)
        self.flush()

    def feed_messages(self, messages: Iterable[Any]) -> None:
        """Feed the messages of one read of the wire."""
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
        """Call `change`, which changes the reducer without an event, and emit the changed rows
        immediately."""
        self.flush()
        change()
        self.flush()

    def flush(self) -> None:
        """Emit the gathered operations now. A running pause continues: later messages still wait for its
        end."""
        self._emit()

    def everything(self) -> Iterator[Entry]:
        """Yield all rows in their order, including evicted rows. For a page of the session's file that is not
        loaded, yield its gap row."""
        for turn in self.reducer.pages.with_stored_pages(self.reducer.store.turns):
            yield from turn.entries

    def _set_clock(self) -> None:
        if self.reducer.turn is None:
            self.clock.set()

    def _flush_and_wait(self) -> None:
        pause = GATHER_MANY_MS if self._waiting > MANY else GATHER_MS
        self._emitted_at = time.monotonic()
        if self._emit() > A_SCREEN:
            pause = GATHER_SCREEN_MS
        self._due_ms = pause
        self._timer.start(pause)

    def _emit(self) -> int:
        """Emit the gathered operations. Return how many rows are new."""
        self._waiting = 0
        operations = self.reducer.drain()
        if operations:
            self.operations.emit(operations)
        return sum(len(operation.entries) for operation in operations if isinstance(operation, Insert))

    def _on_timeout(self) -> None:
        took = (time.monotonic() - self._emitted_at) * 1000
        if self._due_ms and took > self._due_ms + LATE_MS:
            self._due_ms = 0
            self._timer.start(min(round(took), GATHER_LONGEST_MS))
        elif self._waiting:
            self._flush_and_wait()

    # --- another reducer -----------------------------------------------------------------------

    def expect(self) -> None:
        """Expect another reducer, with the history. Keep the events that are fed until `adopt`, which feeds
        them to that reducer too."""
        self._early = []

    def cancel_early(self) -> None:
        """Stop expecting another reducer, and drop the kept events."""
        self._early = None

    def restored(self, saved: SavedReducer) -> Reducer:
        """Return the reducer of `saved`, with the clock and the cache of this feed."""
        return Reducer.restored(saved, self.clock, self.turn_cache.read)

    def adopt(self, reducer: Reducer, cost: float | None = None) -> None:
        """Continue with this reducer (see `restored`), and feed it the kept events. The caller replaces all
        rows on the screen. `cost`: US dollars so far, without those events."""
        self._timer.stop()
        self._waiting = 0
        early, self._early = self._early or [], None
        reducer.costs = self.reducer.costs  # other objects refer to this `costs` object
        reducer.costs.total = cost
        self.reducer = reducer
        for event in early:
            reducer.feed(event)
        reducer.drain()
