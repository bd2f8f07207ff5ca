"""To the system's trash, and back again. Each call waits for the disk: not for the window's thread."""

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
    """What lay where, and where it lies now; None where the platform does not tell.

    `stayed`: what is still in its place: what did not go, and what was named by a link, or by another name of
    the same file.
    """

    moves: tuple[tuple[Path, Path | None], ...]
    stayed: tuple[Path, ...] = ()

    @property
    def can_come_back(self) -> bool:
        return bool(self.moves) and all(place is not None for _, place in self.moves)


def target_of(path: Path) -> Path | None:
    """What a link leads to; None for what is no link."""
    return Path(os.path.realpath(path)) if path.is_symlink() else None


def to_trash(first: Path, others: Iterable[Path] = ()) -> TrashedFiles:
    """Move files and folders to the trash; OSError where `first` does not go: then nothing has moved.

    Of the others, those that are not there or do not go stay. A link is moved, never what it leads to.
    """
    stayed = [*_named_elsewhere(first)]
    moves = [(first, _move(first))]
    for path in others:
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
    """Move all of them; OSError where one does not go: then those that went are put back."""
    moves: list[tuple[Path, Path | None]] = []
    try:
        moves.extend((path, _move(path)) for path in paths)
    except OSError:
        put_back_together(TrashedFiles(tuple(moves)))
        raise
    return TrashedFiles(tuple(moves))


def put_back_together(trashed: TrashedFiles) -> None:
    """Move everything to where it was; OSError where one cannot: nothing has moved if that was to be seen."""
    for path, place in trashed.moves:
        _check_room(path, place)
    for path, place in reversed(trashed.moves):
        _restore(path, place)


def put_back(trashed: TrashedFiles) -> tuple[Path, ...]:
    """Move everything to where it was; OSError where the first does not go back. Gives what did not."""
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
    """Where it lies now; OSError where that is not known, or where something else is at its old place."""
    if place is None or not os.path.lexists(place):
        raise FileNotFoundError(0, "it cannot be found")
    if os.path.lexists(path):
        raise FileExistsError(0, "something else lies there now")
    return place


def _named_elsewhere(path: Path) -> Iterator[Path]:
    """What stays on the disk when `path` goes: where the links in it lead to; a file with other names."""
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
    """OSError where there is no trash, or it does not take it."""
    _make_data_home()
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(0, file.errorString() if os.path.lexists(path) else "it is not there")
    place = Path(file.fileName())
    return place if place != path and os.path.lexists(place) else None


def _make_data_home() -> None:
    """Where there is none, Qt puts nothing into any trash."""
    home = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
    with contextlib.suppress(OSError):
        home.mkdir(0o700, parents=True, exist_ok=True)
