"""Writes a small file of a store completely or not at all."""

import os
from contextlib import suppress
from pathlib import Path

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)

PARTS = ".*.part"  # the names of files that are being written


def replace_file(path: Path, data: bytes, *, flush: bool = False) -> None:
    """Replace a file. If the new file cannot be written, raise `OSError` and keep the old file.

    Only one process may write the file at a time. `flush`: the bytes must be on the disk when this function
    returns.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        part.unlink(missing_ok=True)  # an earlier file of this name may be a pipe or a link
        with os.fdopen(os.open(part, _NEW, 0o600), "wb") as file:
            file.write(data)
            if flush:
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
