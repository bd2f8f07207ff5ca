"""What a search is narrowed to: where, who, with which tool, when. No Qt."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from claude_desk.library.catalog.requests import CLAUDE, THINKING, TOOL, USER

ROLES = (("", "Anyone"), (USER, "You"), (CLAUDE, "Claude"), (THINKING, "Thinking"), (TOOL, "Tools"))
SPEAKERS = dict(ROLES[1:-1])
DATES = ("Any time", "Today", "Past week", "Past month", "Own dates")
OWN_DATES = len(DATES) - 1
_DAYS = (0, 1, 7, 30)
ORDERS = ("Best first", "Newest first")
NEWEST = 1


@dataclass(frozen=True, slots=True)
class SearchFilterState:
    """Numbers of choices, and the person's own dates as they were written."""

    folder: str = ""  # "" for all
    role: int = 0
    tool: str = ""
    date: int = 0
    first: str = ""
    last: str = ""

    @property
    def any(self) -> bool:
        return self != SearchFilterState()

    def roles(self) -> tuple[str, ...]:
        role = ROLES[self.role][0]
        return (role,) if role else ()

    def span(self, now: float) -> tuple[float, float] | None:
        """From and until, in seconds of the epoch, 0 for no limit; None where a date cannot be read."""
        if self.date == 0:
            return 0.0, 0.0
        if self.date < OWN_DATES:
            return _day(now, 1 - _DAYS[self.date]), 0.0
        first, last = date_of(self.first), date_of(self.last)
        if first is None or last is None or (first and last and first > last):
            return None
        return first, _day(last, 1) - 1 if last else 0.0


def date_of(words: str) -> float | None:
    """The beginning of a day written as `2026-05-03` (or `3.5.2026`); 0 for none, None for what is no day."""
    words = words.strip()
    if not words:
        return 0.0
    for form in ("%Y-%m-%d", "%Y/%m/%d", "%d.%m.%Y"):
        try:
            return time.mktime((*time.strptime(words, form)[:3], 0, 0, 0, 0, 0, -1))
        except (ValueError, OverflowError):
            continue
    return None


def folder_words(folders: Sequence[str], home: str) -> list[str]:
    """The folders' own names; where two are the same, the whole path."""
    names = [folder.rstrip("/").rpartition("/")[2] or folder for folder in folders]
    shown = ["~" + f[len(home) :] if home and f.startswith(home + "/") else f for f in folders]
    return [name if names.count(name) == 1 else path for name, path in zip(names, shown, strict=True)]


def _day(moment: float, days: int) -> float:
    """The beginning of the day so many days after that moment's."""
    local = time.localtime(moment)
    return time.mktime((local.tm_year, local.tm_mon, local.tm_mday + days, 0, 0, 0, 0, 0, -1))
