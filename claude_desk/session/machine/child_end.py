"""Why a child ends, and what the session does then: one table of all cases."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum, auto


class Then(Enum):
    """What comes after the end of a child that we ended."""

    NOTHING = auto()
    START = auto()
    START_IF_NEEDED = auto()  # another child starts only if a message waits


class EndReason(IntEnum):
    """Why the child ends, or why it would end now. Of two reasons, the greater value counts."""

    ITSELF = 0  # we have not asked the child to end
    IN_REWIND = 1  # a rewind is under way; the rewind starts the next child
    UNREADABLE = 2  # the session's file cannot be read: the user is asked before another child starts
    STOP = 3  # the user stops the turn, or the start
    REST = 4  # the child has nothing to do
    RESTART = 5  # another child should start, for example with other settings or another program
    BY_REWIND = 6  # a rewind starts the next child at another place of the conversation
    CLOSE = 7  # the session is closed

    @property
    def then(self) -> Then:
        """What comes after the end. The reasons of a rewind have `NOTHING`, because the rewind starts the
        next child itself."""
        return _THEN.get(self, Then.NOTHING)


_THEN = {
    EndReason.STOP: Then.START_IF_NEEDED,
    EndReason.REST: Then.START_IF_NEEDED,
    EndReason.RESTART: Then.START,
}


@dataclass(frozen=True, slots=True)
class EndFacts:
    """What is known of a child that has ended.

    `starting`: the child ended before it was up. `resumes`: the child should resume a conversation. `lost`:
    Claude Code does not have that conversation. `unresumed`: Claude Code could not read that conversation.
    `copies`: the child began as a copy of another session. `copy_taken`: the session id of that copy was in
    use. `replayed`: Claude Code had accepted the message that began the turn. `misplaced`: Claude Code did
    not find the message at which the conversation should continue. `disputed`: versions of Claude Code resume
    different strands of the file. `bypasses`: the child should run without asking for
    permissions. `can_probe`: there is a library that can probe the session's file.
    """

    reason: EndReason = EndReason.ITSELF
    starting: bool = False
    resumes: bool = False
    lost: bool = False
    unresumed: bool = False
    copies: bool = False
    copy_taken: bool = False
    replayed: bool = False
    misplaced: bool = False
    disputed: bool = False
    bypasses: bool = False
    can_probe: bool = False

    @property
    def needs_probe(self) -> bool:
        """Whether the session has to look at its file before it performs `end_effects`, because the child
        could not resume the conversation. If the file exists and cannot be read, the conversation is not
        lost. False if the session is being closed, or without a library."""
        fails = self.resumes and (self.lost or self.unresumed)
        return fails and self.can_probe and self.reason is not EndReason.CLOSE


class EndEffect(Enum):
    """What a session does at the end of a child; `Session` has a function for each."""

    QUEUE_AGAIN = auto()  # the message that began the turn waits again, with its row at the end of the rows
    RETURN_FIRST_MESSAGE = auto()  # the message that began the turn goes back to the composer
    WRITTEN_WAIT = auto()  # messages that were written and not accepted wait for the next child
    RETURN_WRITTEN = auto()  # messages that were written and not accepted go back to the composer
    END_TURN_QUIETLY = auto()  # the turn ends without a row about it
    CLEAR = auto()  # drop the requests and everything that was known of this child
    COPY_AGAIN = auto()  # the next child copies the source session again, under another session id
    FORGET = auto()  # the next child begins a new conversation
    FIRST_MESSAGE_WAITS = auto()  # the message that began the turn waits for the next child
    ADD_BREAK = auto()  # add a notice: Claude does not know what was said above the notice
    REFUSE_BYPASS = auto()  # add a notice; the next child asks for permissions
    OPEN_ELSEWHERE = auto()  # the window opens the strand that this CLI finds
    SHOW_PROBLEM = auto()  # show the page that says why the child did not start
    SETTLE = auto()  # the message that began the turn no longer counts as in flight
    START = auto()
    CONTINUE = auto()  # send the messages that wait; start a child if none runs


@dataclass(frozen=True, slots=True)
class AddEnd:
    """Add a row that says how the child ended, and end its turn. `ours`: we ended the child. `in_turn`: add
    the row only if a turn still runs."""

    ours: bool
    in_turn: bool = False


def end_effects(facts: EndFacts) -> Iterator[EndEffect | AddEnd]:
    """Yield the effects of the end, in the order in which they are performed. No turn outlives its child."""
    reason = facts.reason
    ours = reason is not EndReason.ITSELF
    lost = facts.lost and reason is not EndReason.CLOSE
    fails = not (ours or lost)
    if facts.copy_taken and reason < EndReason.STOP:
        yield from _COPY_AGAIN
        return
    if fails and (facts.copies or not facts.replayed):
        yield EndEffect.RETURN_FIRST_MESSAGE
    if reason is not EndReason.CLOSE and (ours or not lost):
        restarts = reason >= EndReason.REST
        yield EndEffect.WRITTEN_WAIT if restarts else EndEffect.RETURN_WRITTEN
    yield EndEffect.CLEAR
    if lost:
        yield EndEffect.FORGET
        if not ours:
            yield EndEffect.FIRST_MESSAGE_WAITS
        yield EndEffect.ADD_BREAK
    refused = fails and facts.starting and facts.bypasses
    if refused:
        yield EndEffect.REFUSE_BYPASS
    elif fails and facts.misplaced and facts.disputed:
        yield EndEffect.OPEN_ELSEWHERE
    elif fails and (facts.starting or facts.misplaced):
        yield EndEffect.SHOW_PROBLEM
    elif not (lost or facts.starting):
        yield AddEnd(ours)
    yield AddEnd(ours, in_turn=True)
    yield EndEffect.SETTLE
    if refused or (lost and not ours) or reason.then is Then.START:
        yield EndEffect.START
    elif reason.then is Then.START_IF_NEEDED:
        yield EndEffect.CONTINUE


_COPY_AGAIN = (
    EndEffect.QUEUE_AGAIN,
    EndEffect.WRITTEN_WAIT,
    EndEffect.END_TURN_QUIETLY,
    EndEffect.CLEAR,
    EndEffect.COPY_AGAIN,
    EndEffect.START,
)
