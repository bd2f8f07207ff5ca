"""The tree of the files of the session's folder, for QML."""

import os
import time
from collections import deque
from enum import IntEnum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_names
from claude_desk.ui.composer.mentions import mention_of
from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.files.file_rows import (
    FileRow,
    FileTree,
    FolderTrouble,
    RowNote,
    TreeMarks,
    folders_in,
    marks_of,
    rows_of,
)
from claude_desk.ui.files.tree_folders import TreeEntryKind, TreeFolder
from claude_desk.ui.list_changes import equal_ends
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.files.window_file import OpenFolders
    from claude_desk.session.core.session import Session
    from claude_desk.session.snapshots.session_changes import Comparison

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 200  # characters of a name
_MOST_OPEN = 200  # folders
_FOLLOW_MS = 2_000  # from one look for changes on the disk to the next
_FOLLOWED = 200  # at most so many folders are looked at
_SILENT_MS = 5_000  # a folder that has not answered within this time counts as silent
_AT_ONCE = 4  # folders that are read at the same time
_WORD_SECONDS = 1.0  # a letter after a longer pause begins another word
_MOST_RANGES = 100  # of rows that come or go; each costs the view some time

_Key = tuple[bytes, RowNote]  # of a row
_Range = tuple[int, int]


class FileRole(IntEnum):
    KIND = USER_ROLE + 1
    NAME = auto()
    DEPTH = auto()
    FOLDS = auto()
    OPEN = auto()
    IGNORED = auto()
    GONE = auto()
    HOLDS = auto()
    LETTER = auto()
    TARGET = auto()
    NOTE = auto()
    SPOKEN = auto()
    ADDRESS = auto()


