"""Reads snapshots from a store, and finds the changes between two snapshots."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field, replace

from claude_desk.snapshots.folder_scanner import bits_of
from claude_desk.snapshots.git_store import GitStore, ObjectReader, StoreError, tree_entries
from claude_desk.snapshots.records import Change, ChangeKind, FileKind, LeftAlone, LeftReason, PathState

_MOST_RENAMES = "400"  # git looks for renames among at most 400 files on each side


@dataclass(frozen=True, slots=True)
class SnapshotTree:
    """The trees of a snapshot. `files`: git's tree of the folder. `meta`: our tree of what git's tree lacks;
    None if git's tree has all facts. `skipped`: the paths that a sparse checkout leaves out -> their
    objects."""

    files: bytes
    meta: bytes | None
    skipped: dict[bytes, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Level:
    """One folder of a snapshot."""

    entries: dict[bytes, tuple[bytes, bytes]]  # git's mode and the object, by name
    meta: dict[bytes, bytes]  # our trees of the folders below, by name
    own_bits: int
    bits: dict[bytes, int]
    left: dict[bytes, tuple[LeftReason, int]]
    ignored: frozenset[bytes]  # names that exist and are ignored
    unsure: frozenset[bytes]  # names that may have had a different state at the moment of the snapshot
    unlisted: bool  # whether the folder may have had different names at that moment

    def excludes(self, name: bytes) -> bool:
        """Whether this name was in the folder, but is not part of the snapshot."""
        return name in self.left or name in self.ignored

    def state_of(self, name: bytes) -> PathState | None:
        if name not in self.entries:
            return None
        mode, oid = self.entries[name]
        kind = {b"120000": FileKind.LINK, b"40000": FileKind.FOLDER}.get(mode, FileKind.FILE)
        return PathState(
            kind, self.bits.get(name, bits_of(mode)), "" if kind is FileKind.FOLDER else oid.hex()
        )


_NOTHING = _Level({}, {}, bits_of(b"40000"), {}, {}, frozenset(), frozenset(), False)


class TreeReader:
    """Reads snapshots from a store. Raises `StoreError` if an object of a snapshot is missing."""

    def __init__(self, objects: ObjectReader) -> None:
        self._objects = objects
        self._levels: dict[tuple[bytes, bytes | None], _Level] = {}

    def level(self, files: bytes | None, meta: bytes | None) -> _Level:
        if files is None:
            return _NOTHING
        known = self._levels.get((files, meta))
        if known is None:
            known = self._levels[files, meta] = self._read_level(files, meta)
        return known

    def _read_level(self, files: bytes, meta: bytes | None) -> _Level:
        entries = {name: (mode, oid) for name, mode, oid in tree_entries(self._needed(files))}
        below: dict[bytes, bytes] = {}
        own, bits, left = bits_of(b"40000"), {}, {}
        ignored: set[bytes] = set()
        unsure: set[bytes] = set()
        unlisted = False
        for name, _, oid in tree_entries(self._needed(meta)) if meta is not None else ():
            if name != b"notes":
                below[name[1:]] = oid
                continue
            for note in self._needed(oid).split(b"\0"):
                what, value, rest = note.split(b" ", 2)
                if what == b"d":
                    own = int(value, 8)
                elif what == b"f":
                    bits[rest] = int(value, 8)
                elif what == b"i":
                    ignored.add(rest)
                elif what == b"u":
                    unsure.add(rest)
                elif what == b"n":
                    unlisted = True
                elif what == b"l":
                    size, _, of = rest.partition(b" ")
                    left[of] = (LeftReason(value.decode()), int(size))
        return _Level(entries, below, own, bits, left, frozenset(ignored), frozenset(unsure), unlisted)

    def _needed(self, oid: bytes) -> bytes:
        data = self._objects.get(oid)
        if data is None:
            raise StoreError("an object is missing")
        return data

    def state(self, tree: SnapshotTree, path: bytes) -> PathState | None:
        """Return the state of a path in a snapshot; None if the snapshot does not have the path."""
        files: bytes | None = tree.files
        meta = tree.meta
        *above, name = path.split(b"/")
        for part in above:
            level = self.level(files, meta)
            mode, oid = level.entries.get(part, (b"", b""))
            if mode != b"40000":
                return None
            files, meta = oid, level.meta.get(part)
        level = self.level(files, meta)
        found = level.state_of(name)
        if found is not None and found.kind is FileKind.FOLDER:
            bits = self.level(level.entries[name][1], level.meta.get(name)).own_bits
            return replace(found, mode=bits)
        return found

    def excludes(self, tree: SnapshotTree, path: bytes) -> bool:
        """Whether the path, or a folder above it, was left alone or ignored. If so, the state of the path is
        not known."""
        files: bytes | None = tree.files
        meta = tree.meta
        for part in path.split(b"/"):
            level = self.level(files, meta)
            if level.excludes(part):
                return True
            mode, oid = level.entries.get(part, (b"", b""))
            if mode != b"40000":
                return False
            files, meta = oid, level.meta.get(part)
        return False

    def is_unsure(self, tree: SnapshotTree, path: bytes) -> bool:
        """Whether the path may have had a different state at the moment of the snapshot. For a path that is
        not in the snapshot: whether it may have existed at that moment."""
        files: bytes | None = tree.files
        meta = tree.meta
        *above, last = path.split(b"/")
        for part in above:
            level = self.level(files, meta)
            mode, oid = level.entries.get(part, (b"", b""))
            if mode != b"40000":
                return part in level.unsure if mode else level.unlisted
            files, meta = oid, level.meta.get(part)
        level = self.level(files, meta)
        return last in level.unsure if last in level.entries else level.unlisted

    def differences(
        self, before: SnapshotTree, after: SnapshotTree
    ) -> Iterator[tuple[bytes, PathState | None, PathState | None]]:
        """Yield each path that differs, with its state before and after. A folder comes before its
        content."""
        yield from self._differences(b"", (before.files, before.meta), (after.files, after.meta))

    def _differences(
        self,
        path: bytes,
        before: tuple[bytes | None, bytes | None],
        after: tuple[bytes | None, bytes | None],
    ) -> Iterator[tuple[bytes, PathState | None, PathState | None]]:
        if before == after:
            return
        old, new = self.level(*before), self.level(*after)
        for name in sorted({*old.entries, *new.entries}):
            one, other = old.state_of(name), new.state_of(name)
            if (one is not None and new.excludes(name)) or (other is not None and old.excludes(name)):
                continue  # one snapshot leaves the name out, so a difference is not known
            below: list[tuple[bytes | None, bytes | None]] = []
            for level, state in ((old, one), (new, other)):
                if state is not None and state.kind is FileKind.FOLDER:
                    below.append((level.entries[name][1], level.meta.get(name)))
                else:
                    below.append((None, None))
            if below[0] == below[1]:
                if one != other:
                    yield path + name, one, other
                continue
            if one is not None and one.kind is FileKind.FOLDER:
                one = replace(one, mode=self.level(*below[0]).own_bits)
            if other is not None and other.kind is FileKind.FOLDER:
                other = replace(other, mode=self.level(*below[1]).own_bits)
            if one != other:
                yield path + name, one, other
            yield from self._differences(path + name + b"/", below[0], below[1])

    def left(self, tree: SnapshotTree) -> list[LeftAlone]:
        return list(self._left(b"", tree.files, tree.meta))

    def _left(self, path: bytes, files: bytes, meta: bytes | None) -> Iterator[LeftAlone]:
        if meta is None:
            return
        level = self.level(files, meta)
        for name, (reason, size) in level.left.items():
            yield LeftAlone(path + name, reason, size)
        for name, below in level.meta.items():
            yield from self._left(path + name + b"/", level.entries[name][1], below)


def changes_between(store: GitStore, before: SnapshotTree, after: SnapshotTree) -> list[Change]:
    """Return the changes, sorted by path. git finds the renames and counts the lines."""
    with store.reader() as objects:
        trees = TreeReader(objects)
        raw = {
            path: (one, other)
            for path, one, other in trees.differences(before, after)
            if not _is_left_out(path, one, other, before, after)
        }
        unsure = {path for path in raw if trees.is_unsure(before, path)} if before.meta is not None else set()
        oids = {bytes.fromhex(s.oid) for pair in raw.values() for s in pair if s is not None and s.oid}
        sizes = objects.sizes(oids)
    renames, counts = _reckon(store, before.files, after.files) if raw else ({}, {})
    # Git does not record folders. If a folder was or is at one of the two names, no rename is shown.
    renames = {
        new: old
        for new, old in renames.items()
        if new in raw and raw[new][0] is None and old in raw and raw[old][1] is None
    }
    gone = set(renames.values())
    found = []
    for path, (one, other) in raw.items():
        if path in gone:
            continue
        old_path = renames.get(path, b"")
        if old_path:
            one = raw[old_path][0]
        same = one is not None and other is not None and one.oid == other.oid != ""
        binary, added, removed = counts.get(path, (False, 0, 0) if same else (False, -1, -1))
        one, other = _sized(one, sizes), _sized(other, sizes)
        missing = any(s is not None and s.kind is not FileKind.FOLDER and s.size < 0 for s in (one, other))
        found.append(
            Change(
                path, _kind(one, other, old_path), one, other, old_path, binary, added, removed, missing,
                unsure=path in unsure or old_path in unsure,
            )
        )  # fmt: skip
    return sorted(found, key=lambda change: change.path)


def changes_of(changes: Iterable[Change], paths: Set[bytes]) -> list[Change]:
    """Return the changes of these paths. If only one name of a renamed file is in `paths`, return an added
    or a deleted file instead of the rename."""
    found = []
    for change in changes:
        if change.old_path and (change.path in paths) is not (change.old_path in paths):
            if change.path in paths:
                kind, path, before, after = ChangeKind.ADDED, change.path, None, change.after
            else:
                kind, path, before, after = ChangeKind.DELETED, change.old_path, change.before, None
            binary, missing = change.binary, change.missing
            found.append(
                Change(path, kind, before, after, b"", binary, missing=missing, unsure=change.unsure)
            )
        elif change.path in paths:
            found.append(change)
    return sorted(found, key=lambda change: change.path)


def _is_left_out(
    path: bytes, one: PathState | None, other: PathState | None, before: SnapshotTree, after: SnapshotTree
) -> bool:
    """Whether the path differs only because a sparse checkout leaves it out on one side."""
    if other is None and one is not None and _below(after.skipped, path, one.kind):
        return True
    if one is None and other is not None:
        if other.kind is FileKind.FOLDER:
            return _below(before.skipped, path, other.kind)
        return before.skipped.get(path, b"").hex() == other.oid
    return False


def _below(skipped: Iterable[bytes], path: bytes, kind: FileKind) -> bool:
    if kind is FileKind.FOLDER:
        return any(each.startswith(path + b"/") for each in skipped)
    return path in skipped or any(each.endswith(b"/") and path.startswith(each) for each in skipped)


def _kind(one: PathState | None, other: PathState | None, old_path: bytes) -> ChangeKind:
    if old_path:
        return ChangeKind.RENAMED
    if one is None:
        return ChangeKind.ADDED
    if other is None:
        return ChangeKind.DELETED
    same = one.kind is other.kind and one.oid == other.oid
    return ChangeKind.MODE if same else ChangeKind.MODIFIED


def _sized(state: PathState | None, sizes: dict[bytes, int]) -> PathState | None:
    if state is None or not state.oid:
        return state
    return replace(state, size=sizes.get(bytes.fromhex(state.oid), -1))


def _reckon(
    store: GitStore, before: bytes, after: bytes
) -> tuple[dict[bytes, bytes], dict[bytes, tuple[bool, int, int]]]:
    """Return two mappings: the new path of each renamed file -> its old path, and each path -> (whether the
    file is binary, added lines, removed lines). The numbers are -1 for a binary file."""
    out = store.run(
        "diff-tree", "-r", "-z", "-M", f"-l{_MOST_RENAMES}", "--numstat", "--no-ext-diff", "--no-textconv",
        before.hex(), after.hex(),
    )  # fmt: skip
    renames: dict[bytes, bytes] = {}
    counts: dict[bytes, tuple[bool, int, int]] = {}
    fields = iter(out.split(b"\0"))
    for head in fields:
        if not head:
            continue
        added, removed, path = head.split(b"\t", 2)
        if not path:
            old, path = next(fields), next(fields)
            renames[path] = old
        binary = added == b"-"
        counts[path] = (True, -1, -1) if binary else (False, int(added), int(removed))
    return renames, counts
