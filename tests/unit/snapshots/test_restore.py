"""Putting files back, and what prevents it."""

import errno
import mmap
import os
import shutil
import struct
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from claude_desk.snapshots import file_restorer, folder_scanner, folder_snapshots
from claude_desk.snapshots.file_restorer import FileRestorer, RestoreStep, is_safe
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.records import (
    PathState,
    RestoredPath,
    RestoreOutcome,
    Snapshot,
    SnapshotMoment,
)
from tests.soak.snapshot_rounds import contents
from tests.unit.snapshots.conftest import OpenStore, run_git

# The id in an access list's entries that name no user (acl(5), linux/posix_acl_xattr.h).
_NOBODYS = 2**32 - 1
Seen = dict[bytes, PathState | None]


def take(store: FolderSnapshots) -> Snapshot:
    return store.take(SnapshotMoment.TURN_START, "one", "turn").snapshot


def seen(store: FolderSnapshots, before: Snapshot) -> Seen:
    found: Seen = {}
    for change in store.changes(before.id, "").changes:
        found[change.path] = change.after
        if change.old_path:
            found[change.old_path] = None
    return found


def outcomes(paths: tuple[RestoredPath, ...]) -> dict[bytes, RestoreOutcome]:
    return {each.path: each.outcome for each in paths}


def restore(store: FolderSnapshots, before: Snapshot, expected: Seen) -> dict[bytes, RestoreOutcome]:
    return outcomes(store.restore(before.id, tuple(expected), expected, "one").paths)


def test_a_hard_link_elsewhere_that_keeps_what_was_undone_is_told(
    open_store: OpenStore, project: Path
) -> None:
    """A file is never written in place. The other names of a file are reported if the restore does not reach
    them."""
    elsewhere = project.parent / "elsewhere"
    elsewhere.mkdir()
    for name in ("outside", "one", "single"):
        (project / name).write_text("first")
    (project / "two").hardlink_to(project / "one")
    (elsewhere / "outside").hardlink_to(project / "outside")
    store = open_store()
    before = take(store)
    for name in ("outside", "one", "single"):
        (project / name).write_text("second")  # Claude Code does not do so, but a command may
    (project / "made").hardlink_to(elsewhere / "outside")
    expected = seen(store, before)
    done = store.restore(before.id, tuple(expected), expected, "one").paths
    assert {each.outcome for each in done} == {RestoreOutcome.RESTORED}
    assert [each.path for each in done if each.linked] in ([b"made"], [b"outside"])
    assert (elsewhere / "outside").read_text() == "second"
    assert (project / "one").read_text() == (project / "two").read_text() == "first"


def test_a_file_stays_whose_it_is_and_keeps_what_lies_beside_its_content(
    open_store: OpenStore, project: Path
) -> None:
    """A file keeps its owner, its group, its access list and the attributes that programs set. The user may
    set them at any time, also after Claude's change was shown."""
    entries = ((1, 6, _NOBODYS), (2, 6, 1234), (4, 4, _NOBODYS), (16, 6, _NOBODYS), (32, 0, _NOBODYS))
    access = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)
    owner = (4321, 4322) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
    names = ("owned", "marked", "shared", "closed")
    for name in names:
        (project / name).write_text("first")
    (project / "shared").chmod(0o660)
    (project / "closed").chmod(0o640)
    store = open_store()
    before = take(store)
    for name in names:
        (project / name).write_text("second")
    (project / "closed").chmod(0o660)
    expected = seen(store, before)
    os.chown(project / "owned", *owner)
    os.setxattr(project / "marked", "user.tag", b"mine")
    for name in ("shared", "closed"):
        os.setxattr(project / name, "system.posix_acl_access", access)
    done = restore(store, before, expected)
    assert set(done.values()) == {RestoreOutcome.RESTORED}
    assert [(project / name).read_text() for name in names] == ["first"] * 4
    found = (project / "owned").stat()
    assert (found.st_uid, found.st_gid) == owner
    assert os.getxattr(project / "marked", "user.tag") == b"mine"
    assert os.getxattr(project / "shared", "system.posix_acl_access") == access
    assert [(project / name).stat().st_mode & 0o777 for name in ("shared", "closed")] == [0o660, 0o640]


