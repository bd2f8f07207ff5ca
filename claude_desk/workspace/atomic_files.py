"""Atomic writes of the program's own files and of files that the user named, and bounded reads."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from claude_desk.system.files import STATE_BYTES, NotRegularError, open_to_read, read_all

MOST_COPIES = 20  # copies of one file; each copy after the first has a number in its name


def write_atomic(path: Path, data: bytes, *, chosen: bool = False) -> None:
    """Write a file of mode 0600 next to `path`, then move it to `path`. Raise OSError if that fails.
    `AtomicFile` explains `chosen`.

    A reader finds the old file or the new file, never half a file. There is no fsync, because the GUI thread
    may call this function: a power failure may lose the new content and, on some file systems, leave an empty
    file.
    """
    file = AtomicFile(path, chosen=chosen)
    try:
        file.write(data)
        file.finish()
    except BaseException:
        file.abandon()
        raise


class AtomicFile:
    """A file of mode 0600 that is written piece by piece next to `path`. `finish()` moves it to `path`.

    Each call except `abandon()` raises OSError if it fails. `abandon()` removes the new file and keeps the
    file at `path`.

    `chosen`: the user named the file. A symbolic link stays, and its target is written. An existing file
    keeps its permission bits. A pipe, a device or a folder is refused with `NotRegularError`.
    """

    def __init__(self, path: Path, *, chosen: bool = False) -> None:
        self.path = path
        self._target, bits = _chosen_file(path) if chosen else (path, None)
        # `mkstemp` gives the file the mode 0600.
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=self._target.parent)
        self._name = Path(name)
        self._file = os.fdopen(handle, "wb")
        if bits is not None:
            with contextlib.suppress(OSError):  # a file system without permission bits
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
    """Return the file to which `path` leads, and its permission bits (None if it does not exist). Raise
    `NotRegularError` if it is not a regular file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path.resolve(), None
    if not stat.S_ISREG(mode):
        raise NotRegularError(path, folder=stat.S_ISDIR(mode))
    return path.resolve(), stat.S_IMODE(mode) & 0o777


def put_aside(path: Path, data: bytes) -> None:
    """Rename a damaged file with these bytes to `NAME.damaged` or `NAME-2.damaged` and so on (`copy_of`). If
    all `MOST_COPIES` names have other content, replace the copy with the highest number. Raise OSError if
    that fails."""
    path.replace(copy_of(path, ".damaged", data) or _copy(path, ".damaged", MOST_COPIES))


def copy_of(path: Path, suffix: str, data: bytes) -> Path | None:
    """Return the path of an existing copy of the file with the same bytes, otherwise an unused path. Return
    None if all `MOST_COPIES` paths have other content."""
    copies = (_copy(path, suffix, number) for number in range(1, MOST_COPIES + 1))
    return next((copy for copy in copies if not os.path.lexists(copy) or _has(copy, data)), None)


def _copy(path: Path, suffix: str, number: int) -> Path:
    return path.with_name(f"{path.name}{suffix if number == 1 else f'-{number}{suffix}'}")


def _has(path: Path, data: bytes) -> bool:
    try:
        return read_if_there(path, len(data)) == data
    except OSError:
        return False


def is_there(path: Path) -> bool:
    """Return whether `path` exists; False if this is unknown."""
    try:
        return path.exists()
    except OSError:
        return False


def read_if_there(path: Path, most: int = STATE_BYTES) -> bytes | None:
    """Return the bytes of one of the program's files; None if the file does not exist. Raise OSError if the
    file cannot be read, is not a regular file or has more than `most` bytes."""
    try:
        return read_all(path, most)
    except FileNotFoundError:
        return None


def read_file(path: Path, most: int) -> tuple[bytes, bytes]:
    """Return the first `most` + 1 bytes of a regular file, and the file's size and mtime (ns) as text.

    Use this for files that other programs write. Raise OSError if `path` cannot be read or is not a regular
    file.
    """
    with open_to_read(path) as file:
        found = os.fstat(file.fileno())
        return file.read(most + 1), f"{found.st_size} {found.st_mtime_ns}".encode()
