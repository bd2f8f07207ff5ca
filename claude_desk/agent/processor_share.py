"""The share of the processor that Claude Code gets while it starts beside a busy window (Linux).

Linux divides the processor between sessions first (sched(7): autogroups), and the warden makes a session for
Claude Code. Claude Code starts with many threads: if other programs want the processor too, the window's
thread, which was ready to run, waited for more than 100 ms at one start in sixteen (tests/bench/README.md).
With a low share, a third of the usual one, Claude Code leaves room for the window and is ready later. So it
gets the low share only if the window has already had to wait, and only until it has started. If control
groups divide the processor, Linux ignores sessions, and this has no effect.
"""

import errno
from pathlib import Path

from claude_desk.system.files import read_beginning

LOW = 5  # the nice value of a session, as in nice(1): a third of the usual weight
_USUAL = 0
_PROC = Path("/proc")
# The time that a thread had to wait, divided by the time that it ran: some 0.02 with nothing beside it, 0.35
# or more with as many busy programs as there are processors.
_CONTENDED = 0.15


def is_contended() -> bool:
    """Return whether this thread has waited much for the processor so far; False if that is unknown."""
    try:
        ran, waited, _ = map(int, read_beginning(_PROC / "thread-self" / "schedstat", 4096).split())
    except (OSError, ValueError):
        return False
    return waited > ran * _CONTENDED


def restore(pid: int) -> bool:
    """Give the session of a process the usual share again.

    Return False if this must be tried again: Linux lets all programs together change shares at most ten times
    a second. Any other failure is ignored.
    """
    try:
        (_PROC / str(pid) / "autogroup").write_text(str(_USUAL))
    except OSError as error:
        return error.errno != errno.EAGAIN
    return True
