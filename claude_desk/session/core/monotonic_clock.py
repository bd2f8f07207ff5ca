"""A clock for what happens in a turn: how long a thing took does not depend on who sets the system's."""

import time


class MonotonicClock:
    """Gives seconds since the epoch, as they were at the last `set()`, and from there on evenly.

    Time asleep counts, where the system can tell it.
    """

    def __init__(self) -> None:
        self.set()

    def set(self) -> None:
        """Take over what the system's clock says now."""
        self._from = time.time() - _even()

    def __call__(self) -> float:
        return self._from + _even()


def _even() -> float:
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
