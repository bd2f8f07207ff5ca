"""A lock of a store. Only one process and its children can have the lock at a time."""

import os
import time
from contextlib import suppress
from pathlib import Path

from claude_desk.system.files import open_to_append

try:
    import fcntl
except ImportError:  # Windows has no fcntl
    fcntl = None  # type: ignore[assignment]

_PAUSE_SECONDS = 0.05


class FolderLock:
    """An flock(2) on `path`. Child processes that inherit `fd` hold the lock too. The lock ends with
    `let_go`, or when the last of these processes has closed `fd`."""

    def __init__(self, path: Path) -> None:
        self.fd = open_to_append(path)

    def take(self, seconds: float) -> bool:
        """Wait for the lock for at most `seconds`. Return whether we have the lock."""
        end = time.monotonic() + seconds
        while True:
            with suppress(BlockingIOError):
                fcntl.flock(self.fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            if time.monotonic() > end:
                return False
            time.sleep(_PAUSE_SECONDS)

    def let_go(self) -> None:
        """Release the lock, also for the children that inherited it."""
        fcntl.flock(self.fd, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self.fd)


def works_here() -> bool:
    """Whether the system has the calls that snapshots need: locks, and calls relative to an open folder."""
    needed = {os.open, os.stat, os.rename, os.unlink, os.mkdir, os.rmdir, os.symlink, os.link, os.readlink}
    return fcntl is not None and needed <= os.supports_dir_fd and os.scandir in os.supports_fd
