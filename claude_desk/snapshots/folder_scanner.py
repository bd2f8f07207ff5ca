"""Scans a folder and makes git's trees of it. Only files that may have changed since the last scan are read.

The result of a scan is kept by folder (`FolderNode`). A file is read again if its size, times, inode or mode
differ. It is also read again if it was changed shortly before the last reading: a later change might have the
same time ("racily clean" in git). No link is followed and no mount is crossed.
"""

import errno
import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter

from claude_desk.snapshots.git_store import PackWriter, TreeEntry, tree_data
from claude_desk.snapshots.instant import may_be_changed_since
from claude_desk.snapshots.project_rules import IgnoreCheck, ProjectIndex
from claude_desk.snapshots.records import LeftAlone, LeftReason, Refusal, SnapshotLimits
from claude_desk.system.files import open_descriptor, read_beginning
from claude_desk.system.mounts import mounts_below

FILE_BITS, EXECUTABLE_BITS, FOLDER_BITS = 0o644, 0o755, 0o755
"""The usual permission bits, which are not recorded."""

DEEPEST = 200
RACY_NS = 2_000_000_000
"""The coarsest step of a file system's times. Two changes within this step may have the same time."""

_READ_AT_ONCE = 8 << 20  # bytes; a larger file is read in pieces
_PIECE = 1 << 20
_NOTIFY_SECONDS = 0.25
_OPEN_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_signature_of = attrgetter("st_mtime_ns", "st_ctime_ns", "st_size", "st_ino", "st_mode")

Signature = tuple[int, int, int, int, int]
Digest = bytes


class FolderRefusedError(Exception):
    def __init__(self, reason: Refusal, limit: int, found: int) -> None:
        super().__init__(reason)
        self.reason, self.limit, self.found = reason, limit, found


@dataclass(frozen=True, slots=True)
class Doubt:
    """Decides which files and folders may have changed between the moment of a snapshot and its scan.

    `since`: the moment, as a time of files (`in_file_times`). `by_times`: whether the times of the files can
    be compared with `since`. If not, only a file that is the same as in the previous scan is certain.
    `earlier`: whether the previous scan ended before the moment.
    """

    since: int
    by_times: bool
    earlier: bool

    def of_file(self, found: "Signature", known: "Signature | None") -> bool:
        """Whether a file may have changed. `known`: the file's signature in the previous scan, None if
        unknown."""
        if self.by_times:
            return may_be_changed_since(found[1], self.since)
        return not self.earlier or found != known

    def of_folder(self, found: os.stat_result, old: "FolderNode | None") -> bool:
        """Whether an entry of the folder, or the folder itself, may have been added, removed or renamed."""
        if self.by_times:
            return may_be_changed_since(found.st_ctime_ns, self.since)
        return not self.earlier or old is None or old.listed != _listed(found)

    def may_be_moved(self, found: os.stat_result, old: "FolderNode | None") -> bool:
        """Whether a folder for which `of_folder` is True may have been in a different place at the moment."""
        return not self.earlier or old is None or old.inode != found.st_ino


@dataclass(slots=True, eq=False)
class FolderNode:
    """A folder as it was scanned. `names`, `signatures` and `files` (object and st_mode) have the same order.
    A signature is None if the file might change again without changing its signature. `meta` is None if git's
    tree has all facts.

    `unsure`: files that may have changed since the moment of the snapshot. `unlisted`: whether the folder may
    have had different entries at that moment.
    """

    listed: tuple[int, ...] | None = None
    rules: Digest = b""
    gitignore: bool = False
    bits: int = FOLDER_BITS
    inode: int = 0
    names: list[str] = field(default_factory=list)
    signatures: list[Signature | None] = field(default_factory=list)
    files: list[tuple[Digest, int]] = field(default_factory=list)
    folders: "dict[str, FolderNode]" = field(default_factory=dict)
    ignored: dict[str, bool] = field(default_factory=dict)  # ignored names, with whether the name is a folder
    left: list[tuple[str, LeftReason, int]] = field(default_factory=list)
    bytes: int = 0
    tree: Digest = b""
    meta: Digest | None = None
    unsure: tuple[str, ...] = ()
    unlisted: bool = False


