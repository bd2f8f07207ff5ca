"""How a child's end is put into words."""

import pytest

from claude_desk.agent.outcome import Outcome


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(True, 0), "Claude Code ended."),
        (Outcome(True, 1), "Claude Code ended by itself (exit code 1)."),
        (Outcome(True, None, 9), "Claude Code was ended by the system (signal KILL)."),
        (Outcome(True, None, 11), "Claude Code was ended by the system (signal SEGV)."),
        (Outcome(True, None, 63), "Claude Code was ended by the system (signal 63)."),
        (Outcome(True, 143), "Claude Code was ended by the system (signal TERM)."),
        (Outcome(True, 137), "Claude Code was ended by the system (signal KILL)."),
        (Outcome(True, 129), "Claude Code ended by itself (exit code 129)."),
        (Outcome(True, error="it does not end"), "Claude Code is not answering: it does not end."),
        (Outcome(False, error="No such file."), "Claude Code could not be started: No such file."),
        (Outcome(False), "Claude Code could not be started."),
        (Outcome(True), "Claude Code ended."),
    ],
    ids=str,
)
def test_words(outcome: Outcome, words: str) -> None:
    assert outcome.words() == words
