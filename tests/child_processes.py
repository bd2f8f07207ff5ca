"""Finds child processes in tests. A process may end at any moment, and has no command line then."""

from collections.abc import Iterable

import psutil


def runs(process: psutil.Process) -> bool:
    """Whether the process runs or is halted. A process that has ended does not run, even if it is a
    zombie."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def still_running(processes: Iterable[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Wait up to `seconds` for the ends of the processes, and return the processes that still run. The
    children of a killed program may be reaped later than the program."""
    return [process for process in psutil.wait_procs(list(processes), timeout=seconds)[1] if runs(process)]


def command_of(process: psutil.Process) -> list[str]:
    """Return the process's command line as words, or [] if the process has ended."""
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def children_with(word: str, pid: int | None = None, recursive: bool = False) -> list[psutil.Process]:
    """Return the children of this process, or of the process `pid`, whose command line contains `word`.
    Return [] if the process `pid` has ended.

    `recursive`: also search the children of the children.
    """
    try:
        children = psutil.Process(pid).children(recursive=recursive)
    except psutil.NoSuchProcess:
        return []
    return [each for each in children if word in " ".join(command_of(each))]


def wardens() -> list[psutil.Process]:
    """Return the wardens of this process's CLIs, one for each CLI. Wardens of our own child programs are left
    out."""
    return [each for each in psutil.Process().children() if _guards_a_cli(command_of(each))]


def _guards_a_cli(command: list[str]) -> bool:
    is_warden = any("warden" in word for word in command)
    return is_warden and not any("from claude_desk." in word for word in command)