class FolderScan:
    """One scan. `run` returns the scanned folder. After `run`, `left` has the paths that were left alone.

    Without `doubt`, the snapshot is of the folder as it is now. With `doubt`, the snapshot is of an earlier
    moment, and files that may have changed since then are marked. `ours`: device and inode of the folder with
    our stores.
    """

    def __init__(
        self, top: str, limits: SnapshotLimits, index: ProjectIndex, ignores: IgnoreCheck, out: PackWriter,
        ours: tuple[int, int], notify: Callable[[int, int], None], doubt: Doubt | None = None,
    ) -> None:  # fmt: skip
        self._top = top
        self._limits = limits
        self._index = index
        self._ignores = ignores
        self._out = out
        self._ours = ours
        self._notify = notify
        self._doubt = doubt
        self._notified = time.monotonic()
        self._mounts = mounts_below(top)
        self._device = 0
        self.files = 0
        self.bytes = 0
        self.read = 0
        self.left: list[LeftAlone] = []

    def run(self, old: FolderNode | None) -> FolderNode:
        """Scan the folder. `old` is the result of an earlier scan.

        Raise `OSError` if the top cannot be read, `FolderRefusedError` if the folder is too large,
        `StoreError` if the store or the search for ignored paths fails.
        """
        fd = os.open(self._top, _OPEN_FOLDER)
        try:
            self._device = os.fstat(fd).st_dev
            found = self._visit(fd, "", old, self._ignores.base, 0, False)
        finally:
            os.close(fd)
        assert isinstance(found, FolderNode)
        return found

    def _visit(
        self, fd: int, path: str, old: FolderNode | None, rules: bytes, depth: int, moved: bool
    ) -> FolderNode | LeftReason:
        """Scan a folder and the folders below it, or return why the folder is left alone.

        `moved`: whether a folder above may have been in a different place at the moment of the snapshot. If
        so, every file in this folder is unsure.
        """
        found = os.fstat(fd)
        if found.st_dev != self._device or (self._mounts and path[:-1] in self._mounts):
            return LeftReason.MOUNT
        if (found.st_dev, found.st_ino) == self._ours:
            return LeftReason.SPECIAL
        if depth > DEEPEST:
            return LeftReason.TOO_DEEP
        listed: tuple[int, ...] | None = _listed(found)
        racy = max(found.st_mtime_ns, found.st_ctime_ns) > time.time_ns() - RACY_NS
        node = FolderNode()
        node.bits = stat.S_IMODE(found.st_mode)
        node.inode = found.st_ino
        if self._doubt is not None:
            node.unlisted = moved or self._doubt.of_folder(found, old)
            moved = moved or (bool(path) and node.unlisted and self._doubt.may_be_moved(found, old))
        entries = None
        if old is None or old.listed != listed:
            entries = _list(fd)
            node.gitignore = any(name == ".gitignore" for name, _ in entries)
        else:
            node.gitignore = old.gitignore
        if node.gitignore:
            rules = self._rules_here(fd, rules)
        if entries is None and old is not None and self._still_holds(path, old, rules):
            node.names, node.ignored, node.left = old.names, old.ignored, list(old.left)
            folders = list(old.folders)
        else:
            entries = _list(fd) if entries is None else entries
            names = {name for name, _ in entries}
            if path and (".git" in {n.lower() for n in names} or {"HEAD", "objects", "refs"} <= names):
                return LeftReason.REPOSITORY
            folders = self._classify(path, entries, node, old, rules)
        node.rules = rules
        node.listed = None if racy else listed
        same = self._files(fd, node, old)
        if moved:
            node.unsure = tuple(node.names)
        self.files += len(node.names)
        self.bytes += node.bytes
        if self.files > self._limits.files:
            raise FolderRefusedError(Refusal.TOO_MANY_FILES, self._limits.files, self.files)
        if self.bytes > self._limits.bytes:
            raise FolderRefusedError(Refusal.TOO_MANY_BYTES, self._limits.bytes, self.bytes)
        for name in folders:
            before = None if old is None else old.folders.get(name)
            below = self._below(fd, path, name, before, rules, depth, moved)
            if isinstance(below, FolderNode):
                node.folders[name] = below
                same &= before is not None and below.tree == before.tree and below.meta == before.meta
            elif below is not None:
                node.left.append((name, below, 0))
        if self._doubt is not None and not node.unlisted:  # entries may have changed during the scan
            node.unlisted = self._doubt.of_folder(os.fstat(fd), old)
        node.left.sort()
        if (
            same
            and old is not None
            and node.bits == old.bits
            and node.left == old.left
            and node.ignored == old.ignored
            and node.unsure == old.unsure
            and node.unlisted == old.unlisted
            and node.folders.keys() == old.folders.keys()
        ):
            node.tree, node.meta = old.tree, old.meta
        else:
            self._write(node)
        prefix = os.fsencode(path)
        self.left += [LeftAlone(prefix + os.fsencode(name), reason, size) for name, reason, size in node.left]
        return node

    def _still_holds(self, path: str, old: FolderNode, rules: bytes) -> bool:
        """Whether the previous scan sorted the entries of this folder as `_classify` would sort them now. The
        caller knows that the folder has the same entries."""
        if old.rules != rules or any(reason not in _LASTING for _, reason, _ in old.left):
            return False
        return not (
            self._index.changed and any(self._index.knows(os.fsencode(path + n)) for n in old.ignored)
        )

    def _rules_here(self, fd: int, rules: bytes) -> bytes:
        """Return a key of the rules in this folder, which has a `.gitignore`."""
        try:
            own = read_beginning(".gitignore", _PIECE, fd, follow=False)
        except OSError:
            return rules
        return hashlib.sha1(rules + own, usedforsecurity=False).digest() if own.strip() else rules

    def _classify(
        self,
        path: str,
        entries: list[tuple[str, int]],
        node: FolderNode,
        old: FolderNode | None,
        rules: bytes,
    ) -> list[str]:  # fmt: skip
        """Sort the entries of a folder into the node. Return the names of the folders to scan."""
        known = old if old is not None and old.rules == rules else None
        files: set[str] = set()
        folders: set[str] = set()
        if known is not None:
            left_alone = {name for name, reason, _ in known.left if reason not in _LASTING}
            files, folders = left_alone.union(known.names), left_alone.union(known.folders)
        ask = []
        included = []
        for name, kind in entries:
            if name.lower() == ".git":
                continue
            if kind not in (stat.S_IFREG, stat.S_IFLNK, stat.S_IFDIR):
                node.left.append((name, LeftReason.SPECIAL, 0))
            elif name in (folders if kind == stat.S_IFDIR else files):
                included.append((name, kind))
            elif (
                known is not None
                and known.ignored.get(name) == (kind == stat.S_IFDIR)
                and not (self._index.changed and self._index.knows(os.fsencode(path + name)))
            ):
                node.ignored[name] = kind == stat.S_IFDIR
            else:
                ask.append((name, kind))
        ignored: set[bytes] = set()
        if ask and rules:
            ignored = self._ignores.ignored([os.fsencode(path + name) for name, _ in ask])
        for name, kind in ask:
            own = os.fsencode(path + name)
            if own in ignored and not self._index.knows(own):
                node.ignored[name] = kind == stat.S_IFDIR
            else:
                included.append((name, kind))
        if old is not None and node.ignored:
            before = {*old.names, *old.folders, *(n for n, why, _ in old.left if why is LeftReason.IGNORED)}
            node.left += [(name, LeftReason.IGNORED, 0) for name in node.ignored if name in before]
        below = []
        for name, kind in included:
            if kind != stat.S_IFDIR:
                node.names.append(name)
            elif os.fsencode(path + name) in self._index.submodules:
                node.left.append((name, LeftReason.SUBMODULE, 0))
            else:
                below.append(name)
        return below

    def _below(
        self, fd: int, path: str, name: str, old: FolderNode | None, rules: bytes, depth: int, moved: bool
    ) -> FolderNode | LeftReason | None:
        if path + name in self._mounts:  # a mount may hang, so it is not opened
            return LeftReason.MOUNT
        try:
            inner = os.open(name, _OPEN_FOLDER, dir_fd=fd)
        except OSError as error:  # the folder may be gone, or may have become a file
            return None if error.errno in _NO_FOLDER else LeftReason.UNREADABLE
        try:
            return self._visit(inner, f"{path}{name}/", old, rules, depth + 1, moved)
        except OSError:
            return LeftReason.UNREADABLE
        finally:
            os.close(inner)

    # ---------------------------------------------------------------------------------------------
    # Files.

    def _files(self, fd: int, node: FolderNode, old: FolderNode | None) -> bool:
        """Read the files of the node. Remove the names of files that are gone or left alone.

        Return whether the names and contents are as in the previous scan.
        """
        examine, doubt = os.stat, self._doubt
        if old is not None and node.names is old.names:
            now: list[Signature | None]
            try:
                now = [_signature_of(examine(n, dir_fd=fd, follow_symlinks=False)) for n in node.names]
            except OSError:
                now = []
            if now == old.signatures:
                node.signatures, node.files, node.bytes = old.signatures, old.files, old.bytes
                if doubt is not None:
                    node.unsure = tuple(
                        name
                        for name, found in zip(node.names, old.signatures, strict=True)
                        if found is None or doubt.of_file(found, found)
                    )
                return True
        before = (
            {}
            if old is None
            else dict(zip(old.names, zip(old.signatures, old.files, strict=True), strict=True))
        )
        names, node.names = node.names, []
        unsure = []
        for name in names:
            try:
                found: Signature = _signature_of(examine(name, dir_fd=fd, follow_symlinks=False))
            except FileNotFoundError:
                continue  # the file is gone
            except OSError:
                node.left.append((name, LeftReason.UNREADABLE, 0))
                continue
            known = before.get(name)
            if known is not None and known[0] == found:
                entry = known[1]
                signature: Signature | None = found
            else:
                got = self._read(fd, name, found)
                if got is None:
                    continue
                if isinstance(got, LeftReason):
                    node.left.append((name, got, found[2]))
                    continue
                entry, signature, found = got
            if doubt is not None and doubt.of_file(found, known[0] if known is not None else None):
                unsure.append(name)
            node.names.append(name)
            node.signatures.append(signature)
            node.files.append(entry)
            node.bytes += found[2]
        node.unsure = tuple(unsure)
        return old is not None and node.names == old.names and node.files == old.files

    def _read(
        self, fd: int, name: str, found: Signature
    ) -> tuple[tuple[bytes, int], Signature | None, Signature] | LeftReason | None:
        """Read the file with this signature. If the file changes meanwhile, read it a second time.

        Return (object, st_mode), the signature for the next scan, and the signature that the file had. The
        signature for the next scan is None if the file was changed so recently that a later change might have
        the same time. Return None if the file is gone. Return the reason if the file is left alone.
        """
        for _ in range(2):
            if stat.S_ISREG(found[4]) and found[2] > self._limits.file_bytes:
                return LeftReason.TOO_LARGE
            began = time.time_ns()
            try:
                oid = self._object_of(fd, name, found)
                after: Signature = _signature_of(os.stat(name, dir_fd=fd, follow_symlinks=False))
            except FileNotFoundError:
                return None
            except OSError:
                return LeftReason.UNREADABLE
            if oid is not None and after == found:
                self.read += 1
                self._notify_if_due()
                racy = max(found[0], found[1]) > began - RACY_NS
                return (oid, found[4]), None if racy else found, found
            found = after
        return LeftReason.CHANGING

    def _object_of(self, fd: int, name: str, found: Signature) -> bytes | None:
        """Add the file's bytes, or the target of a link, as an object. Return the object's id; None if the
        file no longer has this signature, or is neither a regular file nor a link."""
        if stat.S_ISLNK(found[4]):
            return self._out.add("blob", os.fsencode(os.readlink(name, dir_fd=fd)))
        if not stat.S_ISREG(found[4]):
            return None
        file = open_descriptor(name, fd, follow=False)
        try:
            if _signature_of(os.fstat(file)) != found:
                return None
            if found[2] > _READ_AT_ONCE:
                oid = self._out.add_blob(_pieces(file), found[2])
            else:
                data = b"".join(_pieces(file, found[2] + 1))
                oid = self._out.add("blob", data) if len(data) == found[2] else None
            return oid if _signature_of(os.fstat(file)) == found else None
        finally:
            os.close(file)

    def _notify_if_due(self) -> None:
        now = time.monotonic()
        if now - self._notified > _NOTIFY_SECONDS:
            self._notified = now
            self._notify(self.files, self.bytes)

    # ---------------------------------------------------------------------------------------------
    # Trees: for each folder git's tree, and our tree for the facts that git does not record.

    def _write(self, node: FolderNode) -> None:
        entries: list[TreeEntry] = []
        notes: list[bytes] = []
        if node.bits != FOLDER_BITS:
            notes.append(b"d %o " % node.bits)
        for name, (oid, mode) in zip(node.names, node.files, strict=True):
            raw = os.fsencode(name)
            git_mode = git_mode_of(mode)
            entries.append((raw, git_mode, oid))
            if git_mode != b"120000" and stat.S_IMODE(mode) != bits_of(git_mode):
                notes.append(b"f %o %s" % (stat.S_IMODE(mode), raw))
        for name, reason, size in node.left:
            notes.append(b"l %s %d %s" % (reason.encode(), size, os.fsencode(name)))
        notes += [b"i 0 " + os.fsencode(name) for name in node.ignored]
        unlisted = [name for name, below in node.folders.items() if below.unlisted]
        notes += [b"u 0 " + os.fsencode(name) for name in (*node.unsure, *unlisted)]
        if node.unlisted:
            notes.append(b"n 0 ")
        meta: list[TreeEntry] = []
        for name, below in node.folders.items():
            raw = os.fsencode(name)
            entries.append((raw, b"40000", below.tree))
            if below.meta is not None:
                meta.append((b"d" + raw, b"40000", below.meta))
        node.tree = self._out.add("tree", tree_data(entries))
        if notes:
            notes.sort()
            meta.append((b"notes", b"100644", self._out.add("blob", b"\0".join(notes))))
        node.meta = self._out.add("tree", tree_data(meta)) if meta else None


