"""Turns the system's termination signals into a Qt signal, so that the program can end in order.

This module is cheap to import, because it is used before the first frame.
"""

import os
import signal
from types import FrameType

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.system import program_end

# SIGHUP comes when the terminal is closed.
_ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


class TerminationSignals(QObject):
    """Handles the signals that end the program. Signals that are ignored, as under `nohup`, stay ignored.

    Python handles a signal only when the window's thread runs Python code. So each signal also wakes a second
    thread through a pipe. This thread wakes Qt's loop, and begins the end of the program in case the window's
    thread hangs. If `begins_end` is False, as in tests, the second thread only wakes the loop.
    """

    asked = Signal()
    received = False  # whether a signal has come, perhaps before any slot was connected
    _woken = Signal()

    def __init__(self, parent: QObject | None = None, begins_end: bool = True) -> None:
        super().__init__(parent)
        reader, self._writer = os.pipe()
        os.set_blocking(self._writer, False)
        before = {number: signal.getsignal(number) for number in _ENDING}
        self._before = {number: now for number, now in before.items() if now is not signal.SIG_IGN}
        self._woken.connect(self._on_woken)
        ending = self._before if begins_end else ()
        self._thread = program_end.begin_by(reader, ending, self._woken.emit)
        self._wakeup = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        for number in self._before:
            signal.signal(number, self._on_signal)

    def close(self) -> None:
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.close(self._writer)
        self._thread.join(1)

    @Slot()
    def _on_woken(self) -> None:
        """Do nothing. Python handles a pending signal when it runs any Python code, such as this method."""

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.received = True
        self.asked.emit()
