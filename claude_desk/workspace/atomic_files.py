"""Writing files of ours: whole or not at all, and for their owner alone."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from claude_desk.system.files import STATE_BYTES, NotRegularError, open_to_read, read_whole


def write_atomic(path: Path, data: bytes, *, chosen: bool = False) -> None:
    """Write a file of mode 0600 beside `path` and put it in its place; OSError where that fails. `chosen` as
    `AtomicFile` has it.

    A reader finds the old file or the new one, never half of one. It is not waited for the disk: this may be
    called from the window's thread, and what is lost with the machine's power is a setting.
    """
    file = AtomicFile(path, chosen=chosen)
    try:
        file.write(data)
        file.finish()
    except BaseException:
        file.abandon()
        raise


class AtomicFile:
    """A file of mode 0600 written bit by bit beside `path`; `finish()` puts it in its place.

    Each call raises OSError where it fails; `abandon()` never does, and leaves what was at `path`.

    `chosen`: the person named the file. A link stays, and what it leads to is written; a file that is there
    keeps its permission bits; what is no file, a pipe or a device, is left.
    """

    def __init__(self, path: Path, *, chosen: bool = False) -> None:
        self.path = path
        self._target, bits = _chosen_file(path) if chosen else (path, None)
        # mkstemp makes it 0600
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=self._target.parent)
        self._name = Path(name)
        self._file = os.fdopen(handle, "wb")
        if bits is not None:
            with contextlib.suppress(OSError):  # a file system without them
                os.fchmod(handle, bits)

    def write(self, data: bytes) -> None:
        self._file.write(data)

    def finish(self) -> None:
        self._file.close()
        self._name.replace(self._target)

    def abandon(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        with contextlib.suppress(OSError):
            self._name.unlink()


def _chosen_file(path: Path) -> tuple[Path, int | None]:
    """Give the file that a path leads to, and its permission bits where it is there."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path.resolve(), None
    if not stat.S_ISREG(mode):
        raise NotRegularError(path, folder=stat.S_ISDIR(mode))
    return path.resolve(), stat.S_IMODE(mode) & 0o777


def put_aside(path: Path) -> None:
    """Keep a damaged file as `NAME.damaged`; OSError where it stays where it is."""
    path.replace(path.with_name(path.name + ".damaged"))


def is_there(path: Path) -> bool:
    """Whether there is something; not where that cannot be told."""
    try:
        return path.exists()
    except OSError:
        return False


def read_if_there(path: Path, most: int = STATE_BYTES) -> bytes | None:
    """Give the bytes of a file of ours, None where there is none; OSError where it cannot be read, is no file
    or has more than `most`."""
    try:
        return read_whole(path, most)
    except FileNotFoundError:
        return None


def read_file(path: Path, most: int) -> tuple[bytes, bytes]:
    """Give a regular file's first bytes, one more than `most` at most, and its size and time in words.

    For files of others: anything else than a file is an OSError.
    """
    with open_to_read(path) as file:
        found = os.fstat(file.fileno())
        return file.read(most + 1), f"{found.st_size} {found.st_mtime_ns}".encode()