# These errors mean that the name is not a folder. After any other error, the name may still be a folder.
_NO_FOLDER = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)

# These reasons remain valid as long as the folder has the same entries.
_LASTING = (LeftReason.SPECIAL, LeftReason.SUBMODULE, LeftReason.IGNORED)


def git_mode_of(mode: int) -> bytes:
    if stat.S_ISLNK(mode):
        return b"120000"
    return b"100755" if mode & 0o100 else b"100644"


def bits_of(git_mode: bytes) -> int:
    """Return the usual permission bits of a mode. A path has these bits if no other bits are recorded."""
    return {b"120000": 0o777, b"100755": EXECUTABLE_BITS, b"40000": FOLDER_BITS}.get(git_mode, FILE_BITS)


def _listed(found: os.stat_result) -> tuple[int, ...]:
    """Return a key that changes when the entries of a folder change."""
    return (found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_mode)


def _list(fd: int) -> list[tuple[str, int]]:
    """Return the names in a folder and their types (S_IFREG, S_IFLNK, S_IFDIR; 0 for any other type)."""
    found = []
    with os.scandir(fd) as entries:
        for entry in entries:
            if entry.is_symlink():
                found.append((entry.name, stat.S_IFLNK))
            elif entry.is_dir(follow_symlinks=False):
                found.append((entry.name, stat.S_IFDIR))
            elif entry.is_file(follow_symlinks=False):
                found.append((entry.name, stat.S_IFREG))
            else:
                found.append((entry.name, 0))
    return sorted(found)


def _pieces(file: int, most: int = -1) -> Iterator[bytes]:
    while most:
        piece = os.read(file, _PIECE if most < 0 else min(most, _PIECE))
        if not piece:
            return
        if most > 0:
            most -= len(piece)
        yield piece
