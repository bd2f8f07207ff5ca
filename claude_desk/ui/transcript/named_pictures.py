"""The pictures of the project that Claude's text names: which files they are, and their sizes.

Only the header of a file is read here, to know how much room the picture needs. The whole file is read and
decoded in another thread, when the picture is visible (ui/attachments/attachment_actions.py).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.disk_looks import when_looked
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.text.picture_names import pictures_named
from claude_desk.ui.attachments.attachment_items import items_of
from claude_desk.ui.attachments.project_pictures import NamedPicture, picture_in

if TYPE_CHECKING:
    from claude_desk.ui.transcript.row import TranscriptRow

# Greatest number of rows before a row that may have shown its pictures already.
_REACH = 300


class NamedPictures(QObject):
    """Finds the pictures that the rows of a conversation name, each picture once in a turn.

    The folders are asked for when a row is first shown. Most disks answer at once, so that the row has room
    for its pictures from the first frame on.
    """

    found = Signal(str)  # the key of a row whose pictures became known after it was shown

    def __init__(self, folders: Callable[[], Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders

    def items(self, row: "TranscriptRow", rows: "Sequence[TranscriptRow]") -> list[dict[str, Any]]:
        """Return the pictures of a row, in the form of ui/attachments/attachment_items.py. `rows` are all
        rows of the conversation."""
        if row.entry.kind is not EntryKind.PROSE or not row.entry.final:
            return []
        self._look(row, rows)
        shown = row.pictures or ()
        files = items_of([picture.attachment for picture in shown])
        return [
            {**item, "wide": picture.wide, "high": picture.high}
            for item, picture in zip(files, shown, strict=True)
        ]

    def _look(self, row: "TranscriptRow", rows: "Sequence[TranscriptRow]") -> None:
        """Look once for the files that the row names. First look for those of earlier rows of the turn, which
        may have been shown already."""
        if row.pictures is not None:
            return
        row.pictures = ()
        names = pictures_named(row.entry.text)
        if not names:
            return
        shown: set[str] = set()
        for earlier in _before(row, rows):
            self._look(earlier, rows)
            shown.update(picture.attachment.path for picture in earlier.pictures or ())
        folders = list(self._folders())
        waits = False

        def take(found: list[NamedPicture]) -> None:
            row.pictures = tuple(each for each in found if each.attachment.path not in shown)
            if waits and row.pictures:
                self.found.emit(row.entry.id)

        def read() -> list[NamedPicture]:
            found = [picture for name in names if (picture := picture_in(name, folders)) is not None]
            return list({picture.attachment.path: picture for picture in found}.values())

        nothing: list[NamedPicture] = []
        when_looked(read, take, nothing, path=folders[0] if folders else "", owner=self)
        waits = True


def _before(row: "TranscriptRow", rows: "Sequence[TranscriptRow]") -> "list[TranscriptRow]":
    """Return the finished rows of prose before the row in its turn, in their order."""
    found: list[TranscriptRow] = []
    for number in range(row.number - 1, max(-1, row.number - 1 - _REACH), -1):
        entry = rows[number].entry
        if entry.turn != row.entry.turn:
            break
        if entry.kind is EntryKind.PROSE and entry.final:
            found.append(rows[number])
    return found[::-1]
