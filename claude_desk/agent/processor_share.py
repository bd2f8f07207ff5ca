"""The share of the processor that Claude Code gets while it starts beside a busy window (Linux).

Linux divides the processor between sessions first (sched(7): autogroups), and the warden makes a session for
Claude Code. Claude Code starts with many threads. While other programs used the processor too, the window's
thread, although ready to run, had to wait for more than 100 ms at one start in sixteen
(tests/bench/README.md). With a low share, a third of the usual one, Claude Code leaves time for the window
but is ready later. So Claude Code gets the low share only if the window has already had to wait, and only
until Claude Code has started. If control groups divide the processor, Linux ignores sessions, and the share
has no effect.
"""

import errno
from pathlib import Path

from claude_desk.system.files import read_beginning

LOW = 5  # the nice value of a session, as in nice(1): a third of the usual weight
_USUAL = 0
_PROC = Path("/proc")
# The time that a thread had to wait, divided by the time that it ran: some 0.02 if no other program is busy,
# 0.35 or more with as many busy programs as there are processors.
_CONTENDED = 0.15


def is_contended() -> bool:
    """Return whether this thread has had to wait much for the processor; False if that is unknown."""
    try:
        ran, waited, _ = map(int, read_beginning(_PROC / "thread-self" / "schedstat", 4096).split())
    except (OSError, ValueError):
        return False
    return waited > ran * _CONTENDED


def restore(pid: int) -> bool:
    """Give the session of a process the usual share again.

    Return False if the caller must try again: Linux lets all programs together change shares at most ten
    times a second. Any other failure is ignored.
    """
    try:
        (_PROC / str(pid) / "autogroup").write_text(str(_USUAL))
    except OSError as error:
        return error.errno != errno.EAGAIN
    return True
