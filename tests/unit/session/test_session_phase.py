"""Tests of the state that a session shows, as a function of what its parts do."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.session.core.session_state import (
    Problem,
    ProblemKind,
    RetryInfo,
    SessionPhase,
    SessionState,
)
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import ChildState, Stop
from claude_desk.session.machine.session_phase import state_after
from claude_desk.transcript.entries import StopBy

UP = ChildState(has_child=True)
RETRY = RetryInfo(1, 10, 20.0)

PHASES: list[tuple[ChildState, dict[str, Any], SessionPhase]] = [
    (ChildState(), {}, SessionPhase.NOT_RUNNING),
    (ChildState(stopped=True), {}, SessionPhase.STOPPED),
    (ChildState(stopped=True), {"starts": True}, SessionPhase.STARTING),
    (ChildState(), {"works": True, "asks": True, "agents": 2}, SessionPhase.NOT_RUNNING),
    (UP, {"starts": True, "works": True}, SessionPhase.STARTING),
    (UP, {}, SessionPhase.READY),
    (UP, {"agents": 1}, SessionPhase.AGENTS),
    (UP, {"works": True, "agents": 1}, SessionPhase.WORKING),
    (UP, {"works": True, "retry": RETRY}, SessionPhase.RETRYING),
    (UP, {"works": True, "retry": RETRY, "asks": True}, SessionPhase.WAITING),
    (replace(UP, ending=EndReason.RESTART), {"asks": True}, SessionPhase.STARTING),
    (replace(UP, ending=EndReason.BY_REWIND), {"works": True}, SessionPhase.STARTING),
    (replace(UP, ending=EndReason.REST), {"agents": 1}, SessionPhase.READY),
    (
        replace(UP, ending=EndReason.RESTART, stop=Stop(StopBy.SIGINT, 2, 5.0)),
        {"asks": True},
        SessionPhase.STOPPING,
    ),
]


@pytest.mark.parametrize(("child", "parts", "phase"), PHASES)
def test_the_phase_follows_from_what_the_parts_do(
    child: ChildState, parts: dict[str, Any], phase: SessionPhase
) -> None:
    assert state_after(SessionState(), 1.0, child, **parts).phase is phase


_PARTS = st.fixed_dictionaries(
    {
        "starts": st.booleans(),
        "asks": st.booleans(),
        "works": st.booleans(),
        "turn": st.integers(0, 2),
        "agents": st.integers(0, 2),
        "retry": st.sampled_from([None, RETRY]),
    }
)
_CHILDREN = st.sampled_from([child for child, _, _ in PHASES])


@given(_CHILDREN, _PARTS, _CHILDREN, _PARTS)
def test_a_state_began_when_its_phase_or_its_turn_changed(
    child: ChildState, parts: dict[str, Any], next_child: ChildState, next_parts: dict[str, Any]
) -> None:
    problem = Problem(ProblemKind.NOT_SIGNED_IN)
    before = state_after(SessionState(problem=problem), 1.0, child, **parts)
    after = state_after(before, 2.0, next_child, **next_parts)
    same = (after.phase, after.turn) == (before.phase, before.turn)
    assert after.since == (before.since if same else 2.0)
    assert after.problem is problem, "only the session itself changes the problem"
    assert (after.agents, after.retry) == (next_parts["agents"], next_parts["retry"])
    assert state_after(after, 3.0, next_child, **next_parts) == after


@pytest.mark.parametrize(
    ("stop", "next_stop", "counts_at"),
    [
        (None, "interrupt", 0.0),
        (Stop(StopBy.INTERRUPT, 1, 5.0), "sigint", 6.0),
        (Stop(StopBy.SIGTERM, 3, 7.5), "sigkill", 8.5),
        (Stop(StopBy.SIGKILL, 4, 2.0), "", 3.0),
    ],
)
def test_the_state_says_what_the_next_press_of_stop_does(
    stop: Stop | None, next_stop: str, counts_at: float
) -> None:
    state = state_after(SessionState(), 1.0, replace(UP, stop=stop))
    assert (state.next_stop, state.stop_counts_at) == (next_stop, counts_at)
