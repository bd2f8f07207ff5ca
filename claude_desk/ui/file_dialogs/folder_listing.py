"""Lists a folder for the window's own file dialog. The functions wait for the disk, so call them in a thread.
No Qt."""

import contextlib
import os
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from claude_desk.ui.safe_text import visible

# Greatest number of entries of a folder that are read.
MOST_ENTRIES = 20_000
_NUMBER = re.compile(r"([0-9]+)")


@dataclass(frozen=True, slots=True)
class FolderEntry:
    """A file or folder with its exact name. A link has the kind, size and time of its target."""

    name: str
    folder: bool
    size: int = 0  # bytes
    modified: float = 0.0  # seconds since the epoch

    @property
    def hidden(self) -> bool:
        return self.name.startswith(".")


@dataclass(frozen=True, slots=True)
class FolderListing:
    path: Path
    entries: tuple[FolderEntry, ...]  # folders first, in natural order
    cut: bool = False  # whether the folder has more entries than the listing


class PathKind(Enum):
    FOLDER = "folder"
    FILE = "file"
    OTHER = "other"  # such as a pipe or a device
    MISSING = "missing"


def list_folder(path: Path, most: int = MOST_ENTRIES) -> FolderListing:
    """List the files and folders in a folder. Omit pipes, devices and broken links.

    Raise OSError if the folder cannot be read.
    """
    found: list[FolderEntry] = []
    cut = False
    with os.scandir(path) as entries:
        for entry in entries:
            if len(found) >= most:
                cut = True
                break
            try:
                facts = entry.stat()
            except OSError:
                continue
            if stat.S_ISDIR(facts.st_mode):
                found.append(FolderEntry(entry.name, True, 0, facts.st_mtime))
            elif stat.S_ISREG(facts.st_mode):
                found.append(FolderEntry(entry.name, False, facts.st_size, facts.st_mtime))
    found.sort(key=lambda entry: (not entry.folder, natural_key(entry.name)))
    return FolderListing(path, tuple(found), cut)


def natural_key(name: str) -> tuple[tuple[int, int, str], ...]:
    """Return a sort key: `page 9` comes before `page 10`, and case does not matter."""
    parts = _NUMBER.split(name.casefold())
    numbered = tuple(
        (0, int(part), "") if part[0] in "0123456789" else (1, 0, part) for part in parts if part
    )
    return (*numbered, (2, 0, name))


def kind_of(path: Path) -> PathKind:
    """Return the kind of the file at the path. Raise OSError if that cannot be found out."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return PathKind.MISSING
    if stat.S_ISDIR(mode):
        return PathKind.FOLDER
    return PathKind.FILE if stat.S_ISREG(mode) else PathKind.OTHER


def nearest_folder(path: Path) -> Path:
    """Return the folder itself, or the nearest existing folder above it, or else the home folder."""
    return next((folder for folder in (path, *path.parents) if folder.is_dir()), Path.home())


def full_path(text: str, folder: Path) -> Path:
    """Return the path that a text means if the user types it in a folder."""
    path = Path(text)
    if text.startswith("~"):
        with contextlib.suppress(RuntimeError):  # the user that the text names does not exist
            path = path.expanduser()
    return Path(os.path.normpath(folder / path))


def completed(text: str, folder: Path, *, folders_only: bool = False) -> str:
    """Complete a typed text with the part that all matching names share. If the only matching name is a
    folder, add a separator. If no name matches, return the text unchanged.

    Ignore names that a text field cannot show exactly. Ignore hidden names, unless the typed name begins with
    a dot. Raise OSError if the folder cannot be read.
    """
    head, begun = os.path.split(text)
    if begun in ("~", "..", "."):
        return text + os.sep
    listing = list_folder(full_path(head, folder) if head else folder)
    fitting = [
        entry
        for entry in listing.entries
        if (entry.folder or not folders_only)
        and (begun.startswith(".") or not entry.hidden)
        and visible(entry.name) == entry.name
    ]
    matches = [entry for entry in fitting if entry.name.startswith(begun)]
    if not matches:
        matches = [entry for entry in fitting if entry.name.casefold().startswith(begun.casefold())]
    if not matches:
        return text
    common = _common([entry.name for entry in matches])
    if len(common) < len(begun):
        return text
    completion = f"{head.rstrip(os.sep)}{os.sep}{common}" if head else common
    return completion + os.sep if len(matches) == 1 and matches[0].folder else completion


def _common(names: Sequence[str]) -> str:
    """Return the beginning that all names share."""
    first, last = min(names), max(names)
    same = 0
    while same < len(first) and first[same : same + 1] == last[same : same + 1]:
        same += 1
    return first[:same]
