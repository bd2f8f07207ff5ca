"""A program run for a profile beside the window, in a process group that can be ended whole."""

import os
import signal
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QProcess, QProcessEnvironment

_ending: set[QProcess] = set()  # killed, not gone yet: Qt waits for a process whose object goes


def make_process(environ: Mapping[str, str]) -> QProcess:
    """One with exactly this environment."""
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
    """It has ended, or ends now."""
    if not is_over(process):
        _ending.add(process)
        process.finished.connect(lambda: _ending.discard(process))
        kill_group(process)


def kill_group(process: QProcess) -> None:
    """End it by force, with all that it has started."""
    pid = process.processId()
    if os.name == "posix" and pid > 0:
        with suppress(OSError):
            os.killpg(pid, signal.SIGKILL)
    process.kill()
