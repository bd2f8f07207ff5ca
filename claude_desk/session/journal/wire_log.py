"""Keeps the lines of a session as they went over the wire, for `View source` and for export."""

import logging
import tempfile
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from claude_desk.transcript.entries import Entry

_log = logging.getLogger(__name__)

LIMIT = 4 * 1024 * 1024 * 1024
"""The greatest size of the lines, in bytes. Later lines are not kept."""


_GATHERED = 64 * 1024  # bytes that wait in memory to be written together


class SourceLine(NamedTuple):
    """A line of the wire. `ours`: whether this program sent the line."""

    number: int
    ours: bool
    text: bytes


class WireLog:
    """Wire lines in a file without a name. Only the user can read the file, and it disappears with the
    session.

    Lines are numbered from 1. If the file cannot be written, the lines that wait and all later lines are
    lost. The conversation continues. In memory each line takes 9 bytes, and up to 64 KB of the newest lines
    wait there to be written.
    """

    def __init__(self, folder: Path | None) -> None:
        """With `folder` None nothing is kept."""
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._ends = array("Q", [0])  # the offset at which line n ends, and line n + 1 begins
        self._ours = bytearray([0])
        self._waiting: list[bytes] = []
        self._size = 0  # bytes of the lines that wait
        self._failed = folder is None

    def __len__(self) -> int:
        return len(self._ends) - 1

    def append(self, line: bytes, ours: bool = False) -> int:
        """Keep a line without its newline; `ours`: we sent it. Return its number; 0 if it is not kept."""
        if self._failed:
            return 0
        self._ends.append(self._ends[-1] + len(line))
        self._ours.append(ours)
        self._waiting.append(line)
        self._size += len(line)
        if self._size > _GATHERED:
            self._write()
        return 0 if self._failed else len(self)

    def line(self, number: int) -> bytes:
        """Return the line of that number; b"" if there is no such line, or it could not be written or
        read."""
        self._write()
        if self._file is None or not 0 < number < len(self._ends):
            return b""
        begin, end = self._ends[number - 1], self._ends[number]
        try:
            self._file.seek(begin)
            found = self._file.read(end - begin)
        except (OSError, ValueError):
            return b""
        return found if len(found) == end - begin else b""

    def source_of(self, entry: Entry) -> list[SourceLine]:
        """Return the lines from which a row was made, in their order. Return [] for a row from the session's
        file, from deltas, or from this program, and after `close`."""
        lines = ((number, self.line(number)) for number in entry.sources if number > 0)
        return [SourceLine(number, bool(self._ours[number]), line) for number, line in lines if line]

    def all_lines(self) -> Iterator[bytes]:
        """Yield all lines in their order, including those we sent."""
        for number in range(1, len(self._ends)):
            yield self.line(number)

    def close(self) -> None:
        """Drop all lines and keep no more."""
        self._failed = True
        self._waiting.clear()
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def _write(self) -> None:
        if self._failed or not self._waiting:
            return
        gathered = b"".join(self._waiting)
        begin = self._ends[-1] - self._size
        self._waiting.clear()
        self._size = 0
        try:
            if begin + len(gathered) > LIMIT:
                raise OSError(0, "there are too many")
            file = self._file = self._file or self._open()
            file.seek(begin)
            written = 0
            while written < len(gathered):
                written += file.write(gathered[written:])
        except OSError as error:
            _log.warning("the lines of a session are no longer kept: %s", error.strerror)
            self._failed = True

    def _open(self) -> IO[bytes]:
        assert self._folder is not None
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return tempfile.TemporaryFile(dir=self._folder, buffering=0)
