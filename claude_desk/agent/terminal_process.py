"""A program with a terminal of its own, under the warden (Linux only).

The warden has the program open the terminal, which becomes its controlling terminal. The terminal's other end
is here: what the program prints is read from it, what the user types is written to it. If this end is closed,
or this program dies, Linux tells the program so (SIGHUP), and the warden ends it with all its descendants.
"""

import contextlib
import os
import struct
import sys
import time
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal, Slot

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import ChildProcess, name_of

MOST_WAITING = 16 << 20  # bytes that wait until the program reads them
_WRITTEN_AT_ONCE = 65_536  # bytes of what waits that are written in a turn of the event loop
_AT_ONCE = 16_384  # bytes of the largest piece
_SLICE = 256  # bytes of a piece with control sequences: a few bytes can change the whole screen
_SMALLEST = 16
_LONG = 0.006  # seconds of processor time after which no further piece is read
_SLOW, _FAST = 0.008, 0.003  # seconds of processor time after which the next piece is smaller or larger
_PAUSE_MS = 2  # between two turns of the event loop that read
_BUSY_PAUSE_MS = 6  # the same if more output waits, so that frames and keys come between
_REST = 0.5  # seconds of processor time for the output that is left after the program's end
_HANG_UP_MS = 600  # from SIGHUP until all descendants are killed
_TIOCGSID = 0x5429


def can_run() -> bool:
    """Return whether programs with a terminal can be run here."""
    return sys.platform == "linux" and bool(sys.executable)


