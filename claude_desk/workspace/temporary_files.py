"""The program's temporary files. A later run removes the files of a killed run: most picture folders
immediately, half-written files after a day."""

import logging
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from claude_desk.paths import runtime_folder
from claude_desk.workspace.file_lock import FileLock, lock_at

_log = logging.getLogger(__name__)

_DAY = 24 * 60 * 60.0
_PART = re.compile(r"\.[a-z0-9_]{8}\.part")  # the file names that `atomic_files.AtomicFile` uses
_PICTURES = "claude-desk-pictures-"
_LOCK = "lock"


def picture_folder() -> tuple[Path, FileLock]:
    """Create a temporary folder of mode 0700, and take the lock in it. The lock shows that the owner is
    alive.

    Raise OSError if the folder cannot be made.
    """
    folder = Path(tempfile.mkdtemp(prefix=_PICTURES, dir=temporary_place()))  # mode 0700
    lock = lock_at(folder / _LOCK)
    lock.tryLock(0)
    return folder, lock


def temporary_place() -> str:
    """Return the folder for temporary files: the runtime folder if it is writable, otherwise the system's
    folder. The runtime folder is in memory and is removed at logout."""
    runtime = runtime_folder(os.environ)
    return runtime if runtime and os.access(runtime, os.W_OK) else tempfile.gettempdir()


def sweep(ours: Iterable[Path], temporary: Path, now: float) -> int:
    """Remove the files of earlier runs. Return how many files and picture folders were removed.

    In the folders `ours` and below, remove half-written files older than a day. In `temporary`, remove
    picture folders whose owner has ended. `now`: in seconds since the epoch. Skip files that cannot be
    examined or removed.
    """
    swept = 0
    for folder in ours:
        for path in _parts(folder):
            swept += _is_old(path, now) and _remove(path)
    for path in _entries(temporary):
        if path.name.startswith(_PICTURES) and _is_left(path, now):
            shutil.rmtree(path, ignore_errors=True)
            swept += not os.path.lexists(path)
    if swept:
        _log.info("%d temporary files of an earlier run were removed", swept)
    return swept


def _parts(folder: Path) -> Iterator[Path]:
    for place, _, names in os.walk(folder):  # `os.walk` does not follow links
        yield from (Path(place, name) for name in names if _PART.fullmatch(name))


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _is_old(path: Path, now: float) -> bool:
    status = _own_stat(path)
    return status is not None and status.st_mtime < now - _DAY


def _is_left(folder: Path, now: float) -> bool:
    """Return whether the folder's owner has ended: its lock is free, or the folder is a day old and has no
    lock."""
    status = _own_stat(folder)
    if status is None or not stat.S_ISDIR(status.st_mode):
        return False
    if not (folder / _LOCK).exists():
        return status.st_mtime < now - _DAY
    lock = lock_at(folder / _LOCK)
    gone = lock.tryLock(0)
    lock.unlock()
    return gone


def _own_stat(path: Path) -> os.stat_result | None:
    """Return the `stat` of a file or folder of this user. Return None for a link, for a file of another user,
    and if `lstat` fails."""
    try:
        status = path.lstat()
    except OSError:
        return None
    own = not hasattr(os, "geteuid") or status.st_uid == os.geteuid()
    return status if own and not stat.S_ISLNK(status.st_mode) else None


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
