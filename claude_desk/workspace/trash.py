"""Moves files to the system's trash and back. Each call waits for the disk: do not call it in the GUI
thread."""

import contextlib
import logging
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QStandardPaths

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TrashedFiles:
    """Files that were moved to the trash. `moves`: each old path, and the path in the trash (None if the
    platform does not report it).

    `stayed`: files that are still on disk: files that could not be moved, targets of moved links, and moved
    files that have another hard link.
    """

    moves: tuple[tuple[Path, Path | None], ...]
    stayed: tuple[Path, ...] = ()

    @property
    def can_come_back(self) -> bool:
        return bool(self.moves) and all(place is not None for _, place in self.moves)


def target_of(path: Path) -> Path | None:
    """Return the target of a link; None if `path` is not a link."""
    return Path(os.path.realpath(path)) if path.is_symlink() else None


def to_trash(first: Path, companions: Iterable[Path] = ()) -> TrashedFiles:
    """Move files and folders to the trash. Raise OSError if `first` cannot be moved; then nothing is moved.

    Skip paths in `companions` that are missing or cannot be moved. Move a link itself, never its target.
    """
    stayed = [*_named_elsewhere(first)]
    moves = [(first, _move(first))]
    for path in companions:
        if not os.path.lexists(path):
            continue
        elsewhere = list(_named_elsewhere(path))
        try:
            moves.append((path, _move(path)))
        except OSError as error:
            _log.warning("%s stays beside a session that went to the trash: %s", path.suffix, error)
            stayed.append(path)
        else:
            stayed += elsewhere
    return TrashedFiles(tuple(moves), tuple(stayed))


def to_trash_together(paths: Iterable[Path]) -> TrashedFiles:
    """Move all paths to the trash. If a path cannot be moved, put the moved paths back and raise OSError."""
    moves: list[tuple[Path, Path | None]] = []
    try:
        moves.extend((path, _move(path)) for path in paths)
    except OSError:
        put_back_together(TrashedFiles(tuple(moves)))
        raise
    return TrashedFiles(tuple(moves))


def put_back_together(trashed: TrashedFiles) -> None:
    """Move everything back to its old place. Raise OSError if that fails. If it is clear beforehand that a
    path cannot be moved, move nothing."""
    for path, place in trashed.moves:
        _check_room(path, place)
    for path, place in reversed(trashed.moves):
        _restore(path, place)


def put_back(trashed: TrashedFiles) -> tuple[Path, ...]:
    """Move everything back to its old place. Raise OSError if the first path cannot be moved back. Return the
    later paths that could not be moved back."""
    missing: list[Path] = []
    for number, (path, place) in enumerate(trashed.moves):
        try:
            _restore(path, place)
        except OSError as error:
            if number == 0:
                raise
            _log.warning("%s did not come back from the trash: %s", path.suffix, error)
            missing.append(path)
    return tuple(missing)


def _restore(path: Path, place: Path | None) -> None:
    place = _check_room(path, place)
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(place, path)
    with contextlib.suppress(OSError):
        (place.parents[1] / "info" / f"{place.name}.trashinfo").unlink()


def _check_room(path: Path, place: Path | None) -> Path:
    """Return `place`, the path in the trash. Raise OSError if it is unknown or does not exist, or if there is
    a file at the old `path`."""
    if place is None or not os.path.lexists(place):
        raise FileNotFoundError(0, "it cannot be found")
    if os.path.lexists(path):
        raise FileExistsError(0, "something else lies there now")
    return place


def _named_elsewhere(path: Path) -> Iterator[Path]:
    """Yield the files that stay on disk when `path` is moved: the existing targets of links in it, and `path`
    itself if it is a file with other hard links."""
    if (target := target_of(path)) is not None:
        if target.exists():
            yield target
        return
    if path.is_file():
        if path.stat().st_nlink > 1:
            yield path
        return
    for folder, folders, files in os.walk(path):
        for name in (*folders, *files):
            inside = Path(folder, name)
            if inside.is_symlink():
                yield from _named_elsewhere(inside)


def _move(path: Path) -> Path | None:
    """Move a file or folder to the trash. Return its path there, or None if Qt does not report it. Raise
    OSError if there is no trash, or the trash does not accept the file."""
    _make_data_home()
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(0, file.errorString() if os.path.lexists(path) else "it is not there")
    place = Path(file.fileName())
    return place if place != path and os.path.lexists(place) else None


def _make_data_home() -> None:
    """Create the data folder: without it Qt cannot move files to any trash."""
    home = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
    with contextlib.suppress(OSError):
        home.mkdir(0o700, parents=True, exist_ok=True)
