"""The share of the processor that Claude Code gets while it starts (Linux only).

Linux first divides the processor between POSIX sessions (setsid; sched(7): autogroups). The warden makes a
session for Claude Code, which starts with many threads. If other programs were busy too, a key waited more
than 100 ms at 5 of 64 starts without this share and without the rests between imports
(tests/bench/README.md).

A low share, a third of the usual one, leaves time for the window but delays Claude Code. So Claude Code gets
the low share only if the window has already had to wait, and only until Claude Code has started. If control
groups divide the processor, Linux ignores sessions, and the share has no effect.
"""

import errno
from pathlib import Path

from claude_desk.system.files import read_beginning

LOW = 5  # the nice value of a session with a low share: a third of the usual weight
_USUAL = 0
_PROC = Path("/proc")
# A thread's waiting time divided by its running time. Measured: some 0.02 if no other program is busy, and
# 0.35 or more with one busy program for each processor.
_CONTENDED = 0.15


def is_contended() -> bool:
    """Return whether the calling thread has waited long for the processor; False if that is unknown."""
    try:
        ran, waited, _ = map(int, read_beginning(_PROC / "thread-self" / "schedstat", 4096).split())
    except (OSError, ValueError):
        return False
    return waited > ran * _CONTENDED


def restore(pid: int) -> bool:
    """Give the session of a process the usual share again.

    Return False if Linux refuses for now and the caller must try again. Linux allows ten changes of shares a
    second, counted over all programs. Ignore any other failure and return True.
    """
    try:
        (_PROC / str(pid) / "autogroup").write_text(str(_USUAL))
    except OSError as error:
        return error.errno != errno.EAGAIN
    return True
