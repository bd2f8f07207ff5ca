"""Colours computed off the GUI thread: they arrive, and no thread is left."""

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.transcript.text.syntax_highlight import spans_of
from claude_desk.ui.transcript import highlight_worker
from claude_desk.ui.transcript.highlight_worker import HighlightWorker

LONG = "def f(x):\n    return x + 1\n" * 2_000


@pytest.fixture
def made() -> Iterator[HighlightWorker]:
    found = HighlightWorker()
    yield found
    found.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "colouring"]


def test_long_code_comes_later_and_is_kept(made: HighlightWorker, qtbot: QtBot) -> None:
    assert made.spans("k", LONG, "python") is None
    with qtbot.waitSignal(made.ready) as told:
        assert made.spans("k", LONG, "python") is None
    assert told.args == ["k"]
    assert made.spans("k", LONG, "python") == spans_of(LONG, "python")


def test_short_code_comes_at_once_where_the_language_was_used(made: HighlightWorker) -> None:
    spans_of("x", "python")
    assert made.spans("k", "x = 1", "python") == spans_of("x = 1", "python")
    assert made.spans("k", "y = 2", "python") == spans_of("y = 2", "python")


def test_what_has_no_colours_is_known_at_once(made: HighlightWorker) -> None:
    assert made.spans("k", LONG, "") == ()
    assert made.spans("k", "", "python") == ()
    assert made.spans("k", "x" * 500_000, "python") == ()


def test_only_the_newest_text_of_a_key_is_told(made: HighlightWorker, qtbot: QtBot) -> None:
    made.spans("k", LONG, "python")
    made.spans("k", LONG + "x", "python")
    with qtbot.waitSignal(made.ready):
        pass
    assert made.spans("k", LONG + "x", "python") == spans_of(LONG + "x", "python")


def test_old_results_go(made: HighlightWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    spans_of("x", "python")
    monkeypatch.setattr(highlight_worker, "KEPT", 50)
    for number in range(100):
        made.spans(f"k{number}", "x = 1\n" * 10, "python")
    assert len(made._known) <= 3


def test_closing_ends_the_work(qtbot: QtBot) -> None:
    made = HighlightWorker()
    told: list[str] = []
    made.ready.connect(told.append)
    for number in range(20):
        made.spans(f"k{number}", LONG * 3, "python")
    made.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "colouring"]
    assert made.spans("again", LONG, "python") is None
    qtbot.wait(1)
    assert told == []
