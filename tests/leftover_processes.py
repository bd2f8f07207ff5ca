"""Finds the processes that a test has left running, including processes that are no longer our
descendants."""

import os

import psutil

from tests import process_mark
from tests.child_processes import command_of, runs, still_running

GRACE = 3.0
"""Seconds that a process gets to end by itself."""


_staying: set[int] = set()

_KILLED_SECONDS = 30.0
"""Seconds that a killed process may take to disappear. A busy machine needs more than the grace for this."""


def ids() -> set[int]:
    """Return the ids of all processes of this machine. This runs before every test, so it only lists one
    folder."""
    return set(psutil.pids())


def since(before: set[int]) -> set[psutil.Process]:
    """Return the processes that run now and are not in `before`, if they are our descendants or carry the
    mark of this test run.

    Only new processes are examined: reading the environment of every process takes longer than most tests.
    Ended processes (zombies) do not count.
    """
    found = {process for pid in ids() - before - _staying if (process := _process(pid)) is not None}
    return {process for process in found if _is_ours(process) and runs(process)}


def stays(pid: int) -> None:
    """Ignore a process that serves all tests from now on."""
    _staying.add(pid)


def end_all(found: set[psutil.Process]) -> list[str]:
    """Wait for the grace, then kill the processes that still run. Return a text about each killed process."""
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
        pass  # we may not read the environment, or the process has just ended
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
