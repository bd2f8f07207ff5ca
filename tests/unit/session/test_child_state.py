"""How a child is stopped and ended: stories of events and their effects, and what holds after any events."""

from collections.abc import Sequence
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.session.machine.child_end import EndEffect, EndFacts, EndReason
from claude_desk.session.machine.child_state import (
    CallAfter,
    ChildEffect,
    ChildEvent,
    ChildGone,
    ChildState,
    Effect,
    EndAsked,
    Event,
    FileProbed,
    InterruptAnswered,
    StopClock,
    StopPressed,
    TakeMeans,
    TimeUp,
    step,
)
from claude_desk.transcript.entries import StopBy

CLOCK = StopClock(acknowledge=2.0, result=5.0, step=6.0, again=1.0)
SIGNALS = (StopBy.SIGINT, StopBy.SIGTERM, StopBy.SIGKILL)
PRESS = StopPressed(1.0, stops=True)
LATER = StopPressed(9.0, stops=True)
END_ALL = StopPressed(1.0, stops=True, means=StopBy.SIGINT)
GONE = ChildGone(EndFacts(starting=True))
OVER = ChildEvent.TURN_ENDED


STARTED = step(ChildState(CLOCK), ChildEvent.STARTED)[0]


def after(*events: Event, state: ChildState = STARTED) -> tuple[ChildState, list[Effect]]:
    """Return the state after the events, and the effects of the last event."""
    effects: Sequence[Effect] = ()
    for event in events:
        state, effects = step(state, event)
    return state, list(effects)


def interrupted(number: int = 1) -> list[Effect]:
    return [ChildEffect.DENY_REQUESTS, TakeMeans(StopBy.INTERRUPT, number)]


def signalled(means: StopBy, number: int) -> list[Effect]:
    return [TakeMeans(means, number), CallAfter(CLOCK.step, TimeUp(number))]


HEARD = InterruptAnswered(1, heard=True)
UNHEARD = InterruptAnswered(1, heard=False)
CONTINUE: list[Effect] = [EndEffect.CONTINUE]

