"""Processes that run for a profile. On POSIX each process has its own process group, so that everything that
it started can be killed with it."""

import os
import signal
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QProcess, QProcessEnvironment

# Killed processes that have not ended yet. Qt would block if it destroyed their objects.
_ending: set[QProcess] = set()


def make_process(environ: Mapping[str, str]) -> QProcess:
    """Return a process with exactly this environment. On POSIX the process starts in its own session."""
    process = QProcess()
    variables = QProcessEnvironment()
    for name, value in environ.items():
        variables.insert(name, value)
    process.setProcessEnvironment(variables)
    if os.name == "posix":
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
        process.setUnixProcessParameters(parameters)
    return process


def is_over(process: QProcess) -> bool:
    return process.state() is QProcess.ProcessState.NotRunning


def let_go(process: QProcess) -> None:
    """Release a process. If it is still running, kill its group, and keep its object until it has ended."""
    if not is_over(process):
        _ending.add(process)
        process.finished.connect(lambda: _ending.discard(process))
        kill_group(process)


def kill_group(process: QProcess) -> None:
    """Kill the process, and on POSIX its process group."""
    pid = process.processId()
    if os.name == "posix" and pid > 0:
        with suppress(OSError):
            os.killpg(pid, signal.SIGKILL)
    process.kill()