class TerminalProcess(QObject):
    """One run of a program. No method blocks. Call `start` once."""

    came = Signal(object)  # bytes, never empty
    ended = Signal(object)  # ProcessOutcome, once, after all output

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._master = self._slave = -1
        self._waiting = bytearray()
        self._unsaid = bytearray()  # output that was read and not emitted
        self._size = _SLICE  # bytes of the next piece
        self._outcome: ProcessOutcome | None = None  # while output is left after the program's end
        self._rest = _REST
        self._reader: QSocketNotifier | None = None
        self._writer: QSocketNotifier | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause_over)
        self._process = ChildProcess(self)
        self._process.ended.connect(self._on_ended)
        self._killer = QTimer(self, singleShot=True, interval=_HANG_UP_MS)
        self._killer.timeout.connect(self._process.kill)

    @property
    def running(self) -> bool:
        return self._process.running

    @property
    def pid(self) -> int:
        """The process id of the warden; 0 if nothing runs."""
        return self._process.pid

    def start(
        self,
        command: Command,
        arguments: Sequence[str],
        folder: str,
        environment: Mapping[str, str],
        size: tuple[int, int],
    ) -> None:
        """Start the program. `size`: columns and lines of the terminal. If there is no terminal left, or the
        program cannot be run, emit `ended` with `started` False, possibly before this method returns."""
        try:
            self._master, self._slave = os.openpty()
            os.set_blocking(self._master, False)
            path = os.ttyname(self._slave)
        except OSError as error:
            self._close_terminal()
            self.ended.emit(ProcessOutcome(False, None, None, error.strerror or str(error), ""))
            return
        self.resize(*size)
        self._reader = QSocketNotifier(self._master, QSocketNotifier.Type.Read, self)
        self._reader.activated.connect(self._on_readable)
        self._writer = QSocketNotifier(self._master, QSocketNotifier.Type.Write, self)
        self._writer.setEnabled(False)
        self._writer.activated.connect(self._write)
        self._process.start(command, arguments, folder, environment, terminal=path)

    def write(self, data: bytes) -> bool:
        """Write what the user typed. Return False, and write nothing, if too much waits already."""
        if self._master < 0 or len(self._waiting) + len(data) > MOST_WAITING:
            return False
        self._waiting += data
        self._write()
        return True

    @property
    def waiting(self) -> int:
        """How many bytes the program has not taken yet."""
        return len(self._waiting)

    def resize(self, columns: int, lines: int) -> None:
        """Set the terminal's size. The program hears of it (SIGWINCH)."""
        if self._master >= 0:
            import fcntl
            import termios

            with contextlib.suppress(OSError):
                fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def foreground(self) -> str:
        """Return the name of the program that has the terminal now; "" while that is the first program, as
        while a shell waits for a command."""
        if self._master < 0 or not self.running:
            return ""
        try:
            group, session = os.tcgetpgrp(self._master), self._session()
        except OSError:
            return ""
        return "" if group in (0, session) else name_of(group) or str(group)

    def hang_up(self) -> None:
        """Tell the program that its terminal is gone, as when a window is closed. Shells save their history
        then. Kill all its processes soon after."""
        self._process.hang_up()
        self._killer.start()

    def kill(self) -> None:
        """Kill the program with all its descendants."""
        self._process.kill()

    # ---------------------------------------------------------------------------------------------

    def _session(self) -> int:
        import fcntl

        return int(struct.unpack("i", fcntl.ioctl(self._master, _TIOCGSID, b"\0\0\0\0"))[0])

    @Slot()
    def _on_readable(self) -> None:
        assert self._reader is not None
        self._reader.setEnabled(False)
        began = now = time.thread_time()
        more = True
        while more and self._master >= 0 and now - began < _LONG:
            more = self._take()
            now = time.thread_time()
        if self._outcome is None:
            self._pause.start(_BUSY_PAUSE_MS if more else _PAUSE_MS)
            return
        self._rest -= now - began
        if more and self._rest > 0:
            self._pause.start(_PAUSE_MS)
        else:
            self._end(self._outcome)

    @Slot()
    def _on_pause_over(self) -> None:
        if self._unsaid or self._outcome is not None:
            self._on_readable()
        elif self._reader is not None and self._master >= 0:
            self._reader.setEnabled(True)  # fires at once if output came during the pause

    def _take(self) -> bool:
        """Emit a piece of output. Return whether more may be waiting.

        How long the screen takes for a piece depends on what the program prints. The next piece is smaller
        after a slow one, and larger after a fast one.
        """
        more = True
        if not self._unsaid:
            data, more = self._read()
            self._unsaid += data
        size = min(self._size, _SLICE if b"\x1b" in self._unsaid else _AT_ONCE)
        data = bytes(self._unsaid[:size])
        del self._unsaid[:size]
        if data:
            began = time.thread_time()
            self.came.emit(data)
            seconds = time.thread_time() - began
            if seconds > _SLOW:
                self._size = max(_SMALLEST, min(self._size, len(data)) // 2)
            elif seconds < _FAST and len(data) >= self._size:
                self._size = min(2 * self._size, _AT_ONCE)
        return more or bool(self._unsaid)

    def _read(self) -> tuple[bytes, bool]:
        """Read a piece. Return it, and whether more may be waiting. A terminal gives some 4 KB at a time."""
        data = bytearray()
        while len(data) < _AT_ONCE:
            try:
                piece = os.read(self._master, _AT_ONCE - len(data))
            except OSError:
                return bytes(data), False
            if not piece:
                return bytes(data), False
            data += piece
        return bytes(data), True

    @Slot()
    def _write(self) -> None:
        if self._master < 0 or self._writer is None:
            return
        left = _WRITTEN_AT_ONCE
        with contextlib.suppress(BlockingIOError, OSError):
            while self._waiting and left > 0:
                written = os.write(self._master, self._waiting[:4096])
                del self._waiting[:written]
                left -= written
        self._writer.setEnabled(bool(self._waiting))

    @Slot(object)
    def _on_ended(self, outcome: ProcessOutcome) -> None:
        """Emit the output that is left, in as many turns of the event loop as it takes."""
        self._killer.stop()
        self._pause.stop()
        self._outcome = outcome
        if self._master >= 0:
            self._on_readable()
        else:
            self._end(outcome)

    def _end(self, outcome: ProcessOutcome) -> None:
        self._close_terminal()
        self.ended.emit(outcome)

    def _close_terminal(self) -> None:
        self._pause.stop()
        for notifier in (self._reader, self._writer):
            if notifier is not None:
                notifier.setEnabled(False)
        for end in (self._master, self._slave):
            if end >= 0:
                os.close(end)
        self._master = self._slave = -1
        self._waiting.clear()
        self._unsaid.clear()
