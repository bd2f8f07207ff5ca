"""What a program writes on its stdout, taken in pieces of a moment.

A CLI writes hundreds of small pieces a second; each taken alone costs more than what is in it, and so does
being woken for it. On Linux the pipe is therefore our own, and nobody looks at it during a pause; elsewhere
QProcess reads it as it comes, and only what it has read is left for a while.
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QProcess, QSocketNotifier, QTimer, Signal

# Two frames of most screens: what is taken is shown at once, so that a frame is drawn for each piece. At full
# speed it is taken more often, and no taking is long: what is left then is taken in a moment.
TAKE_EVERY_MS, _TAKE_MUCH_EVERY_MS, _TAKE_MORE_AFTER_MS = 33, 8, 1
_MUCH = 8192  # bytes
# Deltas ten times as fast as Claude speaks, some 300 a second, are taken once in four frames: nobody
# reads them, and half of what they cost is the painting of lines that move up.
_BRISK, _TAKE_BRISK_EVERY_MS = 2500, 66
_AT_ONCE = 32768  # bytes: some hundred deltas, which are 3 ms of work
# Seconds of work in one go: what came before, a screen of rows, may be laid out in the same turn.
_LONG = 0.003
_ROOM = 1 << 18  # of the pipe: so much is written while nobody looks at it


class ProcessOutput(QObject):
    """`with starting():` around the start of the process; at its end `read_rest()` and `close()`."""

    came = Signal(object)
    """bytes, never none. What comes after a silence is told at once."""
    ended = Signal()
    """The program has closed it; all of it was told."""

    def __init__(self, process: QProcess) -> None:
        super().__init__(process)
        self._process = process
        self._pipe: int | None = None
        self._notifier: QSocketNotifier | None = None
        self._at_end = self._closed = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause_over)

    @contextlib.contextmanager
    def starting(self) -> Iterator[None]:
        if sys.platform != "linux":
            self._process.readyReadStandardOutput.connect(self._on_ready_read)
            self._process.readChannelFinished.connect(self.ended)
            yield
            return
        self._pipe, end = _pipe()
        self._notifier = QSocketNotifier(self._pipe, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_ready_read)
        try:
            self._process.setStandardOutputFile(f"/proc/self/fd/{end}")
            yield
        finally:
            os.close(end)  # the program has it now: once it closes it, the pipe has its end

    def hold(self) -> None:
        """Tell nothing during the call in which the process is waited for."""
        if self._pipe is None:
            self._pause.start(TAKE_EVERY_MS)

    def read_rest(self) -> None:
        """Tell what there still is."""
        self._pause.stop()
        while self._read_piece():
            pass

    def close(self) -> None:
        self._pause.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        if self._pipe is not None and not self._closed:
            os.close(self._pipe)
        self._at_end = self._closed = True

    def _on_ready_read(self) -> None:
        if not self._pause.isActive():
            self._on_readable()

    def _on_pause_over(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(not self._at_end)  # what came meanwhile is told in a moment
        elif self._process.bytesAvailable():
            self._on_readable()

    def _on_readable(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        began = time.thread_time()
        size = last = self._read_piece()
        while last == _AT_ONCE and time.thread_time() - began < _LONG:
            last = self._read_piece()
            size += last
        if last == _AT_ONCE:
            self._pause.start(_TAKE_MORE_AFTER_MS)
        elif size or not self._at_end:
            self._pause.start(_pause_after(size))

    def _read_piece(self) -> int:
        """Tell a piece of what there is; gives the number of bytes."""
        data = self._process.readAllStandardOutput().data() if self._pipe is None else self._read(self._pipe)
        if data:
            self.came.emit(bytes(data))
        return len(data)

    def _read(self, pipe: int) -> bytes:
        if self._at_end:
            return b""
        try:
            data = os.read(pipe, _AT_ONCE)
        except BlockingIOError:
            return b""
        if not data:
            self._at_end = True
            self.ended.emit()
        return data


def _pause_after(size: int) -> int:
    """Milliseconds, after so many bytes were taken and nothing is left."""
    if size > _MUCH:
        return _TAKE_MUCH_EVERY_MS
    return _TAKE_BRISK_EVERY_MS if size > _BRISK else TAKE_EVERY_MS


def _pipe() -> tuple[int, int]:
    """A pipe with much room, its end to read from without waiting, and its end to write to."""
    import fcntl  # of Unix

    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with contextlib.suppress(OSError):
        fcntl.fcntl(reading, fcntl.F_SETPIPE_SZ, _ROOM)
    return reading, writing
