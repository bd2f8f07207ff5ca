"""The end of the program has one deadline, whatever hangs.

From `begin()` on the steps of the end are short (`step()`), and after `SECONDS` at most the program is gone.
A thread leaves in time; where even Python cannot run, because a call that keeps it for itself hangs, the
clock of `faulthandler` leaves, which needs none. What must be on disk is written first.

Linux keeps a process whose thread waits for a mount that hangs, with all that it has open, until that one
answers. So our children are told to end, and what we have open is closed: the window goes, locks are free.
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
_LEAVE_SECONDS = 1.7  # the rest is for the last means
_LONGEST_STEP = 0.4
_WRITE_SECONDS = 8.0  # beyond the deadline, where what somebody wrote is not on disk yet
_MOST_CHILDREN = 64 * 1024  # bytes of their numbers

_lock = threading.Lock()
_writes = threading.Lock()
_begun = False


def begin() -> None:
    """The program ends; from any thread, and more than once."""
    global _begun
    with _lock:
        if _begun:
            return
        _begun = True
    gc.disable()  # it is to run in no other thread than the window's (worker_threads.py)
    _leave_at_last(SECONDS)
    threading.Thread(target=_leave_in_time, name="end", daemon=True).start()


def begin_by(pipe: int, numbers: Iterable[int], woken: Callable[[], None]) -> threading.Thread:
    """Begin in a thread, once one of these bytes comes in the pipe; `woken` is called there for each byte. It
    makes nothing that garbage is collected for."""
    ending = frozenset(numbers)

    def listen() -> None:
        while told := os.read(pipe, 1):
            if told[0] in ending:
                begin()
            woken()
        os.close(pipe)

    thread = threading.Thread(target=listen, name="signals", daemon=True)
    thread.start()
    return thread


@contextlib.contextmanager
def writing() -> Iterator[None]:
    """Meanwhile what somebody wrote comes to the disk, for the first time: the end waits longer for it."""
    with _writes:
        _leave_at_last(SECONDS + _WRITE_SECONDS)
        yield


def step(seconds: float) -> float:
    """How long a step that may take `seconds` may take now."""
    return min(seconds, _LONGEST_STEP) if _begun else seconds


def leave(code: int = 0) -> NoReturn:
    """End now. Whoever is below us ends too: wardens with all that they guard, the others by themselves."""
    for pid in _children():
        for number in (signal.SIGCONT, signal.SIGUSR1):  # which ends a program that does not know it
            with contextlib.suppress(OSError):
                os.kill(pid, number)
    if sys.platform.startswith("linux"):
        os.closerange(0, os.sysconf("SC_OPEN_MAX"))
    os._exit(code)


def _leave_in_time() -> None:
    time.sleep(_LEAVE_SECONDS)
    if _writes.acquire(timeout=_WRITE_SECONDS):
        leave()


def _leave_at_last(seconds: float) -> None:
    # What it would say belongs on no screen, and a pipe that nobody reads would keep it.
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
