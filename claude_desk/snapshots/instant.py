"""A moment that can be compared with the times of files.

A file system stamps a change with the kernel's coarse clock. A file has certainly not changed since a moment
if its time of change (`st_ctime_ns`, which no program can set back) is before that moment.
"""

import math
import os
import time
from dataclasses import dataclass

from claude_desk.system.files import read_all

# The kernel's clock that stamps files (CLOCK_REALTIME_COARSE); Python has no name for it.
_COARSE = 5
_NOISE_NS = 1_000_000  # the time that may pass between reading the two clocks
_BOOT = getattr(time, "CLOCK_BOOTTIME", None)
# Some file systems have times in steps of one or two seconds. If a time has no fraction of a second, the
# change may have come up to two seconds later.
_ROUND_NS, _COARSE_NS = 1_000_000_000, 2_000_000_000
# On these file systems, our kernel stamps all changes, also renames. On any other file system, another
# machine may stamp the changes.
_LOCAL = frozenset((b"ext2", b"ext3", b"ext4", b"xfs", b"btrfs", b"f2fs", b"tmpfs", b"overlay", b"zfs"))


def _tick_ms() -> int:
    try:
        return max(1, math.ceil(time.clock_getres(_COARSE) * 1_000))
    except (AttributeError, OSError):
        return 1


TICK_MS = _tick_ms()
"""The tick of the clock that stamps files, in milliseconds: 1 to 10."""


@dataclass(frozen=True, slots=True)
class Instant:
    """`wall`: nanoseconds since 1970, by the clock that stamps files. `running`: nanoseconds by a clock that
    cannot be set. `offset`: how far the wall clock was ahead of the running clock, in nanoseconds."""

    wall: int
    running: int
    offset: int

    def is_after(self, other: "Instant") -> bool:
        """Whether the times of files show the order: a change before `other` has an earlier time than a
        change at this instant or later.

        The clock that stamps files advances by ticks, and some file systems also use a finer clock.
        """
        return self.wall > other.running + other.offset


def instant_now() -> Instant:
    running = _running()
    return Instant(_wall(), running, time.time_ns() - running)


def in_file_times(moment: Instant) -> int:
    """Return the earliest time of change that a file changed at `moment` or later can have, in nanoseconds
    since 1970. This time is before `moment.wall` if the clock was set back since then."""
    set_by = instant_now().offset - moment.offset
    return moment.wall + set_by if set_by < -_NOISE_NS else moment.wall


def may_be_changed_since(changed: int, moment: int) -> bool:
    """Whether a file with this time of change may have been changed at `moment` or later."""
    if changed % _ROUND_NS == 0:
        changed += _COARSE_NS
    return changed >= moment


def is_stamped_here(path: str) -> bool:
    """Whether the kernel of this machine stamps the changes at a path; False if that is unknown."""
    real = os.fsencode(os.path.realpath(path))
    try:
        lines = read_all("/proc/self/mountinfo").splitlines()
    except OSError:
        return False
    found, longest = b"", -1
    for line in lines:
        before, _, after = line.partition(b" - ")
        fields = before.split()
        place = fields[4].replace(b"\\040", b" ") if len(fields) > 4 else b""
        above = place.rstrip(b"/") + b"/"
        if place and (real + b"/").startswith(above) and len(above) >= longest:
            found, longest = after.split(b" ", 1)[0], len(above)  # a later mount covers an earlier mount
    return found in _LOCAL


def _wall() -> int:
    try:
        return time.clock_gettime_ns(_COARSE)
    except (AttributeError, OSError):
        return time.time_ns()


def _running() -> int:
    return time.monotonic_ns() if _BOOT is None else time.clock_gettime_ns(_BOOT)
