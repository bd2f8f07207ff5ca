"""Locks between windows of the program. The end of a process releases its locks."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from claude_desk.system.files import is_bounded

# Age from which a lock file may be taken over, if no process has a flock on it. A living owner has the flock.
# The pid in the file is not enough: it may belong to a different process now, or be missing after a power
# cut.
_STALE_MS = 2_000
_LARGEST = 4096  # bytes of a lock file
_WAIT_MS = 500  # another window needs less time than this to write a file
# Time to wait for the lock of a killed process. If the process was starting a child, the child has inherited
# the lock. The child keeps it until its exec, which takes a while on a busy machine.
_GONE_MS = 1_000


class FileLock(QLockFile):
    """A lock file that only its owner can read."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._path = path

    def tryLock(self, timeout: int = 0) -> bool:
        """Try to take the lock within `timeout` milliseconds. Return whether this succeeded."""
        self._clear_way()
        taken = super().tryLock(timeout)
        if taken:
            with contextlib.suppress(OSError):
                self._path.chmod(0o600)
        return taken

    def _clear_way(self) -> None:
        """Remove a file that cannot be a lock file, because it is too large or not a regular file. Qt would
        read a large file as a whole, and block on a pipe."""
        with contextlib.suppress(OSError):
            if not is_bounded(self._path, _LARGEST):
                self._path.unlink()


def lock_at(path: Path) -> FileLock:
    """Return a lock, not yet taken, that may be held for a long time."""
    lock = FileLock(path)
    lock.setStaleLockTime(_STALE_MS)
    return lock


def acquire(lock: QLockFile, wait_ms: int = 0) -> bool:
    """Take the lock. Return False if another window has it.

    Return True without a lock if no lock file can be written, as on a full disk or in a read-only folder. No
    window can have the lock then.
    """
    if lock.tryLock(wait_ms) or lock.error() is not QLockFile.LockError.LockFailedError:
        return True
    if _is_owner_gone(lock) and lock.tryLock(_GONE_MS):
        return True
    # In a read-only folder, a left-over file causes the same error.
    return not os.access(Path(lock.fileName()).parent, os.W_OK)


def _is_owner_gone(lock: QLockFile) -> bool:
    """Return whether the process that took the lock has ended. Return False if this is unknown, as for a
    process of another computer."""
    pid, host, _ = lock.getLockInfo()
    if os.name != "posix" or pid <= 0 or host != QSysInfo.machineHostName():
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return False


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock a file of the program against other windows while the context lasts.

    Raise OSError if another window does not release the lock in time. If no lock file can be made, continue
    without a lock: writing the file will fail for the same reason.
    """
    lock = lock_at(path.with_name(path.name + ".lock"))
    if not acquire(lock, _WAIT_MS):
        raise OSError(0, "another window is writing it")
    try:
        yield
    finally:
        lock.unlock()
