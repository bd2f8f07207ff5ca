"""Write a small file of a store, whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)

PARTS = ".*.part"  # the names of files that are being written


def write_whole(path: Path, data: bytes, *, flush: bool = False) -> None:
    """Replace a file whole, or leave the old one. If the disk is full, no part of the new file stays.

    For one writer at a time. `flush`: the bytes are on the disk when this returns.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        part.unlink(missing_ok=True)  # it may be anything
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
