"""Opens and reads files. The whole program reads files through this module.

A path may lead to anything: a pipe (blocks until it has a writer), a device (may never end), or a file of
gigabytes. So this module opens only regular files, without blocking, and its read functions have a limit. For
any other path it raises an OSError and does not open the path. Another file may take the place of a checked
file before it is opened. If that file is not regular, it is closed unread.

This module is cheap to import, because settings are read before the first frame.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from typing import BinaryIO

Path = str | bytes | os.PathLike[str]

STATE_BYTES = 64 << 20
"""The limit for those files of the program that have no other limit. All of them are much smaller."""

_OPEN = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # do not wait for the writer of a pipe
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_APPEND = _OPEN & ~os.O_RDONLY | os.O_RDWR | os.O_APPEND
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_PIECE = 1 << 20


class NotRegularError(OSError):
    """The path is a folder, a pipe, a socket or a device."""

    def __init__(self, path: Path, *, folder: bool) -> None:
        code = errno.EISDIR if folder else errno.EINVAL
        super().__init__(code, os.strerror(code) if folder else "Not a regular file", path)


class TooLargeError(OSError):
    """The file has more bytes than the limit."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), path)


def open_descriptor(path: Path, folder: int | None = None, *, follow: bool = True) -> int:
    """Open a regular file for reading. The descriptor is non-blocking if the system supports that.

    `folder`: the descriptor of the folder from which a relative path starts. Without `follow`, the last part
    of the path must not be a link. Raise NotRegularError if it is not a regular file, and OSError if it
    cannot be opened.
    """
    _check(os.stat(path, dir_fd=folder, follow_symlinks=follow), path)
    return _checked(os.open(path, _OPEN | (0 if follow else _NO_LINK), dir_fd=folder), path)


def open_to_read(path: Path, folder: int | None = None, *, follow: bool = True) -> BinaryIO:
    """Open a file like `open_descriptor`, for callers that have their own limit."""
    return os.fdopen(open_descriptor(path, folder, follow=follow), "rb")


def open_to_append(path: Path, *, follow: bool = True) -> int:
    """Open a regular file for reading and appending. If the file is missing, create it with mode 0600. Raise
    NotRegularError or OSError, as `open_descriptor` does."""
    with contextlib.suppress(FileNotFoundError):
        _check(os.stat(path, follow_symlinks=follow), path)  # noqa: PTH116 - bytes too
    flags = _APPEND | os.O_CREAT | (0 if follow else _NO_LINK)
    return _checked(os.open(path, flags, 0o600), path)


def is_bounded(path: Path, most: int) -> bool:
    """Return whether a file is regular and has at most `most` bytes, for files that a library then reads.
    Raise OSError if the file is missing or cannot be examined."""
    found = os.stat(path)  # noqa: PTH116 - bytes too
    return stat.S_ISREG(found.st_mode) and found.st_size <= most


def flush_to_disk(path: Path) -> None:
    """Wait until a regular file's bytes, or a folder's entries, are on the disk (fsync)."""
    is_folder = stat.S_ISDIR(os.stat(path).st_mode)  # noqa: PTH116 - bytes too
    descriptor = os.open(path, _OPEN) if is_folder else open_descriptor(path)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_beginning(path: Path, most: int, folder: int | None = None, *, follow: bool = True) -> bytes:
    """Return the first `most` bytes of a file, or fewer if the file is shorter."""
    with open_to_read(path, folder, follow=follow) as file:
        return file.read(most)


def read_all(path: Path, most: int = STATE_BYTES, folder: int | None = None, *, follow: bool = True) -> bytes:
    """Return all bytes of a file. Raise TooLargeError if there are more than `most` bytes."""
    with open_to_read(path, folder, follow=follow) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise TooLargeError(path)
        data = file.read(most + 1)  # one byte more shows that the file grew or did not report its size
    if len(data) > most:
        raise TooLargeError(path)
    return data


def lines_of(path: Path, most: int, longest: int) -> Iterator[bytes]:
    """Yield a file's lines with their newlines. Skip lines with more than `longest` bytes before the newline.

    If the file has more than `most` bytes, raise TooLargeError before the first line.
    """
    with open_to_read(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise TooLargeError(path)
        while line := file.readline(longest + 1):
            if len(line) <= longest or line.endswith(b"\n"):
                yield line
            else:
                while (rest := file.readline(_PIECE)) and not rest.endswith(b"\n"):
                    pass


def _check(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularError(path, folder=stat.S_ISDIR(found.st_mode))


def _checked(descriptor: int, path: Path) -> int:
    try:
        _check(os.fstat(descriptor), path)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor
