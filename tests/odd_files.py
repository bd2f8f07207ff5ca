"""Puts pipes, devices and other odd things in place of a file. The program must neither wait for such a thing
nor read it."""

import os
from pathlib import Path

KINDS = ("pipe", "device", "pipe by a link", "huge", "folder", "socket")


def put(kind: str, path: Path) -> None:
    """Put a thing of this kind at `path`, in place of a file or link. A huge file is sparse."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    path.parent.mkdir(parents=True, exist_ok=True)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "pipe by a link":
            os.mkfifo(path.with_name(path.name + ".pipe"))
            path.symlink_to(path.with_name(path.name + ".pipe"))
        case "huge":
            with path.open("wb") as file:
                file.truncate(2 << 30)
        case "folder":
            path.mkdir()
        case "socket":
            import socket

            with socket.socket(socket.AF_UNIX) as own:
                folder = os.open(path.parent, os.O_RDONLY)
                try:
                    own.bind(f"/proc/self/fd/{folder}/{path.name}")  # the full path may be too long
                finally:
                    os.close(folder)


def what_is_there(path: Path) -> tuple[int, int]:
    """Return values that show whether the thing at `path` is still the same."""
    found = path.lstat()
    return found.st_ino, found.st_mode
