"""How a child's end is put into words."""

import pytest

from claude_desk.agent.control_requests import AgentGone, RequestFailed
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.session.core.session_texts import not_answered, process_ended


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (ProcessOutcome(True, 0), "Claude Code ended."),
        (ProcessOutcome(True, 1), "Claude Code ended by itself (exit code 1)."),
        (ProcessOutcome(True, None, 9), "Claude Code was ended by the system (signal KILL)."),
        (ProcessOutcome(True, None, 11), "Claude Code was ended by the system (signal SEGV)."),
        (ProcessOutcome(True, None, 63), "Claude Code was ended by the system (signal 63)."),
        (ProcessOutcome(True, 143), "Claude Code was ended by the system (signal TERM)."),
        (ProcessOutcome(True, 137), "Claude Code was ended by the system (signal KILL)."),
        (ProcessOutcome(True, 129), "Claude Code ended by itself (exit code 129)."),
        (ProcessOutcome(True, error="it does not end"), "Claude Code is not answering: it does not end."),
        (ProcessOutcome(False, error="No such file."), "Claude Code could not be started: No such file."),
        (ProcessOutcome(False), "Claude Code could not be started."),
        (ProcessOutcome(True), "Claude Code ended."),
    ],
    ids=str,
)
def test_words(outcome: ProcessOutcome, words: str) -> None:
    assert process_ended(outcome) == words


def test_a_request_without_an_answer_says_why() -> None:
    assert not_answered(AgentGone(None)) == "Claude Code is not running."
    assert not_answered(AgentGone(ProcessOutcome(True, 1))) == "Claude Code ended by itself (exit code 1)."
    assert not_answered(RequestFailed("no such model", None)) == "no such model"
