"""What asks a program to end, as a signal of Qt's: the window closes as if the person had closed it."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

# The last comes when the terminal goes.
_ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


class TerminationSignals(QObject):
    """Those that are ignored, as `nohup` has it, stay so.

    Python hears a signal only when it runs; a socket wakes the event loop for it.
    """

    asked = Signal()
    received = False  # it was asked, maybe before anybody listened

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_wakeup)
        before = {number: signal.getsignal(number) for number in _ENDING}
        self._before = {number: now for number, now in before.items() if now is not signal.SIG_IGN}
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for number in self._before:
            signal.signal(number, self._on_signal)

    def end(self) -> None:
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _on_wakeup(self) -> None:
        self._reader.recv(64)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.received = True
        self.asked.emit()
