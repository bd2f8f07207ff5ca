"""How the child of a session is stopped and ended, as a state that events change.

`step` returns the next state and the effects, which the session performs in that order. Times are in
monotonic seconds.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from claude_desk.session.machine.child_end import AddEnd, EndEffect, EndFacts, EndReason, end_effects
from claude_desk.transcript.entries import StopBy

_MEANS = (StopBy.INTERRUPT, StopBy.SIGINT, StopBy.SIGTERM, StopBy.SIGKILL)


@dataclass(frozen=True, slots=True)
class StopClock:
    """Seconds that a stop waits: for the answer to the interrupt, then for the turn's result, then after each
    signal. Claude Code needs up to 5 s to save its session (protocol/README.md 9.3).

    A press of Stop counts again after `again` seconds: a double click is one press.
    """

    acknowledge: float = 2.0
    result: float = 5.0
    step: float = 5.0
    again: float = 1.0


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop under way. The session uses stronger and stronger means, from the interrupt to SIGKILL.

    After the interrupt, the stop ends when the turn has ended and Claude Code has answered the interrupt. If
    only the turn has ended, the stop also ends when the wait for the answer is over, or when the user
    presses Stop again. The stop waits for the answer because an interrupt that is read later would stop the
    next turn.

    A signal ends the child together with the turn (protocol/README.md 9.2). After a signal, the stop ends
    with the child, or when the time after SIGKILL is over.
    """

    means: StopBy
    number: int  # counts all means that this session has used
    pressed: float  # when the user pressed Stop last
    answered: bool = False  # whether Claude Code has answered the interrupt
    turn_over: bool = False


@dataclass(frozen=True, slots=True)
class ChildState:
    """`ending`: why the child was asked to end, other than by Stop. `ended`: the facts of a child that has
    ended, while the session looks at its file. `stopped`: whether Stop has ended the last child."""

    clock: StopClock = StopClock()
    has_child: bool = False
    ending: EndReason = EndReason.ITSELF
    rewinding: bool = False
    stop: Stop | None = None
    ended: EndFacts | None = None
    stopped: bool = False
    means_taken: int = 0

    @property
    def end_reason(self) -> EndReason:
        """Why the child would end if it ended now. Unless this is `ITSELF`, no message is written to this
        child. After its end, `end_effects` or the rewind decides whether another child starts."""
        stop = EndReason.ITSELF if self.stop is None else EndReason.STOP
        rewind = EndReason.IN_REWIND if self.rewinding else EndReason.ITSELF
        return max(self.ending, stop, rewind)

    @property
    def closes(self) -> bool:
        return self.ending is EndReason.CLOSE

    @property
    def next_means(self) -> StopBy | None:
        """The next stronger means; None if none is left. If the turn is over, a press of Stop ends the stop
        instead."""
        taken = -1 if self.stop is None else _MEANS.index(self.stop.means)
        return _MEANS[taken + 1] if taken + 1 < len(_MEANS) else None

    @property
    def stop_counts_at(self) -> float:
        """The moment from which another press of Stop counts; 0 without a stop."""
        return self.stop.pressed + self.clock.again if self.stop is not None else 0.0


# --- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StopPressed:
    """The user pressed Stop. `stops`: whether there is something to stop: a running turn, or a starting
    child without waiting messages. `means`: the first means, if no stop is under way."""

    at: float
    stops: bool
    means: StopBy = StopBy.INTERRUPT


@dataclass(frozen=True, slots=True)
class InterruptAnswered:
    """The wait for the answer to the interrupt is over. `heard` is False if Claude Code did not answer in
    time, or is gone."""

    number: int
    heard: bool


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for the means with this number is over."""

    number: int


@dataclass(frozen=True, slots=True)
class EndAsked:
    """The child should end, for `REST` or a greater reason. Without a child only `CLOSE` has an effect."""

    reason: EndReason


@dataclass(frozen=True, slots=True)
class ChildGone:
    """The child has ended. `facts.reason` is ignored: `ChildState.end_reason` has the reason."""

    facts: EndFacts


@dataclass(frozen=True, slots=True)
class FileProbed:
    """The session's file was looked at after the end of a child."""

    readable: bool


class ChildEvent(Enum):
    STARTED = auto()
    TURN_ENDED = auto()
    REWIND_BEGAN = auto()
    REWIND_ENDED = auto()


Event = StopPressed | InterruptAnswered | TimeUp | EndAsked | ChildGone | FileProbed | ChildEvent


# --- effects ---------------------------------------------------------------------------------------


