"""A file system that fails in the middle of the work, as a network file system does. Existing files neither
count as deleted nor get lost. Steps that were done are reported."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from claude_desk.snapshots import file_restorer
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import ObjectReader, StoreError
from claude_desk.snapshots.records import LeftReason, PathState, RestoreOutcome, Snapshot, SnapshotMoment
from tests.soak.snapshot_rounds import contents
from tests.unit.snapshots.conftest import OpenStore

ERRORS = [errno.EIO, errno.ESTALE]
NAMES = [errno.errorcode[each] for each in ERRORS]


def take(store: FolderSnapshots) -> Snapshot:
    return store.take(SnapshotMoment.TURN_START, "one", "turn").snapshot


def seen(store: FolderSnapshots, before: Snapshot) -> dict[bytes, PathState | None]:
    return {change.path: change.after for change in store.changes(before.id, "").changes}


def restore(store: FolderSnapshots, before: Snapshot) -> dict[bytes, RestoreOutcome]:
    expected = seen(store, before)
    found = store.restore(before.id, tuple(expected), expected, "one").paths
    return {each.path: each.outcome for each in found}


def failed(code: int) -> OSError:
    return OSError(code, os.strerror(code))


@contextmanager
def failing(call: str, wanted: Callable[..., bool], code: int, after: bool = False) -> Iterator[list[Any]]:
    """Make the calls of `os` with these arguments fail; with `after`, a call does its work before it fails.
    Yield the failed calls."""
    real = getattr(os, call)
    told: list[Any] = []

    def fail(*arguments: Any, **named: Any) -> Any:
        if not wanted(*arguments, **named):
            return real(*arguments, **named)
        told.append(arguments)
        if after:
            real(*arguments, **named)
        raise failed(code)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, call, fail)
        yield told


def named(name: str) -> Callable[..., bool]:
    return lambda path, *_, **__: os.fsdecode(path) == name if isinstance(path, str | bytes) else False


def is_folder(descriptor: Any, *_: object, **__: object) -> bool:
    """Whether the descriptor belongs to a folder of the project, not to the store."""
    path = Path(f"/proc/self/fd/{descriptor}").readlink() if isinstance(descriptor, int) else Path()
    return "project" in path.parts and path.is_dir()


# --- scanning -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ERRORS, ids=NAMES)
@pytest.mark.parametrize("call", ["stat", "open"])
@pytest.mark.parametrize("known", [False, True], ids=["first look", "later look"])
def test_what_cannot_be_looked_at_is_not_taken_for_new_afterwards(
    open_store: OpenStore, project: Path, call: str, code: int, known: bool
) -> None:
    """Otherwise an undo would delete a user's file that existed before the turn."""
    (project / "sub").mkdir()
    for name in ("mine", "other", "sub/mine"):
        (project / name).write_text("of the person")
    store = open_store()
    if known:
        take(store)
    with failing(call, named("mine"), code) as told:
        before = take(store)
        assert told
    (project / "other").write_text("of Claude")
    assert {each.path: each.reason for each in store.changes(before.id, before.id).left} == {
        b"mine": LeftReason.UNREADABLE, b"sub/mine": LeftReason.UNREADABLE
    }  # fmt: skip
    assert restore(store, before) == {b"other": RestoreOutcome.RESTORED}
    assert {path.read_text() for path in project.rglob("*") if path.is_file()} == {"of the person"}
    assert len(contents(project)) == 4


@pytest.mark.parametrize("code", ERRORS, ids=NAMES)
@pytest.mark.parametrize("call", ["open", "scandir"])
def test_a_folder_that_cannot_be_looked_into_is_not_taken_for_new_afterwards(
    open_store: OpenStore, project: Path, call: str, code: int
) -> None:
    (project / "sub").mkdir()
    for name in ("other", "sub/mine"):
        (project / name).write_text("of the person")
    store = open_store()

    def is_sub(what: Any, *_: object, **__: object) -> bool:
        if isinstance(what, int):
            return Path(f"/proc/self/fd/{what}").readlink().name == "sub"
        return bool(what == "sub")

    with failing(call, is_sub, code) as told:
        before = take(store)
        assert told
    (project / "other").write_text("of Claude")
    assert restore(store, before) == {b"other": RestoreOutcome.RESTORED}
    assert {path.read_text() for path in project.rglob("*") if path.is_file()} == {"of the person"}
    assert len(contents(project)) == 3


# --- putting files back --------------------------------------------------------------------------------


