"""Where the CLI keeps its things, and what the library needs to know of places. Cheap to import."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from claude_desk.places import AppPaths

if TYPE_CHECKING:
    from claude_desk.library.request_base import LibraryPaths as LibraryPlaces


def find_home() -> None:
    """Qt, Claude Code and we look for the home folder in HOME. Without it, the one that the system knows."""
    if not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        found = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
        if os.path.isabs(found):  # noqa: PTH117
            os.environ["HOME"] = found


def cli_config(environ: Mapping[str, str]) -> Path:
    """The CLI's own folder, where the person's settings and sessions are."""
    named = environ.get("CLAUDE_CONFIG_DIR")
    return Path(named) if named else Path(environ.get("HOME") or Path.home()) / ".claude"


def library_places(environ: Mapping[str, str], places: AppPaths) -> "LibraryPlaces":
    from claude_desk.library.request_base import LibraryPaths as LibraryPlaces  # not before the first frame

    return LibraryPlaces(cli_config(environ), places.cache / "library", places.data / "journals")
