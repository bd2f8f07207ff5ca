"""The time of a row, in the words of the user's locale."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from claude_desk.transcript.entries import Entry, EntryKind, PageMark, TurnHead
from claude_desk.ui.transcript.row_times import day_words, moment_words, time_words
from tests.gallery.entry_maker import Maker

NOON = time.mktime((2026, 3, 5, 14, 5, 9, 0, 0, -1))
DAY = 86_400


@pytest.fixture(params=["en_US", "de_DE"])
def locale(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def at(moment: float, kind: EntryKind = EntryKind.PROSE) -> Entry:
    return Maker()(kind, "x", began=moment)


def test_the_time_and_the_day_are_those_of_the_locale(locale: str) -> None:
    said = tuple(words(at(NOON)).replace("\u202f", " ") for words in (time_words, moment_words))
    day = day_words(at(NOON), at(NOON - DAY))
    if locale == "en_US":
        assert said == ("2:05 PM", "Thursday, March 5, 2026 2:05:09 PM")
        assert day == "Thursday, March 5, 2026"
    else:
        assert said == ("14:05", "Donnerstag, 5. März 2026 14:05:09")
        assert day == "Donnerstag, 5. März 2026"


def test_a_day_stands_where_it_begins() -> None:
    now = time.time()
    assert day_words(at(NOON + 60), at(NOON)) == ""
    assert day_words(at(now), at(NOON)) == "Today"
    assert day_words(at(now), None) == ""
    assert day_words(at(NOON), None) != ""
    assert day_words(at(NOON - DAY), at(NOON)) == "", "a clock that was set back begins no day"
    midnight = time.mktime((*time.localtime(now)[:3], 0, 0, 0, 0, 0, -1))
    assert day_words(at(midnight - 60), at(NOON)) == "Yesterday"


def test_of_what_has_no_time_none_is_said() -> None:
    assert (time_words(at(0)), moment_words(at(0)), day_words(at(0), at(NOON))) == ("", "", "")
    assert day_words(at(NOON), at(0)) == ""
    assert day_words(replace(at(NOON), depth=1), at(NOON - DAY)) == "", (
        "a subagent's rows are inside of a card"
    )


def test_below_a_page_that_is_not_read_it_is_its_last_turn_that_counts() -> None:
    mark = PageMark(0, 9, 2, (TurnHead("a", "x", NOON - 3 * DAY), TurnHead("b", "y", NOON - 60)), 9)
    gap = at(NOON - 3 * DAY, EntryKind.GAP)
    gap.gap = mark
    assert day_words(at(NOON), gap) == ""
    assert day_words(at(NOON + DAY), gap) != ""
    assert time_words(gap) == ""
