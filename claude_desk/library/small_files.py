"""Small files of a project, which may be anything."""

import os
import stat
from pathlib import Path


def beginning_of(file: Path, most: int) -> bytes:
    """A file's first bytes. OSError also where it is none: nothing is waited for, as opening a pipe would."""
    handle = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(0, "it is not a file")
        return os.read(handle, most)
    finally:
        os.close(handle)
