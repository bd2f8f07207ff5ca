"""Finding the processes that a test has left running, those that no longer hang on ours too."""

import os

import psutil

from tests import leftovers_mark

GRACE = 3.0
"""Seconds in which a process that is just ending may do so."""


def processes() -> set[psutil.Process]:
    """Our descendants, and every process that carries our mark. Ended ones (zombies) do not count."""
    found = set(psutil.Process().children(recursive=True))
    found.update(process for process in psutil.process_iter() if _is_marked(process))
    return {process for process in found if _runs(process) and process.pid != os.getpid()}


def end_all(found: set[psutil.Process]) -> list[str]:
    """Give them their grace, then kill what is left of them and say what it was."""
    running = [p for p in psutil.wait_procs(list(found), timeout=GRACE)[1] if _runs(p)]
    words = [f"a process was left: {_words(process)}" for process in running]
    for process in running:
        _kill(process)
    psutil.wait_procs(running, timeout=GRACE)
    return words


def _is_marked(process: psutil.Process) -> bool:
    try:
        return process.environ().get(leftovers_mark.NAME) == leftovers_mark.value()
    except (psutil.Error, OSError):
        return False


def _runs(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


def _words(process: psutil.Process) -> str:
    try:
        return f"{process.pid} {' '.join(process.cmdline())[:300]}"
    except psutil.Error:
        return str(process.pid)


def _kill(process: psutil.Process) -> None:
    try:
        process.kill()
    except psutil.Error:
        return
