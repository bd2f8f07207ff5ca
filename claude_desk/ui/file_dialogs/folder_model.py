"""The files and folders of one folder, as a list for QML."""

from collections.abc import Iterable
from enum import IntEnum
from pathlib import PurePath
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.file_dialogs.folder_listing import FolderEntry
from claude_desk.ui.qt_types import USER_ROLE, Index, role_names
from claude_desk.ui.relative_time import DayBounds

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

PICTURES = frozenset((".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".pdf"))


class _Role(IntEnum):
    NAME = USER_ROLE + 1  # str: the name as shown
    FOLDER = USER_ROLE + 2  # bool
    SIZE = USER_ROLE + 3  # str: the size in words; "" for a folder
    TIME = USER_ROLE + 4  # str: the time of the last change, in words
    CHOSEN = USER_ROLE + 5  # bool


@QmlElement
@QmlUncreatable("Made by the dialog")
class FolderModel(QAbstractListModel):  # type: ignore[operator]  # see FileDialog
    """The entries of a folder. `rows` are the entries that pass the filters."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[FolderEntry, ...] = ()
        self.rows: list[FolderEntry] = []
        self.chosen: set[str] = set()  # names of files
        self.hidden = False  # whether hidden entries are shown
        self.pictures = False  # whether only pictures and PDF files are shown, besides folders
        self.folders_only = False
        self._days = DayBounds.around(0)

    def show(self, entries: Iterable[FolderEntry], now: float) -> None:
        self._all = tuple(entries)
        self._days = DayBounds.around(now)
        self.chosen = set()
        self.filter()

    def filter(self) -> None:
        """Apply the filters after a filter changed. Files that are not shown any more are not chosen any
        more."""
        self.beginResetModel()
        self.rows = [entry for entry in self._all if self._seen(entry)]
        self.chosen &= {entry.name for entry in self.rows}
        self.endResetModel()

    def choose(self, names: set[str]) -> None:
        changed = self.chosen ^ names
        self.chosen = set(names)
        for row, entry in enumerate(self.rows):
            if entry.name in changed:
                at = self.index(row)
                self.dataChanged.emit(at, at, [_Role.CHOSEN])

    def row_of(self, name: str) -> int:
        """Return the row with this name; -1 if the name is not shown."""
        return next((row for row, entry in enumerate(self.rows) if entry.name == name), -1)

    def row_that_begins(self, text: str, after: int = -1) -> int:
        """Return the next row after `after` whose name begins with `text`; -1 if there is no such row.

        After the last row, the search continues with the first row. Case does not matter.
        """
        begun = text.casefold()
        count = len(self.rows)
        for step in range(count):
            row = (after + 1 + step) % count
            if self.rows[row].name.casefold().startswith(begun):
                return row
        return -1

    def _seen(self, entry: FolderEntry) -> bool:
        if entry.hidden and not self.hidden:
            return False
        if entry.folder:
            return True
        if self.folders_only:
            return False
        return not self.pictures or PurePath(entry.name).suffix.lower() in PICTURES

    # --- the model -----------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(_Role)

    def data(self, index: Index, role: int = _Role.NAME) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        entry = self.rows[index.row()]
        match role:
            case _Role.NAME:
                return safe_names.path(entry.name)
            case _Role.FOLDER:
                return entry.folder
            case _Role.SIZE:
                return "" if entry.folder else locale_format.size(entry.size)
            case _Role.TIME:
                return self._days.words(entry.modified)
            case _Role.CHOSEN:
                return entry.name in self.chosen
        return None