@QmlElement
class FileListModel(QAbstractListModel):
    """The rows of the tree. If rows come or go, the others keep their delegates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[FileRow] = []
        self.top = ""

    def show(self, rows: list[FileRow]) -> None:
        """Show these rows. The rows with equal keys stay in the list, whatever comes or goes between them."""
        if rows == self.rows:
            return
        gone, came = _differences([row.key for row in self.rows], [row.key for row in rows])
        self.rows = list(self.rows)
        for first, end in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            del self.rows[first:end]
            self.endRemoveRows()
        for first, end in came:
            self.beginInsertRows(QModelIndex(), first, end - 1)
            self.rows[first:first] = rows[first:end]
            self.endInsertRows()
        changed = [
            number for number, (was, row) in enumerate(zip(self.rows, rows, strict=True)) if was != row
        ]
        self.rows = rows
        for number in changed:
            self.dataChanged.emit(self.index(number, 0), self.index(number, 0), [])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(FileRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case FileRole.KIND:
                return row.kind.value
            case FileRole.NAME:
                return _name(row)
            case FileRole.DEPTH:
                return row.depth
            case FileRole.FOLDS:
                return row.folds
            case FileRole.OPEN:
                return row.open
            case FileRole.IGNORED:
                return row.ignored
            case FileRole.GONE:
                return row.gone
            case FileRole.HOLDS:
                return row.holds
            case FileRole.LETTER:
                return _letter(row)
            case FileRole.TARGET:
                return _target(row) if row.target else ""
            case FileRole.NOTE:
                return row.note.value
            case FileRole.SPOKEN:
                return _spoken(row)
            case FileRole.ADDRESS:
                return _address(self.top, row)
        return None


@QmlElement
class FilesView(QObject):
    """The files of the checkout whose files Claude changes. The model has rows, and the folders are read,
    only while the tree is visible."""

    changed = Signal()
    placed = Signal()  # the user opened or closed a folder
    # The file or folder (its path) should be mentioned in the message; whether it is a folder.
    mentionWanted = Signal(str, bool)
    fileOpened = Signal()  # the user has opened a file

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._model = FileListModel(self)
        self._tasks = DiskTasks()
        self._top = ""
        self._folders: dict[bytes, TreeFolder | FolderTrouble] = {}
        self._opened: set[bytes] = set()
        self._marks = TreeMarks()
        self._comparison: Comparison | None = None
        self._all = True
        self._shown = False
        self._number = 0  # of the folder that is shown; results for an earlier folder are dropped
        self._reading: dict[bytes, float] = {}  # the folders that are being read, and since when
        self._late: set[bytes] = set()  # the folders whose threads still wait for the disk
        self._waiting: deque[bytes] = deque()
        self._looks = False  # whether a thread looks for changes on the disk
        self._note = ""
        self._word, self._word_at = "", 0.0
        self._follow = QTimer(self, interval=_FOLLOW_MS)
        self._follow.timeout.connect(self._look)
        self._patience = QTimer(self, interval=_SILENT_MS // 5)
        self._patience.timeout.connect(self._find_silent)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.info_changed, self._on_info_changed)
        self._connections.connect(session.changes.found, self._on_found)
        self._connections.connect(session.staging.changed, self._renew_marks)
        if self._shown:
            self._begin()

    def detach(self) -> None:
        self._connections.disconnect()
        self._stop()
        self._session = None
        self._forget()

    def retranslate(self) -> None:
        self._model.show([])
        self._refresh()

    @property
    def top(self) -> str:
        """The folder of the tree."""
        return self._top

    @property
    def open_folders(self) -> "OpenFolders":
        """The open folders, for the next run of the program."""
        from claude_desk.protocol.files.window_file import OpenFolders  # not needed for the first frame

        names = sorted(os.fsdecode(path) for path in self._opened)
        plain = [name for name in names if name.isascii() or _is_unicode(name)]
        return OpenFolders(paths=plain[:_MOST_OPEN], all=self._all)

    def open_again(self, folders: "OpenFolders") -> None:
        """Open the folders of an earlier run."""
        self._opened |= {os.fsencode(path) for path in folders.paths[:_MOST_OPEN]}
        self._all = folders.all
        self._refresh()

    def path_of(self, number: int) -> str:
        """Return the path of the file or link in a row, relative to `top`; "" for another row."""
        row = self._row(number)
        if row is None or row.note or row.gone or row.kind not in (TreeEntryKind.FILE, TreeEntryKind.LINK):
            return ""
        return os.fsdecode(row.path)

    def note_opened(self) -> None:
        """Report that a file of the tree was opened."""
        self.fileOpened.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Set whether the tree is visible."""
        self._shown = shown
        if shown:
            self._begin()
        else:
            self._stop()

    @Slot(int, bool)
    def fold(self, number: int, folded: bool) -> None:
        """Close or open a folder. A folder that could not be read is read again."""
        row = self._row(number)
        if row is None or not row.folds or row.open is not folded:
            return
        if folded:
            self._opened.discard(row.path)
            self._drop_below(row.path)
        elif len(self._opened) < _MOST_OPEN:
            self._opened.add(row.path)
        else:
            self._say(translate("FilesView", "Too many folders are open"))
            return
        self._say("")
        self._refresh()
        self.placed.emit()

    @Slot(int)
    def mention(self, number: int) -> None:
        """Mention the file or folder of a row in the message."""
        row = self._row(number)
        if row is None or row.note or not self._top:
            return
        name = os.fsdecode(row.path)
        if not _is_unicode(name) or not name.isprintable() or not mention_of(name):
            self._say(translate("FilesView", "A message cannot mention this name"))
            return
        self._say("")
        self.mentionWanted.emit(str(Path(self._top) / name), row.kind is TreeEntryKind.FOLDER)

    @Slot(int, result=int)
    def above(self, number: int) -> int:
        """Return the number of the row of the folder that contains a row; -1 without such a row."""
        rows = self._model.rows
        if not 0 <= number < len(rows):
            return -1
        return next((above for above in range(number, -1, -1) if rows[above].depth < rows[number].depth), -1)

    @Slot(str, int, result=int)
    def find(self, letter: str, number: int) -> int:
        """Return the next row whose name begins with the typed word, to which the letter is added; `number`
        if no name does. A pause ends the word."""
        now = time.monotonic()
        same = now - self._word_at < _WORD_SECONDS
        word = (self._word if same else "") + letter.casefold()
        begin = number if len(word) > 1 else number + 1
        if len(set(word)) == 1:  # the same letter again: the next name that begins with it
            word, begin = word[0], number + 1
        self._word, self._word_at = (self._word if same else "") + letter.casefold(), now
        rows = self._model.rows
        for step in range(len(rows)):
            at = (max(0, begin) + step) % len(rows)
            row = rows[at]
            if not row.note and os.fsdecode(row.name).casefold().startswith(word):
                return at
        return number

    @Slot(bool)
    def setAll(self, shown: bool) -> None:
        """Set whether ignored files are shown."""
        self._all = shown
        self._refresh()
        self.placed.emit()

    # --- properties ----------------------------------------------------------------------------

    model = constant(FileListModel, "_model")

    @Property(bool, notify=changed)
    def all(self) -> bool:
        return self._all

    @Property(str, notify=changed)
    def folder(self) -> str:
        """Return the name of the tree's folder."""
        return safe_names.last_of(self._top) if self._top else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        return self._note

    # --- reading -------------------------------------------------------------------------------

    def _begin(self) -> None:
        session = self._session
        if session is None:
            self._refresh()
            return
        from claude_desk.session.snapshots.session_changes import ChangeScope

        if session.checkout != self._top:
            self._forget()
            self._top = self._model.top = session.checkout
        # Another try for the folders that could not be read.
        self._folders = {
            path: each
            for path, each in self._folders.items()
            if isinstance(each, TreeFolder) or path in self._late
        }
        session.changes.watch(ChangeScope.HEAD, watcher=self)
        self._follow.start()
        self._refresh()
        self._look()

    def _stop(self) -> None:
        self._follow.stop()
        self._patience.stop()
        self._waiting.clear()
        if self._session is not None:
            self._session.changes.stop(self)
        self._model.show([])

    def _forget(self) -> None:
        self._number += 1
        self._top, self._note, self._comparison = "", "", None
        self._folders, self._marks = {}, TreeMarks()
        self._reading, self._late, self._looks = {}, set(), False
        self._waiting.clear()
        self._refresh()

    @Slot()
    def _on_info_changed(self) -> None:
        if self._shown and self._session is not None and self._session.checkout != self._top:
            self._begin()

    @Slot()
    def _refresh(self) -> None:
        """Show the rows, and read the open folders that were not read."""
        if not self._shown or not self._top:
            self._model.show([])
            self.changed.emit()
            return
        rows = rows_of(FileTree(self._folders, self._opened, self._marks, self._all))
        for path in folders_in(rows):
            if path not in self._folders and path not in self._reading and path not in self._waiting:
                self._waiting.append(path)
        self._model.show(rows)
        self.changed.emit()
        self._read_next()

    def _read_next(self) -> None:
        from claude_desk.ui.files.folder_reader import can_read, read_folder  # not needed for the first frame

        while self._waiting and len(self._reading) < _AT_ONCE:
            path = self._waiting.popleft()
            if not can_read():
                self._folders[path] = FolderTrouble.UNREADABLE
                continue
            self._reading[path] = time.monotonic()
            number = self._number
            by_git = self._session is not None and self._session.may_ask_git
            self._tasks.run(
                partial(read_folder, self._top, path, Path.home(), by_git=by_git),
                partial(self._on_read, number, path),
                partial(self._on_failed, number, path),
            )
        if self._reading and not self._patience.isActive():
            self._patience.start()

    def _on_read(self, number: int, path: bytes, folder: TreeFolder) -> None:
        self._take(number, path, folder)

    def _on_failed(self, number: int, path: bytes, error: OSError) -> None:
        if isinstance(error, TimeoutError):
            trouble = FolderTrouble.SILENT
        elif isinstance(error, FileNotFoundError):
            trouble = FolderTrouble.GONE
        else:
            trouble = FolderTrouble.UNREADABLE
        self._take(number, path, trouble)

    def _take(self, number: int, path: bytes, found: "TreeFolder | FolderTrouble") -> None:
        if not shiboken6.isValid(self) or number != self._number:
            return
        self._reading.pop(path, None)
        self._late.discard(path)
        self._folders[path] = found
        if not path:
            self._marks = self._marks_now()
        self._refresh()

    @Slot()
    def _find_silent(self) -> None:
        """Say which folders do not answer. Their threads wait on, and their entries come if the disk
        answers."""
        now = time.monotonic()
        late = [path for path, since in self._reading.items() if now - since >= _SILENT_MS / 1000]
        for path in late:
            del self._reading[path]
            self._late.add(path)
            self._folders[path] = FolderTrouble.SILENT
        if late:
            self._refresh()
        if not self._reading:
            self._patience.stop()

    @Slot()
    def _look(self) -> None:
        """Look in a thread for open folders that have changed on the disk. If the disk does not answer, look
        no more."""
        known = {path: each.stamp for path, each in self._folders.items() if isinstance(each, TreeFolder)}
        if self._looks or not known or not self._shown:
            return
        from claude_desk.ui.files.folder_reader import stamps  # not needed for the first frame

        self._looks = True
        paths = list(known)[:_FOLLOWED]
        number = self._number
        self._tasks.run(
            partial(stamps, self._top, paths),
            partial(self._on_looked, number, {path: known[path] for path in paths}),
            partial(self._on_look_failed, number),
        )

    def _on_look_failed(self, number: int, error: OSError) -> None:
        if shiboken6.isValid(self) and number == self._number:
            self._looks = False

    def _on_looked(self, number: int, known: dict[bytes, int], found: dict[bytes, int]) -> None:
        if not shiboken6.isValid(self) or number != self._number:
            return
        self._looks = False
        if not self._shown:
            return
        for path, stamp in known.items():
            if found.get(path) != stamp and path not in self._reading and path not in self._waiting:
                self._waiting.append(path)
        if self._waiting:
            self._compare_again()
        self._read_next()

    def _drop_below(self, path: bytes) -> None:
        """Forget the entries of a closed folder and of the folders below it."""
        below = path + b"/"
        self._folders = {
            each: folder
            for each, folder in self._folders.items()
            if each in self._late or (each != path and not each.startswith(below))
        }

    # --- changes -------------------------------------------------------------------------------

    def _compare_again(self) -> None:
        if self._session is not None:
            from claude_desk.session.snapshots.session_changes import ChangeScope

            self._session.changes.watch(ChangeScope.HEAD, watcher=self)

    @Slot(object)
    def _on_found(self, comparison: "Comparison") -> None:
        if self._shown and comparison.scope == "head":
            self._comparison = comparison
            self._renew_marks()

    @Slot()
    def _renew_marks(self) -> None:
        if self._shown and self._comparison is not None:
            self._marks = self._marks_now()
            self._refresh()

    def _marks_now(self) -> TreeMarks:
        session, comparison = self._session, self._comparison
        folder = self._folders.get(b"")
        if session is None or comparison is None or not isinstance(folder, TreeFolder):
            return TreeMarks()
        top = session.snapshots.top
        if not top or os.path.commonpath((top, folder.real)) != top:
            return TreeMarks()
        from claude_desk.ui.changes.index_states import index_states  # not needed for the first frame

        within = os.path.relpath(folder.real, top)
        states = index_states(session.staging.status, top, {})
        untracked = frozenset(path for path, each in states.unstaged.items() if each.before is None)
        prefix = b"" if within == "." else os.fsencode(within) + b"/"
        return marks_of(comparison.changes, untracked, prefix)

    # --- helpers -------------------------------------------------------------------------------

    def _row(self, number: int) -> FileRow | None:
        return self._model.rows[number] if 0 <= number < len(self._model.rows) else None

    def _say(self, words: str) -> None:
        if words != self._note:
            self._note = words
            self.changed.emit()


