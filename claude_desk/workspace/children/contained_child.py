"""Runs a child process that starts other programs. On Linux, the warden is the parent of the child: it ends
the child and the child's programs when this program ends."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QProcess, QTimer

from claude_desk.agent import warden

_END_MS = 500


def start_contained(process: QProcess, arguments: Sequence[str]) -> None:
    """Start Python with these arguments. A failure to start is reported by signals of `process`.

    When the child or this program ends, by any signal, everything that the child has started ends (Linux).
    """
    command = list(arguments)
    if sys.platform == "linux" and sys.executable:
        guard = ["-I", "-S", str(Path(warden.__file__)), f"--parent={os.getpid()}", "--", sys.executable]
        command = guard + command
    process.start(sys.executable, command)


def end_contained(process: QProcess) -> None:
    """End the child, and wait at most one second for its end. The warden also ends everything that the child
    has started. A process that hangs in a system call ends when the call returns."""
    process.closeWriteChannel()
    if _signal_warden(process):
        if not process.waitForFinished(_END_MS):
            process.kill()  # the warden never hangs, so Qt does not block when it destroys `process`
            process.waitForFinished(_END_MS)
    else:
        process.kill()
        process.waitForFinished(_END_MS)
    process.deleteLater()


def end_contained_soon(process: QProcess) -> None:
    """End the child like `end_contained`, but do not wait. Use this for a child that may hang in a system
    call."""
    process.setParent(QCoreApplication.instance())
    process.finished.connect(process.deleteLater)
    process.closeWriteChannel()
    if _signal_warden(process):
        QTimer.singleShot(_END_MS, process, process.kill)
    else:
        process.kill()


def _signal_warden(process: QProcess) -> bool:
    """Have the warden end everything. Return False if there is no warden."""
    pid = process.processId()
    if sys.platform != "linux" or pid <= 0:
        return False
    for number in (signal.SIGCONT, signal.SIGUSR1):  # a stopped warden handles nothing before SIGCONT
        with suppress(ProcessLookupError):
            os.kill(pid, number)
    return True
