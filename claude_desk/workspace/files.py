"""Writing files of ours: whole or not at all, and for their owner alone."""

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file of mode 0600 beside `path` and put it in its place; OSError where that fails.

    A reader finds the old file or the new one, never half of one. It is not waited for the disk: this may be
    called from the window's thread, and what is lost with the machine's power is a setting.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)  # mkstemp makes it 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def is_folder(path: str | Path) -> bool:
    """Whether it is a folder; not where that cannot be told: no right to look, a mount that is gone."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def is_there(path: Path) -> bool:
    """Whether there is something; not where that cannot be told."""
    try:
        return path.exists()
    except OSError:
        return False


def read_if_there(path: Path) -> bytes | None:
    """Give a file's bytes, None where there is none; OSError where it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
