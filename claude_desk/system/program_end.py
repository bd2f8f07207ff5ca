"""The end of the program, with a deadline that holds even if a call hangs.

After `begin()` the program exits within `SECONDS`. `writing()` moves this deadline to 10 seconds after the
call of `writing()`. A thread exits the program shortly before the deadline, or once the context of
`writing()` ends. If a hanging call holds the GIL, that thread cannot run. In this case, and if a write takes
too long, the timer of `faulthandler` exits the program. `step()` limits the time of a step of the end.

While a thread waits for a hanging mount, Linux keeps the process and its open files. So `exit_now()` signals
the child processes and closes all files: the window disappears, and locks are released.
"""

import contextlib
import faulthandler
import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from claude_desk.system.files import read_beginning

SECONDS = 2.0
_EXIT_SECONDS = 1.7  # less than SECONDS, because faulthandler is the last resort
_LONGEST_STEP = 0.4
_WRITE_SECONDS = 8.0  # further time for `writing`
_MOST_CHILDREN = 64 * 1024  # bytes of the list of pids

_lock = threading.Lock()
_writes = threading.Lock()
_begun = False


def begin() -> None:
    """Begin the end of the program. This may be called from any thread. Later calls do nothing."""
    global _begun
    with _lock:
        if _begun:
            return
        _begun = True
    gc.disable()  # garbage collection must run in the GUI thread only (worker_threads.py)
    _exit_at_deadline(SECONDS)
    threading.Thread(target=_exit_in_time, name="end", daemon=True).start()


def begin_by(pipe: int, numbers: Iterable[int], woken: Callable[[], None]) -> threading.Thread:
    """Start a thread that reads the pipe until its end. The thread calls `begin()` for a byte in `numbers`,
    and `woken` for each byte.

    The thread creates no objects that could start a garbage collection.
    """
    ending = frozenset(numbers)

    def listen() -> None:
        while signal_byte := os.read(pipe, 1):
            if signal_byte[0] in ending:
                begin()
            woken()
        os.close(pipe)

    thread = threading.Thread(target=listen, name="signals", daemon=True)
    thread.start()
    return thread


@contextlib.contextmanager
def writing() -> Iterator[None]:
    """Delay the exit for up to 10 seconds while the context writes the user's text to disk. Use this only at
    the end of the program: after 10 seconds, the program exits even if `begin()` was not called."""
    with _writes:
        _exit_at_deadline(SECONDS + _WRITE_SECONDS)
        yield


def step(seconds: float) -> float:
    """Return how long a step may take, in seconds: `seconds`, but at most 0.4 once the end has begun."""
    return min(seconds, _LONGEST_STEP) if _begun else seconds


def exit_now(code: int = 0) -> NoReturn:
    """Exit immediately. Before that, end the child processes with SIGUSR1. A warden that gets SIGUSR1 ends
    all its descendants."""
    for pid in _children():
        for number in (signal.SIGCONT, signal.SIGUSR1):  # a halted process needs SIGCONT first
            with contextlib.suppress(OSError):
                os.kill(pid, number)
    if sys.platform.startswith("linux"):
        os.closerange(0, os.sysconf("SC_OPEN_MAX"))
    os._exit(code)


def _exit_in_time() -> None:
    time.sleep(_EXIT_SECONDS)
    if _writes.acquire(timeout=_WRITE_SECONDS):
        exit_now()


def _exit_at_deadline(seconds: float) -> None:
    # The traceback goes to /dev/null, because writing it to a pipe that nobody reads would block.
    faulthandler.dump_traceback_later(seconds, exit=True, file=os.open(os.devnull, os.O_WRONLY))


def _children() -> list[int]:
    found: list[int] = []
    for thread in _threads():
        with contextlib.suppress(OSError, ValueError):
            path = f"/proc/self/task/{thread}/children"
            found += map(int, read_beginning(path, _MOST_CHILDREN).split())
    return found


def _threads() -> list[str]:
    if not sys.platform.startswith("linux"):
        return []
    try:
        return [each.name for each in Path("/proc/self/task").iterdir()]
    except OSError:
        return []
