"""Turns that were let go of, in a file of ours, until somebody looks at them again."""

import logging
import pickle
import tempfile
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)


class TurnCache:
    """Pages of turns by number, in a file without a name, which only its owner can read.

    What comes back is equal to what was put there: rows, their ids, the lines that told them. What cannot be
    written stays in memory, so nothing is lost where a disk is full.
    """

    def __init__(self, folder: Path | None) -> None:
        """`folder` None: nothing is taken."""
        self._file = _File(folder)
        self._places: dict[int, tuple[int, int, int]] = {}  # page -> offset, bytes, their hash

    def branch(self) -> "TurnCache":
        """The cache of a session that begins as this one: the same pages, whatever becomes of them here."""
        other = TurnCache(None)
        other._file, other._places = self._file, dict(self._places)
        self._file.users += 1
        return other

    def close(self) -> None:
        """Nothing is kept any more; what was is gone with the last session that begins with it."""
        file, self._file = self._file, _File(None)
        self._places.clear()
        file.leave()

    @property
    def writable(self) -> bool:
        """Whether something can be put there."""
        return not self._file.failed

    def new_page(self) -> int:
        """The number of a page that there was not yet; none of those of a session's file, nor `UNKNOWN`."""
        self._file.pages += 1
        return -1 - self._file.pages

    def put(self, page: int, turns: Sequence[Turn]) -> bool:
        """Keep the turns of a page, in place of what it had before. False where they cannot be kept."""
        if self._file.failed:
            return False
        try:
            data = pickle.dumps(list(turns), pickle.HIGHEST_PROTOCOL)
            told = hash(data)
            if page not in self._places or self._places[page][2] != told:
                self._places[page] = self._file.append(data), len(data), told
        except (OSError, pickle.PicklingError, RecursionError) as error:
            _log.warning("old turns stay in memory: %s", type(error).__name__)
            self._file.failed = True
        return not self._file.failed

    def read(self, page: int) -> list[Turn]:
        """The turns of a page, as they were put there; none where it cannot be read."""
        offset, size, _ = self._places.get(page, (0, 0, 0))
        try:
            turns: list[Turn] = pickle.loads(self._file.read(offset, size)) if size else []
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            _log.warning("old turns could not be read: %s", type(error).__name__)
            return []
        return turns


class _File:
    """Bytes that are only ever appended, of one turn cache or of several."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._end = 0
        self.pages = 0  # that there have been
        self.users = 1
        self.failed = folder is None

    def append(self, data: bytes) -> int:
        """Gives where they begin. OSError where not all of them can be written."""
        file = self._file = self._file or self._open()
        begin = file.seek(self._end)
        left = memoryview(data)
        while left:  # a disk that is nearly full takes a part
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
        file = tempfile.TemporaryFile(dir=self._folder, buffering=0)  # noqa: SIM115 - closed with this
        weakref.finalize(self, file.close)
        return file
