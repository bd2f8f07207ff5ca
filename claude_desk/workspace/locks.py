"""Locks between our windows: each goes with the process that holds it."""

import contextlib
from pathlib import Path

from PySide6.QtCore import QLockFile

_STALE_MS = 20 * 24 * 3600 * 1000  # one of another machine's, which cannot be asked whether it lives


class Lock(QLockFile):
    """Readable by its owner only."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._path = path

    def tryLock(self, timeout: int = 0) -> bool:
        """Take it, within so many milliseconds."""
        taken = super().tryLock(timeout)
        if taken:
            with contextlib.suppress(OSError):
                self._path.chmod(0o600)
        return taken


def lock_at(path: Path) -> Lock:
    """A lock that is held for long; it is not taken yet."""
    lock = Lock(path)
    lock.setStaleLockTime(_STALE_MS)
    return lock
