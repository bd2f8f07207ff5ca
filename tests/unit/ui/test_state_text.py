"""Tests of the words for a session's state. They need no session, and no window."""

import pytest

from claude_desk.session.core.session_state import (
    Problem,
    ProblemKind,
    RetryInfo,
    SessionPhase,
    SessionState,
)
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.workers.worker_tree import Run, Worker
from claude_desk.ui.session.answer_view import awaited_words
from claude_desk.ui.session.state_text import state_short, state_word, state_words, tone, work_state
from claude_desk.ui.session.stop_view import press_words, stop_hint

WORKS = SessionState(SessionPhase.WORKING, turn=1, since=100.0)
RETRIES = SessionState(SessionPhase.RETRYING, 1, 100.0, retry=RetryInfo(2, 10, 117.0, "overloaded"))
SIGNED_OUT = Problem(ProblemKind.NOT_SIGNED_IN)
STARTS = SessionState(SessionPhase.STARTING, since=100.0)
SAID = Entry("said", EntryKind.USER, 1, final=True, began=100.0, ended=100.0)


@pytest.mark.parametrize(
    ("state", "halted", "words", "short", "shown_tone"),
    [
        (WORKS, 0, "Working · 12 s", "Working", "run"),
        (SessionState(SessionPhase.WORKING, since=111.5), 0, "Working", "Working", "run"),
        (SessionState(SessionPhase.READY, since=100.0), 0, "Ready", "Ready", "soft"),
        (STARTS, 0, "Starting · 12 s", "Starting", "soft"),
        (RETRIES, 0, "Retrying · attempt 2 of 10, in 5 s", "Retrying in 5 s", "warn"),
        (
            SessionState(SessionPhase.AGENTS, agents=1),
            0,
            "Waiting for 1 agent",
            "Waiting for 1 agent",
            "soft",
        ),
        (SessionState(SessionPhase.READY, problem=SIGNED_OUT), 0, "Not signed in", "Not signed in", "bad"),
        (SessionState(SessionPhase.WAITING, problem=SIGNED_OUT), 0, None, "Needs you", "bad"),
        (SessionState(SessionPhase.WAITING, since=100.0), 0, "Needs you", "Needs you", "warn"),
        (WORKS, 42, None, "Suspended", "warn"),
    ],
)
def test_the_words_for_a_state(
    state: SessionState, halted: int, words: str | None, short: str, shown_tone: str
) -> None:
    shown = work_state(state)
    said = state_words(shown, state, 112.0, halted)
    assert said.startswith(state_word(shown, state.agents)) and (words is None or said == words)
    assert state_short(shown, state, 112.0, halted) == short
    assert tone(shown, state, halted) == shown_tone


@pytest.mark.parametrize(
    ("state", "button", "hint"),
    [
        (SessionState(), "Stop", ""),
        (SessionState(agents=2), "Stop", "2 agents"),
        (SessionState(next_stop="sigint", agents=2), "Stop now", "(SIGINT)"),
        (SessionState(next_stop="sigterm"), "End Claude Code", "SIGTERM"),
        (SessionState(next_stop="sigkill"), "End Claude Code", "(SIGKILL)"),
        (SessionState(next_stop=""), "End Claude Code", ""),
    ],
)
def test_the_stop_button_says_what_its_next_press_does(state: SessionState, button: str, hint: str) -> None:
    assert press_words(state) == button
    said = stop_hint(state, None, ())
    assert hint in said and bool(hint) == bool(said)


@pytest.mark.parametrize(
    ("spared", "said"),
    [
        (True, "2 agents go on."),
        (False, "2 agents: this version"),
        (None, "go on, unless this version"),
    ],
)
def test_the_stop_button_promises_only_what_was_seen(spared: bool | None, said: str) -> None:
    assert said in stop_hint(SessionState(agents=2), spared, ())


def test_a_signal_names_the_workers_that_it_ends() -> None:
    workers = [Worker("a1", name="Look around", runs=(Run(),)), Worker("b1", runs=(Run(),))]
    assert stop_hint(SessionState(next_stop="sigterm"), True, workers).endswith("Look around, b1")


@pytest.mark.parametrize(
    ("state", "last", "grows", "words"),
    [
        (WORKS, SAID, False, "12 s · 1.5k tokens"),
        (WORKS, SAID, True, None),
        (WORKS, None, False, "12 s · 1.5k tokens"),
        (SessionState(SessionPhase.WORKING, since=111.5), None, False, None),
        (
            SessionState(SessionPhase.STARTING, since=100.0),
            SAID,
            False,
            "Starting Claude Code · 12 s · 1.5k tokens",
        ),
        (STARTS, None, False, None),
        (RETRIES, SAID, True, "Retrying in 5 s · overloaded · attempt 2 of 10"),
        (SessionState(SessionPhase.READY, since=100.0), SAID, False, None),
        (SessionState(SessionPhase.STOPPING, since=100.0), SAID, False, None),
    ],
)
def test_the_last_line_says_what_is_awaited(
    state: SessionState, last: Entry | None, grows: bool, words: str | None
) -> None:
    awaited = awaited_words(state, 112.0, 1_500, last, grows)
    assert (awaited and " · ".join(word for word in awaited[0] if word)) == words
