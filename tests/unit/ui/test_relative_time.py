"""When something was: words that hold as long as the day does."""

import time

import pytest

from claude_desk.ui.relative_time import DayBounds


def moment(*date: int) -> float:
    year, month, day, hour, minute = (*date, 0, 0)[:5]
    return time.mktime((year, month, day, hour, minute, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("date", "words"),
    [
        ((2026, 5, 20, 14, 59), "14:59"),
        ((2026, 5, 20), "00:00"),
        ((2026, 5, 19, 23, 59), "Yesterday"),
        ((2026, 5, 19), "Yesterday"),
        ((2026, 5, 18, 23, 59), "Mon"),
        ((2026, 5, 14), "Thu"),
        ((2026, 5, 13, 23, 59), "13 May"),
        ((2026, 1, 1), "1 Jan"),
        ((2025, 12, 31, 23, 59), "31 Dec 2025"),
        ((2026, 5, 21), "21 May"),  # of a clock that was ahead
        ((2027, 1, 1), "1 Jan 2027"),
    ],
)
def test_words(date: tuple[int, ...], words: str) -> None:
    for now in (moment(2026, 5, 20), moment(2026, 5, 20, 15), moment(2026, 5, 20, 23, 59)):
        assert DayBounds.around(now).words(moment(*date)) == words


def test_the_turn_of_a_year() -> None:
    days = DayBounds.around(moment(2026, 1, 1, 8))
    assert [days.words(moment(2025, 12, day)) for day in (31, 30, 25)] == ["Yesterday", "Tue", "25 Dec 2025"]


def test_no_moment_has_no_words() -> None:
    assert DayBounds.around(moment(2026, 5, 20)).words(0.0) == ""
