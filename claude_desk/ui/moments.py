"""When something was, in a word or two. No Qt."""

import time
from dataclasses import dataclass

_MINUTE, _HOUR = 60, 3600
_WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class Days:
    """Where days begin, in seconds of the epoch, as the person's clock has it."""

    now: float
    today: float
    tomorrow: float
    yesterday: float
    week: float  # six days before today
    year: float

    @classmethod
    def around(cls, now: float) -> "Days":
        local = time.localtime(now)

        def begin(days: int) -> float:
            return time.mktime((local.tm_year, local.tm_mon, local.tm_mday - days, 0, 0, 0, 0, 0, -1))

        year = time.mktime((local.tm_year, 1, 1, 0, 0, 0, 0, 0, -1))
        return cls(now, begin(0), begin(-1), begin(1), begin(_WEEK_DAYS - 1), year)

    @property
    def past(self) -> bool:
        """Whether it is another day by now. Not each has 24 hours."""
        return not self.today <= time.time() < self.tomorrow

    @staticmethod
    def clock(moment: float) -> str:
        """`14:32`, where the day is told elsewhere."""
        return time.strftime("%H:%M", time.localtime(moment))

    def words(self, moment: float) -> str:
        """`now`, `5 min`, `3 h`, `Yesterday`, `Mon`, `3 May`, `3 May 2024`; "" for 0."""
        if moment <= 0:
            return ""
        ago = self.now - moment
        if ago < _MINUTE:
            return "now"
        if ago < _HOUR:
            return f"{int(ago // _MINUTE)} min"
        if moment >= self.today:
            return f"{int(ago // _HOUR)} h"
        if moment >= self.yesterday:
            return "Yesterday"
        local = time.localtime(moment)
        if moment >= self.week:
            return time.strftime("%a", local)
        day = f"{local.tm_mday} {time.strftime('%b', local)}"
        return day if moment >= self.year else f"{day} {local.tm_year}"