def test_a_file_that_would_become_another_ones_is_left_and_named(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "theirs").write_text("first")
    store = open_store()
    before = take(store)
    (project / "theirs").write_text("second")
    expected = seen(store, before)

    def whose(descriptor: int, fstat: Any = os.fstat) -> os.stat_result:
        """Pretend that another user owns `theirs`, and that the user owns the file that takes its place."""
        found = fstat(descriptor)
        if not str(Path(f"/proc/self/fd/{descriptor}").readlink()).endswith("/theirs"):
            return found
        return os.stat_result(
            (*found[:4], found.st_uid + 1, *found[5:]),
            {name: getattr(found, name) for name in ("st_mtime_ns", "st_ctime_ns")},
        )

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "fstat", whose)
    monkeypatch.setattr(os, "fchown", refuse)
    done = store.restore(before.id, tuple(expected), expected, "one").paths
    assert [(each.outcome, each.error) for each in done] == [(RestoreOutcome.FAILED, errno.EPERM)]
    assert (project / "theirs").read_text() == "second"
    assert sorted(each.name for each in project.iterdir() if each.name.startswith(".claude-desk")) == []


def test_what_has_changed_since_it_was_seen_is_left_alone(open_store: OpenStore, project: Path) -> None:
    for name in ("edited", "bits", "gone", "here", "same"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    for name in ("edited", "bits", "same"):
        (project / name).write_text("second")
    (project / "gone").unlink()
    (project / "here").unlink()
    (project / "new").write_text("second")
    expected = seen(store, before)
    (project / "edited").write_text("third")
    (project / "bits").chmod(0o600)
    (project / "gone").write_text("third")
    (project / "new").write_text("third")
    now = contents(project)
    assert restore(store, before, expected) == {
        b"edited": RestoreOutcome.CHANGED,
        b"bits": RestoreOutcome.CHANGED,
        b"gone": RestoreOutcome.CHANGED,
        b"new": RestoreOutcome.CHANGED,
        b"here": RestoreOutcome.RESTORED,
        b"same": RestoreOutcome.RESTORED,
    }
    first = ("file", 0o644, b"first")
    assert contents(project) == now | {b"here": first, b"same": first}


def test_what_was_not_seen_is_left_alone(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("first")
    store = open_store()
    before = take(store)
    (project / "a").write_text("second")
    found = store.restore(before.id, (b"a",), {}, "one")
    assert outcomes(found.paths) == {b"a": RestoreOutcome.CHANGED}
    assert (project / "a").read_text() == "second"


def test_what_changes_in_the_last_moment_is_left_alone(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files change after they were compared with what the user saw, and before the restore begins."""
    for name in ("edited", "gone", "new"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    (project / "edited").write_text("second")
    (project / "gone").unlink()
    (project / "added").write_text("second")
    expected = seen(store, before)
    run = FileRestorer.run

    def late(self: FileRestorer, steps: list[RestoreStep]) -> list[RestoredPath]:
        for name in ("edited", "gone", "added"):
            (project / name).write_text("third!")
        return run(self, steps)

    monkeypatch.setattr(FileRestorer, "run", late)
    assert set(restore(store, before, expected).values()) == {RestoreOutcome.CHANGED}
    for name in ("edited", "gone", "added"):
        assert (project / name).read_text() == "third!"
    assert {path.name for path in project.iterdir()} == {"edited", "gone", "added", "new"}


HUGE = 100 << 30


@pytest.mark.parametrize("late", [False, True], ids=["before", "in the last moment"])
def test_a_huge_file_without_contents_is_named_and_neither_read_nor_copied(
    open_store: OpenStore, place: Path, project: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """The file has 100 GB of zeros, as databases and disk images do. Reading them would take minutes."""
    read = 0
    real_read = os.read

    def count(fd: int, most: int) -> bytes:
        nonlocal read
        piece = real_read(fd, most)
        read += len(piece)
        if read > 200_000_000:
            raise MemoryError("it reads all of it")
        return piece

    def grow() -> None:
        for name in ("edited", "added"):
            with (project / name).open("r+b") as file:
                file.truncate(HUGE)

    for name in ("edited", "gone", "other"):
        (project / name).write_text("first")
    with (project / "image").open("wb") as file:
        file.truncate(HUGE)
    store = open_store()
    monkeypatch.setattr(os, "read", count)
    before = take(store)
    assert [(each.path, each.size) for each in store.changes(before.id, "").left] == [(b"image", HUGE)]
    for name in ("edited", "added", "other"):
        (project / name).write_text("second")
    (project / "gone").unlink()
    expected = seen(store, before)
    if late:
        run = FileRestorer.run

        def grow_late(self: FileRestorer, steps: list[RestoreStep]) -> list[RestoredPath]:
            grow()
            return run(self, steps)

        monkeypatch.setattr(FileRestorer, "run", grow_late)
    else:
        grow()
    found = restore(store, before, expected)
    assert {found[b"edited"], found[b"added"]} == {RestoreOutcome.CHANGED}
    assert {found[b"gone"], found[b"other"]} == {RestoreOutcome.RESTORED}
    assert (project / "other").read_text() == "first"
    for name in ("edited", "added", "image"):
        about = (project / name).stat()
        assert about.st_size == HUGE and about.st_blocks * 512 < 1_000_000, "it stays as it is"
    kept = [file for file in place.rglob("*") if file.is_file() and project not in file.parents]
    assert sum(file.stat().st_size for file in kept) < 10_000_000


@pytest.mark.parametrize("how", ["written", "replaced"])
def test_what_changes_after_the_last_look_is_there_again(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """The file changes between the check and the step that gives its name to another file."""
    for name in ("edited", "folder"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    (project / "edited").write_text("second")
    (project / "added").write_text("second")
    (project / "folder").unlink()
    (project / "folder").mkdir()
    (project / "folder" / "inner").write_text("second")
    expected = seen(store, before)
    look = file_restorer._check_unchanged
    others: list[bytes] = []

    def late(fd: int, name: bytes, signature: tuple[int, ...]) -> None:
        look(fd, name, signature)
        others.append(name)
        path = Path(f"/proc/self/fd/{fd}") / os.fsdecode(name)
        if how == "replaced":
            other = path.with_name("other")
            other.write_text("third!")
            other.rename(path)
        else:
            path.write_text("third!")

    monkeypatch.setattr(file_restorer, "_check_unchanged", late)
    found = restore(store, before, expected)
    assert {b"edited", b"added", b"inner"} == set(others)
    assert RestoreOutcome.RESTORED not in found.values()
    for name in ("edited", "added", "folder/inner"):
        assert (project / name).read_text() == "third!"
    assert not list(project.rglob(".claude-desk*"))


@pytest.mark.parametrize("how", ["open", "mapped"])
def test_a_file_that_a_program_still_writes_is_left_alone(
    open_store: OpenStore, project: Path, how: str
) -> None:
    """If the file were replaced, the program would continue to write to a file without a name."""
    for name in ("log", "quiet"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    for name in ("log", "quiet", "added"):
        (project / name).write_text("second")
    expected = seen(store, before)
    with ExitStack() as held:
        for name in ("log", "added"):
            file = held.enter_context((project / name).open("rb+"))
            if how == "mapped":
                held.enter_context(mmap.mmap(file.fileno(), 0))
                file.close()
        paths = store.restore(before.id, tuple(expected), expected, "one").paths
    busy = RestoreOutcome.FAILED
    assert outcomes(paths) == {b"log": busy, b"added": busy, b"quiet": RestoreOutcome.RESTORED}
    assert {each.error for each in paths} == {errno.EBUSY, 0}
    assert (project / "log").read_text() == (project / "added").read_text() == "second"
    assert set(restore(store, before, seen(store, before)).values()) == {RestoreOutcome.RESTORED}


def test_no_link_is_followed(open_store: OpenStore, place: Path, project: Path) -> None:
    (project / "folder").mkdir()
    (project / "folder" / "a").write_text("first")
    (project / "b").write_text("first")
    store = open_store()
    before = take(store)
    outside = place / "outside"
    outside.mkdir()
    (outside / "a").write_text("second")
    (outside / "b").write_text("second")
    expected = seen(store, before) | {b"folder/a": None}
    shutil.rmtree(project / "folder")
    (project / "folder").symlink_to(outside)
    (project / "b").unlink()
    (project / "b").symlink_to(outside / "b")
    kept = contents(outside)
    expected |= seen(store, before)
    del expected[b"folder"]  # the link itself must not be touched
    assert restore(store, before, expected) == {
        b"folder/a": RestoreOutcome.BLOCKED,
        b"b": RestoreOutcome.RESTORED,
    }
    assert contents(outside) == kept
    assert (project / "b").read_text() == "first" and not (project / "b").is_symlink()


def test_a_link_that_comes_after_the_look_is_not_followed(
    open_store: OpenStore, place: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "folder").mkdir()
    (project / "folder" / "a").write_text("first")
    store = open_store()
    before = take(store)
    (project / "folder" / "a").write_text("second")
    expected = seen(store, before)
    outside = place / "outside"
    run = FileRestorer.run

    def late(self: FileRestorer, steps: list[RestoreStep]) -> list[RestoredPath]:
        (project / "folder").rename(outside)
        (project / "folder").symlink_to(outside)
        return run(self, steps)

    monkeypatch.setattr(FileRestorer, "run", late)
    assert restore(store, before, expected) == {b"folder/a": RestoreOutcome.BLOCKED}
    assert contents(outside) == {b"a": ("file", 0o644, b"second")}


def test_nothing_of_gits_is_written(open_store: OpenStore, project: Path) -> None:
    run_git(project, "init", "-q")
    store = open_store()
    before = take(store)
    paths = (
        b".git/hooks/post-checkout", b"sub/.GIT/config", b"../x", b"/etc/x", b"a//b", b".", b".git",
        b"a/.git. ", b"GIT~1/config", b".git::$INDEX_ALLOCATION/config", ".g\u200cit/x".encode(), b"a\0b",
    )  # fmt: skip
    assert not any(is_safe(path) for path in paths)
    kept = contents(project / ".git")
    expected: Seen = dict.fromkeys(paths)
    assert set(restore(store, before, expected).values()) == {RestoreOutcome.BLOCKED}
    assert contents(project / ".git") == kept
    assert is_safe(b"a/.gitignore") and is_safe(b"git/.github/x")


def test_nothing_of_a_mount_is_written(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of a bind mount has the same device number as the other folders."""
    (project / "folder").mkdir()
    (project / "folder" / "a").write_text("first")
    store = open_store()
    before = take(store)
    (project / "folder" / "a").unlink()
    monkeypatch.setattr(folder_scanner, "mounts_below", lambda top: frozenset({"folder"}))
    monkeypatch.setattr(folder_snapshots, "mounts_below", lambda top: frozenset({"folder"}))
    assert restore(store, before, {b"folder/a": None}) == {b"folder/a": RestoreOutcome.BLOCKED}
    assert contents(project / "folder") == {}


def test_a_folder_that_is_not_empty_stays(open_store: OpenStore, project: Path) -> None:
    (project / ".gitignore").write_text("*.log\n")
    (project / "a").write_text("first")
    store = open_store()
    before = take(store)
    (project / "a").unlink()
    (project / "a").mkdir()
    (project / "a" / "b").write_text("second")
    (project / "a" / "kept.log").write_text("not known")
    found = restore(store, before, seen(store, before))
    assert found[b"a"] is RestoreOutcome.BLOCKED
    assert (project / "a" / "kept.log").read_text() == "not known"


def test_a_restore_can_be_undone_after_a_restart(open_store: OpenStore, project: Path) -> None:
    (project / "sub").mkdir()
    (project / "sub" / "a").write_text("first")
    (project / "swap").mkdir()
    (project / "swap" / "inside").write_text("first")
    store = open_store()
    before = take(store)
    shutil.rmtree(project / "sub")
    shutil.rmtree(project / "swap")
    (project / "swap").write_text("second")
    (project / "new").write_text("second")
    now = contents(project)
    expected = seen(store, before)
    assert set(restore(store, before, expected).values()) == {RestoreOutcome.RESTORED}
    (record,) = open_store().restores()
    assert (record.complete, record.snapshot) == (True, before.id)
    assert set(outcomes(open_store().undo(record.id, "one").paths).values()) == {RestoreOutcome.RESTORED}
    assert contents(project) == now


def test_an_undo_leaves_alone_what_was_changed_since(open_store: OpenStore, project: Path) -> None:
    for name in ("a", "b"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    for name in ("a", "b"):
        (project / name).write_text("second")
    restored = store.restore(before.id, (b"a", b"b"), seen(store, before), "one")
    (project / "a").write_text("third")
    assert outcomes(store.undo(restored.id, "one").paths) == {
        b"a": RestoreOutcome.CHANGED,
        b"b": RestoreOutcome.RESTORED,
    }
    assert [(project / name).read_text() for name in ("a", "b")] == ["third", "second"]


def test_one_file_of_a_folder_that_is_gone(open_store: OpenStore, project: Path) -> None:
    """The folders above the file are made, and an undo deletes them."""
    (project / "x" / "y").mkdir(parents=True)
    (project / "x").chmod(0o700)
    (project / "x" / "y" / "a").write_text("first")
    store = open_store()
    before = take(store)
    shutil.rmtree(project / "x")
    restored = store.restore(before.id, (b"x/y/a",), {b"x/y/a": None}, "one")
    assert outcomes(restored.paths) == {b"x/y/a": RestoreOutcome.RESTORED}
    assert (project / "x").stat().st_mode & 0o777 == 0o700
    store.undo(restored.id, "one")
    assert contents(project) == {}


def test_an_error_of_the_system_costs_one_file(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (project / name).write_text("first")
    store = open_store()
    before = take(store)
    for name in ("a", "b"):
        (project / name).write_text("second")
    exchange = file_restorer.exchange

    def failing(folder: int, one: bytes, other: bytes) -> bool:
        if other == b"a":
            raise OSError(28, "No space left on device")
        return exchange(folder, one, other)

    expected = seen(store, before)
    with monkeypatch.context() as patched:
        patched.setattr(file_restorer, "exchange", failing)
        found = store.restore(before.id, (b"a", b"b"), expected, "one")
    assert outcomes(found.paths) == {b"a": RestoreOutcome.FAILED, b"b": RestoreOutcome.RESTORED}
    assert {path.name for path in project.iterdir()} == {"a", "b"}
    assert (project / "a").read_text() == "second"


def renamed(store: FolderSnapshots, before: Snapshot) -> dict[bytes, bytes]:
    return {c.path: c.old_path for c in store.changes(before.id, "").changes if c.old_path}


@pytest.mark.parametrize("taken", ["old name", "new name"])
def test_a_renamed_file_is_put_back_under_both_names_or_neither(
    open_store: OpenStore, project: Path, taken: str
) -> None:
    """If only one of the two names were put back, the file's content might be lost."""
    text = "".join(f"line {number}\n" for number in range(30))
    (project / "old").write_text(text)
    store = open_store()
    before = take(store)
    (project / "old").rename(project / "new")
    expected, names = seen(store, before), renamed(store, before)
    assert names == {b"new": b"old"}
    (project / ("old" if taken == "old name" else "new")).write_text("of somebody else")
    now = contents(project)
    found = outcomes(store.restore(before.id, tuple(expected), expected, "one", names).paths)
    assert found == {b"new": RestoreOutcome.CHANGED, b"old": RestoreOutcome.CHANGED}
    assert contents(project) == now


def test_a_restore_of_a_renamed_file_is_undone_under_both_names_or_neither(
    open_store: OpenStore, project: Path
) -> None:
    (project / "old").write_text("".join(f"line {number}\n" for number in range(30)))
    store = open_store()
    before = take(store)
    (project / "old").rename(project / "new")
    expected = seen(store, before)
    done = store.restore(before.id, tuple(expected), expected, "one", renamed(store, before))
    (project / "new").write_text("of somebody else")
    now = contents(project)
    assert set(outcomes(open_store().undo(done.id, "one").paths).values()) == {RestoreOutcome.CHANGED}
    assert contents(project) == now
    (project / "new").unlink()
    assert set(outcomes(open_store().undo(done.id, "one").paths).values()) == {RestoreOutcome.RESTORED}
    assert [path.name for path in project.iterdir()] == ["new"]


@pytest.mark.parametrize("name", ["new", "OLD"])
def test_a_full_disk_costs_no_renamed_file(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (project / "old").write_text("".join(f"line {number}\n" for number in range(30)))
    store = open_store()
    before = take(store)
    (project / "old").rename(project / name)
    expected = seen(store, before)

    def full(fd: int, name: bytes, data: bytes, bits: int) -> None:
        raise OSError(28, "No space left on device")

    now = contents(project)
    monkeypatch.setattr(file_restorer, "_write_file", full)
    done = store.restore(before.id, tuple(expected), expected, "one", renamed(store, before))
    assert outcomes(done.paths) == {b"old": RestoreOutcome.FAILED, name.encode(): RestoreOutcome.CHANGED}
    assert contents(project) == now


def test_no_rights_of_another_are_given(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("first")
    (project / "a").chmod(0o4755)
    store = open_store()
    before = take(store)
    (project / "a").unlink()
    restore(store, before, {b"a": None})
    assert (project / "a").stat().st_mode & 0o7777 == 0o755
