"""Where the CLI keeps its things, and what the library needs to know of places. Cheap to import."""

from collections.abc import Mapping
from pathlib import Path

from claude_desk.library.requests import Places as LibraryPlaces
from claude_desk.workspace.places import Places


def cli_config(environ: Mapping[str, str]) -> Path:
    """The CLI's own folder, where the person's settings and sessions are."""
    named = environ.get("CLAUDE_CONFIG_DIR")
    return Path(named) if named else Path(environ.get("HOME") or Path.home()) / ".claude"


def library_places(environ: Mapping[str, str], places: Places) -> LibraryPlaces:
    return LibraryPlaces(cli_config(environ), places.cache / "library", places.data / "journals")
