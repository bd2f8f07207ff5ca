"""When a row was said, in the words of the person's locale."""

import time

from claude_desk.transcript.entries import Entry
from claude_desk.ui import locale_format
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.translation import translate

_Day = tuple[int, int]  # its year, and its number in that


def time_words(entry: Entry) -> str:
    """`14:05`, `2:05 PM`; "" where it is not known, or stands for many rows."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    return locale_format.clock(entry.began)


def moment_words(entry: Entry) -> str:
    """`3 November 2026 14:05:09`; "" where it is not known."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    return locale_format.exact_moment(entry.began)


def day_words(entry: Entry, before: Entry | None) -> str:
    """What stands between this row and the one above, where they are of different days; "" else.

    The first row of all says its day where that is not today.
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
    """When the row was; of a page that is not read its last turn."""
    if entry.gap is not None and entry.gap.turns:
        return entry.gap.turns[-1].at
    return entry.began


def _day(moment: float) -> _Day | None:
    if moment <= 0:
        return None
    local = time.localtime(moment)
    return local.tm_year, local.tm_yday
