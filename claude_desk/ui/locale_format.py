"""Numbers, sizes, durations, sums and points of time as they are written where the person lives.

Units are words: they are translated. What goes to Claude or to a file for programs is not formatted here.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce

from PySide6.QtCore import QDateTime, QLocale

from claude_desk.ui.translation import translate

_THOUSANDS = (1e3, 1e6, 1e9)
_DOLLARS = re.compile(r"^(US)?\$(US)?|(US)?\$(US)?$")
_MINUTES = re.compile(r"([^\w\s']?)mm")
# Of the form of a date: words in quotes, and fields.
_QUOTED = re.compile(r"'[^']*'")
_FIELD = re.compile(r"([dMy])\1*")


def number(value: int) -> str:
    """`1,200`."""
    return QLocale().toString(value) if abs(value) < 2**63 else str(value)


def decimal(value: float, digits: int) -> str:
    """`1.25` with two digits."""
    return QLocale().toString(value, "f", digits)


def figure(value: float) -> str:
    """`3`, `1,200`, `0.25`: a number of others, of which it is not known how it is written."""
    if value == int(value) and abs(value) < 1e15:
        return number(int(value))
    return QLocale().toString(float(value), "g", 6)


def short_count(value: int) -> str:
    """`950`, `1.2k`, `155k`, `3.4M`: of tokens."""
    if value < 1000:
        return number(value)
    for unit in _THOUSANDS:
        amount = value / unit
        digits = 1 if amount < 99.95 else 0
        if round(amount, digits) < 1000:
            break
    if digits and round(amount, 1) == round(amount):
        digits = 0
    said = decimal(amount, digits)
    match unit:
        case 1e3:
            return translate("LocaleFormat", "{count}k", count=said)
        case 1e6:
            return translate("LocaleFormat", "{count}M", count=said)
    return translate("LocaleFormat", "{count}B", count=said)


def size(amount: int) -> str:
    """Bytes: `900 B`, `64 KB`, `1.2 MB`, `3.4 GB`."""
    if amount < 1024:
        return translate("LocaleFormat", "{size} B", size=number(amount))
    if round(amount / 1024) < 1024:
        return translate("LocaleFormat", "{size} KB", size=decimal(amount / 1024, 0))
    if round(amount / 1024 / 1024, 1) < 1024:
        return translate("LocaleFormat", "{size} MB", size=decimal(amount / 1024 / 1024, 1))
    return translate("LocaleFormat", "{size} GB", size=decimal(amount / 1024 / 1024 / 1024, 1))


def duration(seconds: float) -> str:
    """`6 s`, `2 min 5 s`, `1 h 3 min`."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3600, whole % 3600 // 60, whole % 60
    if hours:
        return translate("LocaleFormat", "{hours} h {minutes} min", hours=number(hours), minutes=minutes)
    if minutes and rest:
        return translate("LocaleFormat", "{minutes} min {seconds} s", minutes=minutes, seconds=rest)
    if minutes:
        return translate("LocaleFormat", "{minutes} min", minutes=minutes)
    return translate("LocaleFormat", "{seconds} s", seconds=rest)


def percent(share: float) -> str:
    """`42%` for 0.42."""
    return translate("LocaleFormat", "{share}%", share=decimal(share * 100, 0))


def cost(dollars: float | None) -> str:
    """US dollars: `$0.84`, `less than $0.01`; nothing for None."""
    if dollars is None:
        return ""
    if 0 < dollars < 0.01:
        return translate("LocaleFormat", "less than {sum}", sum=_money(0.01))
    return _money(dollars)


def read_dollars(text: str) -> float | None:
    """An amount as a person writes it, with or without the sign, by the language's own marks or by a point;
    None where it is no number."""
    plain = _DOLLARS.sub("", text.strip()).strip()
    amount, is_number = QLocale().toDouble(plain)
    if not is_number:
        amount, is_number = QLocale.c().toDouble(plain.replace(",", "."))
    return amount if is_number else None


def clock(at: float) -> str:
    """`14:32`, `2:32 PM`; `at` is in seconds since the epoch."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).time(), QLocale.FormatType.ShortFormat)


def exact_clock(at: float) -> str:
    """The same with seconds."""
    form = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    form = _MINUTES.sub(lambda found: f"{found[0]}{found[1] or ':'}ss", form, count=1)
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).time(), form)


def day(at: float) -> str:
    """`3 May 2026`, in the order of the place."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), QLocale.FormatType.LongFormat)


def short_day(at: float, year: bool) -> str:
    """`3 May`, `May 3`, with `year` `3 May 2026`: for lists."""
    form = _short_form(QLocale().dateFormat(QLocale.FormatType.LongFormat), year)
    if QLocale().language() == QLocale.Language.Spanish:  # `3 may`, where the long one is `3 de mayo`
        form = form.replace(" 'de' ", " ")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), form)


@cache
def _short_form(form: str, year: bool) -> str:
    """The form of a date (`dddd, d 'de' MMMM 'de' yyyy`) from its first field that is shown to its last, with
    the letters that belong to that (`日`); months in short.
    """
    plain = _QUOTED.sub(lambda found: "\0" * len(found[0]), form)
    kinds = "dMy" if year else "dM"
    fields = [
        field
        for field in _FIELD.finditer(plain)
        if field[1] in kinds and len(field[0]) < (3 if field[1] == "d" else 9)
    ]
    begin, end = fields[0].start(), fields[-1].end()
    while end < len(form) and plain[end] not in "dMy" and (plain[end].isalpha() or plain[end] == "."):
        end += 1
    return form[begin:end].replace("MMMM", "MMM")


def week_day(at: float) -> str:
    """`Mon`; the whole name where its short form is one letter."""
    date = QDateTime.fromSecsSinceEpoch(int(at)).date()
    short = QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.ShortFormat)
    if len(short) > 1:
        return short
    return QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.LongFormat)


def moment(at: float) -> str:
    """Day and time of day, in short."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)), QLocale.FormatType.ShortFormat)


def exact_moment(at: float) -> str:
    """`3 May 2026 14:32:09`."""
    return translate("LocaleFormat", "{day} {time}", day=day(at), time=exact_clock(at))


def sentences(said: Iterable[str]) -> str:
    """Whole sentences one after the other, with what stands between them in the language."""
    return _one_after_the_other(
        said, lambda first, then: translate("LocaleFormat", "{sentences} {next}", sentences=first, next=then)
    )


def listed(names: Iterable[str]) -> str:
    """`a, b, c`, with what stands between them in the language."""
    return _one_after_the_other(
        names, lambda first, then: translate("LocaleFormat", "{names}, {next}", names=first, next=then)
    )


def _one_after_the_other(parts: Iterable[str], both: Callable[[str, str], str]) -> str:
    """Those that are not empty, put together two by two."""
    found = [part for part in parts if part]
    return reduce(both, found) if found else ""


def enumeration(names: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b, and c`."""
    return QLocale().createSeparatedList(list(names))


def _money(dollars: float) -> str:
    sign = translate("LocaleFormat", "$")  # of US dollars, where others have that sign too
    return QLocale().toCurrencyString(float(dollars), sign, 2)  # of an int it has no cents
