"""What a session does when its child ends: rules that hold for all facts, and the cases by name."""

import itertools
from collections.abc import Iterator
from dataclasses import fields

import pytest

from claude_desk.session.machine.child_end import AddEnd, EndEffect, EndFacts, EndReason, Then, end_effects

NAMES = [field.name for field in fields(EndFacts) if field.name not in ("reason", "unresumed", "can_probe")]
OUTCOMES = (EndEffect.REFUSE_BYPASS, EndEffect.OPEN_ELSEWHERE, EndEffect.SHOW_PROBLEM)
Do = EndEffect


def all_facts() -> Iterator[EndFacts]:
    for reason in EndReason:
        for values in itertools.product((False, True), repeat=len(NAMES)):
            yield EndFacts(reason, **dict(zip(NAMES, values, strict=True)))


@pytest.fixture(scope="module")
def table() -> list[tuple[EndFacts, list[EndEffect | AddEnd]]]:
    return [(facts, list(end_effects(facts))) for facts in all_facts()]


Table = list[tuple[EndFacts, list[EndEffect | AddEnd]]]


def test_no_turn_outlives_its_child(table: Table) -> None:
    for facts, effects in table:
        ends = [e for e in effects if e is Do.END_TURN_QUIETLY or (isinstance(e, AddEnd) and e.in_turn)]
        assert len(ends) == 1, facts


def test_written_messages_have_one_place(table: Table) -> None:
    """Written messages wait for the next child or go back to the composer. A session that closes keeps the
    messages in its journal. After a lost conversation the messages wait with the first message."""
    for facts, effects in table:
        places = [e for e in effects if e in (Do.WRITTEN_WAIT, Do.RETURN_WRITTEN, Do.FIRST_MESSAGE_WAITS)]
        assert len(places) == (0 if facts.reason is EndReason.CLOSE else 1), facts


def test_one_thing_is_said(table: Table) -> None:
    """Each end adds a row, shows a page, opens another strand, or adds a notice. A start that we
    ended, and a copy that is begun again, do none of that."""
    rows = (*OUTCOMES, Do.ADD_BREAK, AddEnd(True), AddEnd(False))
    for facts, effects in table:
        said = [e for e in effects if e in rows]
        silent = Do.COPY_AGAIN in effects or (facts.starting and facts.reason is not EndReason.ITSELF)
        assert len(said) == (0 if silent and Do.ADD_BREAK not in said else 1), (facts, said)


def test_at_most_one_start_at_the_end(table: Table) -> None:
    for facts, effects in table:
        starts = [e for e in effects if e in (Do.START, Do.CONTINUE)]
        assert starts == effects[len(effects) - len(starts) :], facts
        assert len(starts) <= 1, facts
        if facts.reason in (EndReason.CLOSE, EndReason.BY_REWIND, EndReason.UNREADABLE):
            assert not starts or Do.COPY_AGAIN in effects, facts


def test_what_we_ended_is_followed_by_what_its_reason_says(table: Table) -> None:
    last = {Then.START: Do.START, Then.START_IF_NEEDED: Do.CONTINUE}
    for facts, effects in table:
        if facts.reason >= EndReason.STOP:
            assert (last.get(facts.reason.then) or Do.SETTLE) is effects[-1], facts


def test_only_what_ended_by_itself_is_a_failure(table: Table) -> None:
    for facts, effects in table:
        if facts.reason is not EndReason.ITSELF:
            assert not {*OUTCOMES, AddEnd(ours=False), Do.RETURN_FIRST_MESSAGE} & {*effects}, facts


def test_nothing_is_forgotten_but_a_lost_conversation(table: Table) -> None:
    for facts, effects in table:
        assert (Do.FORGET in effects) == (Do.ADD_BREAK in effects)
        if Do.FORGET in effects:
            assert facts.lost, facts
            assert facts.reason is not EndReason.CLOSE, facts


CASES: dict[str, tuple[EndFacts, list[EndEffect | AddEnd]]] = {
    "it crashed in a turn": (
        EndFacts(replayed=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, AddEnd(False), AddEnd(False, True), Do.SETTLE],
    ),
    "it crashed before it accepted the message": (
        EndFacts(),
        [
            Do.RETURN_FIRST_MESSAGE,
            Do.RETURN_WRITTEN,
            Do.CLEAR,
            AddEnd(False),
            AddEnd(False, True),
            Do.SETTLE,
        ],
    ),
    "it did not start": (
        EndFacts(starting=True, replayed=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, Do.SHOW_PROBLEM, AddEnd(False, True), Do.SETTLE],
    ),
    "it did not start without permissions": (
        EndFacts(starting=True, replayed=True, bypasses=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, Do.REFUSE_BYPASS, AddEnd(False, True), Do.SETTLE, Do.START],
    ),
    "its conversation is lost": (
        EndFacts(starting=True, lost=True, resumes=True),
        [
            Do.CLEAR,
            Do.FORGET,
            Do.FIRST_MESSAGE_WAITS,
            Do.ADD_BREAK,
            AddEnd(False, True),
            Do.SETTLE,
            Do.START,
        ],
    ),
    "the id of its copy is in use": (
        EndFacts(starting=True, copies=True, copy_taken=True),
        [Do.QUEUE_AGAIN, Do.WRITTEN_WAIT, Do.END_TURN_QUIETLY, Do.CLEAR, Do.COPY_AGAIN, Do.START],
    ),
    "its place is another strand": (
        EndFacts(replayed=True, misplaced=True, disputed=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, Do.OPEN_ELSEWHERE, AddEnd(False, True), Do.SETTLE],
    ),
    "its place is gone": (
        EndFacts(replayed=True, misplaced=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, Do.SHOW_PROBLEM, AddEnd(False, True), Do.SETTLE],
    ),
    "it was stopped": (
        EndFacts(EndReason.STOP),
        [Do.RETURN_WRITTEN, Do.CLEAR, AddEnd(True), AddEnd(True, True), Do.SETTLE, Do.CONTINUE],
    ),
    "its start was stopped": (
        EndFacts(EndReason.STOP, starting=True),
        [Do.RETURN_WRITTEN, Do.CLEAR, AddEnd(True, True), Do.SETTLE, Do.CONTINUE],
    ),
    "it was restarted": (
        EndFacts(EndReason.RESTART),
        [Do.WRITTEN_WAIT, Do.CLEAR, AddEnd(True), AddEnd(True, True), Do.SETTLE, Do.START],
    ),
    "the session is closed": (
        EndFacts(EndReason.CLOSE),
        [Do.CLEAR, AddEnd(True), AddEnd(True, True), Do.SETTLE],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_case(case: str) -> None:
    facts, effects = CASES[case]
    assert list(end_effects(facts)) == effects


@pytest.mark.parametrize(
    ("facts", "needs"),
    [
        (EndFacts(resumes=True, lost=True, can_probe=True), True),
        (EndFacts(resumes=True, unresumed=True, can_probe=True), True),
        (EndFacts(resumes=True, can_probe=True), False),
        (EndFacts(lost=True, can_probe=True), False),
        (EndFacts(resumes=True, lost=True), False),
        (EndFacts(EndReason.CLOSE, resumes=True, lost=True, can_probe=True), False),
        (EndFacts(EndReason.STOP, resumes=True, lost=True, can_probe=True), True),
    ],
)
def test_the_file_is_looked_at_before_a_conversation_is_lost(facts: EndFacts, needs: bool) -> None:
    assert facts.needs_probe is needs
