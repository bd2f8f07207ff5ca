"""Reads the folders of the file tree. The functions wait for the disk, so call them in a thread. No Qt.

The folder is not trusted. Each folder is opened relative to its parent folder, and no link is followed: no
folder of the tree is outside of the top folder. No file is opened, except git's lists of ignored files. In a
trusted folder, git says which files it tracks although a rule ignores them.
"""

import heapq
import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from claude_desk.library.ignore_rules import IgnoreRules
from claude_desk.library.mentions.file_lister import tracked_though_ignored
from claude_desk.library.repository import repository_of
from claude_desk.snapshots.project_rules import IgnoreCheck
from claude_desk.ui.file_dialogs.folder_listing import natural_key
from claude_desk.ui.files.tree_folders import TreeEntry, TreeEntryKind, TreeFolder

MOST_READ = 200_000
"""At most so many entries of a folder are read."""
MOST_LISTED = 5_000
"""At most so many entries of a folder are listed: the first ones in the order of the tree."""
_LONGEST_TARGET = 300  # bytes of a link's target that are shown
_OPEN = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
_INNER = _OPEN | getattr(os, "O_NOFOLLOW", 0)


def can_read() -> bool:
    """Return whether the system can open a folder relative to its parent folder."""
    return os.open in os.supports_dir_fd and os.scandir in os.supports_fd


def read_folder(top: str, path: bytes, home: Path, *, by_git: bool = False) -> TreeFolder:
    """Read a folder. `path`: relative to the folder `top`; b"" for `top` itself. `by_git`: whether git may be
    asked which ignored entries are tracked, or contain a tracked file.

    Raise OSError if the folder cannot be read, is missing, or is reached by a link.
    """
    rules, prefix = _rules_of(top, path, home)
    handle = _open_folder(top, path)
    try:
        stamp = os.fstat(handle).st_mtime_ns
        found, more = _entries(handle, rules, prefix)
        listed = [_with_target(each, handle) for each in found]
    finally:
        os.close(handle)
    if by_git and any(each.ignored for each in listed):
        listed = _without_tracked(listed, top, path)
    return TreeFolder(tuple(listed), more, stamp, "" if path else os.path.realpath(top))


def stamps(top: str, paths: Iterable[bytes]) -> dict[bytes, int]:
    """Return the stamp of each folder that can be opened."""
    found: dict[bytes, int] = {}
    for path in paths:
        try:
            handle = _open_folder(top, path)
        except OSError:
            continue
        try:
            found[path] = os.fstat(handle).st_mtime_ns
        finally:
            os.close(handle)
    return found


def _open_folder(top: str, path: bytes) -> int:
    handle = os.open(top, _OPEN)
    for part in path.split(b"/") if path else ():
        try:
            inner = os.open(part, _INNER, dir_fd=handle)
        finally:
            os.close(handle)
        handle = inner
    return handle


def _entries(handle: int, rules: IgnoreRules | None, prefix: bytes) -> tuple[list[TreeEntry], int]:
    """Return the first entries in the order of the tree, and how many more there are."""
    found: list[tuple[bytes, TreeEntryKind]] = []
    count = 0
    with os.scandir(handle) as entries:
        for entry in entries:
            if entry.name == ".git":
                continue
            count += 1
            if count <= MOST_READ:
                found.append((os.fsencode(entry.name), _kind_of(entry)))
    first = heapq.nsmallest(MOST_LISTED, found, key=_order)
    listed = [TreeEntry(name, kind, _is_ignored(rules, prefix + name, kind)) for name, kind in first]
    return listed, count - len(listed)


def _order(entry: tuple[bytes, TreeEntryKind]) -> tuple[bool, tuple[tuple[int, int, str], ...]]:
    name, kind = entry
    return kind is not TreeEntryKind.FOLDER, natural_key(os.fsdecode(name))


def _kind_of(entry: "os.DirEntry[str]") -> TreeEntryKind:
    """Return the kind of an entry. This does not look at the entry itself, which may be a mount that
    hangs."""
    try:
        if entry.is_symlink():
            return TreeEntryKind.LINK
        if entry.is_dir(follow_symlinks=False):
            return TreeEntryKind.FOLDER
        return TreeEntryKind.FILE if entry.is_file(follow_symlinks=False) else TreeEntryKind.OTHER
    except OSError:
        return TreeEntryKind.OTHER


def _is_ignored(rules: IgnoreRules | None, path: bytes, kind: TreeEntryKind) -> bool:
    return rules is None or rules.excludes(path, folder=kind is TreeEntryKind.FOLDER)


def _without_tracked(entries: list[TreeEntry], top: str, path: bytes) -> list[TreeEntry]:
    """Return the entries of a folder, of which git ignores none that it tracks: a rule does not count for a
    tracked file."""
    begin = path + b"/" if path else b""
    tracked = {
        each[len(begin) :].partition(b"/")[0]
        for each in tracked_though_ignored(Path(top), path)
        if each.startswith(begin)
    }
    return [replace(each, ignored=each.ignored and each.name not in tracked) for each in entries]


def _with_target(entry: TreeEntry, handle: int) -> TreeEntry:
    if entry.kind is not TreeEntryKind.LINK:
        return entry
    try:
        target = os.readlink(entry.name, dir_fd=handle)
    except OSError:
        target = b""
    return TreeEntry(entry.name, entry.kind, entry.ignored, target[:_LONGEST_TARGET])


def _rules_of(top: str, path: bytes, home: Path) -> tuple[IgnoreRules | None, bytes]:
    """Return git's rules for the entries of a folder (None if the folder is ignored), and the path of the
    folder from the top of its repository, with `/` at its end."""
    real = os.path.realpath(top)
    repository = repository_of(Path(real))
    above = os.path.relpath(real, repository) if repository is not None else "."
    prefix = b"" if above == "." else os.fsencode(above) + b"/"
    prefix += path + b"/" if path else b""
    return IgnoreCheck(str(repository or real), home).rules_of(prefix), prefix