@pytest.fixture
def store(open_store: OpenStore, project: Path) -> FolderSnapshots:
    """The store of a project whose files Claude edits, deletes and makes."""
    for name in ("edited", "gone", "sub/edited"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("first")
    return open_store()


def changed_by_claude(project: Path) -> None:
    for name in ("edited", "added", "sub/edited"):
        (project / name).write_text("second")
    (project / "gone").unlink()
    (project / "folder").mkdir()
    (project / "folder" / "added").write_text("second")


@pytest.mark.parametrize("code", [errno.EIO, errno.EINVAL, errno.ENOSYS])
def test_a_folder_that_cannot_be_synced_fails_nothing(
    store: FolderSnapshots, project: Path, code: int
) -> None:
    """Some file systems cannot sync folders. The files that were written still count as written."""
    before, was = take(store), contents(project)
    changed_by_claude(project)
    expected = seen(store, before)
    with failing("fsync", is_folder, code) as told:
        found = store.restore(before.id, tuple(expected), expected, "one")
        assert told
    assert {each.outcome for each in found.paths} == {RestoreOutcome.RESTORED}
    assert contents(project) == was


@pytest.mark.parametrize("code", ERRORS, ids=NAMES)
def test_a_rename_that_fails_after_it_was_done_counts_as_done(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """The rename is done on a server whose answer was lost. The server cannot exchange two names."""
    before, was = take(store), contents(project)
    changed_by_claude(project)
    monkeypatch.setattr(file_restorer, "exchange", lambda *_: False)
    expected = seen(store, before)
    with failing("rename", lambda *_, **__: True, code, after=True) as told:
        found = store.restore(before.id, tuple(expected), expected, "one")
        assert told
    assert {each.outcome for each in found.paths} == {RestoreOutcome.RESTORED}
    assert contents(project) == was
    again = store.undo(found.id, "one")
    assert {each.outcome for each in again.paths} == {RestoreOutcome.RESTORED}


@pytest.mark.parametrize("code", ERRORS, ids=NAMES)
def test_a_rename_that_fails_leaves_all_as_it_was(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    before = take(store)
    changed_by_claude(project)
    now = contents(project)
    monkeypatch.setattr(file_restorer, "exchange", lambda *_: False)
    expected = seen(store, before)
    with failing("rename", lambda *_, **__: True, code) as told, failing("link", lambda *_, **__: True, code):
        found = store.restore(before.id, tuple(expected), expected, "one")
        assert told
    assert RestoreOutcome.RESTORED not in {each.outcome for each in found.paths if each.path != b"folder"}
    assert contents(project) == now


@pytest.mark.parametrize("code", ERRORS, ids=NAMES)
def test_a_file_that_cannot_be_looked_at_once_more_has_its_name_again(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """The failure comes after another file got the name: the restore then checks whether the first file is
    still the same."""
    before = take(store)
    changed_by_claude(project)
    now = contents(project)
    expected = seen(store, before)

    def refuse(fd: int, name: bytes, signature: tuple[int, ...]) -> bool:
        raise failed(code)

    monkeypatch.setattr(file_restorer, "_is_still", refuse)
    found = store.restore(before.id, tuple(expected), expected, "one")
    done = {each.path: each.outcome for each in found.paths}
    assert {done[name] for name in (b"edited", b"added", b"sub/edited", b"folder/added")} == {
        RestoreOutcome.FAILED
    }
    assert done[b"gone"] is RestoreOutcome.RESTORED
    (project / "gone").unlink()
    assert contents(project) == now


def test_what_cannot_have_its_name_again_is_kept(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes at the last moment, and then the disk fails. The text is kept under another name, even
    if other files are restored after it."""
    before = take(store)
    changed_by_claude(project)
    (project / "a last one").write_text("new")
    (project / "sub" / "x").write_text("new")
    expected = seen(store, before)
    real, look = file_restorer.exchange, file_restorer._check_unchanged
    times: dict[tuple[int, bytes], int] = {}

    def late(fd: int, name: bytes, signature: tuple[int, ...]) -> None:
        look(fd, name, signature)
        path = Path(f"/proc/self/fd/{fd}") / os.fsdecode(name)
        if name == b"edited" and not times:
            path.write_text("typed in the last moment")

    def once(fd: int, one: bytes, other: bytes) -> bool:
        key = (os.fstat(fd).st_ino, other)
        times[key] = times.get(key, 0) + 1
        if times[key] > 1:
            raise failed(errno.EIO)
        return real(fd, one, other)

    monkeypatch.setattr(file_restorer, "exchange", once)
    monkeypatch.setattr(file_restorer, "_check_unchanged", late)
    found = store.restore(before.id, tuple(expected), expected, "one")
    done = {each.path: each.outcome for each in found.paths}
    assert done[b"edited"] is RestoreOutcome.FAILED
    kept = [path for path in project.rglob("*") if path.is_file() and "last moment" in path.read_text()]
    assert len(kept) == 1 and kept[0].name.startswith(".claude-desk-restore-")


@pytest.mark.parametrize("code", [errno.EIO, errno.EPERM])
def test_what_cannot_be_deleted_has_its_name_again(store: FolderSnapshots, project: Path, code: int) -> None:
    before = take(store)
    changed_by_claude(project)
    expected = {b"added": seen(store, before)[b"added"]}
    count = 0

    def first(path: Any, **__: Any) -> bool:
        nonlocal count
        count += isinstance(path, bytes) and path.startswith(b".claude-desk-restore")
        return count == 1 and isinstance(path, bytes)

    with failing("unlink", first, code) as told:
        found = store.restore(before.id, tuple(expected), expected, "one")
        assert told
    assert [each.outcome for each in found.paths] == [RestoreOutcome.FAILED]
    assert (project / "added").read_text() == "second"
    assert not list(project.rglob(".claude-desk*"))


def test_a_file_system_without_links_has_them_all_back(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, was = take(store), contents(project)
    changed_by_claude(project)
    expected = seen(store, before)
    with failing("link", lambda *_, **__: True, errno.ENOSYS) as told:
        found = store.restore(before.id, tuple(expected), expected, "one")
        assert told
    assert {each.outcome for each in found.paths} == {RestoreOutcome.RESTORED}
    assert contents(project) == was


# --- the store's own disk ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [9 << 20, 100], ids=["in pieces", "whole"])
def test_a_file_that_fails_in_its_midst_costs_no_other(
    open_store: OpenStore, project: Path, size: int
) -> None:
    (project / "large").write_bytes(os.urandom(size))
    for name in ("a", "z"):
        (project / name).write_text("of the person")
    store = open_store()
    count = 0

    def second(descriptor: int, *_: Any) -> bool:
        nonlocal count
        if Path(f"/proc/self/fd/{descriptor}").readlink().name != "large":
            return False
        count += 1
        return count == 2

    with failing("read", second, errno.EIO) as told:
        before = take(store)
        assert told
    assert [(each.path, each.reason) for each in store.changes(before.id, before.id).left] == [
        (b"large", LeftReason.UNREADABLE)
    ]
    for name in ("a", "z"):
        (project / name).write_text("of Claude")
    assert restore(store, before) == {b"a": RestoreOutcome.RESTORED, b"z": RestoreOutcome.RESTORED}
    assert (project / "large").stat().st_size == size


def test_a_full_disk_of_the_store_is_no_file_that_cannot_be_read(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise half of the objects would be missing, and the snapshot would say that it has them."""
    for number in range(600):
        (project / f"f{number}").write_text(f"of the person {number}")
    store = open_store()
    real = os.fdopen
    left = 1

    class Full:
        def __init__(self, file: Any) -> None:
            self._file = file

        def write(self, data: bytes) -> int:
            nonlocal left
            left -= 1
            if left == 0:
                raise failed(errno.ENOSPC)
            return int(self._file.write(data))

        def __getattr__(self, name: str) -> Any:
            return getattr(self._file, name)

    def opened(descriptor: int, mode: str = "r", *more: Any, **named: Any) -> Any:
        file = real(descriptor, mode, *more, **named)
        return Full(file) if mode == "w+b" else file

    monkeypatch.setattr(os, "fdopen", opened)
    left = 10
    with pytest.raises(StoreError) as caught:
        take(store)
    cause = store.cause_of(caught.value)
    assert isinstance(cause, OSError) and cause.errno == errno.ENOSPC
    left = -1
    before = take(store)
    for number in range(600):
        assert store.read(before.id, b"f%d" % number, 99).data == b"of the person %d" % number


def test_an_object_that_cannot_be_read_costs_one_file(
    store: FolderSnapshots, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, was = take(store), contents(project)
    changed_by_claude(project)
    expected = seen(store, before)
    expected = {path: expected[path] for path in (b"edited", b"sub/edited")}
    get = ObjectReader.get
    done = 0

    def fail(self: ObjectReader, oid: bytes, most: int = -1) -> bytes | None:
        nonlocal done
        found = get(self, oid, most)
        if found == b"first":
            done += 1
            if done == 1:
                raise StoreError("git cat-file ended")
        return found

    monkeypatch.setattr(ObjectReader, "get", fail)
    found = store.restore(before.id, tuple(expected), expected, "one")
    assert sorted(each.outcome for each in found.paths) == [RestoreOutcome.FAILED, RestoreOutcome.RESTORED]
    assert not list(project.rglob(".claude-desk*"))
    assert was
