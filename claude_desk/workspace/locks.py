"""Locks between our windows: each goes with the process that holds it."""

from pathlib import Path

from PySide6.QtCore import QLockFile

_STALE_MS = 20 * 24 * 3600 * 1000  # one of another machine's, which cannot be asked whether it lives


def lock_at(path: Path) -> QLockFile:
    """A lock that is held for long; it is not taken yet."""
    lock = QLockFile(str(path))
    lock.setStaleLockTime(_STALE_MS)
    return lock
