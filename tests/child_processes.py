"""The processes below the program under test. A process may end at any moment: then it has no command
line."""

from collections.abc import Iterable

import psutil


def runs(process: psutil.Process) -> bool:
    """Whether the process runs or is halted. A process that has ended does not, reaped or not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def still_running(processes: Iterable[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Return the processes that have not ended within so many seconds. The children of a killed program may
    be reaped later than that."""
    return [process for process in psutil.wait_procs(list(processes), timeout=seconds)[1] if runs(process)]


def command_of(process: psutil.Process) -> list[str]:
    """Return the process's command line as words; [] if it has ended."""
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def children_with(word: str, pid: int | None = None, recursive: bool = False) -> list[psutil.Process]:
    """Return the children with `word` in their command line: ours, or those of the process `pid`. Return []
    if that process has ended.

    `recursive`: their children too.
    """
    try:
        children = psutil.Process(pid).children(recursive=recursive)
    except psutil.NoSuchProcess:
        return []
    return [each for each in children if word in " ".join(command_of(each))]


def wardens() -> list[psutil.Process]:
    """Return the wardens of CLIs, one for each CLI. Children of ours that start programs have a warden
    too."""
    return [each for each in psutil.Process().children() if _guards_a_cli(command_of(each))]


def _guards_a_cli(command: list[str]) -> bool:
    is_warden = any("warden" in word for word in command)
    return is_warden and not any("from claude_desk." in word for word in command)
