"""The one reader of files: a regular file of a bounded size, opened without waiting.

A path may lead to anything: a folder that is opened, or a damaged home, can hold a pipe, a link to a device,
a file of gigabytes. A pipe waits for a writer for ever, a device never ends. What is no regular file is an
OSError here, and is not opened at all, unless it comes in the very moment between a look and the opening:
then it is closed again, unread.

Cheap to import: settings are read before the first frame.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from typing import BinaryIO

Path = str | bytes | os.PathLike[str]

STATE_BYTES = 64 << 20
"""More than any file of ours has that is not named by a limit of its own."""

_OPEN = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # a pipe is not waited for
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_APPEND = _OPEN & ~os.O_RDONLY | os.O_RDWR | os.O_APPEND
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_PIECE = 1 << 20


class NotRegularError(OSError):
    """It is a folder, a pipe, a socket or a device."""

    def __init__(self, path: Path, *, folder: bool) -> None:
        code = errno.EISDIR if folder else errno.EINVAL
        super().__init__(code, os.strerror(code) if folder else "Not a regular file", path)


class TooLargeError(OSError):
    """It has more bytes than are read."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), path)


def open_descriptor(path: Path, folder: int | None = None, *, follow: bool = True) -> int:
    """Open a regular file to read it. `folder`: an open one that a relative path begins in. Without `follow`
    the last part of the path may be no link.

    OSError where it cannot be opened; NotRegularError of what is none. The descriptor does not block where
    the system has such files.
    """
    _check(os.stat(path, dir_fd=folder, follow_symlinks=follow), path)
    return _checked(os.open(path, _OPEN | (0 if follow else _NO_LINK), dir_fd=folder), path)


def open_to_read(path: Path, folder: int | None = None, *, follow: bool = True) -> BinaryIO:
    """As `open_descriptor`, for who reads piece by piece, within bounds of his own."""
    return os.fdopen(open_descriptor(path, folder, follow=follow), "rb")


def open_to_append(path: Path, *, follow: bool = True) -> int:
    """Open a regular file to read it and to add to its end; made with mode 0600 where there is none."""
    with contextlib.suppress(FileNotFoundError):
        _check(os.stat(path, follow_symlinks=follow), path)  # noqa: PTH116 - bytes too
    flags = _APPEND | os.O_CREAT | (0 if follow else _NO_LINK)
    return _checked(os.open(path, flags, 0o600), path)


def is_bounded(path: Path, most: int) -> bool:
    """Whether it is a regular file of at most so many bytes, for who has others read it. OSError where there
    is nothing, or it cannot be told."""
    found = os.stat(path)  # noqa: PTH116 - bytes too
    return stat.S_ISREG(found.st_mode) and found.st_size <= most


def flush_to_disk(path: Path) -> None:
    """Have a regular file's bytes on the disk, or a folder's names, when this returns."""
    is_folder = stat.S_ISDIR(os.stat(path).st_mode)  # noqa: PTH116 - bytes too
    descriptor = os.open(path, _OPEN) if is_folder else open_descriptor(path)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_beginning(path: Path, most: int, folder: int | None = None, *, follow: bool = True) -> bytes:
    """Give a file's first bytes, at most `most`."""
    with open_to_read(path, folder, follow=follow) as file:
        return file.read(most)


def read_whole(
    path: Path, most: int = STATE_BYTES, folder: int | None = None, *, follow: bool = True
) -> bytes:
    """Give all of a file's bytes; TooLargeError where they are more than `most`."""
    with open_to_read(path, folder, follow=follow) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise TooLargeError(path)
        data = file.read(most + 1)  # one that grows, or does not tell its size
    if len(data) > most:
        raise TooLargeError(path)
    return data


def lines_of(path: Path, most: int, longest: int) -> Iterator[bytes]:
    """Give a file's lines with their ends; those of more than `longest` bytes are passed over.

    TooLargeError, before the first line, where the file is larger than `most`.
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