class ChildEffect(Enum):
    DENY_REQUESTS = auto()
    CLOSE_CHILD = auto()
    PROBE_FILE = auto()


@dataclass(frozen=True, slots=True)
class TakeMeans:
    """Interrupt the turn, or send the signal. `InterruptAnswered` follows an interrupt."""

    means: StopBy
    number: int


@dataclass(frozen=True, slots=True)
class CallAfter:
    seconds: float
    event: TimeUp


Effect = ChildEffect | EndEffect | AddEnd | TakeMeans | CallAfter
Step = tuple[ChildState, tuple[Effect, ...]]


def step(state: ChildState, event: Event) -> Step:
    """Return the state after the event, and the effects to perform. An event that comes too late changes
    nothing."""
    stop = state.stop
    match event:
        case StopPressed():
            return _press(state, event)
        case InterruptAnswered(number, heard) if stop is not None and stop.number == number:
            if heard and not stop.turn_over:
                answered = replace(state, stop=replace(stop, answered=True))
                return answered, (CallAfter(state.clock.result, TimeUp(number)),)
            return _end_stop(state) if stop.turn_over else _take_next(state, stop)
        case TimeUp(number) if stop is not None and stop.number == number:
            return _take_next(state, stop)
        case ChildEvent.TURN_ENDED if stop is not None and stop.means is StopBy.INTERRUPT:
            if stop.answered:
                return _end_stop(state)
            return replace(state, stop=replace(stop, turn_over=True)), ()
        case EndAsked(reason) if state.has_child or reason is EndReason.CLOSE:
            closes_it = state.ending < EndReason.REST and reason in (EndReason.REST, EndReason.RESTART)
            asked = replace(state, ending=max(state.ending, reason))
            return asked, (ChildEffect.CLOSE_CHILD,) if closes_it else ()
        case ChildEvent.STARTED:
            return replace(_without_ending(state), has_child=True, stopped=False), ()
        case ChildGone(facts) if state.has_child:
            return _end(state, replace(facts, reason=state.end_reason))
        case FileProbed(readable) if state.ended is not None:
            found = EndReason.ITSELF if readable else EndReason.UNREADABLE
            reason = max(state.ended.reason, state.ending, found)
            lost = state.ended.lost and readable
            return _end(state, replace(state.ended, can_probe=False, lost=lost, reason=reason))
        case ChildEvent.REWIND_BEGAN:
            return replace(state, rewinding=True), ()
        case ChildEvent.REWIND_ENDED:
            over = _without_ending(state) if state.ending is EndReason.BY_REWIND else state
            return replace(over, rewinding=False), ()
    return state, ()


def _press(state: ChildState, event: StopPressed) -> Step:
    stop, at = state.stop, event.at
    if state.closes or not state.has_child:
        return state, ()
    if stop is None:
        effects: tuple[Effect, ...] = (ChildEffect.DENY_REQUESTS,)  # requests are denied before the interrupt
        if not event.stops:
            return state, effects
        begun, taken = _take(state, event.means, at)
        return begun, effects + taken
    if at < state.stop_counts_at or state.next_means is None:
        return state, ()
    return _end_stop(state) if stop.turn_over else _take_next(state, replace(stop, pressed=at))


def _take_next(state: ChildState, stop: Stop) -> Step:
    means = state.next_means
    return _end_stop(state) if means is None else _take(state, means, stop.pressed)


def _take(state: ChildState, means: StopBy, pressed: float) -> Step:
    number = state.means_taken + 1
    taken = replace(state, stop=Stop(means, number, pressed), means_taken=number)
    if means is StopBy.INTERRUPT:
        return taken, (TakeMeans(means, number),)
    return taken, (TakeMeans(means, number), CallAfter(state.clock.step, TimeUp(number)))


def _end_stop(state: ChildState) -> Step:
    return replace(state, stop=None), (EndEffect.CONTINUE,)


def _end(state: ChildState, facts: EndFacts) -> Step:
    stopped = facts.reason is EndReason.STOP
    over = replace(_without_ending(state), has_child=False, stop=None, stopped=stopped)
    if facts.needs_probe:
        return replace(over, ended=facts), (ChildEffect.PROBE_FILE,)
    return replace(over, ended=None), tuple(end_effects(facts))


def _without_ending(state: ChildState) -> ChildState:
    """Return the state without a reason to end, because the child is gone or has just started, or a rewind
    has ended. A session that is being closed keeps the reason `CLOSE`."""
    return state if state.closes else replace(state, ending=EndReason.ITSELF)
