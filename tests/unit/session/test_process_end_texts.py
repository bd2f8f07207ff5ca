"""The texts about a child's end."""

import pytest

from claude_desk.agent.control_requests import AgentGone, RequestFailed
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.session.core.session_texts import not_answered, process_ended
from claude_desk.ui.phrases import phrase_words


def told(error: Exception) -> str:
    return phrase_words.words(not_answered(error))


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (ProcessOutcome(True, 0), "Claude Code exited."),
        (ProcessOutcome(True, 1), "Claude Code exited (exit code 1)."),
        (ProcessOutcome(True, None, 9), "Claude Code was terminated (signal KILL)."),
        (ProcessOutcome(True, None, 11), "Claude Code was terminated (signal SEGV)."),
        (ProcessOutcome(True, None, 63), "Claude Code was terminated (signal 63)."),
        (ProcessOutcome(True, 143), "Claude Code was terminated (signal TERM)."),
        (ProcessOutcome(True, 137), "Claude Code was terminated (signal KILL)."),
        (ProcessOutcome(True, 129), "Claude Code exited (exit code 129)."),
        (ProcessOutcome(True, error="it does not end"), "Claude Code is not answering: it does not end."),
        (ProcessOutcome(False, error="No such file."), "Claude Code could not start: No such file."),
        (ProcessOutcome(False), "Claude Code could not start."),
        (ProcessOutcome(True), "Claude Code exited."),
    ],
    ids=str,
)
def test_words(outcome: ProcessOutcome, words: str) -> None:
    assert phrase_words.words(process_ended(outcome)) == words


def test_a_request_without_an_answer_says_why() -> None:
    assert told(AgentGone(None)) == "Claude Code is not running."
    assert told(AgentGone(ProcessOutcome(True, 1))) == "Claude Code exited (exit code 1)."
    assert told(RequestFailed("no such model", None)) == "no such model"
