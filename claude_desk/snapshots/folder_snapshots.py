"""Takes, lists, compares, reads, restores and deletes the snapshots of one folder.

A snapshot is a commit in our store of the folder, and a ref that names the commit. The commit's tree has
`files`, git's tree of the folder. If needed, it also has `meta` and `skipped`. `meta` is our tree of what
git's tree lacks, such as permission bits and the paths that were left alone. `skipped` lists the paths that a
sparse checkout leaves out. The commit's message has the moment, the session, the turn, and the numbers of
files and bytes.
"""

import contextlib
import errno
import os
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from claude_desk.library.repository import repository_of
from claude_desk.snapshots import scan_cache
from claude_desk.snapshots.atomic_file import replace_file
from claude_desk.snapshots.checkout_conversion import MOST_ATTRIBUTES, Checkout
from claude_desk.snapshots.file_restorer import (
    MADE_FOLDER,
    FileRestorer,
    RestoreStep,
    is_safe,
    opened,
    sweep_temporary,
)
from claude_desk.snapshots.folder_lock import FolderLock
from claude_desk.snapshots.folder_scanner import (
    Doubt,
    FolderNode,
    FolderRefusedError,
    FolderScan,
)
from claude_desk.snapshots.git_store import (
    LONG_SECONDS,
    GitStore,
    ObjectReader,
    PackWriter,
    StoreError,
    tree_data,
    tree_entries,
)
from claude_desk.snapshots.head_tree import differs_for_git, head_commit, objects_of
from claude_desk.snapshots.instant import Instant, in_file_times, instant_now, is_stamped_here
from claude_desk.snapshots.project_rules import IgnoreCheck, ProjectIndex
from claude_desk.snapshots.records import (
    HEAD,
    ChosenLines,
    DiffHunk,
    FileDiff,
    FileKind,
    LeftAlone,
    PathState,
    Refusal,
    Refused,
    Restored,
    RestoredPath,
    RestoreOutcome,
    RestoreRecord,
    Snapshot,
    SnapshotChanges,
    SnapshotConfig,
    SnapshotContent,
    SnapshotMoment,
    SnapshotProgress,
    Taken,
)
from claude_desk.snapshots.restore_journal import COMPLETE, CUT, OPEN, RestoreEntry, RestoreJournal
from claude_desk.snapshots.store_list import note_folder, note_off, store_key
from claude_desk.snapshots.tree_compare import SnapshotTree, TreeReader, changes_between, changes_of
from claude_desk.system.files import read_all
from claude_desk.system.mounts import mounts_below

_ROOM = 64 * 1024  # bytes of the file that tests whether the disk has room
_LONGEST = 4096  # bytes of a small file of a store
_FORMAT = "1"  # format of the stores; change this if an earlier version would spoil a new store
_REFS = "refs/snapshots/"
_NEW_FOLDER = PathState(FileKind.FOLDER, 0o755, "")  # a folder that a committed file needs
_DAY = 86_400.0
_BUSY_SECONDS = 20.0
_MOST_LEFT = 100  # at most so many paths that were left alone are reported with a snapshot
_MANY_PACKS = 20
_WORTH_SAVING = 500  # the scan cache is saved when so many files were read since the last save
_SAVED_SECONDS = 60.0  # after this time, the cache is saved even if fewer files were read


class SnapshotRefusedError(Exception):
    def __init__(self, reason: Refusal, limit: int = 0, found: int = 0) -> None:
        super().__init__(reason)
        self.reason, self.limit, self.found = reason, limit, found


def top_of(folder: str, home: Path) -> str:
    """Return the top of the repository that has the folder, as a path without links.

    Return the folder itself if no repository has it, or if the top is the user's home or a folder above the
    home. Raise `SnapshotRefusedError` if the folder does not exist, or is itself the home or a folder above
    the home.
    """
    real = Path(os.path.realpath(folder))
    if not real.is_dir():
        raise SnapshotRefusedError(Refusal.NO_FOLDER)
    at_home = Path(os.path.realpath(home))
    never = {at_home, *at_home.parents, Path("/")}
    repository = repository_of(real)
    for top in (repository, real):
        if top is not None and top not in never:
            return str(top)
    raise SnapshotRefusedError(Refusal.HOME)