def _differences(old: list[_Key], new: list[_Key]) -> tuple[list[_Range], list[_Range]]:
    """Return the ranges of `old` that are gone and the ranges of `new` that came, each from its first row to
    before its end. Many ranges, or rows in another order, become one range of each."""
    first, last = equal_ends(old, new)
    old_end, new_end = len(old) - last, len(new) - last
    both = set(old[first:old_end]).intersection(new[first:new_end])
    kept = [[key for key in keys if key in both] for keys in (old[first:old_end], new[first:new_end])]
    if kept[0] == kept[1]:
        gone, came = _ranges(old, first, old_end, both), _ranges(new, first, new_end, both)
        if len(gone) + len(came) <= _MOST_RANGES:
            return gone, came
    return _ranges(old, first, old_end, set()), _ranges(new, first, new_end, set())


def _ranges(keys: list[_Key], first: int, end: int, kept: set[_Key]) -> list[_Range]:
    """Return the ranges of the keys that are not kept, between `first` and `end`."""
    found: list[_Range] = []
    for number in range(first, end):
        if keys[number] in kept:
            continue
        if found and found[-1][1] == number:
            found[-1] = (found[-1][0], number + 1)
        else:
            found.append((number, number + 1))
    return found


def _is_unicode(text: str) -> bool:
    return not any("\ud800" <= character < "\ue000" for character in text)


