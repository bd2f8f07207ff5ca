"""Finding the processes that a test has left running, those that no longer hang on ours too."""

import os

import psutil

from tests import process_mark
from tests.child_processes import command_of, runs, still_running

GRACE = 3.0
"""Seconds in which a process that is just ending may do so."""


_KILLED_SECONDS = 30.0
"""How long a killed process may take until it is gone: on a busy machine longer than the grace."""


def ids() -> set[int]:
    """The ids of all processes of this machine: one look into a folder, before every test."""
    return set(psutil.pids())


def since(before: set[int]) -> set[psutil.Process]:
    """Who runs now and did not before, of our descendants and those that carry our mark.

    Only the new ones are looked at: to read of every process of the machine what it carries takes longer
    than most tests. Ended ones (zombies) do not count.
    """
    found = {process for pid in ids() - before if (process := _process(pid)) is not None}
    return {process for process in found if _is_ours(process) and runs(process)}


def end_all(found: set[psutil.Process]) -> list[str]:
    """Give them their grace, then kill what is left of them and say what it was."""
    running = still_running(found, GRACE)
    words = [f"a process was left: {_words(process)}" for process in running]
    for process in running:
        _kill(process)
    psutil.wait_procs(running, timeout=_KILLED_SECONDS)
    return words


def _process(pid: int) -> psutil.Process | None:
    try:
        return psutil.Process(pid)
    except psutil.Error:
        return None


def _is_ours(process: psutil.Process) -> bool:
    try:
        if process.environ().get(process_mark.NAME) == process_mark.value():
            return True
    except (psutil.Error, OSError):
        pass  # not ours to read, or it has just ended
    try:
        return os.getpid() in [parent.pid for parent in process.parents()]
    except (psutil.Error, OSError):
        return False


def _words(process: psutil.Process) -> str:
    return f"{process.pid} {' '.join(command_of(process))[:300]}".rstrip()


def _kill(process: psutil.Process) -> None:
    try:
        process.kill()
    except psutil.Error:
        return