class FolderSnapshots:
    """The snapshots of one folder.

    Only one thread at a time may call the methods. A method that any thread may call says so. Every call may
    raise `SnapshotRefusedError`, `StoreError` and `OSError`.
    """

    def __init__(
        self, top: str, config: SnapshotConfig, git: str, notify: Callable[[SnapshotProgress], None]
    ) -> None:
        self.top = top
        self._config = config
        self._git = git
        self._notify = notify
        key = store_key(top)
        self._folder = config.root / key
        self._off = config.root / f"{key}.off"
        self._lock_file = config.root / f"{key}.lock"
        self._index = ProjectIndex(top)
        self._root: FolderNode | None = None
        self._looked = 0  # when the scan of `_root` ended (`Instant.running`); 0: in an earlier run
        self._generation: str | None = None
        self._unsaved = 0
        self._saved = time.monotonic()
        self._reported_refusals: set[Refusal] = set()
        self._changed_paths: dict[tuple[str, str], frozenset[bytes]] = {}  # by pair of snapshots
        self._journal = RestoreJournal(self._folder / "restores")

    def refused(self, error: SnapshotRefusedError) -> Refused:
        """Return the refusal as an answer."""
        first = error.reason not in self._reported_refusals
        self._reported_refusals.add(error.reason)
        return Refused(error.reason, error.limit, error.found, first)

    def cause_of(self, error: Exception) -> Exception:
        """Return the disk's error that caused a `StoreError`; `error` itself if no such cause is found. If
        the `StoreError` names no cause, write a test file to find out whether the disk is full.
        """
        if isinstance(error, StoreError):
            if isinstance(error.__cause__, OSError):
                return error.__cause__
            try:
                with tempfile.TemporaryFile(dir=self._folder, buffering=0) as file:
                    file.write(bytes(_ROOM))
            except OSError as cause:
                return cause
        return error

    # ---------------------------------------------------------------------------------------------
    # The store.

    @contextmanager
    def _locked(self, *, any_format: bool = False) -> Iterator[GitStore]:
        """Lock the store and yield it. Make the store if it is missing, and remove what killed processes have
        left.

        `any_format`: also accept a store of another version.
        """
        self._config.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(self._lock_file)
        try:
            if not lock.take(_BUSY_SECONDS):
                raise SnapshotRefusedError(Refusal.BUSY)
            try:
                self._folder.mkdir(mode=0o700, exist_ok=True)
                if self._folder.is_symlink():
                    raise StoreError("the store is a link: others may keep files where it leads")
                if not any_format:
                    self._check_format()
                store = GitStore(self._folder, self._git, lock.fd)
                store.prepare()
                store.sweep()
                note_folder(self._folder, self.top)
                if not self._generation_now():
                    self._begin_generation()
                self._recover()
                yield store
            finally:
                lock.let_go()
        finally:
            lock.close()

    def _check_format(self) -> None:
        """Raise `StoreError` if the store has a different format. In a new store, write down our format."""
        file = self._folder / "format"
        try:
            found = read_all(file, _LONGEST)
        except FileNotFoundError:
            replace_file(file, _FORMAT.encode())
        else:
            if found != _FORMAT.encode():
                raise StoreError("the store is of another version")

    def _there(self) -> GitStore | None:
        """Return the store for reading; None if it does not exist or is a link. Any thread may call this."""
        if self._folder.is_symlink() or not (self._folder / "HEAD").exists():
            return None
        self._check_format()
        store = GitStore(self._folder, self._git)
        store.put_aside_foreign_files()
        return store

    def _recover(self) -> None:
        for entry in self._journal.all():
            if entry.stage == OPEN:
                sweep_temporary(self.top, entry.id, [step.path for step in entry.steps])
                self._journal.cut(entry)

    def _begin_generation(self) -> None:
        replace_file(self._folder / "generation", secrets.token_hex(8).encode())

    def _generation_now(self) -> str:
        """Return the generation of the store; "" without a store. The generation changes when objects are
        deleted from the store, or the store is made again."""
        try:
            return read_all(self._folder / "generation", _LONGEST).decode("utf-8", "replace")
        except OSError:
            return ""

    def _load_cache(self, store: GitStore) -> None:
        """Load the results of an earlier scan. Drop the results if the store no longer has their objects."""
        now = self._generation_now()
        if self._root is None:
            self._looked = 0
        if self._root is None and (kept := scan_cache.load(self._folder / "scan-cache", self.top)):
            self._generation, self._root = kept
        if self._root is not None and self._generation != now and not scan_cache.is_kept(store, self._root):
            self._root = None
        self._generation = now

    def settle(self) -> None:
        """Save the scan cache and combine packs, if necessary. Call this method after the answer is sent."""
        if self._unsaved >= _WORTH_SAVING or time.monotonic() > self._saved + _SAVED_SECONDS:
            self.save()
        if self._there() is not None and GitStore(self._folder, self._git).packs() > _MANY_PACKS:
            with self._locked() as store:
                try:
                    store.run("repack", "-d", "-q", "--geometric=2", seconds=LONG_SECONDS)
                except StoreError:  # older versions of git lack `--geometric`
                    self._repack(store)

    def save(self) -> None:
        """Save the scan cache for the next run of the child, if the scan has read files since the last
        save."""
        if self._root is not None and self._unsaved and self._folder.is_dir():
            with contextlib.suppress(OSError):
                scan_cache.save(self._folder / "scan-cache", self.top, self._generation or "", self._root)
                self._unsaved, self._saved = 0, time.monotonic()

    def _repack(self, store: GitStore) -> None:
        self._begin_generation()
        store.repack()

    # ---------------------------------------------------------------------------------------------
    # Taking snapshots.

    def take(self, moment: SnapshotMoment, session: str, turn: str, since: Instant | None = None) -> Taken:
        self._check_on()
        with self._locked() as store:
            snapshot, scan = self._take(store, moment, session, turn, since)
        return Taken(snapshot, self.top, scan.read, tuple(scan.left[:_MOST_LEFT]), len(scan.left))

    def _check_on(self) -> None:
        if self._off.exists():
            raise SnapshotRefusedError(Refusal.OFF)

    def _take(
        self,
        store: GitStore,
        moment: SnapshotMoment,
        session: str,
        turn: str,
        since: Instant | None = None,
    ) -> tuple[Snapshot, FolderScan]:
        with store.write() as out:
            scan, root = self._scan(store, out, since)
            at = time.time()
            snapshot = Snapshot(
                f"{int(at * 1e9):020d}-{secrets.token_hex(3)}", at, moment, _line(session), _line(turn),
                scan.files, scan.bytes,
            )  # fmt: skip
            commit = self._commit(out, root, snapshot)
            out.finish()
        self._seen(root, scan)
        store.set_ref(_REFS + snapshot.id, commit)
        return snapshot, scan

    def _scan(
        self, store: GitStore, out: PackWriter, since: Instant | None = None
    ) -> tuple[FolderScan, FolderNode]:
        self._load_cache(store)
        self._index.refresh(store)
        ours = self._config.root.stat()
        ignores = IgnoreCheck(self.top, self._config.home)
        try:
            scan = FolderScan(
                self.top, self._config.limits, self._index, ignores, out, (ours.st_dev, ours.st_ino),
                lambda files, size: self._notify(SnapshotProgress(self.top, files, size)),
                self._doubt(since) if since is not None else None,
            )  # fmt: skip
            return scan, scan.run(self._root)
        except FolderRefusedError as error:
            self._index = ProjectIndex(self.top)
            raise SnapshotRefusedError(error.reason, error.limit, error.found) from None
        except BaseException:
            self._index = ProjectIndex(self.top)
            raise

    def _doubt(self, since: Instant) -> Doubt:
        earlier = self._root is not None and 0 < self._looked < since.running
        return Doubt(in_file_times(since), is_stamped_here(self.top), earlier)

    def _seen(self, root: FolderNode, scan: FolderScan) -> None:
        """Remember the scan for the next scan. Call this method when the store has all objects of the
        scan."""
        self._root = root
        self._looked = instant_now().running
        self._unsaved += scan.read

    def _commit(self, out: PackWriter, root: FolderNode, snapshot: Snapshot) -> bytes:
        entries = [(b"files", b"40000", root.tree)]
        if root.meta is not None:
            entries.append((b"meta", b"40000", root.meta))
        if self._index.skipped:
            lines = [oid.hex().encode() + b" " + path for path, oid in self._index.skipped.items()]
            entries.append((b"skipped", b"100644", out.add("blob", b"\0".join(lines))))
        tree = out.add("tree", tree_data(entries))
        who = f"Claude Desk <> {int(snapshot.at)} +0000"
        message = "\n".join(
            (snapshot.moment, snapshot.session, snapshot.turn, str(snapshot.files), str(snapshot.bytes))
        )
        head = f"tree {tree.hex()}\nauthor {who}\ncommitter {who}\n\n"
        return out.add("commit", os.fsencode(head + message))

    # ---------------------------------------------------------------------------------------------
    # Reading and comparing snapshots.

    def snapshots(self) -> tuple[Snapshot, ...]:
        """Return all snapshots, the oldest first. Any thread may call this."""
        store = self._there()
        return () if store is None else tuple(each for each, _ in self._all(store))

    def _all(self, store: GitStore) -> list[tuple[Snapshot, bytes]]:
        """Return all snapshots that can be read, each with its commit, the oldest first."""
        lines = store.run("for-each-ref", "--format=%(refname:lstrip=2) %(objectname)", _REFS).splitlines()
        found = []
        with store.reader() as objects:
            for line in sorted(lines):
                name, _, oid = line.partition(b" ")
                data = objects.get(bytes.fromhex(oid.decode()))
                with contextlib.suppress(ValueError):
                    if data is not None:
                        found.append((_snapshot(name.decode(), data), bytes.fromhex(oid.decode())))
        return found

    def _tree(self, store: GitStore, name: str) -> SnapshotTree:
        """Return the tree of a snapshot. Raise `SnapshotRefusedError` if there is no such snapshot."""
        if not name or not all(letter.isalnum() or letter == "-" for letter in name):
            raise SnapshotRefusedError(Refusal.UNKNOWN)
        try:
            tree = store.run("rev-parse", "--verify", "-q", f"{_REFS}{name}^{{tree}}").decode().strip()
        except StoreError:
            raise SnapshotRefusedError(Refusal.UNKNOWN) from None
        with store.reader() as objects:
            return _tree_of(objects, bytes.fromhex(tree))

    def changes(self, before: str, after: str, within: Sequence[tuple[str, str]] = ()) -> SnapshotChanges:
        """Return the changes from `before` to `after` (see `CompareSnapshots`)."""
        with self._locked() as store:
            head = before == HEAD
            first = self._head(store) if head else self._tree(store, before)
            if after:
                second = self._tree(store, after)
                with store.reader() as objects:
                    left = TreeReader(objects).left(second)
            else:
                self._check_on()
                second, left = self._now(store)
            reading = self._with_project(store) if head else store
            found = changes_between(reading, first, second)
            if head:
                with reading.reader() as objects:
                    found = [change for change in found if differs_for_git(change, objects)]
            if within and (before, after) not in within:
                paths = self._changed_within(store, within, second)
                found = changes_of(found, paths)
            return SnapshotChanges(tuple(found), tuple(left))

    def _changed_within(
        self, store: GitStore, pairs: Sequence[tuple[str, str]], now: SnapshotTree
    ) -> set[bytes]:
        """Return the paths that differ between the snapshots of at least one pair. The name "" means the
        state `now`. A pair with a deleted snapshot is skipped, if it was not compared earlier."""
        found: set[bytes] = set()
        kept = self._changed_paths
        if missing := [pair for pair in pairs if pair not in kept]:
            with store.reader() as objects:
                trees, known = (
                    TreeReader(objects),
                    self._trees(store, objects, {n for p in missing for n in p}),
                )
                known[""] = now
                for pair in missing:
                    first, second = known.get(pair[0]), known.get(pair[1])
                    if first is None or second is None:
                        continue
                    paths = frozenset(path for path, _, _ in trees.differences(first, second))
                    found |= paths
                    if pair[1]:
                        kept[pair] = paths
        return found.union(*(kept[pair] for pair in pairs if pair in kept))

    def _trees(self, store: GitStore, objects: ObjectReader, names: Set[str]) -> dict[str, SnapshotTree]:
        found = {}
        for line in store.run(
            "for-each-ref", "--format=%(refname:lstrip=2) %(objectname)", _REFS
        ).splitlines():
            name, _, oid = line.decode().partition(" ")
            if name in names and (data := objects.get(bytes.fromhex(oid))) is not None:
                found[name] = _tree_of(objects, bytes.fromhex(data[5:45].decode()))
        return found

    def _with_project(self, store: GitStore) -> GitStore:
        """Return the store, set up to read the project's objects too."""
        return GitStore(store.folder, self._git, None, objects_of(self.top))

    def _head(self, store: GitStore) -> SnapshotTree:
        commit = head_commit(self.top)
        with self._with_project(store).reader() as objects:
            data = objects.get(bytes.fromhex(commit)) if commit else None
            if data is None or not data.startswith(b"tree "):
                raise SnapshotRefusedError(Refusal.UNKNOWN)
            return SnapshotTree(bytes.fromhex(data[5:45].decode()), None)

    def diff(
        self,
        path: bytes,
        before: PathState | None,
        after: PathState | None,
        *,
        all_lines: bool,
        spaces: bool = True,
    ) -> FileDiff:
        """Compare two states of a file. Any thread may call this."""
        from claude_desk.snapshots.file_diff import MOST_BYTES, diff_of_states  # seldom needed

        store = self._there()
        if store is None:
            raise SnapshotRefusedError(Refusal.UNKNOWN)
        oids = {state.oid for state in (before, after) if state is not None and state.oid}
        found: dict[str, bytes | None] = {}
        for each in (store, self._with_project(store)):  # the project may have objects that the store lacks
            if missing := [oid for oid in oids if found.get(oid) is None]:
                with each.reader() as objects:
                    found |= {oid: objects.get(bytes.fromhex(oid), MOST_BYTES + 1) for oid in missing}
        old, new = (found.get(state.oid) if state is not None else None for state in (before, after))
        return diff_of_states((before, old), (after, new), path, all_lines=all_lines, spaces=spaces)

    def _now(self, store: GitStore) -> tuple[SnapshotTree, list[LeftAlone]]:
        with store.write() as out:
            scan, root = self._scan(store, out)
            out.finish()
        self._seen(root, scan)
        return SnapshotTree(root.tree, root.meta, dict(self._index.skipped)), scan.left

    def read(self, name: str, path: bytes, most: int) -> SnapshotContent:
        """Read the first `most` bytes of a file in a snapshot. Any thread may call this."""
        store = self._there()
        if store is None:
            raise SnapshotRefusedError(Refusal.UNKNOWN)
        tree = self._tree(store, name)
        with store.reader() as objects:
            state = TreeReader(objects).state(tree, path)
            if state is None and path in tree.skipped:
                state = PathState(FileKind.FILE, 0o644, tree.skipped[path].hex())
            if state is None or state.kind is FileKind.FOLDER:
                return SnapshotContent(state)
            oid = bytes.fromhex(state.oid)
            size = objects.sizes([oid]).get(oid, -1)
            data = objects.get(oid, most)
        if data is None:
            return SnapshotContent(state, missing=True)
        state = PathState(state.kind, state.mode, state.oid, size)
        return SnapshotContent(state, data, len(data) == size)

    # ---------------------------------------------------------------------------------------------
    # Restoring snapshots.

    def restore(
        self,
        name: str,
        paths: Sequence[bytes],
        expected: Mapping[bytes, PathState | None],
        session: str,
        renamed: Mapping[bytes, bytes] | None = None,
    ) -> Restored:
        seen = {path: (expected[path],) for path in paths if path in expected}
        return self._restore(name, paths, seen, session, renamed=renamed)

    def restore_committed(
        self,
        states: Mapping[bytes, PathState | None],
        expected: Mapping[bytes, PathState | None],
        session: str,
        renamed: Mapping[bytes, bytes] | None = None,
    ) -> Restored:
        """Restore paths to `states`, which a comparison with `HEAD` has found.

        The bytes come from the project's objects. A file that git may convert at a checkout is reported as
        `CONVERTED`. A file keeps its permission bits, except whether it may be run.
        """
        missing: dict[bytes, RestoredPath] = {}
        wanted: dict[bytes, PathState | None] = {}
        with self._locked() as store, self._checkout(store) as checkout:
            for path, state in states.items():
                now = expected.get(path)
                if state is None:
                    wanted[path] = None
                    continue
                why = RestoreOutcome.MISSING
                if state.kind is not FileKind.FOLDER:
                    why = self._bring(store, checkout, path, state, now)
                if why is RestoreOutcome.SAME:
                    wanted[path] = replace(state, mode=_bits_of(state, now))
                else:
                    missing[path] = RestoredPath(path, why)
        for path, old_path in (renamed or {}).items():
            # the new name of a file stays if the old one cannot be written
            if old_path in missing and path in wanted:
                del wanted[path]
                missing[path] = replace(missing[old_path], path=path)
        seen = {path: (expected[path],) for path in wanted if path in expected}
        if not wanted:
            return Restored("", "", tuple(missing.values()))
        done = self._restore("", list(wanted), seen, session, wanted, renamed=renamed)
        return replace(done, paths=(*done.paths, *missing.values()))

    def _bring(
        self, store: GitStore, checkout: Checkout, path: bytes, state: PathState, now: PathState | None
    ) -> RestoreOutcome:
        """Copy the committed bytes of a file into the store. Return `SAME` if they are there now, and are
        what a checkout would write; otherwise why not."""
        committed = self._committed(store, state.oid)
        current = None
        if now is not None and now.oid:
            with store.reader() as objects:
                current = objects.get(bytes.fromhex(now.oid))
        if committed is None:
            return RestoreOutcome.MISSING
        if not checkout.keeps(path, committed, current):
            return RestoreOutcome.CONVERTED
        with store.write() as out:
            oid = out.add("blob", committed)
            out.finish()
        return RestoreOutcome.SAME if oid.hex() == state.oid else RestoreOutcome.MISSING

    def _committed(self, store: GitStore, oid: str) -> bytes | None:
        """Return the bytes of a file in the project's objects; None without them, or if the file is too large
        for snapshots."""
        most = self._config.limits.file_bytes
        with self._with_project(store).reader() as objects:
            data = objects.get(bytes.fromhex(oid), most + 1)
        return data if data is not None and len(data) <= most else None

    @contextmanager
    def _checkout(self, store: GitStore) -> Iterator[Checkout]:
        """Provide what git's settings and attributes say about a checkout of `HEAD`."""
        tree = None
        with contextlib.suppress(SnapshotRefusedError):  # `HEAD` may have changed since the comparison
            tree = self._head(store)
        with self._with_project(store).reader() as objects:
            reader = TreeReader(objects)

            def committed(path: bytes) -> bytes | None:
                state = reader.state(tree, path) if tree is not None else None
                if state is None or state.kind is not FileKind.FILE:
                    return None
                return objects.get(bytes.fromhex(state.oid), MOST_ATTRIBUTES)

            yield Checkout(self.top, self._config.home, committed)

    def undo(self, restore: str, session: str) -> Restored:
        """Undo a restore.

        After a restore that was cut short, a path may have two more states. It may be a new folder without
        its permission bits. It may be missing if the restore was to replace a file by a folder, or a folder
        by a file.
        """
        entry = self._journal.read(restore)
        if entry is None:
            raise SnapshotRefusedError(Refusal.UNKNOWN)
        seen: dict[bytes, tuple[PathState | None, ...]] = {}
        for step in entry.steps:
            seen[step.path] = (step.then,)
            if entry.stage == CUT:
                kinds = {s.kind is FileKind.FOLDER for s in (step.now, step.then) if s is not None}
                seen[step.path] += (MADE_FOLDER,) + ((None,) if len(kinds) == 2 else ())
        renamed = {step.after: step.path for step in entry.steps if step.after}
        return self._restore(entry.before, list(seen), seen, session, renamed=renamed, undoes=restore)

    def undo_hunks(
        self, path: bytes, before: PathState, after: PathState, hunks: Sequence[DiffHunk], session: str
    ) -> Restored:
        from claude_desk.snapshots.file_diff import without_hunks  # seldom needed

        return self._undo_in(path, before, after, lambda old, new: without_hunks(old, new, hunks), session)

    def undo_lines(
        self, path: bytes, before: PathState | None, after: PathState, lines: ChosenLines, session: str
    ) -> Restored:
        from claude_desk.snapshots.file_diff import (  # seldom needed
            changed_rows,
            diff_of_states,
            rows_of_lines,
            with_rows,
        )

        def without(old: bytes, new: bytes) -> bytes | None:
            diff = diff_of_states((before, old), (after, new), path, all_lines=False)
            if diff.trouble:
                return None
            return with_rows(old, new, diff, changed_rows(diff) - rows_of_lines(diff, lines))

        return self._undo_in(path, before, after, without, session)

    def _undo_in(
        self,
        path: bytes,
        before: PathState | None,
        after: PathState,
        change: Callable[[bytes, bytes], bytes | None],
        session: str,
    ) -> Restored:
        """Replace a file by the content that `change` makes of its old and new content.

        Change nothing and report `MISSING` if `change` returns None, a content is missing, or one of the
        states is not a regular file. Report `CONVERTED` if git may convert the committed content.
        """
        with self._locked() as store, store.reader() as objects:
            old = objects.get(bytes.fromhex(before.oid)) if before is not None else b""
            new = objects.get(bytes.fromhex(after.oid))
            if old is None and before is not None and new is not None:  # a comparison with `HEAD`
                old = self._committed(store, before.oid)
                if old is not None:
                    with self._checkout(store) as checkout:
                        if not checkout.keeps(path, old, new):
                            return Restored("", "", (RestoredPath(path, RestoreOutcome.CONVERTED),))
            kinds = {after.kind, before.kind if before is not None else after.kind}
            data = None
            if old is not None and new is not None and kinds == {FileKind.FILE}:
                data = change(old, new)
            if data is None:
                return Restored("", "", (RestoredPath(path, RestoreOutcome.MISSING),))
            with store.write() as out:
                oid = out.add("blob", data)
                out.finish()
        then = PathState(FileKind.FILE, after.mode, oid.hex(), len(data))
        return self._restore("", [path], {path: (after,)}, session, {path: then})

    def _restore(
        self,
        name: str,
        paths: Sequence[bytes],
        seen: Mapping[bytes, tuple[PathState | None, ...]],
        session: str,
        instead: Mapping[bytes, PathState | None] | None = None,
        renamed: Mapping[bytes, bytes] | None = None,
        undoes: str = "",
    ) -> Restored:
        """Take a snapshot, then restore the paths.

        `seen`: the states in which a path may be now. A path in any other state is left alone. `instead`:
        wanted states that are in no snapshot; `name` is then "". `renamed`: the new name of a renamed file ->
        its old name. `undoes`: the id of the restore that this restore undoes, or "".
        """
        with self._locked() as store:
            then = self._tree(store, name) if instead is None else None
            before, _ = self._take(store, SnapshotMoment.BEFORE_RESTORE, session, "")
            now = self._tree(store, before.id)
            with store.reader() as objects:
                results, steps = self._plan(TreeReader(objects), paths, seen, now, then, instead)
                oids = [bytes.fromhex(s.then.oid) for s in steps if s.then is not None and s.then.oid]
                there = objects.sizes(oids)
                for step in list(steps):
                    if step.then is not None and step.then.oid and bytes.fromhex(step.then.oid) not in there:
                        results[step.path] = RestoredPath(step.path, RestoreOutcome.MISSING)
                        steps.remove(step)
                steps = _together(steps, results, renamed or {})
                entry = RestoreEntry(
                    before.id, OPEN, name, before.id, before.at, tuple(steps), before.session, undoes
                )
                self._journal.write(entry)
                largest = self._config.limits.file_bytes
                restorer = FileRestorer(self.top, before.id, partial(_data_of, objects), largest)
                done = {each.path: each for each in restorer.run(steps)}
            made = tuple(s for s in steps if done[s.path].outcome is RestoreOutcome.RESTORED)
            self._journal.write(replace(entry, stage=COMPLETE, steps=made))
            results |= done
            return Restored(before.id, before.id, tuple(results[path] for path in dict.fromkeys(paths)))

    def _plan(
        self,
        trees: TreeReader,
        paths: Iterable[bytes],
        seen: Mapping[bytes, tuple[PathState | None, ...]],
        now: SnapshotTree,
        then: SnapshotTree | None,
        instead: Mapping[bytes, PathState | None] | None,
    ) -> tuple[dict[bytes, RestoredPath], list[RestoreStep]]:
        """Return the results of the paths that get no step, and the steps. Missing folders above a path get
        steps too."""
        results: dict[bytes, RestoredPath] = {}
        steps: dict[bytes, RestoreStep] = {}
        mounts = [os.fsencode(mount) + b"/" for mount in mounts_below(self.top)]
        for path in dict.fromkeys(paths):
            if not is_safe(path) or any((path + b"/").startswith(mount) for mount in mounts):
                results[path] = RestoredPath(path, RestoreOutcome.BLOCKED)
                continue
            is_now = trees.state(now, path)
            was = trees.state(then, path) if then is not None else (instead or {}).get(path)
            if is_now == was and (was is not None or not self._exists(path)):
                results[path] = RestoredPath(path, RestoreOutcome.SAME)
            elif path not in seen or is_now not in seen[path]:
                results[path] = RestoredPath(path, RestoreOutcome.CHANGED)
            elif was is None and then is not None and (path in then.skipped or trees.excludes(then, path)):
                results[path] = RestoredPath(path, RestoreOutcome.MISSING)
            elif then is not None and trees.is_unsure(then, path):
                results[path] = RestoredPath(path, RestoreOutcome.UNSURE)
            elif is_now is None and was is None:
                # The path exists, but the scan left it alone.
                results[path] = RestoredPath(path, RestoreOutcome.BLOCKED)
            else:
                steps[path] = RestoreStep(path, is_now, was)
        for path in [path for path, step in steps.items() if step.then is not None]:
            above = path.rpartition(b"/")[0]
            while above and above not in steps and trees.state(now, above) is None:
                if then is None and self._exists(above):
                    break
                made = trees.state(then, above) if then is not None else _NEW_FOLDER
                steps[above] = RestoreStep(above, None, made)
                above = above.rpartition(b"/")[0]
        return results, list(steps.values())

    def _exists(self, path: bytes) -> bool:
        folder, _, name = path.rpartition(b"/")
        try:
            with opened(self.top, folder) as fd:
                os.stat(name, dir_fd=fd, follow_symlinks=False)
                return True
        except OSError:
            return False

    def restores(self, session: str = "") -> tuple[RestoreRecord, ...]:
        """Return the restores, the oldest first. Restores of `session` also list their files.

        Any thread may call this.
        """
        return self._journal.records(session)

    # ---------------------------------------------------------------------------------------------
    # Deleting snapshots.

    def prune(self, keep: frozenset[str]) -> int:
        """Delete snapshots that are too old, then the oldest until the store is small enough.

        Never delete snapshots of the sessions `keep`. Return the number of deleted snapshots.
        """
        limits = self._config.limits
        if self._there() is None:
            return 0
        with self._locked() as store:
            found = self._all(store)
            oldest = time.time() - limits.kept_days * _DAY
            going = [s.id for s, _ in found if s.session not in keep and s.at < oldest]
            count = len(going)
            if going:
                store.delete_refs(_REFS + each for each in going)
                self._repack(store)
            rest = [s.id for s, _ in found if s.session not in keep and s.at >= oldest]
            if store.size() > limits.kept_bytes and not going:
                self._repack(store)
            while rest and store.size() > limits.kept_bytes:
                going, rest = rest[: (len(rest) + 3) // 4], rest[(len(rest) + 3) // 4 :]
                store.delete_refs(_REFS + each for each in going)
                self._repack(store)
                count += len(going)
            if count:
                self._journal.drop({s.id for s, _ in self._all(store)})
            return count

    def forget(self) -> None:
        """Delete the store. If its folder is a link, delete only the link."""
        if self._folder.is_symlink():
            self._folder.unlink()
            return
        with self._locked(any_format=True):
            gone = self._config.root / f"{self._folder.name}.gone-{secrets.token_hex(4)}"
            self._folder.rename(gone)
            self._root, self._generation, self._unsaved = None, None, 0
            self._index = ProjectIndex(self.top)
        for each in self._config.root.glob(f"{self._folder.name}.gone-*"):
            shutil.rmtree(each, ignore_errors=True)

    def switch(self, *, on: bool) -> None:
        self._config.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        if on:
            self._off.unlink(missing_ok=True)
        else:
            note_off(self._off, self.top)


def _bits_of(committed: PathState, now: PathState | None) -> int:
    """Return the permission bits of a file that gets its committed state: its own, but as runnable as in the
    commit."""
    if now is None or now.kind is not FileKind.FILE or committed.kind is not FileKind.FILE:
        return committed.mode
    if (committed.mode ^ now.mode) & 0o100 == 0:
        return now.mode
    return now.mode | (now.mode & 0o444) >> 2 if committed.mode & 0o100 else now.mode & ~0o111


def _data_of(objects: ObjectReader, oid: str) -> bytes | None:
    """Return an object for a restore. Raise `OSError` if git fails, so that only the restore of this file
    fails."""
    try:
        return objects.get(bytes.fromhex(oid))
    except StoreError as error:
        objects.close()  # this git process has ended; another process will read the next object
        raise OSError(errno.EIO, os.strerror(errno.EIO)) from error


def _tree_of(objects: ObjectReader, oid: bytes) -> SnapshotTree:
    entries = {name: oid for name, _, oid in tree_entries(objects.get(oid) or b"")}
    skipped = objects.get(entries[b"skipped"]) if b"skipped" in entries else None
    lines = (skipped or b"").split(b"\0") if skipped else []
    return SnapshotTree(
        entries[b"files"],
        entries.get(b"meta"),
        {path: bytes.fromhex(oid.decode()) for oid, _, path in (line.partition(b" ") for line in lines)},
    )


def _together(
    steps: list[RestoreStep], results: dict[bytes, RestoredPath], renamed: Mapping[bytes, bytes]
) -> list[RestoreStep]:
    """Keep the steps for both names of a renamed file, or drop both.

    If only the new name were deleted, the content would be lost.
    """
    gone: set[bytes] = set()
    after: dict[bytes, bytes] = {}
    for path, old_path in renamed.items():
        why = [
            each
            for each in (results.get(path), results.get(old_path))
            if each is not None and each.outcome is not RestoreOutcome.SAME
        ]
        if why:
            gone |= {path, old_path}
            for name in (path, old_path):
                results.setdefault(name, RestoredPath(name, why[0].outcome))
        else:
            after[path] = old_path
    return [
        replace(step, after=after.get(step.path, b"")) if step.then is None else step
        for step in steps
        if step.path not in gone
    ]


def _line(text: str) -> str:
    return text.replace("\n", " ").replace("\0", " ")


def _snapshot(name: str, data: bytes) -> Snapshot:
    """Parse a snapshot's commit. Raise `ValueError` for a commit that we did not make."""
    message = os.fsdecode(data).partition("\n\n")[2]
    moment, session, turn, files, size = message.split("\n")
    at = int(name.partition("-")[0]) / 1e9
    return Snapshot(name, at, SnapshotMoment(moment), session, turn, int(files), int(size))