def _shown(name: bytes) -> str:
    return safe_names.last_of(name.decode("utf-8", "replace"), _LONGEST)


def _target(row: FileRow) -> str:
    return safe_names.path(row.target.decode("utf-8", "replace"), _LONGEST)


def _name(row: FileRow) -> str:
    match row.note:
        case RowNote.LOADING:
            return translate("FilesView", "Loading…")
        case RowNote.EMPTY:
            return translate("FilesView", "No files")
        case RowNote.MORE:
            return translate(
                "FilesView", "%Ln more are not listed", n=row.left_out, one="%Ln more is not listed"
            )
        case RowNote.FULL:
            return translate("FilesView", "More rows are not listed. Close a folder.")
        case RowNote.UNREADABLE:
            return translate("FilesView", "This folder cannot be read")
        case RowNote.GONE:
            return translate("FilesView", "This folder is missing")
        case RowNote.SILENT:
            return translate("FilesView", "This folder does not answer")
    return _shown(row.name)


def _letter(row: FileRow) -> str:
    if row.mark is None:
        return ""
    from claude_desk.ui.changes import change_words  # not needed for the first frame

    return change_words.letter(row.mark.change, row.mark.untracked)


def _spoken(row: FileRow) -> str:
    """Return the name and what the row shows beside it, in words."""
    parts = [_name(row)]
    if row.mark is not None:
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        parts.append(change_words.state(row.mark.change, row.mark.untracked))
    elif row.gone:
        parts.append(translate("FilesView", "deleted"))
    elif row.holds:
        parts.append(translate("FilesView", "contains changes"))
    if row.kind is TreeEntryKind.LINK:
        parts.append(translate("FilesView", "link to {target}", target=_target(row)))
    if row.ignored:
        parts.append(translate("FilesView", "ignored by Git"))
    return ", ".join(parts)


def _address(top: str, row: FileRow) -> QUrl:
    """Return the address that a drag carries; an empty address if the row cannot be dragged."""
    name = os.fsdecode(row.path)
    if not top or row.note or row.gone or not _is_unicode(name):
        return QUrl()
    return QUrl.fromLocalFile(str(Path(top) / name))
