"""Reads a program's stdout at intervals.

A CLI writes hundreds of small pieces a second. To wake up for each piece and to read it alone costs more than
to handle its content. On Linux we therefore make the pipe ourselves and do not look at it during a pause. On
other systems QProcess reads the output as it comes, and we leave it in QProcess's buffer during a pause.
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QProcess, QSocketNotifier, QTimer, Signal

# Pauses between reads. The usual pause is two frames of most screens: what is read is shown at once, in one
# frame. After more than _MUCH bytes the pause is shorter. If more output waits, it is read a moment later, so
# that no read takes long.
TAKE_EVERY_MS, _TAKE_MUCH_EVERY_MS, _TAKE_MORE_AFTER_MS = 33, 8, 1
_MUCH = 8192  # bytes
# Deltas that come ten times as fast as Claude usually writes, some 300 a second, are read once in four
# frames: nobody can read so fast, and half of their cost is painting lines that move up. _BRISK is in bytes.
_BRISK, _TAKE_BRISK_EVERY_MS = 2500, 66
_AT_ONCE = 32768  # bytes: some hundred deltas, which take 3 ms
# Seconds after which reading pauses: rows of an earlier read may be laid out in the same turn of the event
# loop.
_LONG = 0.003
_ROOM = 1 << 18  # bytes that the pipe holds: the program can write that much during a pause


class ProcessOutput(QObject):
    """The stdout of a process.

    Start the process inside `with starting():`. At its end call `read_rest()` and `close()`.
    """

    came = Signal(object)
    """bytes, never empty. Output after a silence is emitted at once."""
    ended = Signal()
    """The program has closed its stdout, and all output has been emitted."""

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
            os.close(end)  # the program now has the only copy: when the program closes it, the pipe ends

    def hold(self) -> None:
        """Emit nothing for the next pause. Call it before a call that waits for the process.

        On Linux there is nothing to do, because such a call does not read our pipe.
        """
        if self._pipe is None:
            self._pause.start(TAKE_EVERY_MS)

    def read_rest(self) -> None:
        """Emit the rest of the output."""
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
            self._notifier.setEnabled(not self._at_end)  # the notifier fires if output came in the pause
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
        """Read and emit a piece of the output. Return its number of bytes, 0 if there is no output now."""
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
    """Return the pause in milliseconds after a read of `size` bytes that left nothing in the pipe."""
    if size > _MUCH:
        return _TAKE_MUCH_EVERY_MS
    return _TAKE_BRISK_EVERY_MS if size > _BRISK else TAKE_EVERY_MS


def _pipe() -> tuple[int, int]:
    """Make a pipe that holds _ROOM bytes. Return its reading end, which does not block, and its writing
    end."""
    import fcntl  # Unix only

    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with contextlib.suppress(OSError):
        fcntl.fcntl(reading, fcntl.F_SETPIPE_SZ, _ROOM)
    return reading, writing
