"""Lists the stores of all folders with their sizes, and the folders for which snapshots are switched off."""

import contextlib
import hashlib
import os
from pathlib import Path

from claude_desk.snapshots.atomic_file import replace_file
from claude_desk.snapshots.records import FolderStore
from claude_desk.system.files import read_all

_NAME = "folder"  # the file in a store that has the path of the store's folder, as bytes
_LONGEST = 65_536  # bytes of a path
_REFS = "refs/snapshots"
_PACKED_REF = b" refs/snapshots/"


def store_key(top: str) -> str:
    return hashlib.sha256(os.fsencode(top)).hexdigest()[:32]


def note_folder(store: Path, top: str) -> None:
    """Write the path of the folder `top` into its store."""
    if not (store / _NAME).exists():
        replace_file(store / _NAME, os.fsencode(top))


def note_off(file: Path, top: str) -> None:
    """Write the file that switches off snapshots of the folder `top`."""
    replace_file(file, os.fsencode(top))


def has_store(root: Path, folder: str) -> bool:
    """Whether exactly this folder has a store, or its snapshots are switched off."""
    key = store_key(folder)
    return (root / key / _NAME).exists() or (root / f"{key}.off").exists()


def stores_in(root: Path) -> tuple[FolderStore, ...]:
    """Return the stores, sorted by folder. Leave out stores that do not name their folder, as earlier
    versions made them. List a folder that is switched off, even if it has no store."""
    found: dict[str, FolderStore] = {}
    try:
        entries = sorted(root.iterdir())
    except OSError:
        return ()
    for entry in entries:
        if entry.suffix == ".off" and (folder := _content(entry)):
            found[folder] = FolderStore(folder, on=False)
    for entry in entries:
        folder = _content(entry / _NAME)
        if folder and entry.name == store_key(folder):
            times = _times(entry)
            on = folder not in found
            found[folder] = FolderStore(folder, on, _size(entry), len(times), max(times, default=0.0))
    return tuple(found[folder] for folder in sorted(found))


def _content(file: Path) -> str:
    try:
        return os.fsdecode(read_all(file, _LONGEST))
    except OSError:
        return ""


def _times(store: Path) -> list[float]:
    """Return the times of the store's snapshots, in seconds since 1970, from the names of the snapshots."""
    names = []
    with contextlib.suppress(OSError):
        names += [path.name for path in (store / _REFS).iterdir()]
    with contextlib.suppress(OSError, ValueError):
        lines = read_all(store / "packed-refs").splitlines()
        names += [line.split(_PACKED_REF)[1].decode() for line in lines if _PACKED_REF in line]
    return [int(head) / 1e9 for name in set(names) if (head := name.partition("-")[0]).isdigit()]


def _size(store: Path) -> int:
    total = 0
    for folder, _, names in os.walk(store):
        for name in names:
            try:
                total += os.lstat(os.path.join(folder, name)).st_size  # noqa: PTH118 - of many files
            except OSError:
                continue
    return total
