"""The rows of the file tree: the entries of the open folders, with the changes since the newest commit. No
Qt."""

import os
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from claude_desk.ui.file_dialogs.folder_listing import natural_key
from claude_desk.ui.files.tree_folders import TreeEntry, TreeEntryKind, TreeFolder

if TYPE_CHECKING:
    from claude_desk.snapshots.records import Change

MOST_ROWS = 20_000
_DEEPEST = 60  # folders below a deeper folder are not shown


class RowNote(StrEnum):
    """What a row without an entry says. The values are ids for QML."""

    NONE = ""
    LOADING = "loading"
    EMPTY = "empty"
    MORE = "more"  # the folder has more entries than the tree lists
    FULL = "full"  # the tree has no room for more rows
    UNREADABLE = "unreadable"
    GONE = "gone"
    SILENT = "silent"  # the folder does not answer


class FolderTrouble(StrEnum):
    """Why a folder could not be read. The values are those of `RowNote`."""

    UNREADABLE = "unreadable"
    GONE = "gone"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class TreeMark:
    """What has happened to a file since the newest commit. `untracked`: git does not know the file."""

    change: "Change"
    untracked: bool = False


@dataclass(frozen=True, slots=True)
class TreeMarks:
    """The changes of the tree. `holders`: the folders that contain changes. `gone`: the names that were
    deleted, by their folder; whether a name is a folder."""

    files: Mapping[bytes, TreeMark] = field(default_factory=dict)
    holders: Set[bytes] = frozenset()
    gone: Mapping[bytes, Mapping[bytes, bool]] = field(default_factory=dict)


class FileRow(NamedTuple):
    """A row. `path`: relative to the top folder; with a `note`, the path of the folder that the note is
    about. `gone`: whether the entry was deleted. `left_out`: how many entries are not listed.

    It is a tuple, because thousands of rows are made and compared at once in the window's thread."""

    path: bytes
    depth: int
    kind: TreeEntryKind = TreeEntryKind.FILE
    open: bool = False
    ignored: bool = False
    gone: bool = False
    holds: bool = False
    mark: "TreeMark | None" = None
    target: bytes = b""
    note: RowNote = RowNote.NONE
    left_out: int = 0

    @property
    def key(self) -> tuple[bytes, RowNote]:
        return self.path, self.note

    @property
    def folds(self) -> bool:
        return self.kind is TreeEntryKind.FOLDER and not self.note

    @property
    def name(self) -> bytes:
        return self.path[self.path.rfind(b"/") + 1 :]


@dataclass(frozen=True, slots=True)
class FileTree:
    """`folders`: the folders that were read, or why they could not be read, by their path. `opened`: the open
    folders. `all`: whether ignored entries are shown."""

    folders: Mapping[bytes, TreeFolder | FolderTrouble] = field(default_factory=dict)
    opened: Set[bytes] = frozenset()
    marks: TreeMarks = field(default_factory=TreeMarks)
    all: bool = True


def marks_of(changes: "Iterable[Change]", untracked: Set[bytes], prefix: bytes) -> TreeMarks:
    """Return the marks of a folder. `prefix`: the path of the folder in the paths of the changes, with `/` at
    its end; b"" if it is the same folder."""
    from claude_desk.snapshots.records import ChangeKind  # not needed for the first frame

    files: dict[bytes, TreeMark] = {}
    holders: set[bytes] = set()
    gone: dict[bytes, dict[bytes, bool]] = {}
    for change in changes:
        if not change.path.startswith(prefix):
            continue
        path = change.path[len(prefix) :]
        files[path] = TreeMark(change, change.path in untracked)
        is_gone = change.kind is ChangeKind.DELETED
        for above in _folders_above(path):
            if is_gone:
                gone.setdefault(above, {})[_child(above, path)] = _is_deeper(above, path)
            holders.add(above)
    return TreeMarks(files, holders, gone)


def rows_of(tree: FileTree) -> list[FileRow]:
    """Return the rows from top to bottom, at most `MOST_ROWS`, and then one that says that there are more."""
    found: list[FileRow] = []
    _add_level(found, tree, b"", 0)
    if len(found) > MOST_ROWS:
        found[MOST_ROWS:] = [FileRow(b"", 0, note=RowNote.FULL)]
    return found


def folders_in(rows: Iterable[FileRow]) -> list[bytes]:
    """Return the folders whose entries the rows show, the top folder first. Deleted folders are left out."""
    return [b"", *(row.path for row in rows if row.folds and row.open and not row.gone)]


def _add_level(found: list[FileRow], tree: FileTree, path: bytes, depth: int) -> None:
    """Add the rows of a folder, until there are more than `MOST_ROWS`."""
    folder = tree.folders.get(path)
    gone = tree.marks.gone.get(path, {})
    if folder is None and not gone:
        found.append(FileRow(path, depth, note=RowNote.LOADING))
        return
    entries, left_out = (folder.entries, folder.left_out) if isinstance(folder, TreeFolder) else ((), 0)
    shown = [each for each in entries if tree.all or not each.ignored]
    prefix = path + b"/" if path else b""
    for entry, is_gone in _with_gone(shown, entries, gone):
        if len(found) > MOST_ROWS:
            return
        own = prefix + entry.name
        if entry.kind is TreeEntryKind.FOLDER:
            is_open = own in tree.opened and depth < _DEEPEST
            holds = own in tree.marks.holders
            found.append(FileRow(own, depth, entry.kind, is_open, entry.ignored, is_gone, holds))
            if is_open:
                _add_level(found, tree, own, depth + 1)
        else:
            mark = tree.marks.files.get(own)
            found.append(
                FileRow(own, depth, entry.kind, False, entry.ignored, is_gone, False, mark, entry.target)
            )
    if isinstance(folder, FolderTrouble) and not (gone and folder is FolderTrouble.GONE):
        found.append(FileRow(path, depth, note=RowNote(folder.value)))
    elif left_out:
        found.append(FileRow(path, depth, note=RowNote.MORE, left_out=left_out))
    elif not shown and not gone:
        found.append(FileRow(path, depth, note=RowNote.EMPTY))


def _with_gone(
    shown: list[TreeEntry], entries: tuple[TreeEntry, ...], gone: Mapping[bytes, bool]
) -> Iterator[tuple[TreeEntry, bool]]:
    """Yield the shown entries, and the deleted entries in their places, each with whether it was deleted."""
    if not gone:
        yield from ((entry, False) for entry in shown)
        return
    there = {entry.name for entry in entries}
    missing = [
        (TreeEntry(name, TreeEntryKind.FOLDER if folder else TreeEntryKind.FILE), True)
        for name, folder in gone.items()
        if name not in there
    ]
    both = [*((entry, False) for entry in shown), *missing]
    yield from sorted(both, key=lambda each: (not each[0].is_folder, natural_key(os.fsdecode(each[0].name))))


def _folders_above(path: bytes) -> Iterator[bytes]:
    """Yield the top folder (b"") and the folders between it and the path."""
    yield b""
    end = path.find(b"/")
    while end >= 0:
        yield path[:end]
        end = path.find(b"/", end + 1)


def _child(folder: bytes, path: bytes) -> bytes:
    rest = path[len(folder) + 1 :] if folder else path
    return rest.partition(b"/")[0]


def _is_deeper(folder: bytes, path: bytes) -> bool:
    return b"/" in (path[len(folder) + 1 :] if folder else path)
