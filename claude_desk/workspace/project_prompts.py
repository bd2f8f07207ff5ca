"""The files in a folder of a project's commands, skills, agents or styles."""

import os
from collections.abc import Iterator
from pathlib import Path

_DEEPEST = 5
MOST = 2000
"""Files and folders that are looked at."""


class TooManyFiles(Exception):
    """There are more than are looked at, or they are too deep."""


def files_below(place: Path) -> Iterator[Path]:
    """All files in a folder and the folders below it, in a sure order; links are followed.

    Raises TooManyError.
    """
    left = MOST
    waiting = [(place, 0)]
    while waiting:
        folder, depth = waiting.pop()
        names = _names(folder)
        left -= len(names)
        if left < 0 or depth > _DEEPEST:
            raise TooManyFiles
        for name in names:
            path = folder / name
            if path.is_dir():
                waiting.append((path, depth + 1))
            else:
                yield path


def prompt_files(place: Path) -> Iterator[Path]:
    """The files of Markdown that Claude Code may take there, as `files_below` gives them."""
    return (path for path in files_below(place) if path.suffix.lower() == ".md")


def _names(folder: Path) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in entries)
    except OSError:
        return []
