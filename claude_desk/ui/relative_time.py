"""When something was, in a word or two."""

import time
from dataclasses import dataclass

from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

_WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class DayBounds:
    """Where days begin, in seconds of the epoch, as the person's clock has it."""

    today: float
    tomorrow: float
    yesterday: float
    week: float  # six days before today
    year: int  # its number

    @classmethod
    def around(cls, now: float) -> "DayBounds":
        local = time.localtime(now)

        def begin(days: int) -> float:
            return time.mktime((local.tm_year, local.tm_mon, local.tm_mday - days, 0, 0, 0, 0, 0, -1))

        return cls(begin(0), begin(-1), begin(1), begin(_WEEK_DAYS - 1), local.tm_year)

    @property
    def past(self) -> bool:
        """Whether it is another day by now. Not each has 24 hours."""
        return not self.today <= time.time() < self.tomorrow

    @staticmethod
    def clock(moment: float) -> str:
        """`14:32`, where the day is told elsewhere."""
        return locale_format.clock(moment)

    def words(self, moment: float) -> str:
        """`14:05`, `Yesterday`, `Mon`, `3 May`, `3 May 2024`; "" for 0. It holds as long as the day does.

        What was "5 min ago" would have to be said anew each minute, in a window that nobody looks at too.
        """
        if moment <= 0:
            return ""
        if self.today <= moment < self.tomorrow:
            return self.clock(moment)
        if self.yesterday <= moment < self.today:
            return translate("RelativeTime", "Yesterday")
        if self.week <= moment < self.today:
            return locale_format.week_day(moment)
        return locale_format.short_day(moment, year=time.localtime(moment).tm_year != self.year)
