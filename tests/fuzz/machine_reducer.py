"""The reducer with all kinds of events. It is drained, and sent to another process, at any time."""

from dataclasses import asdict
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.transcript import events as e
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.events import ChildEnded
from claude_desk.transcript.reducer.reducer import Reducer
from tests.fuzz.damaged_recordings import takes
from tests.fuzz.json_values import DAMAGE, damaged, line_of
from tests.fuzz.targets import fuzz_machine
from tests.fuzz.user_events import ACTS
from tests.fuzz.wire_messages import FRAMES, MESSAGES, SPOKEN
from tests.library.library_process import sent
from tests.unit.transcript.reducer_harness import FINAL_STATES, ReducerHarness
from tests.unit.transcript.reducer_harness import line_of as row_of

Event = bytes | Any
"""A line of the wire, or an event of the program."""

LIVE = (
    StreamEvent, s.Status, m.RateLimitEvent, m.CommandLifecycle, e.PermissionAsked, e.Withdrawn,
    e.ServerAsked, e.Rewound, e.RewindUndone,
)  # fmt: skip
"""What neither a session's file nor our journal has."""


def event_of(event: Event) -> Any:
    return parse_line(event) if isinstance(event, bytes) else event


@fuzz_machine("reducer", short=40, steps=40)
class ReducerMachine(RuleBasedStateMachine):
    """Feeds two reducers: `book` checks each operation on a mirror, `other` is sent to another process at
    times, if no event of it is live."""

    def __init__(self) -> None:
        super().__init__()
        self.book = ReducerHarness()
        self.other = ReducerHarness().reducer
        self.told: list[Event] = []

    @initialize(live=st.booleans())
    def begin(self, live: bool) -> None:
        self.live = live

    def tell(self, *events: Event) -> None:
        for event in events:
            if isinstance(event_of(event), LIVE) and not self.live:
                continue
            self.book.play(event_of(event))
            self.other.feed(event_of(event))
            self.told.append(event)

    @rule(frame=FRAMES)
    def message(self, frame: dict[str, Any]) -> None:
        self.tell(line_of(frame))

    @rule(frames=st.lists(SPOKEN, min_size=1, max_size=5))
    def speech(self, frames: list[dict[str, Any]]) -> None:
        self.tell(*map(line_of, frames))

    @rule(frame=MESSAGES, ascii=st.booleans())
    def any_message(self, frame: dict[str, Any], ascii: bool) -> None:
        self.tell(line_of(frame, ascii=ascii))

    @rule(frame=FRAMES, damage=DAMAGE)
    def broken_line(self, frame: dict[str, Any], damage: tuple[str, int]) -> None:
        self.tell(damaged(line_of(frame), damage))

    @rule(lines=takes())
    def recording(self, lines: list[bytes]) -> None:
        self.tell(*lines)

    @rule(act=ACTS)
    def act(self, act: Any) -> None:
        self.tell(act)

    @rule()
    def drain(self) -> None:
        self.book.drain()
        self.other.drain()

    @rule()
    def hand_on(self) -> None:
        """Continue with the reducer that another process restores."""
        self.other.drain()
        if not self.live:
            before, self.other = self.other, Reducer.restored(sent(self.other.saved()))
            self.other.costs = before.costs  # as `TranscriptFeed.adopt` does

    def teardown(self) -> None:
        rows = self.book.rows
        ids = [entry.id for entry in self.book.reducer.store]
        assert len(set(ids)) == len(ids)
        self.other.drain()
        here = [
            repr(_all_of(entry)) for entry in self.book.reducer.store
        ]  # NaN does not equal itself, but its repr does
        assert [repr(_all_of(entry)) for entry in self.other.store] == here
        fresh = Reducer()
        for event in self.told:
            fresh.feed(event_of(event))
        fresh.drain()
        assert [row_of(entry) for entry in fresh.store] == rows
        self._end()

    def _end(self) -> None:
        """Check that no turn and no call is open once the child is gone."""
        self.book.play(ChildEnded("Gone.", stopped=True)).drain()
        assert self.book.reducer.turn is None
        ended = {turn.number for turn in self.book.reducer.store.turns if turn.ended}
        for entry in self.book.entries:
            if entry.turn in ended:
                assert entry.final
                assert entry.tool is None or entry.tool.state in FINAL_STATES


def _all_of(entry: Entry) -> dict[str, Any]:
    """Return all of the entry's data except the times, which come from two clocks."""
    said = asdict(entry)
    for name in ("began", "ended"):
        del said[name]
    if entry.tool is not None:
        del said["tool"]["started"], said["tool"]["ended"]
        progress = said["tool"]["progress"]
        if progress is not None:
            del progress["seconds"]
    if entry.footer is not None:
        del said["footer"]["seconds"], said["footer"]["stop_seconds"]
        if entry.footer.cost is not None:
            said["footer"]["cost"] = float(entry.footer.cost)  # 0 comes back as 0.0
    return said
