"""What a session may do, for each fact that prevents something."""

from dataclasses import replace

import pytest

from claude_desk.session.core.session_state import ChildPhase
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import (
    ChildEvent,
    ChildState,
    EndAsked,
    Event,
    StopPressed,
    step,
)
from claude_desk.session.machine.session_facts import SessionFacts

ALL = ("can_write", "can_begin_turn", "can_rewind", "is_quiet")


def after(*events: Event) -> ChildState:
    state, _ = step(ChildState(), ChildEvent.STARTED)
    for event in events:
        state, _ = step(state, event)
    return state


UP = SessionFacts(after(), ChildPhase.UP)

# What is still possible with each fact.
CASES: dict[str, tuple[SessionFacts, tuple[str, ...]]] = {
    "nothing is going on": (UP, ALL),
    "there is no child": (replace(UP, child=ChildPhase.NONE), ("can_rewind", "is_quiet")),
    "the child starts": (replace(UP, child=ChildPhase.STARTING), ("can_rewind", "is_quiet")),
    "the child ends": (replace(UP, child=ChildPhase.ENDING), ("can_rewind", "is_quiet")),
    "a turn runs": (replace(UP, turn_runs=True), ("can_write",)),
    "a turn is expected": (replace(UP, expects_turn=True), ("can_write",)),
    "agents work": (replace(UP, agents=2), ("can_write", "can_begin_turn")),
    "an agent has just ended": (replace(UP, report_due=True), ("can_write", "can_begin_turn", "can_rewind")),
    "a message waits": (replace(UP, waiting=True), ("can_write", "can_begin_turn", "is_quiet")),
    "a page shows a problem": (replace(UP, has_problem=True), ("is_quiet",)),
    "the history is read": (replace(UP, reads_history=True), ("is_quiet",)),
    "a setting changes": (replace(UP, changes_setting=True), ("can_rewind", "is_quiet")),
    "an undo writes": (replace(UP, undoes=True), ("is_quiet",)),
    "another session has a turn": (replace(UP, other_session_works=True), ALL),
    "another session undoes": (replace(UP, other_session_undoes=True), ("can_rewind", "is_quiet")),
    "a rewind is under way": (replace(UP, machine=after(ChildEvent.REWIND_BEGAN)), ("can_rewind",)),
    "the user stops": (replace(UP, machine=after(StopPressed(0.0, stops=True))), ()),
    **{
        f"the end was asked for: {reason.name}": (replace(UP, machine=after(EndAsked(reason))), ())
        for reason in (EndReason.REST, EndReason.RESTART, EndReason.BY_REWIND, EndReason.CLOSE)
    },
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_fact_leaves_possible(case: str) -> None:
    facts, possible = CASES[case]
    assert tuple(name for name in ALL if getattr(facts, name)) == possible


def test_each_fact_has_a_case() -> None:
    changed = {
        name
        for facts, _ in CASES.values()
        for name in SessionFacts.__dataclass_fields__
        if getattr(facts, name) != getattr(UP, name)
    }
    assert changed == {*SessionFacts.__dataclass_fields__}
