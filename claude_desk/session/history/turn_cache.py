"""Evicted turns, kept in a temporary file until they are needed again."""

import logging
import tempfile
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from claude_desk.library.frames import NotUnderstoodError, read_message, write_message
from claude_desk.transcript.reducer.live_blocks import keep_own_references
from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)


class TurnCache:
    """Pages of turns by number, in a file without a name that only its owner can read.

    `read` returns turns equal to those that were put there: rows, their ids, the lines they came from. Turns
    that cannot be written stay in memory, so nothing is lost on a full disk.
    """

    def __init__(self, folder: Path | None) -> None:
        """With `folder` None the cache accepts nothing."""
        self._file = _File(folder)
        self._places: dict[int, tuple[int, int, int]] = {}  # page -> offset, bytes, their hash

    def branch(self) -> "TurnCache":
        """Return a cache with the same pages, for a session that begins with these rows. Changes here do not
        affect it."""
        other = TurnCache(None)
        other._file, other._places = self._file, dict(self._places)
        self._file.users += 1
        return other

    def close(self) -> None:
        """Keep nothing any more. The file is removed with the last cache that uses it."""
        file, self._file = self._file, _File(None)
        self._places.clear()
        file.leave()

    @property
    def writable(self) -> bool:
        """Whether the cache still accepts pages."""
        return not self._file.failed

    def new_page(self) -> int:
        """Return a new page number. It is never the number of a page of a session's file, nor `UNKNOWN`."""
        self._file.pages += 1
        return -1 - self._file.pages

    def put(self, page: int, turns: Sequence[Turn]) -> bool:
        """Store the turns of a page in place of what it had before. Return whether that worked."""
        if self._file.failed:
            return False
        try:
            keep_own_references(turns)
            data = write_message(page, list(turns))
            told = hash(data)
            if page not in self._places or self._places[page][2] != told:
                self._places[page] = self._file.append(data), len(data), told
        except (OSError, TypeError, NotImplementedError, RecursionError) as error:
            _log.warning("old turns stay in memory: %s", type(error).__name__)
            self._file.failed = True
        return not self._file.failed

    def read(self, page: int) -> list[Turn]:
        """Return the turns of a page as they were put there; an empty list if it cannot be read."""
        offset, size, _ = self._places.get(page, (0, 0, 0))
        try:
            return read_message(self._file.read(offset, size)).value(list[Turn]) if size else []
        except (OSError, NotUnderstoodError) as error:
            _log.warning("old turns could not be read: %s", type(error).__name__)
            return []


class _File:
    """A file to which one or several turn caches append."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._end = 0
        self.pages = 0  # how many page numbers were given out
        self.users = 1
        self.failed = folder is None

    def append(self, data: bytes) -> int:
        """Append the data and return its offset. Raise `OSError` if not all of it can be written."""
        file = self._file = self._file or self._open()
        begin = file.seek(self._end)
        left = memoryview(data)
        while left:  # a disk that is nearly full accepts only a part
            left = left[file.write(left) :]
        self._end = begin + len(data)
        return begin

    def read(self, offset: int, size: int) -> bytes:
        if self._file is None:
            return b""
        self._file.seek(offset)
        return self._file.read(size)

    def leave(self) -> None:
        self.users -= 1
        if not self.users and self._file is not None:
            self._file.close()

    def _open(self) -> IO[bytes]:
        assert self._folder is not None
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = tempfile.TemporaryFile(dir=self._folder, buffering=0)  # noqa: SIM115 - closed with this object
        weakref.finalize(self, file.close)
        return file