# The stories, each with the effects of its last event.
STORIES: dict[str, tuple[list[Event], list[Effect]]] = {
    "requests are denied before the interrupt": ([PRESS], interrupted()),
    "nothing is stopped, requests are denied": (
        [StopPressed(1.0, stops=False)],
        [ChildEffect.DENY_REQUESTS],
    ),
    "an answer waits for the result": ([PRESS, HEARD], [CallAfter(CLOCK.result, TimeUp(1))]),
    "no answer": ([PRESS, UNHEARD], signalled(StopBy.SIGINT, 2)),
    "the result ends it": ([PRESS, HEARD, OVER], CONTINUE),
    "the result before the answer waits for it": ([PRESS, OVER], []),
    "and the answer ends it": ([PRESS, OVER, HEARD], CONTINUE),
    "or that none came": ([PRESS, OVER, UNHEARD], CONTINUE),
    "no result in time": ([PRESS, HEARD, TimeUp(1)], signalled(StopBy.SIGINT, 2)),
    "SIGINT does not help": ([PRESS, UNHEARD, TimeUp(2)], signalled(StopBy.SIGTERM, 3)),
    "SIGTERM does not help": ([PRESS, UNHEARD, TimeUp(2), TimeUp(3)], signalled(StopBy.SIGKILL, 4)),
    "nothing helps": ([PRESS, UNHEARD, TimeUp(2), TimeUp(3), TimeUp(4)], CONTINUE),
    "a press before the answer": ([PRESS, LATER], signalled(StopBy.SIGINT, 2)),
    "a press after the answer": ([PRESS, HEARD, LATER], signalled(StopBy.SIGINT, 2)),
    "a press after a signal": ([PRESS, UNHEARD, LATER], signalled(StopBy.SIGTERM, 3)),
    "a press when the turn is over": ([PRESS, OVER, LATER], CONTINUE),
    "a press too soon": ([PRESS, StopPressed(1.9, stops=True)], []),
    "a press too soon after a press": ([PRESS, LATER, StopPressed(9.5, stops=True)], []),
    "a press after SIGKILL": (
        [PRESS, UNHEARD, TimeUp(2), TimeUp(3), StopPressed(99.0, stops=True)],
        [],
    ),
    "without a turn, everything is ended by signals": (
        [END_ALL],
        [ChildEffect.DENY_REQUESTS, *signalled(StopBy.SIGINT, 1)],
    ),
    "everything is not ended by SIGINT": ([END_ALL, TimeUp(1)], signalled(StopBy.SIGTERM, 2)),
    "the end of a turn does not end that": ([END_ALL, OVER], []),
    "a result after a signal is not the end of the child": ([PRESS, UNHEARD, OVER], []),
    "an answer after a signal": ([PRESS, LATER, HEARD], []),
    "the time of a means that is over": ([PRESS, HEARD, LATER, TimeUp(1)], []),
    "the next stop begins anew": ([PRESS, LATER, GONE, ChildEvent.STARTED, LATER], interrupted(3)),
    "an answer to the stop before": ([PRESS, LATER, GONE, ChildEvent.STARTED, LATER, HEARD], []),
    "a session that closes is not stopped": ([EndAsked(EndReason.CLOSE), PRESS], []),
    "a restart closes the child": ([EndAsked(EndReason.RESTART)], [ChildEffect.CLOSE_CHILD]),
    "once": ([EndAsked(EndReason.RESTART), EndAsked(EndReason.RESTART)], []),
    "also after a rest": ([EndAsked(EndReason.REST), EndAsked(EndReason.RESTART)], []),
    "a rewind closes it by itself": ([EndAsked(EndReason.BY_REWIND)], []),
    "a restart in a rewind": ([EndAsked(EndReason.BY_REWIND), EndAsked(EndReason.RESTART)], []),
    "closing is done by the session": ([EndAsked(EndReason.CLOSE)], []),
    "a file is looked at": (
        [ChildGone(EndFacts(resumes=True, lost=True, can_probe=True))],
        [ChildEffect.PROBE_FILE],
    ),
    "not when the session closes": (
        [EndAsked(EndReason.CLOSE), ChildGone(EndFacts(resumes=True, lost=True, can_probe=True))],
        after(EndAsked(EndReason.CLOSE), ChildGone(EndFacts(resumes=True)))[1],
    ),
    "a look that nobody waits for": ([FileProbed(readable=True)], []),
    "there is no child to stop": ([GONE, PRESS], []),
    "there is no child to end": ([GONE, EndAsked(EndReason.RESTART)], []),
    "a child ends once": ([GONE, GONE], []),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_story_ends_so(story: str) -> None:
    events, effects = STORIES[story]
    assert after(*events)[1] == effects


def test_a_press_counts_again_after_a_second() -> None:
    state, _ = after(PRESS)
    assert (state.next_means, state.stop_counts_at - 1.75) == (StopBy.SIGINT, 0.25)
    state, _ = after(LATER, state=state)
    assert (state.next_means, state.stop_counts_at - 9.0) == (StopBy.SIGTERM, 1.0)
    state, _ = after(GONE, state=state)
    assert (state.next_means, state.stop_counts_at) == (StopBy.INTERRUPT, 0.0)


@pytest.mark.parametrize("then", [EndReason.RESTART, EndReason.REST, EndReason.CLOSE])
def test_a_stop_of_a_child_that_ends_anyway(then: EndReason) -> None:
    state, effects = after(PRESS, EndAsked(then), GONE)
    expected = {EndReason.RESTART: [EndEffect.START], EndReason.REST: CONTINUE, EndReason.CLOSE: []}
    assert [e for e in effects if e in (EndEffect.START, EndEffect.CONTINUE)] == expected[then]
    assert not state.stopped


def test_an_unreadable_file_is_not_lost() -> None:
    facts = EndFacts(resumes=True, lost=True, can_probe=True, starting=True)
    state, _ = after(ChildGone(facts))
    assert state.ended == facts
    assert EndEffect.FORGET in after(FileProbed(readable=True), state=state)[1]
    ended, effects = after(FileProbed(readable=False), state=state)
    assert EndEffect.FORGET not in effects
    assert EndEffect.START not in effects
    assert ended.ended is None


def test_who_asked_for_the_end_is_known_after_the_look() -> None:
    lost = ChildGone(EndFacts(resumes=True, lost=True, can_probe=True))
    _, effects = after(EndAsked(EndReason.RESTART), lost, FileProbed(readable=True))
    assert effects[-1] is EndEffect.START
    _, effects = after(PRESS, lost, FileProbed(readable=True))
    assert effects[-1] is EndEffect.CONTINUE
    _, effects = after(lost, EndAsked(EndReason.CLOSE), FileProbed(readable=True))
    assert EndEffect.FORGET not in effects


# --- random events ---------------------------------------------------------------------------------

FACTS = st.builds(EndFacts, st.just(EndReason.ITSELF), *[st.booleans()] * (len(fields(EndFacts)) - 1))
NUMBERS = st.integers(0, 6)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(
        StopPressed,
        st.integers(0, 40).map(float),
        stops=st.booleans(),
        means=st.sampled_from([StopBy.INTERRUPT, StopBy.SIGINT]),
    ),
    st.builds(InterruptAnswered, NUMBERS, heard=st.booleans()),
    st.builds(TimeUp, NUMBERS),
    st.sampled_from([EndReason.REST, EndReason.RESTART, EndReason.BY_REWIND, EndReason.CLOSE]).map(EndAsked),
    st.builds(ChildGone, FACTS),
    st.builds(FileProbed, readable=st.booleans()),
    st.sampled_from(list(ChildEvent)),
)
RUNS = st.lists(EVENTS, max_size=25)


