"""The processes below the program under test. One may end at any moment: it has no command line then."""

from collections.abc import Iterable

import psutil


def runs(process: psutil.Process) -> bool:
    """Whether it runs, or is halted. One that has ended does not, be it reaped or not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def still_running(processes: Iterable[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Those that have not ended within so many seconds. Who reaps the children of a program that was killed
    may take longer."""
    return [process for process in psutil.wait_procs(list(processes), timeout=seconds)[1] if runs(process)]


def command_of(process: psutil.Process) -> list[str]:
    """Its words; [] where it has ended."""
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def children_with(word: str, pid: int | None = None, recursive: bool = False) -> list[psutil.Process]:
    """The children with `word` in their command line: ours, or of the process `pid`; [] where that has ended.

    `recursive`: and their children.
    """
    try:
        children = psutil.Process(pid).children(recursive=recursive)
    except psutil.NoSuchProcess:
        return []
    return [each for each in children if word in " ".join(command_of(each))]


def wardens() -> list[psutil.Process]:
    """Those of CLIs, of which each has one; children of ours that start programs have one too."""
    return [each for each in psutil.Process().children() if _guards_a_cli(command_of(each))]


def _guards_a_cli(command: list[str]) -> bool:
    is_warden = any("warden" in word for word in command)
    return is_warden and not any("from claude_desk." in word for word in command)
