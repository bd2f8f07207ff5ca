"""Derives the state of a session, as the screen shows it, from what the parts of the session do."""

from dataclasses import replace

from claude_desk.session.core.session_state import RetryInfo, SessionPhase, SessionState, TurnOutcome
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import ChildState


def state_after(
    before: SessionState,
    now: float,
    child: ChildState,
    *,
    starts: bool = False,
    asks: bool = False,
    works: bool = False,
    turn: int = 0,
    agents: int = 0,
    retry: RetryInfo | None = None,
    outcome: TurnOutcome | None = None,
) -> SessionState:
    """Return the state at the moment `now`, with the problem of `before`.

    `starts`: a child starts, or waits for the user's environment. `asks`: a request waits for the user.
    `works`: a turn runs, or Claude Code has a message that it has not accepted. `turn`: the number of the
    running turn, or 0. `agents`: how many agents and workflows work in the background. `retry`: the request
    that the CLI repeats. `outcome`: how the last turn ended.
    """
    if child.stop is not None:
        phase = SessionPhase.STOPPING
    elif child.ending in (EndReason.RESTART, EndReason.BY_REWIND):
        phase = SessionPhase.STARTING
    elif child.ending is EndReason.REST:
        phase = SessionPhase.READY
    elif starts:
        phase = SessionPhase.STARTING
    elif not child.has_child:
        phase = SessionPhase.STOPPED if child.stopped else SessionPhase.NOT_RUNNING
    elif asks:
        phase = SessionPhase.WAITING
    elif retry is not None:
        phase = SessionPhase.RETRYING
    elif works:
        phase = SessionPhase.WORKING
    else:
        phase = SessionPhase.AGENTS if agents else SessionPhase.READY
    return replace(
        before,
        phase=phase,
        turn=turn,
        since=before.since if (phase, turn) == (before.phase, before.turn) else now,
        agents=agents,
        retry=retry,
        next_stop=child.next_means or "",
        stop_counts_at=child.stop_counts_at,
        outcome=outcome,
    )
