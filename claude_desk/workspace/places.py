"""Where we keep things (design.md section 6). All folders are readable by their owner only."""

import contextlib
import errno
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_ROOM = 256 * 1024  # bytes that the cache must take


@dataclass(frozen=True)
class Places:
    """`config`: settings, trust. `data`: journals, drafts. `cache`: indexes, can go. `state`: logs.

    `trouble` says, in words for the person, what will not be kept; "" where all of it will.
    """

    config: Path
    data: Path
    cache: Path
    state: Path
    trouble: str = ""

    def __post_init__(self) -> None:
        for folder in (self.config, self.data, self.cache, self.state):
            _make_private(folder)

    @classmethod
    def under(cls, root: Path) -> "Places":
        """Give places below one folder, for a test or a portable installation."""
        return cls(root / "config", root / "data", root / "cache", root / "state")


def default_places() -> Places:
    """Give the system's places for us. The application must have a name; OSError where one can't be made."""
    return _places(_located())


@contextlib.contextmanager
def some_places() -> Iterator[Places]:
    """Give the system's places. Temporary ones, which go with the program, stand in for those that can't be
    made, and for a cache that nothing can be written to: the list of sessions needs it.

    OSError where there is no room for those either.
    """
    import tempfile  # not before the first frame

    found = _located()
    lost: dict[str, OSError] = {}
    for name, folder in found.items():
        try:
            _make_private(folder)
            if name == "cache":
                with tempfile.TemporaryFile(dir=folder) as file:
                    file.write(bytes(_ROOM))
        except OSError as error:
            lost[name] = error
    with contextlib.ExitStack() as stack:
        if lost:
            spare = tempfile.TemporaryDirectory(prefix="claude-desk-", ignore_cleanup_errors=True)
            root = Path(stack.enter_context(spare))
            trouble = _words({found[name]: why for name, why in lost.items() if name != "cache"})
            for name, why in lost.items():
                print(f"claude-desk: nothing is kept in {found[name]}: {why.strerror}", file=sys.stderr)
            yield _places(found | {name: root / name for name in lost}, trouble)
        else:
            yield _places(found)


def _places(found: dict[str, Path], trouble: str = "") -> Places:
    return Places(found["config"], found["data"], found["cache"], found["state"], trouble)


def _located() -> dict[str, Path]:
    location = QStandardPaths.StandardLocation
    kinds = {
        "config": location.AppConfigLocation,
        "data": location.AppDataLocation,
        "cache": location.CacheLocation,
        "state": location.StateLocation,
    }
    return {name: Path(QStandardPaths.writableLocation(kind)) for name, kind in kinds.items()}


def _words(lost: dict[Path, OSError]) -> str:
    if not lost:
        return ""
    said = "; ".join(f"{folder} ({why.strerror or why})" for folder, why in lost.items())
    return f"Claude Desk cannot use {said}. What belongs there is lost when the program ends."


def _make_private(folder: Path) -> None:
    """The folders above it that are missing are private too, as the XDG specification wants it."""
    for above in reversed([each for each in folder.parents if not each.exists()]):
        above.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        try:
            folder.chmod(0o700)
        except OSError as error:
            if error.errno != errno.EROFS:  # somebody else's, who lets others in
                raise
