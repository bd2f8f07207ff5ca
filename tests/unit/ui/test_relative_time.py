"""When something happened, in words that stay true for the day."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from claude_desk.ui import locale_format
from claude_desk.ui.relative_time import DayBounds
from tests.pseudo_language import BEGIN, PseudoLanguage


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    """An English locale in which the day comes first."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


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
        ((2026, 5, 21), "21 May"),  # from a clock that was ahead
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


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("en_US", ["2:05 PM", "Mon", "May 3", "Dec 31, 2025"]),
        ("de_DE", ["14:05", "Mo", "3. Mai", "31. Dez. 2025"]),
        ("fi_FI", ["14.05", "ma", "3. touko", "31. joulu 2025"]),
        ("es_ES", ["14:05", "lun", "3 may", "31 dic 2025"]),
        ("ja_JP", ["14:05", "月曜日", "5月3日", "2025年12月31日"]),
        ("eu_ES", ["14:05", "al.", "mai.ren 3", "2025(e)ko abe.ren 31"]),
    ],
)
def test_days_and_times_are_written_as_in_the_language(place: str, words: list[str]) -> None:
    QLocale.setDefault(QLocale(place))
    days = DayBounds.around(moment(2026, 5, 20, 15))
    moments = [(2026, 5, 20, 14, 5), (2026, 5, 18), (2026, 5, 3), (2025, 12, 31)]
    assert [days.words(moment(*date)).replace("\u202f", " ") for date in moments] == words


def test_yesterday_is_translated(qapp: QCoreApplication) -> None:
    language = PseudoLanguage()
    qapp.installTranslator(language)
    try:
        said = DayBounds.around(moment(2026, 5, 20)).words(moment(2026, 5, 19))
    finally:
        qapp.removeTranslator(language)
    assert said.startswith(BEGIN)


def test_every_language_writes_a_day() -> None:
    every = QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
    assert len(every) > 100
    for each in every:
        QLocale.setDefault(each)
        day = locale_format.short_day(moment(2026, 5, 3), year=False)
        assert day == day.strip() != "", each.name()
        assert len(locale_format.short_day(moment(2026, 5, 3), year=True)) > len(day)
