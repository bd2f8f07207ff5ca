"""How much of the processor Claude Code gets while it starts beside a busy window (Linux).

Linux divides the processor between sessions first (sched(7): autogroups), and the warden makes one for
Claude Code. That begins with many threads: where other programs want the processor as well, the window's
thread, which was ready to run, waited for more than 100 ms at one start in sixteen (tests/bench/README.md).
With a low share, a third of the usual one, Claude Code leaves room for the window, and is ready later. So it
has that only where the window has had to wait already, and only until it has started. Where control groups
divide the processor, Linux does not ask for sessions, and this is without effect.
"""

import errno
from pathlib import Path

from claude_desk.system.files import read_beginning

LOW = 5  # as nice(1) has it, of a session: a third of the usual weight
_USUAL = 0
_PROC = Path("/proc")
# How long a thread had to wait, by how long it has run: some 0.02 with nothing beside it, and 0.35 or more
# with as many busy programs as there are processors.
_CONTENDED = 0.15


def is_contended() -> bool:
    """Whether this thread had to wait for the processor a good deal so far; False where that is not told."""
    try:
        ran, waited, _ = map(int, read_beginning(_PROC / "thread-self" / "schedstat", 4096).split())
    except (OSError, ValueError):
        return False
    return waited > ran * _CONTENDED


def restore(pid: int) -> bool:
    """Give the session of a process the usual share again. False: not now, as Linux has a share changed ten
    times a second at most, by all programs together. What cannot be had at all is let be."""
    try:
        (_PROC / str(pid) / "autogroup").write_text(str(_USUAL))
    except OSError as error:
        return error.errno != errno.EAGAIN
    return True
