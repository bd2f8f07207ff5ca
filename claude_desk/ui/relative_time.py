"""Says in a few words when an event happened."""

import time
from dataclasses import dataclass

from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

_WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class DayBounds:
    """The starts of days around today, in seconds since the epoch, in the user's time zone."""

    today: float
    tomorrow: float
    yesterday: float
    week: float  # start of the sixth day before today
    year: int  # current year

    @classmethod
    def around(cls, now: float) -> "DayBounds":
        local = time.localtime(now)

        def begin(days: int) -> float:
            return time.mktime((local.tm_year, local.tm_mon, local.tm_mday - days, 0, 0, 0, 0, 0, -1))

        return cls(begin(0), begin(-1), begin(1), begin(_WEEK_DAYS - 1), local.tm_year)

    @property
    def past(self) -> bool:
        """Whether the current time is outside `today`, so that the bounds must be computed again."""
        return not self.today <= time.time() < self.tomorrow

    @staticmethod
    def clock(moment: float) -> str:
        """Return `14:32`, for places where the day is already shown."""
        return locale_format.clock(moment)

    def words(self, moment: float) -> str:
        """Return `14:05`, `Yesterday`, `Mon`, `3 May` or `3 May 2024`; "" for 0.

        The words stay true until the day ends. "5 min ago" would need an update every minute, even while
        nobody sees the window.
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
