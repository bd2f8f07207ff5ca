"""Keeps evicted turns in a temporary file until they are needed again."""

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
    """Stores pages of turns by number, in a temporary file without a name.

    `read` returns turns that are equal to the stored turns: with the same rows, ids and sources. If `put`
    returns False, for example on a full disk, the caller keeps the turns in memory.
    """

    def __init__(self, folder: Path | None) -> None:
        """`folder`: the folder of the temporary file; None for a cache that accepts no turns."""
        self._file = _File(folder)
        self._places: dict[int, tuple[int, int, int]] = {}  # page -> offset, number of bytes, hash

    def fork(self) -> "TurnCache":
        """Return a copy of the cache for a session that begins with the same rows. Both caches use the same
        file. Later changes to a page of one cache do not affect the other cache."""
        other = TurnCache(None)
        other._file, other._places = self._file, dict(self._places)
        self._file.users += 1
        return other

    def close(self) -> None:
        """Drop all pages. The last cache that uses the file removes the file."""
        file, self._file = self._file, _File(None)
        self._places.clear()
        file.release()

    @property
    def writable(self) -> bool:
        """Whether the cache still accepts pages."""
        return not self._file.failed

    def new_page(self) -> int:
        """Return a new page number. It is below `UNKNOWN` and all page numbers of a session's file."""
        self._file.pages += 1
        return -1 - self._file.pages

    def put(self, page: int, turns: Sequence[Turn]) -> bool:
        """Store the turns of a page. They replace earlier turns of the page. Return False if the turns cannot
        be written. After that, the cache accepts no more turns."""
        if self._file.failed:
            return False
        try:
            keep_own_references(turns)
            data = write_message(page, list(turns))
            digest = hash(data)
            if page not in self._places or self._places[page][2] != digest:
                self._places[page] = self._file.append(data), len(data), digest
        except (OSError, TypeError, NotImplementedError, RecursionError) as error:
            _log.warning("old turns stay in memory: %s", type(error).__name__)
            self._file.failed = True
        return not self._file.failed

    def read(self, page: int) -> list[Turn]:
        """Return the stored turns of a page; [] if the page is unknown or cannot be read."""
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

    def release(self) -> None:
        self.users -= 1
        if not self.users and self._file is not None:
            self._file.close()

    def _open(self) -> IO[bytes]:
        assert self._folder is not None
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = tempfile.TemporaryFile(dir=self._folder, buffering=0)  # noqa: SIM115 - closed with this object
        weakref.finalize(self, file.close)
        return file