class Reasons:
    """The reference model: the reasons that hold at the moment, as a set."""

    def __init__(self) -> None:
        self.held: set[EndReason] = set()
        self.runs = False

    def hear(self, event: Event, stops: bool) -> None:
        """Apply an event. `stops`: whether a stop is under way after the event."""
        match event:
            case EndAsked(reason) if self.runs or reason is EndReason.CLOSE:
                self.held.add(reason)
            case ChildGone() | ChildEvent.STARTED:
                self.runs = event is ChildEvent.STARTED
                self.held &= {EndReason.CLOSE, EndReason.IN_REWIND, EndReason.STOP}
            case ChildEvent.REWIND_BEGAN:
                self.held.add(EndReason.IN_REWIND)
            case ChildEvent.REWIND_ENDED:
                strongest = max(self.held, default=EndReason.ITSELF)
                if strongest is EndReason.BY_REWIND:
                    self.held -= {EndReason.REST, EndReason.RESTART}
                self.held -= {EndReason.IN_REWIND, EndReason.BY_REWIND}
        self.held.discard(EndReason.STOP)
        if stops:
            self.held.add(EndReason.STOP)


@given(RUNS)
def test_the_reason_is_the_strongest_that_holds(events: list[Event]) -> None:
    state, reference = ChildState(CLOCK), Reasons()
    for event in events:
        state, _ = step(state, event)
        reference.hear(event, state.stop is not None)
        assert state.end_reason == max(reference.held, default=EndReason.ITSELF)


@given(RUNS)
def test_every_state_has_a_way_out(events: list[Event]) -> None:
    """After the end of a child, and a check of its file if one is due, only a rewind or the session's end
    prevents another start."""
    state, _ = after(*events, ChildEvent.STARTED)
    state, effects = after(ChildGone(EndFacts(resumes=True, lost=True, can_probe=True)), state=state)
    if ChildEffect.PROBE_FILE in effects:
        state, effects = after(FileProbed(readable=True), state=state)
    state = replace(state, rewinding=False)
    assert (state.stop, state.ended) == (None, None)
    assert state.end_reason in (EndReason.ITSELF, EndReason.CLOSE)
    starts = [e for e in effects if e in (EndEffect.START, EndEffect.CONTINUE)]
    assert len(starts) <= 1
    assert not (starts and state.closes)


@given(RUNS, st.booleans())
def test_a_stop_ends_by_itself(events: list[Event], heard: bool) -> None:
    """The child never ends, and answers nothing, or only the interrupt."""
    state, effects = after(*events)
    state, effects = after(ChildGone(EndFacts()), ChildEvent.STARTED, PRESS, state=state)
    taken: list[StopBy] = []
    waits = [*effects]
    while waits:
        effect = waits.pop(0)
        match effect:
            case TakeMeans(StopBy.INTERRUPT, number):
                taken.append(StopBy.INTERRUPT)
                state, more = step(state, InterruptAnswered(number, heard))
                waits += more
            case TakeMeans(means, _):
                taken.append(means)
            case CallAfter(_, event):
                state, more = step(state, event)
                waits += more
    assert state.stop is None
    assert taken == ([] if state.closes else [StopBy.INTERRUPT, *SIGNALS])


@given(RUNS)
def test_what_comes_too_late_does_nothing(events: list[Event]) -> None:
    state, _ = after(*events)
    current = state.stop.number if state.stop is not None else 0
    for number in {1, state.means_taken, state.means_taken + 1} - {current}:
        for late in (TimeUp(number), InterruptAnswered(number, heard=True)):
            assert step(state, late) == (state, ())
