"""A clock for what happens in a turn: durations do not depend on changes of the system's clock."""

import time


class MonotonicClock:
    """Returns seconds since the epoch: the system's time at the last `set()`, plus the time that has passed.

    The time that the machine sleeps counts if the system has `CLOCK_BOOTTIME`.
    """

    def __init__(self) -> None:
        self.set()

    def set(self) -> None:
        """Set this clock to the system's time."""
        self._from = time.time() - _even()

    def __call__(self) -> float:
        return self._from + _even()


def _even() -> float:
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
