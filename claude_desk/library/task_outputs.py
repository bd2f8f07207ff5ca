"""Reads the output of background commands from the CLI's files (protocol/README.md 11.9).

The path of a file is never read from a message. It is made from the task's id and our own data about the
session.
"""

import contextlib
import os
import re
import stat
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path

from claude_desk.library.catalog.session_paths import encoded, is_session
from claude_desk.system.files import open_descriptor

# A read returns at most so many bytes. If the file has more new bytes, only its end is read.
READ_BYTES = 1024 * 1024

_ID = re.compile(r"[A-Za-z0-9_-]{1,100}")
_LONGEST_NAME = 200  # characters; if a folder's name for a cwd is longer, the CLI cuts it and appends a hash
_FOLDER = (
    os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
)


class NoOutput(StrEnum):
    """The reason why no output was read."""

    MISSING = "missing"  # the file does not exist yet, or does not exist any more
    REFUSED = "refused"  # the path is not a regular file of the user in the CLI's folder, or cannot be read


@dataclass(frozen=True, slots=True)
class OutputPiece:
    """New bytes of a file. `start`: the offset of `data` in the file. `anew`: whether the bytes of earlier
    reads must be dropped, because `data` does not follow them."""

    data: bytes
    start: int
    size: int  # size of the file
    anew: bool


@dataclass(frozen=True, slots=True)
class TaskOutputPlace:
    """The task whose output is read. `sessions`: the ids that the session has now or had when the task
    began."""

    environ: Mapping[str, str]  # environment of the CLI
    folder: str  # folder of the session
    sessions: tuple[str, ...]
    task_id: str


class TaskOutputReader:
    """Reads the bytes that were written since the last read. Every read finds and opens the file again."""

    def __init__(self, place: TaskOutputPlace) -> None:
        self._place = place
        self._file: tuple[int, int] | None = None  # device and inode of the file that was read last
        self._next = 0

    def read(self) -> OutputPiece | NoOutput:
        """Read the new bytes. This may block on the disk."""
        try:
            with contextlib.closing(self._opened()) as found:
                handle = next(found, None)
                return NoOutput.MISSING if handle is None else self._piece(handle)
        except OSError:
            return NoOutput.REFUSED

    def _piece(self, handle: int) -> OutputPiece:
        status = os.fstat(handle)
        if not _is_own(status) or not stat.S_ISREG(status.st_mode) or status.st_nlink != 1:
            raise PermissionError
        file = (status.st_dev, status.st_ino)
        anew = file != self._file or status.st_size < self._next
        start = 0 if anew else self._next
        if status.st_size - start > READ_BYTES:
            start, anew = status.st_size - READ_BYTES, True
        os.lseek(handle, start, os.SEEK_SET)
        pieces, left = [], status.st_size - start
        while left > 0 and (piece := os.read(handle, left)):
            pieces.append(piece)
            left -= len(piece)
        data = b"".join(pieces)
        self._file, self._next = file, start + len(data)
        return OutputPiece(data, start, status.st_size, anew)

    def _opened(self) -> Generator[int]:
        """Yield the handle of the opened file, if it exists."""
        place = self._place
        if not _ID.fullmatch(place.task_id) or not hasattr(os, "getuid") or os.open not in os.supports_dir_fd:
            raise PermissionError
        project = encoded(os.path.realpath(place.folder))
        sessions = [session for session in dict.fromkeys(place.sessions) if is_session(session)]
        # New CLIs make a folder for each session; CLI 2.1.37 makes a folder for each cwd.
        below = [(session, "tasks") for session in sessions] + [("tasks",)]
        for root in _roots(place.environ):
            for parts in below:
                with (
                    contextlib.suppress(FileNotFoundError),
                    contextlib.ExitStack() as stack,
                ):
                    folder = _folder(root, project, parts, stack)
                    handle = open_descriptor(f"{place.task_id}.output", folder, follow=False)
                    stack.callback(os.close, handle)
                    yield handle


def _roots(environ: Mapping[str, str]) -> list[str]:
    """Return the folders in which the CLI may have its temporary files. CLI 2.1.37 ignores TMPDIR."""
    own = environ.get("CLAUDE_CODE_TMPDIR", "")
    if own:
        return [own] if Path(own).is_absolute() else []
    named = (environ.get(name, "") for name in ("TMPDIR", "TMP", "TEMP"))
    return list(dict.fromkeys([*(root for root in named if Path(root).is_absolute()), "/tmp"]))


def _folder(root: str, project: str, parts: tuple[str, ...], stack: contextlib.ExitStack) -> int:
    """Open the folder of the tasks. `root` may be a link, because the user chose it.

    Raise `OSError` if a folder is missing, or if a folder below `root` is a link, belongs to another user or
    can be written to by all users.
    """
    handle = os.open(root, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    stack.callback(os.close, handle)
    for number, part in enumerate((f"claude-{os.getuid()}", project, *parts)):
        name = _cut_name(handle, part) if number == 1 and len(part) > _LONGEST_NAME else part
        handle = os.open(name, _FOLDER, dir_fd=handle)
        stack.callback(partial(os.close, handle))
        status = os.fstat(handle)
        if not _is_own(status) or status.st_mode & stat.S_IWOTH:
            raise PermissionError
    return handle


def _cut_name(handle: int, name: str) -> str:
    """Return the name to which the CLI has cut `name`, because `name` is too long for a folder. If the CLI
    has made no such folder, return the first 255 characters."""
    beginning = f"{name[:_LONGEST_NAME]}-"
    return next((each for each in os.listdir(handle) if each.startswith(beginning)), name[:255])


def _is_own(status: os.stat_result) -> bool:
    return status.st_uid == os.getuid()
