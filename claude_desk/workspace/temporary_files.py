"""Temporary files of ours that a killed program left behind, swept by the next one."""

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
_PART = re.compile(r"\.[a-z0-9_]{8}\.part")  # as `files.WholeFile` names them
_PICTURES = "claude-desk-pictures-"
_LOCK = "lock"


def picture_folder() -> tuple[Path, FileLock]:
    """Make a temporary folder for its owner alone, and the lock that says that its owner lives.

    OSError where there is no room for it.
    """
    folder = Path(tempfile.mkdtemp(prefix=_PICTURES, dir=temporary_place()))  # mode 0700
    lock = lock_at(folder / _LOCK)
    lock.tryLock(0)
    return folder, lock


def temporary_place() -> str:
    """In memory and gone when the person logs out, if there is such a place."""
    runtime = runtime_folder(os.environ)
    return runtime if runtime and os.access(runtime, os.W_OK) else tempfile.gettempdir()


def sweep(ours: Iterable[Path], temporary: Path, now: float) -> int:
    """Remove half-written files of more than a day ago in folders of `ours` and below them, and folders of
    pictures in `temporary` whose owner lives no more. Gives how many there were.

    `now` in seconds since the epoch. What cannot be looked at or removed is left.
    """
    swept = 0
    for folder in ours:
        for path in _parts(folder):
            swept += _is_old(path, now) and _remove(path)
    for path in _entries(temporary):
        if path.name.startswith(_PICTURES) and _is_left(path, now):
            shutil.rmtree(path, ignore_errors=True)
            swept += 1
    if swept:
        _log.info("%d temporary files of an earlier run were removed", swept)
    return swept


def _parts(folder: Path) -> Iterator[Path]:
    for place, _, names in os.walk(folder):  # links are not followed
        yield from (Path(place, name) for name in names if _PART.fullmatch(name))


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _is_old(path: Path, now: float) -> bool:
    told = _own_stat(path)
    return told is not None and told.st_mtime < now - _DAY


def _is_left(folder: Path, now: float) -> bool:
    """Whether nobody has it: its lock can be had, or there is none for so long that none will come."""
    told = _own_stat(folder)
    if told is None or not stat.S_ISDIR(told.st_mode):
        return False
    if not (folder / _LOCK).exists():
        return told.st_mtime < now - _DAY
    lock = lock_at(folder / _LOCK)
    gone = lock.tryLock(0)
    lock.unlock()
    return gone


def _own_stat(path: Path) -> os.stat_result | None:
    """Of a file or a folder that is ours; of no link."""
    try:
        told = path.lstat()
    except OSError:
        return None
    own = not hasattr(os, "geteuid") or told.st_uid == os.geteuid()
    return told if own and not stat.S_ISLNK(told.st_mode) else None


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
