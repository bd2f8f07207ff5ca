"""Where a folder keeps commands, skills and agents of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

_KINDS = ("commands", "skills", "agents")
_DEEPEST = 5
MOST = 2000
"""Files and folders that are looked at."""


class TooManyError(Exception):
    """There are more than are looked at."""


def prompt_files(folder: Path) -> Iterator[Path]:
    """The files of Markdown that the CLI may take there, in a sure order. Raises TooManyError."""
    left = MOST
    for kind in _KINDS:
        waiting = [(folder / ".claude" / kind, 0)]
        while waiting:
            place, depth = waiting.pop()
            names = _names(place)
            left -= len(names)
            if left < 0 or depth > _DEEPEST:
                raise TooManyError
            for name in names:
                path = place / name
                if name.lower().endswith(".md") and (kind != "skills" or name.lower() == "skill.md"):
                    yield path
                elif path.is_dir():
                    waiting.append((path, depth + 1))


def _names(folder: Path) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in entries)
    except OSError:
        return []
