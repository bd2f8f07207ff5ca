"""Locks between our windows: each goes with the process that holds it."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from claude_desk.system.files import is_bounded

# Who lives holds the file itself (flock), and nobody takes it away. What is older and held by nobody is left
# over: its number may be another process's by now, it may be empty after a power cut.
_STALE_MS = 2_000
_LARGEST = 4096  # bytes of a lock
_WAIT_MS = 500  # another window writes a file for less than that
# A process that was killed while it started another one: that one holds what it held until it runs a program
# of its own, on a busy machine for a while.
_GONE_MS = 1_000


class FileLock(QLockFile):
    """Readable by its owner only."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._path = path

    def tryLock(self, timeout: int = 0) -> bool:
        """Take it, within so many milliseconds."""
        self._clear_way()
        taken = super().tryLock(timeout)
        if taken:
            with contextlib.suppress(OSError):
                self._path.chmod(0o600)
        return taken

    def _clear_way(self) -> None:
        """Qt reads what is there, as a whole and waiting for it. What is no lock holds nothing: it goes."""
        with contextlib.suppress(OSError):
            if not is_bounded(self._path, _LARGEST):
                self._path.unlink()


def lock_at(path: Path) -> FileLock:
    """A lock that is held for long; it is not taken yet."""
    lock = FileLock(path)
    lock.setStaleLockTime(_STALE_MS)
    return lock


def acquire(lock: QLockFile, wait_ms: int = 0) -> bool:
    """Whether it is ours now: False where another window has it. Where there can be no lock, on a full disk
    or in a folder that takes nothing, nobody has it."""
    if lock.tryLock(wait_ms) or lock.error() is not QLockFile.LockError.LockFailedError:
        return True
    if _is_owner_gone(lock) and lock.tryLock(_GONE_MS):
        return True
    return not os.access(Path(lock.fileName()).parent, os.W_OK)  # it cannot be told from one left over


def _is_owner_gone(lock: QLockFile) -> bool:
    """Whether the process that took it has ended; False where that cannot be told (another computer's)."""
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
    """Keep other windows from a file of ours while it is read, changed and written.

    OSError where another window does not let go of it. Where there can be no lock, the writing will tell.
    """
    lock = lock_at(path.with_name(path.name + ".lock"))
    if not acquire(lock, _WAIT_MS):
        raise OSError(0, "another window is writing it")
    try:
        yield
    finally:
        lock.unlock()
