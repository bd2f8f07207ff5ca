"""A child of ours that starts programs, with the warden above it, so that nothing of it outlives us."""

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
    """Start Python with these arguments. Whether it could be started is told by the process.

    When the child ends, or we do, by whatever signal, all that it has started ends (Linux).
    """
    command = list(arguments)
    if sys.platform == "linux" and sys.executable:
        guard = ["-I", "-S", str(Path(warden.__file__)), f"--parent={os.getpid()}", "--", sys.executable]
        command = guard + command
    process.start(sys.executable, command)


def end_contained(process: QProcess) -> None:
    """End it and all that it has started. Takes half a second at most; what hangs in a call of the system
    ends when that does."""
    process.closeWriteChannel()
    if _tell(process):
        if not process.waitForFinished(_END_MS):
            process.kill()  # the warden never hangs: Qt, which waits for what it destroys, need not
            process.waitForFinished(_END_MS)
    else:
        process.kill()
        process.waitForFinished(_END_MS)
    process.deleteLater()


def end_contained_soon(process: QProcess) -> None:
    """The same, but nothing waits for it: of a child that is likely to hang in a call of the system."""
    process.setParent(QCoreApplication.instance())
    process.finished.connect(process.deleteLater)
    process.closeWriteChannel()
    if _tell(process):
        QTimer.singleShot(_END_MS, process, process.kill)
    else:
        process.kill()


def _tell(process: QProcess) -> bool:
    """Have the warden end all; False where there is none."""
    pid = process.processId()
    if sys.platform != "linux" or pid <= 0:
        return False
    for number in (signal.SIGCONT, signal.SIGUSR1):  # a warden that was halted hears nothing else
        with suppress(ProcessLookupError):
            os.kill(pid, number)
    return True
