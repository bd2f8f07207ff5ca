"""To the system's trash, and back again. Each call waits for the disk: not for the window's thread."""

import contextlib
import logging
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TrashedFiles:
    """What lay where, and where it lies now; None where the platform does not tell."""

    moves: tuple[tuple[Path, Path | None], ...]

    @property
    def can_come_back(self) -> bool:
        return bool(self.moves) and all(place is not None for _, place in self.moves)


def to_trash(first: Path, others: Iterable[Path] = ()) -> TrashedFiles:
    """Move files and folders to the trash; OSError where `first` does not go: then nothing has moved.

    Of the others, those that are not there or do not go stay.
    """
    moves = [(first, _move(first))]
    for path in others:
        if path.exists():
            try:
                moves.append((path, _move(path)))
            except OSError as error:
                _log.warning("%s stays beside a session that went to the trash: %s", path.suffix, error)
    return TrashedFiles(tuple(moves))


def put_back(trashed: TrashedFiles) -> None:
    """Move everything to where it was; OSError where the first does not go back."""
    for number, (path, place) in enumerate(trashed.moves):
        try:
            if place is None or path.exists():
                raise FileExistsError(0, "something else lies there now" if place else "it cannot be found")
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(place, path)
        except OSError as error:
            if number == 0:
                raise
            _log.warning("%s did not come back from the trash: %s", path.suffix, error)
        else:
            with contextlib.suppress(OSError):
                (place.parents[1] / "info" / f"{place.name}.trashinfo").unlink()


def _move(path: Path) -> Path | None:
    """OSError where there is no trash, or it does not take it."""
    file = QFile(str(path))
    if not file.moveToTrash():
        raise OSError(0, file.errorString() if path.exists() else "it is not there")
    place = Path(file.fileName())
    return place if place != path and place.exists() else None
