"""The time of a row, formatted for the user's locale."""

import time

from claude_desk.transcript.entries import Entry
from claude_desk.ui import locale_format
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.translation import translate

_Day = tuple[int, int]  # the year and the day of the year


def time_words(entry: Entry) -> str:
    """Return `14:05` or `2:05 PM`; "" if the time is unknown or the row is a gap."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    return locale_format.clock(entry.began)


def moment_words(entry: Entry) -> str:
    """Return `3 November 2026 14:05:09`; "" if the time is unknown or the row is a gap."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    return locale_format.exact_moment(entry.began)


def day_words(entry: Entry, before: Entry | None) -> str:
    """Return the day to show above this row, if the row above is of an earlier day; "" otherwise.

    The first row of the conversation shows its day if the day is not today. Rows of subagents show no day.
    """
    if entry.began <= 0 or entry.gap is not None or entry.depth:
        return ""
    above = _day(_end_of(before)) if before is not None else _day(time.time())
    day = _day(entry.began)
    if day is None or above is None or day == above or (before is not None and day < above):
        return ""
    days = DayBounds.around(time.time())
    if days.today <= entry.began < days.tomorrow:
        return translate("RowTimes", "Today")
    if days.yesterday <= entry.began < days.today:
        return translate("RowTimes", "Yesterday")
    return locale_format.day(entry.began)


def _end_of(entry: Entry) -> float:
    """Return the time of a row; for an unread page, the time of its last turn."""
    if entry.gap is not None and entry.gap.turns:
        return entry.gap.turns[-1].at
    return entry.began


def _day(moment: float) -> _Day | None:
    if moment <= 0:
        return None
    local = time.localtime(moment)
    return local.tm_year, local.tm_yday
