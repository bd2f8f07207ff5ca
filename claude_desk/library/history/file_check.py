"""Checks whether a session's file has the messages of the session.

The CLI may be unable to write the messages, and another program may cut or move the file.
"""

import errno
import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import IO

from claude_desk.library.catalog.session_paths import session_file, trouble_with
from claude_desk.library.history.lookup_requests import CheckFile, FileCheck, FileMark
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.system.files import open_to_read

_HEAD = 256
_TAIL = 4 * 1024 * 1024
_CHUNK = 1024 * 1024
_SPLIT = 24  # characters that the uuids of one message's blocks have in common (protocol/README.md 5.1)
# A uuid. The first group matches only before a uuid that refers to another line.
_UUID = re.compile(
    rb'("(?:parentUuid|logicalParentUuid|leafUuid|messageId|sourceToolAssistantUUID)"\s*:\s*")?'
    rb"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
)
_LONGEST = 100


def check(request: CheckFile, paths: LibraryPaths, notify: Notify) -> FileCheck:
    """Answer `CheckFile`."""
    config = request.config or paths.config
    path = session_file(config, request.session_id, request.folder, request.project)
    if path is None:
        trouble = trouble_with(config, request.session_id, request.folder)
        return FileCheck(request.turns, trouble.reason if trouble is not None else "")
    try:
        with open_to_read(path) as file:
            return _check(file, path, request)
    except OSError as error:
        return FileCheck(request.turns, error.strerror or "")


def _check(file: IO[bytes], path: Path, request: CheckFile) -> FileCheck:
    stat = os.fstat(file.fileno())
    mark = FileMark(stat.st_ino, stat.st_size, file.read(_HEAD))
    wanted = {uuid.encode()[:_SPLIT] for uuid in (*request.turns, request.last) if uuid}
    found = _found(file, wanted, max(0, stat.st_size - _TAIL), stat.st_size)
    newest = request.turns[-1] if request.turns else ""
    is_complete = all(uuid.encode()[:_SPLIT] in found for uuid in (newest, request.last) if uuid)
    if is_complete and _goes_on(request.mark, mark):
        return FileCheck(mark=mark)
    found |= _found(file, wanted - found, 0, stat.st_size)
    missing = [uuid for uuid in request.turns if uuid.encode()[:_SPLIT] not in found]
    if request.last and request.last.encode()[:_SPLIT] not in found and newest not in missing:
        missing.append(newest)
    return FileCheck(tuple(missing), _why_not_written(path) if missing else "", mark)


def _goes_on(before: FileMark | None, now: FileMark) -> bool:
    """Whether the file is the same as at the last check and not shorter. True without an earlier check."""
    if before is None:
        return True
    same = before.inode == now.inode and before.size <= now.size
    return same and now.head.startswith(before.head)


def _found(file: IO[bytes], wanted: Collection[bytes], start: int, end: int) -> set[bytes]:
    """Return the beginnings of uuids in `wanted` that the file has between the offsets `start` and `end`.

    References to other lines do not count.
    """
    found: set[bytes] = set()
    before = b""
    file.seek(start)
    while len(found) < len(wanted) and start < end and (chunk := file.read(min(_CHUNK, end - start))):
        start += len(chunk)
        data = before + chunk
        for match in _UUID.finditer(data):
            uuid = match[2][:_SPLIT]
            if match[1] is None and match.end() > len(before) and uuid in wanted:
                found.add(uuid)
        before = data[-_LONGEST:]
    return found


def _why_not_written(path: Path) -> str:
    """Return why a program cannot write to `path`, in the system's words; "" without a known reason.

    This function writes nothing to the file.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_NONBLOCK | os.O_CLOEXEC))
        return os.strerror(errno.ENOSPC) if os.statvfs(path).f_bavail == 0 else ""
    except OSError as error:
        return error.strerror or ""
