"""When a row was said, in the words of the person's locale."""

import time

from PySide6.QtCore import QDate, QDateTime, QLocale

from claude_desk.transcript.entries import Entry

_Day = tuple[int, int]  # its year, and its number in that


def time_words(entry: Entry) -> str:
    """`14:05`, `2:05 PM`; "" where it is not known, or stands for many rows."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    return QLocale().toString(_local(entry.began).time(), QLocale.FormatType.ShortFormat)


def moment_words(entry: Entry) -> str:
    """`3 November 2026 14:05:09`; "" where it is not known."""
    if entry.began <= 0 or entry.gap is not None:
        return ""
    moment, locale = _local(entry.began), QLocale()
    date = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
    clock = moment.time().toString("HH:mm:ss")
    if "AP" in locale.timeFormat(QLocale.FormatType.ShortFormat).upper():
        clock = locale.toString(moment.time(), "h:mm:ss AP")
    return f"{date} {clock}"


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
    today = QDate.currentDate()
    date = _local(entry.began).date()
    if date == today:
        return "Today"
    if date == today.addDays(-1):
        return "Yesterday"
    return QLocale().toString(date, QLocale.FormatType.LongFormat)


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


def _local(moment: float) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment))
