"""Formats numbers, sizes, durations, sums and times for the user's locale.

Units are words and are translated. Text for Claude, and text in files for programs, is not formatted here.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce

from PySide6.QtCore import QDateTime, QLocale

from claude_desk.ui.translation import translate

_THOUSANDS = (1e3, 1e6, 1e9)
_DOLLARS = re.compile(r"^(US)?\$(US)?|(US)?\$(US)?$")
_MINUTES = re.compile(r"([^\w\s']?)mm")
# Parts of a date format: words in quotes, and fields.
_QUOTED = re.compile(r"'[^']*'")
_FIELD = re.compile(r"([dMy])\1*")


def number(value: int) -> str:
    """Return `1,200`."""
    return QLocale().toString(value) if abs(value) < 2**63 else str(value)


def decimal(value: float, digits: int) -> str:
    """Return `1.25` for two digits."""
    return QLocale().toString(value, "f", digits)


def figure(value: float) -> str:
    """Return a number from outside the program, which may be an integer or a fraction: `1,200`, `0.25`."""
    if value == int(value) and abs(value) < 1e15:
        return number(int(value))
    return QLocale().toString(float(value), "g", 6)


def short_count(value: int) -> str:
    """Return a count of tokens: `950`, `1.2k`, `155k`, `3.4M`."""
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
    """Return a number of bytes: `900 B`, `64 KB`, `1.2 MB`, `3.4 GB`."""
    if amount < 1024:
        return translate("LocaleFormat", "{size} B", size=number(amount))
    if round(amount / 1024) < 1024:
        return translate("LocaleFormat", "{size} KB", size=decimal(amount / 1024, 0))
    if round(amount / 1024 / 1024, 1) < 1024:
        return translate("LocaleFormat", "{size} MB", size=decimal(amount / 1024 / 1024, 1))
    return translate("LocaleFormat", "{size} GB", size=decimal(amount / 1024 / 1024 / 1024, 1))


def text_size(text: str) -> str:
    """Return the size of a text in UTF-8, like `size`. Takes time linear in the text, unless it is ASCII."""
    return size(byte_count(text))


def byte_count(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


def duration(seconds: float) -> str:
    """Return `6 s`, `2 min 5 s` or `1 h 3 min`."""
    total = max(0, int(seconds))
    hours, minutes, rest = total // 3600, total % 3600 // 60, total % 60
    if hours:
        return translate("LocaleFormat", "{hours} h {minutes} min", hours=number(hours), minutes=minutes)
    if minutes and rest:
        return translate("LocaleFormat", "{minutes} min {seconds} s", minutes=minutes, seconds=rest)
    if minutes:
        return translate("LocaleFormat", "{minutes} min", minutes=minutes)
    return translate("LocaleFormat", "{seconds} s", seconds=rest)


def percent(share: float) -> str:
    """Return `42%` for 0.42."""
    return translate("LocaleFormat", "{share}%", share=decimal(share * 100, 0))


def cost(dollars: float | None) -> str:
    """Return US dollars: `$0.84`, `less than $0.01`; "" for None."""
    if dollars is None:
        return ""
    if 0 < dollars < 0.01:
        return translate("LocaleFormat", "less than {sum}", sum=_money(0.01))
    return _money(dollars)


def read_dollars(text: str) -> float | None:
    """Return an amount that a user typed; None if the text is not a number.

    The text may contain a dollar sign. The decimal mark may be that of the language, a point or a comma.
    """
    plain = _DOLLARS.sub("", text.strip()).strip()
    amount, is_number = QLocale().toDouble(plain)
    if not is_number:
        amount, is_number = QLocale.c().toDouble(plain.replace(",", "."))
    return amount if is_number else None


def clock(at: float) -> str:
    """Return `14:32` or `2:32 PM`; `at` is in seconds since the epoch."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).time(), QLocale.FormatType.ShortFormat)


def exact_clock(at: float) -> str:
    """Return the time with seconds: `14:32:09`. `at` is in seconds since the epoch."""
    form = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    form = _MINUTES.sub(lambda found: f"{found[0]}{found[1] or ':'}ss", form, count=1)
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).time(), form)


def day(at: float) -> str:
    """Return `3 May 2026`, in the order of the locale."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), QLocale.FormatType.LongFormat)


def short_day(at: float, year: bool) -> str:
    """Return a short date for lists: `3 May` or `May 3`, and `3 May 2026` if `year` is true."""
    form = _short_form(QLocale().dateFormat(QLocale.FormatType.LongFormat), year)
    if QLocale().language() == QLocale.Language.Spanish:  # `3 may`; the long format has `3 de mayo`
        form = form.replace(" 'de' ", " ")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), form)


@cache
def _short_form(form: str, year: bool) -> str:
    """Shorten the format of a date (`dddd, d 'de' MMMM 'de' yyyy`) to day, month and, if `year`, the year.

    The short form reaches from the first of these fields to the last. It includes letters that belong to the
    last field (`日`). Months are abbreviated.
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
    """Return `Mon`, or the full name if the short form has only one letter."""
    date = QDateTime.fromSecsSinceEpoch(int(at)).date()
    short = QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.ShortFormat)
    if len(short) > 1:
        return short
    return QLocale().standaloneDayName(date.dayOfWeek(), QLocale.FormatType.LongFormat)


def moment(at: float) -> str:
    """Return the day and the time in short form."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)), QLocale.FormatType.ShortFormat)


def exact_moment(at: float) -> str:
    """Return `3 May 2026 14:32:09`."""
    return translate("LocaleFormat", "{day} {time}", day=day(at), time=exact_clock(at))


def sentences(said: Iterable[str]) -> str:
    """Join complete sentences with the separator of the language. Omit empty ones."""
    return _one_after_the_other(
        said, lambda first, then: translate("LocaleFormat", "{sentences} {next}", sentences=first, next=then)
    )


def listed(names: Iterable[str]) -> str:
    """Return `a, b, c`, with the separator of the language. Omit empty names."""
    return _one_after_the_other(
        names, lambda first, then: translate("LocaleFormat", "{names}, {next}", names=first, next=then)
    )


def _one_after_the_other(parts: Iterable[str], both: Callable[[str, str], str]) -> str:
    found = [part for part in parts if part]
    return reduce(both, found) if found else ""


def enumeration(names: Iterable[str]) -> str:
    """Return `a`, `a and b`, or `a, b, and c`."""
    return QLocale().createSeparatedList(list(names))


def _money(dollars: float) -> str:
    sign = translate("LocaleFormat", "$")  # for US dollars, also in locales where `$` is another currency
    # as a float, because an int would be shown without cents
    return QLocale().toCurrencyString(float(dollars), sign, 2)
