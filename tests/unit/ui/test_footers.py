"""The words below a turn."""

import pytest

from claude_desk.transcript.entries import Entry, EntryKind, StopBy, TurnFooter
from claude_desk.ui.transcript.row import footer_words


@pytest.mark.parametrize(
    ("footer", "words"),
    [
        (TurnFooter(seconds=12.0), "12 s"),
        (TurnFooter(failed=True, seconds=0.2), "Failed after less than 1 s"),
        (TurnFooter(failed=True, seconds=12.0, cost=0.5), "Failed after 12 s · $0.50"),
        (TurnFooter(failed=True), "Failed"),
        (TurnFooter(stopped=True, seconds=3.0), "Stopped by you · took 3 s"),
        (TurnFooter(stopped=True, tokens_in=0, tokens_out=0, cost=0.04), "Stopped by you · $0.04"),
        (
            TurnFooter(stopped=True, seconds=3.0, stopped_by=StopBy.CLOSE, stop_seconds=0.1),
            "Stopped when the session was closed · took 3 s",
        ),
        (TurnFooter(seconds=3.0, tokens_in=0, tokens_out=0), "3 s · 0 tokens in, 0 out"),
        (
            TurnFooter(stopped=True, seconds=3.0, stopped_by=StopBy.INTERRUPT, stop_seconds=0.21),
            "Stopped by you in 0.2 s · took 3 s",
        ),
        (
            TurnFooter(stopped=True, stopped_by=StopBy.INTERRUPT, stop_seconds=0.0),
            "Stopped by you in 0.1 s",
        ),
        (
            TurnFooter(stopped=True, stopped_by=StopBy.SIGINT, stop_seconds=3.12),
            "Ended by SIGINT 3.1 s after Stop",
        ),
        (
            TurnFooter(stopped=True, stopped_by=StopBy.SIGKILL, stop_seconds=75.0),
            "Ended by SIGKILL 1 min 15 s after Stop",
        ),
    ],
)
def test_words(footer: TurnFooter, words: str) -> None:
    assert footer_words(Entry(id="f", kind=EntryKind.FOOTER, turn=1, footer=footer)) == words


@pytest.mark.parametrize(
    ("footer", "words"),
    [
        (TurnFooter(seconds=40.0, tokens_in=1200, tokens_out=80, cost=0.01), "40 s · $0.01"),
        (TurnFooter(failed=True, seconds=12.0, tokens_in=5, cost=0.5), "Failed after 12 s · $0.50"),
        (TurnFooter(tokens_in=1200), "Done"),
    ],
)
def test_words_without_the_tokens(footer: TurnFooter, words: str) -> None:
    assert footer_words(Entry(id="f", kind=EntryKind.FOOTER, turn=1, footer=footer), tokens=False) == words
