"""Reads a program's stdout at intervals.

A CLI writes hundreds of small pieces a second. Waking up for each piece would cost more than handling its
content, so we pause after each read. On Linux we make the pipe ourselves and do not watch it during a pause.
On other systems QProcess reads the output immediately, and we leave it in QProcess's buffer during a pause.
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QProcess, QSocketNotifier, QTimer, Signal

# Pauses after a read: the usual pause (two frames of most screens), the pause after more than _MUCH bytes,
# and the pause if more output is waiting. Much output is read in several turns of the event loop, with the
# last pause between them, so that no turn takes long.
TAKE_EVERY_MS, _TAKE_MUCH_EVERY_MS, _TAKE_MORE_AFTER_MS = 33, 8, 1
_MUCH = 8192  # bytes
# After more than _BRISK bytes, up to _MUCH, the pause is four frames. Some 300 deltas a second then arrive,
# ten times as many as usual. Nobody can read so fast, and half of the cost is painting lines that move up.
_BRISK, _TAKE_BRISK_EVERY_MS = 2500, 66
_AT_ONCE = 32768  # the most bytes of a piece: some hundred deltas, which take 3 ms
# Seconds of processor time after which no further piece is read. The same turn of the event loop may also
# have to lay out rows of an earlier read.
_LONG = 0.003
_ROOM = 1 << 18  # the pipe's capacity in bytes: the program can write that much during a pause


class ProcessOutput(QObject):
    """The stdout of a process.

    Start the process inside `with starting():`. When the process has ended, call `read_rest()` and `close()`.
    """

    came = Signal(object)
    """bytes, never empty. The first output after a silence is emitted immediately."""
    ended = Signal()
    """The program has closed its stdout. On Linux all output has been emitted before."""

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
            os.close(end)  # only the program has this end now: the pipe ends when the program closes it

    def hold(self) -> None:
        """Emit nothing for 33 ms. Call this before a method of QProcess that waits: such a method may read
        output.

        On Linux do nothing, because QProcess does not read our pipe.
        """
        if self._pipe is None:
            self._pause.start(TAKE_EVERY_MS)

    def read_rest(self) -> None:
        """Emit all output that is waiting."""
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
            self._notifier.setEnabled(not self._at_end)  # fires immediately if output came during the pause
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
        """Read and emit a piece of the output. Return its size in bytes; 0 if no output is waiting."""
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
    """Return the pause in milliseconds after a read of `size` bytes if no more output is waiting."""
    if size > _MUCH:
        return _TAKE_MUCH_EVERY_MS
    return _TAKE_BRISK_EVERY_MS if size > _BRISK else TAKE_EVERY_MS


def _pipe() -> tuple[int, int]:
    """Return the reading end (non-blocking) and the writing end of a new pipe.

    The pipe holds _ROOM bytes, or fewer if the system does not allow that many.
    """
    import fcntl  # Unix only

    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with contextlib.suppress(OSError):
        fcntl.fcntl(reading, fcntl.F_SETPIPE_SZ, _ROOM)
    return reading, writing
