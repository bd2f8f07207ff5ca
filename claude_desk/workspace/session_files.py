"""The CLI's session files on disk (protocol/README.md 11.1)."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from claude_desk.library.catalog.session_paths import folder_of, is_session
from claude_desk.system.files import open_to_read

_BEGINNING = 1024 * 1024  # bytes

_PIECE = 256 * 1024


def latest_session(config: Path, folder: str) -> str:
    """Return the id of the folder's session that was written last; an empty string without such a session.

    Skip files without any message: 2.1.37 creates such a file, with a new id, whenever it goes back in a
    conversation.
    """
    place = folder_of(config, folder)
    if place is None:
        return ""
    found: list[tuple[int, Path]] = []
    with contextlib.suppress(OSError), os.scandir(place) as entries:
        for entry in entries:
            if entry.name.endswith(".jsonl") and is_session(entry.name[:-6]):
                with contextlib.suppress(OSError):
                    found.append((entry.stat().st_mtime_ns, Path(entry.path)))
    return next((path.stem for _, path in sorted(found, reverse=True) if _has_words(path)), "")


def _has_words(path: Path) -> bool:
    """Return whether the first megabyte of the file has a line of a conversation."""
    try:
        with open_to_read(path) as file:
            return b'"parentUuid"' in file.read(_BEGINNING)
    except OSError:
        return False


def beginning_of(file: Path, end: int) -> Iterator[bytes]:
    """Yield the first `end` bytes of a file, in pieces. Raise OSError if the file cannot be read."""
    with open_to_read(file) as opened:
        while end > 0 and (piece := opened.read(min(end, _PIECE))):
            end -= len(piece)
            yield piece
