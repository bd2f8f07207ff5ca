"""Where we keep things (design.md section 6). All folders are readable by their owner only."""

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths


@dataclass(frozen=True)
class Places:
    """`config`: settings, trust. `data`: journals, drafts. `cache`: indexes, can go. `state`: logs."""

    config: Path
    data: Path
    cache: Path
    state: Path

    def __post_init__(self) -> None:
        for folder in (self.config, self.data, self.cache, self.state):
            _make_private(folder)

    @classmethod
    def under(cls, root: Path) -> "Places":
        """Give places below one folder, for a test or a portable installation."""
        return cls(root / "config", root / "data", root / "cache", root / "state")


def default_places() -> Places:
    """Give the system's places for us. The application must have a name; OSError where one can't be made."""
    location = QStandardPaths.StandardLocation
    kinds = (
        location.AppConfigLocation,
        location.AppDataLocation,
        location.CacheLocation,
        location.StateLocation,
    )
    return Places(*(Path(QStandardPaths.writableLocation(kind)) for kind in kinds))


@contextlib.contextmanager
def some_places() -> Iterator[Places]:
    """Give the system's places, or, where they can't be made, temporary ones that go with the program."""
    try:
        places = default_places()
    except OSError as error:
        print(f"claude-desk: nothing will be kept: {error}", file=sys.stderr)
    else:
        yield places
        return
    import tempfile  # not before the first frame

    with tempfile.TemporaryDirectory(prefix="claude-desk-", ignore_cleanup_errors=True) as folder:
        yield Places.under(Path(folder))


def _make_private(folder: Path) -> None:
    """The folders above it that are missing are private too, as the XDG specification wants it."""
    for above in reversed([each for each in folder.parents if not each.exists()]):
        above.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        folder.chmod(0o700)
