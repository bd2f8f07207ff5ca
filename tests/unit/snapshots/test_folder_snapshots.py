"""Taking, listing, comparing, reading and deleting snapshots."""

import errno
import os
import pickle
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from claude_desk.library.error_redaction import words_of
from claude_desk.library.frames import write_message
from claude_desk.snapshots import folder_scanner, scan_cache
from claude_desk.snapshots.folder_lock import FolderLock
from claude_desk.snapshots.folder_snapshots import FolderSnapshots, SnapshotRefusedError, top_of
from claude_desk.snapshots.git_store import GitStore, StoreError, find_git
from claude_desk.snapshots.records import (
    Change,
    ChangeKind,
    FileKind,
    LeftReason,
    Refusal,
    RestoreOutcome,
    Snapshot,
    SnapshotConfig,
    SnapshotMoment,
)
from tests.soak.snapshot_rounds import contents, ignored_rounds, rounds
from tests.unit.snapshots.conftest import OpenStore, run_git
from tests.whole_tables import examples

HOSTILE_ATTRIBUTES = "* text eol=lf ident filter=evil diff=evil merge=evil working-tree-encoding=UTF-16\n"


def take(store: FolderSnapshots, session: str = "one") -> Snapshot:
    return store.take(SnapshotMoment.TURN_START, session, "turn").snapshot


def changes(store: FolderSnapshots, before: Snapshot, after: Snapshot | None = None) -> dict[bytes, Change]:
    found = store.changes(before.id, after.id if after is not None else "")
    return {change.path: change for change in found.changes}


def reason(store: FolderSnapshots, before: Snapshot) -> dict[bytes, LeftReason]:
    return {each.path: each.reason for each in store.changes(before.id, "").left}


def refusal(store: FolderSnapshots) -> tuple[Refusal, int, int, bool]:
    with pytest.raises(SnapshotRefusedError) as caught:
        take(store)
    told = store.refused(caught.value)
    return told.reason, told.limit, told.found, told.first


def settled(path: Path) -> None:
    """Make the file look old, so that it need not be read again. The inode's change time stays."""
    os.utime(path, (1e9, 1e9))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trust the times of all files, although the tests write their files moments before a snapshot."""
    monkeypatch.setattr(folder_scanner, "RACY_NS", -1_000_000)


def test_what_is_random_comes_back_to_the_last_bit() -> None:
    rounds(examples(200), seed=20261123)


def test_what_is_ignored_stays_as_it_is_whatever_is_brought_back() -> None:
    ignored_rounds(examples(20), seed=20261124)


# --- what is taken ---------------------------------------------------------------------------------


def test_bytes_and_bits_are_kept_as_they_are(open_store: OpenStore, project: Path) -> None:
    run_git(project, "init", "-q")
    (project / ".gitattributes").write_text(HOSTILE_ATTRIBUTES)
    (project / "crlf.txt").write_bytes(b"$Id$\r\none\r\n")
    (project / "crlf.txt").chmod(0o600)
    (project / "link").symlink_to("/etc/passwd")
    (project / "empty" / "more").mkdir(parents=True)
    store = open_store()
    snapshot = take(store)
    read = store.read(snapshot.id, b"crlf.txt", 1000)
    assert (read.data, read.complete) == (b"$Id$\r\none\r\n", True)
    assert read.state is not None
    assert (read.state.mode, read.state.size) == (0o600, 11)
    raw = run_git(project, "hash-object", "--no-filters", "crlf.txt").decode().strip()
    assert read.state.oid == raw
    assert store.read(snapshot.id, b"link", 1000).data == b"/etc/passwd"
    folder = store.read(snapshot.id, b"empty/more", 1000).state
    assert folder is not None and folder.kind is FileKind.FOLDER
    assert store.read(snapshot.id, b"crlf.txt", 3).data == b"$Id"
    assert not store.read(snapshot.id, b"crlf.txt", 3).complete
    assert store.read(snapshot.id, b"nothing/there", 1000).state is None


def test_each_change_is_told_by_its_kind(open_store: OpenStore, project: Path) -> None:
    lines = "".join(f"line {number}\n" for number in range(30))
    for name in ("edited", "gone", "old", "bits", "link", "data"):
        (project / name).write_text(lines + name + "\n")
    store = open_store()
    first = take(store)
    (project / "edited").write_text(lines.replace("line 3\n", "") + "edited\nmore\n")
    (project / "gone").unlink()
    (project / "old").rename(project / "new")
    (project / "bits").chmod(0o600)
    (project / "link").unlink()
    (project / "link").symlink_to("edited")
    (project / "data").write_bytes(bytes(range(256)))
    (project / "fresh").write_text("a\nb\n")
    second = take(store)
    found = changes(store, first, second)
    assert found == changes(store, first)
    told = {path.decode(): (c.kind, c.added, c.removed, c.binary) for path, c in found.items()}
    assert told == {
        "edited": (ChangeKind.MODIFIED, 1, 1, False),
        "gone": (ChangeKind.DELETED, 0, 31, False),
        "new": (ChangeKind.RENAMED, 0, 0, False),
        "bits": (ChangeKind.MODE, 0, 0, False),
        "link": (ChangeKind.MODIFIED, 1, 31, False),
        "data": (ChangeKind.MODIFIED, -1, -1, True),
        "fresh": (ChangeKind.ADDED, 2, 0, False),
    }
    assert found[b"new"].old_path == b"old"
    after = found[b"link"].after
    assert after is not None and (after.kind, after.size) == (FileKind.LINK, 6)
    assert changes(store, second) == {}


def test_it_lists_what_was_taken(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("one")
    first = take(open_store(), "one\nsession")
    second = take(open_store(), "two")
    assert open_store().snapshots() == (first, second)
    assert (first.session, first.turn, first.files, first.bytes) == ("one session", "turn", 1, 3)


def test_ignored_files_are_left_out_and_tracked_ones_are_not(
    open_store: OpenStore, place: Path, project: Path
) -> None:
    run_git(project, "init", "-q")
    (place / "home" / ".config" / "git").mkdir(parents=True)
    (place / "home" / ".config" / "git" / "ignore").write_text("*.of-person\n")
    (project / ".git" / "info" / "exclude").write_text("*.of-project\n")
    (project / ".gitignore").write_text("*.log\n!keep.log\nbuild/\n")
    (project / "sub").mkdir()
    (project / "build" / "deep").mkdir(parents=True)
    (project / "sub" / ".gitignore").write_text("local\n")
    for name in (
        "a.log",
        "keep.log",
        "b.of-person",
        "c.of-project",
        "sub/local",
        "local",
        ":x",
        "build/deep/out",
    ):
        (project / name).write_text("x")
    (project / "tracked.log").write_text("x")
    (project / "build" / "tracked").write_text("x")
    run_git(project, "add", "-f", "tracked.log", "build/tracked")
    store = open_store()
    first = take(store)
    there = {p for p in contents(project) if store.read(first.id, p, 9).state is not None}
    assert there == {
        b".gitignore", b"keep.log", b"local", b"sub", b"sub/.gitignore", b"tracked.log", b"build",
        b"build/tracked", b":x",
    }  # fmt: skip
    # Tracked from now on, though nothing in its folder has changed.
    run_git(project, "add", "-f", "a.log")
    second = take(store)
    assert store.read(second.id, b"a.log", 9).data == b"x"
    assert changes(store, first) == {}, "it was there before, and what it was is not known"


def test_a_store_of_a_later_version_is_left_as_it_is(
    open_store: OpenStore, place: Path, project: Path
) -> None:
    (project / "a").write_text("x")
    first = take(open_store())
    (folder,) = (each for each in (place / "ours").iterdir() if each.is_dir())
    assert (folder / "format").read_text() == "1"
    (folder / "format").write_text("2")
    (folder / "config").write_text("[core]\n\trepositoryformatversion = 1\n")
    kept = contents(folder)
    store = open_store()
    for act in (lambda: take(store), store.snapshots, lambda: store.read(first.id, b"a", 9)):
        with pytest.raises(StoreError):
            act()
    assert contents(folder) == kept
    store.forget()
    assert not folder.exists()


def test_what_is_ignored_in_deep_folders(open_store: OpenStore, project: Path) -> None:
    """Git crashes there when it is asked which pattern matches."""
    (project / ".gitignore").write_text("*.log\n!kept.log\n")
    deep = project / "x" / "é"
    for name in ("one", "two"):
        below = deep.joinpath("y", name, *("d" * 30))
        below.mkdir(parents=True)
        for file in ("a", "b.log", "kept.log"):
            (below / file).write_text("x")
    store = open_store()
    first = take(store)
    inside = b"x/\xc3\xa9/y/two" + b"/d" * 30
    states = [store.read(first.id, inside + name, 9).state for name in (b"/a", b"/b.log", b"/kept.log")]
    assert [state is not None for state in states] == [True, False, True]


@pytest.mark.parametrize("restarted", [True, False])
def test_what_is_ignored_no_more_is_not_told_as_added(
    open_store: OpenStore, project: Path, restarted: bool
) -> None:
    """The file existed before. If it counted as added, an undo would delete it."""
    (project / ".gitignore").write_text(".env\nbuild/\n")
    (project / ".env").write_text("secret")
    (project / "build").mkdir()
    (project / "build" / "out").write_text("x")
    store = open_store()
    first = take(store)
    (project / ".gitignore").write_text("other\n")
    (project / "new").write_text("x")
    if restarted:
        store = open_store()
    assert set(changes(store, first)) == {b".gitignore", b"new"}
    second = take(store)
    found = store.changes(first.id, second.id).changes
    assert {change.path for change in found} == {b".gitignore", b"new"}
    expected = {change.path: change.after for change in store.changes(first.id, "").changes}
    state = store.read(second.id, b".env", 9).state
    assert state is not None
    expected |= {b".env": state}  # the restore is also asked for this file
    done = {each.path: each.outcome for each in store.restore(first.id, tuple(expected), expected, "").paths}
    assert done[b".env"] is RestoreOutcome.MISSING
    assert (project / ".env").read_text() == "secret" and (project / "build" / "out").exists()
    assert not (project / "new").exists()


def test_what_is_ignored_from_now_on_is_not_told_as_deleted_after_a_restart(
    open_store: OpenStore, project: Path
) -> None:
    (project / "a.log").write_text("x")
    first = take(open_store())
    (project / ".gitignore").write_text("*.log\n")
    assert set(changes(open_store(), first)) == {b".gitignore"}


def test_what_is_ignored_from_now_on_is_not_told_as_deleted(open_store: OpenStore, project: Path) -> None:
    for name in ("a.log", "b"):
        (project / name).write_text("x")
    store = open_store()
    first = take(store)
    (project / ".gitignore").write_text("*.log\n")
    assert set(changes(store, first)) == {b".gitignore"}
    assert reason(store, first) == {b"a.log": LeftReason.IGNORED}
    take(store)
    assert reason(store, first) == {b"a.log": LeftReason.IGNORED}
    (project / "a.log").unlink()
    assert set(changes(store, first)) == {b".gitignore", b"a.log"}


def test_repositories_within_and_sockets_are_named_and_left_alone(
    open_store: OpenStore, place: Path, project: Path
) -> None:
    run_git(project, "init", "-q")
    (place / "other").mkdir()
    run_git(place / "other", "init", "-q")
    (place / "other" / "file").write_text("x")
    run_git(place / "other", "add", ".")
    run_git(place / "other", "commit", "-qm", "x")
    run_git(project, "submodule", "--quiet", "add", str(place / "other"), "module")
    shutil.copytree(place / "other", project / "nested")
    run_git(project, "clone", "-q", "--bare", str(place / "other"), "bare")
    os.mkfifo(project / "pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(project / "socket"))
        store = open_store()
        first = take(store)
        for _ in range(2):
            assert reason(store, first) == {
                b"module": LeftReason.SUBMODULE,
                b"nested": LeftReason.REPOSITORY,
                b"bare": LeftReason.REPOSITORY,
                b"pipe": LeftReason.SPECIAL,
                b"socket": LeftReason.SPECIAL,
            }
        shutil.rmtree(project / "nested" / ".git")
        assert set(changes(store, first)) == set()
        assert b"nested" not in reason(store, first)


def test_a_sparse_checkout_deletes_nothing(open_store: OpenStore, project: Path) -> None:
    run_git(project, "init", "-q")
    for name in ("in/a", "out/b", "out/c"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text(name)
    run_git(project, "add", ".")
    run_git(project, "commit", "-qm", "x")
    store = open_store()
    first = take(store)
    run_git(project, "sparse-checkout", "set", "in")
    assert not (project / "out").exists()
    assert changes(store, first) == {}
    second = take(store)
    run_git(project, "sparse-checkout", "disable")
    assert changes(store, second) == {}
    (project / "out" / "c").write_text("other")
    found = changes(open_store(), second)
    assert set(found) == {b"out/c"}


def test_what_was_never_checked_out_is_missing(open_store: OpenStore, project: Path) -> None:
    run_git(project, "init", "-q")
    for name in ("in/a", "out/b"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text(name)
    run_git(project, "add", ".")
    run_git(project, "commit", "-qm", "x")
    run_git(project, "sparse-checkout", "set", "in")
    store = open_store()
    snapshot = take(store)
    read = store.read(snapshot.id, b"out/b", 100)
    assert (read.missing, read.data) == (True, b"")


def test_an_index_in_two_parts_is_read(open_store: OpenStore, project: Path) -> None:
    run_git(project, "init", "-q")
    (project / ".gitignore").write_text("*.log\n")
    for name in ("a.log", "b.log"):
        (project / name).write_text("x")
    run_git(project, "add", "-f", "a.log")
    run_git(project, "update-index", "--split-index")
    store = open_store()
    snapshot = take(store)
    assert store.read(snapshot.id, b"a.log", 9).data == b"x"
    assert store.read(snapshot.id, b"b.log", 9).state is None


def test_a_worktree_has_a_store_and_rules_of_its_own(place: Path, project: Path) -> None:
    run_git(project, "init", "-q")
    (project / "a").write_text("x")
    run_git(project, "add", ".")
    run_git(project, "commit", "-qm", "x")
    run_git(project, "worktree", "add", "-q", str(place / "other"))
    (project / ".git" / "info" / "exclude").write_text("*.out\n")
    (place / "other" / "b.out").write_text("x")
    top = top_of(str(place / "other"), place / "home")
    assert top == str(place / "other")
    git = find_git()
    assert git is not None
    config = SnapshotConfig(place / "ours", place / "home")
    before = contents(project / ".git")
    store = FolderSnapshots(top, config, git, lambda news: None)
    snapshot = take(store)
    assert snapshot.files == 1
    assert store.read(snapshot.id, b"a", 9).data == b"x"
    assert FolderSnapshots(str(project), config, git, lambda news: None).snapshots() == ()
    assert contents(project / ".git") == before


def test_no_file_of_a_mount_is_looked_at(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "mounted").mkdir()
    (project / "mounted" / "a").write_text("x")
    monkeypatch.setattr(folder_scanner, "mounts_below", lambda top: frozenset({"mounted"}))
    store = open_store()
    first = take(store)
    assert reason(store, first) == {b"mounted": LeftReason.MOUNT}
    assert store.read(first.id, b"mounted/a", 9).state is None


def test_mounts_are_known() -> None:
    assert {"proc", "sys"} <= folder_scanner.mounts_below("/")


# --- what it never does ----------------------------------------------------------------------------


def test_nothing_that_a_project_names_is_run_and_its_git_stays_as_it_was(
    open_store: OpenStore, project: Path, place: Path
) -> None:
    run_git(project, "init", "-q")
    for name in ("a.txt", "b.txt"):
        (project / name).write_text("x\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-qm", "x")
    proof = place / "proof"
    program = place / "program"
    program.write_text(f"#!/bin/sh\necho $0 $@ >> {proof}\ncat\n")
    program.chmod(0o755)
    for key in (
        "core.fsmonitor", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "diff.external",
        "diff.evil.command", "diff.evil.textconv", "core.sshCommand", "core.pager", "core.editor",
        "core.askPass",
        "gpg.program", "credential.helper", "merge.evil.driver", "core.alternateRefsCommand",
        "uploadpack.packObjectsHook",
    ):  # fmt: skip
        run_git(project, "config", key, str(program))
    run_git(project, "config", "filter.evil.required", "true")
    run_git(project, "config", "core.hooksPath", str(place / "hooks"))
    (place / "hooks").mkdir()
    for folder in (place / "hooks", project / ".git" / "hooks"):
        for hook in (
            "post-index-change",
            "reference-transaction",
            "pre-commit",
            "post-checkout",
            "fsmonitor-watchman",
        ):
            shutil.copy(program, folder / hook)
    (project / ".gitattributes").write_text(HOSTILE_ATTRIBUTES)
    (project / "b.txt").write_text("y\r\n")
    before = contents(project / ".git")
    times = {path: os.lstat(project / ".git" / os.fsdecode(path)).st_mtime_ns for path in before}
    store = open_store()
    first = take(store)
    (project / "a.txt").write_text("changed\r\n")
    found = changes(store, first)
    assert set(found) == {b"a.txt"}
    store.restore(first.id, (b"a.txt",), {b"a.txt": found[b"a.txt"].after}, "one")
    store.settle()
    store.prune(frozenset())
    assert (project / "a.txt").read_text() == "x\n"
    assert not proof.exists()
    assert contents(project / ".git") == before
    assert times == {path: os.lstat(project / ".git" / os.fsdecode(path)).st_mtime_ns for path in before}
    subprocess.run(["git", "status"], cwd=project, capture_output=True, check=False)
    assert proof.exists()  # without precautions, git does run these programs


def test_the_store_is_ours_alone_and_needs_no_object_of_the_project(
    open_store: OpenStore, place: Path, project: Path
) -> None:
    run_git(project, "init", "-q")
    (project / "a").write_text("kept")
    run_git(project, "add", ".")
    store = open_store()
    snapshot = take(store)
    (project / "a").unlink()
    run_git(project, "reset", "-q")
    run_git(project, "gc", "-q", "--prune=now")
    assert store.read(snapshot.id, b"a", 100).data == b"kept"
    (folder,) = (each for each in (place / "ours").iterdir() if each.is_dir())
    assert folder.stat().st_mode & 0o777 == (place / "ours").stat().st_mode & 0o777 == 0o700
    assert not (folder / "objects" / "info" / "alternates").exists()
    checked = subprocess.run(
        ["git", "--git-dir", folder, "fsck", "--strict"], capture_output=True, check=True
    )
    assert b"error" not in checked.stderr


def test_neither_home_nor_what_is_above_it(place: Path) -> None:
    home = place / "home"
    (home / "project" / "sub").mkdir(parents=True)
    for folder in (home, home.parent, Path("/")):
        with pytest.raises(SnapshotRefusedError) as caught:
            top_of(str(folder), home)
        assert caught.value.reason is Refusal.HOME
    (home / ".git").mkdir()  # a repository of the home folder is no reason to scan all of home
    assert top_of(str(home / "project" / "sub"), home) == str(home / "project" / "sub")
    (home / "project" / ".git").mkdir()
    assert top_of(str(home / "project" / "sub"), home) == str(home / "project")
    (home / "link").symlink_to(home / "project" / "sub")
    assert top_of(str(home / "link"), home) == str(home / "project")
    with pytest.raises(SnapshotRefusedError) as caught:
        top_of(str(home / "nowhere"), home)
    assert caught.value.reason is Refusal.NO_FOLDER


def test_it_does_not_look_into_its_own_store(open_store: OpenStore, place: Path, project: Path) -> None:
    (project / "a").write_text("x")
    shutil.rmtree(place / "ours", ignore_errors=True)
    (project / "ours").mkdir(mode=0o700)
    (place / "ours").symlink_to(project / "ours")
    store = open_store()
    first = take(store)
    assert changes(store, first) == {}
    assert reason(store, first) == {b"ours": LeftReason.SPECIAL}


# --- limits ----------------------------------------------------------------------------------------


def test_a_folder_that_is_too_large_is_told_once(open_store: OpenStore, project: Path) -> None:
    for number in range(4):
        (project / str(number)).write_text("x" * 100)
    store = open_store(files=3)
    assert refusal(store) == (Refusal.TOO_MANY_FILES, 3, 4, True)
    assert refusal(store) == (Refusal.TOO_MANY_FILES, 3, 4, False)
    assert refusal(open_store(bytes=350)) == (Refusal.TOO_MANY_BYTES, 350, 400, True)
    assert store.snapshots() == ()


def test_a_file_that_is_too_large_is_named_and_is_no_deletion(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("x" * 10)
    store = open_store(file_bytes=50)
    first = take(store)
    (project / "a").write_text("x" * 51)
    assert changes(store, first) == {}
    (left,) = store.changes(first.id, "").left
    assert (left.path, left.reason, left.size) == (b"a", LeftReason.TOO_LARGE, 51)
    (project / "a").write_text("y" * 10)
    assert set(changes(store, first)) == {b"a"}


def test_a_large_file_is_read_in_pieces(open_store: OpenStore, project: Path) -> None:
    data = os.urandom(9 << 20)
    (project / "large").write_bytes(data)
    (project / "same").write_bytes(data)
    store = open_store()
    snapshot = take(store)
    assert store.read(snapshot.id, b"large", 1 << 30).data == data
    assert store.read(snapshot.id, b"same", 1 << 30).data == data


def test_old_ones_go_but_not_those_of_open_sessions(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "a").write_text("x")
    store = open_store()
    now = time.time()
    with monkeypatch.context() as patched:
        patched.setattr(time, "time", lambda: now - 31 * 86_400)
        kept = take(store, "open")
        take(store, "closed")
    (project / "a").write_text("y")
    fresh = take(store, "closed")
    assert store.prune(frozenset({"open"})) == 1
    assert store.snapshots() == (kept, fresh)
    assert store.read(kept.id, b"a", 9).data == b"x"
    assert store.prune(frozenset({"open"})) == 0
    assert store.prune(frozenset()) == 1
    (project / "a").write_text("x")  # what was deleted is written again
    again = take(store)
    assert store.read(again.id, b"a", 9).data == b"x"


def test_the_oldest_go_where_there_is_no_room(open_store: OpenStore, project: Path) -> None:
    store = open_store(kept_bytes=150_000)
    taken = []
    for number in range(6):
        (project / "a").write_bytes(os.urandom(50_000))
        taken.append(take(store, "open" if number == 0 else ""))
    assert store.prune(frozenset({"open"})) > 0
    left = store.snapshots()
    assert taken[0] in left and taken[-1] in left and taken[1] not in left
    assert changes(store, taken[0]).keys() == {b"a"}


def test_it_can_be_turned_off_and_forgotten(open_store: OpenStore, place: Path, project: Path) -> None:
    (project / "a").write_text("x")
    store = open_store()
    first = take(store)
    store.switch(on=False)
    assert refusal(open_store()) == (Refusal.OFF, 0, 0, True)
    assert store.read(first.id, b"a", 9).data == b"x"
    store.forget()
    assert store.snapshots() == ()
    assert not any(each.is_dir() for each in (place / "ours").iterdir())
    store.switch(on=True)
    assert store.read(take(store).id, b"a", 9).data == b"x"


# --- what has not changed is not read --------------------------------------------------------------


@pytest.mark.usefixtures("patient")
def test_what_has_not_changed_is_not_read_again(open_store: OpenStore, project: Path) -> None:
    for name in ("a", "b"):
        (project / name).write_text("x")
    store = open_store()
    assert store.take(SnapshotMoment.MANUAL, "", "").read == 2
    assert store.take(SnapshotMoment.MANUAL, "", "").read == 0
    (project / "a").write_text("y")
    assert store.take(SnapshotMoment.MANUAL, "", "").read == 1
    store.save()
    assert open_store().take(SnapshotMoment.MANUAL, "", "").read == 0


def test_what_changed_a_moment_ago_is_read_again(open_store: OpenStore, project: Path) -> None:
    """The file may change once more without a change of time, size or inode."""
    (project / "a").write_text("x")
    store = open_store()
    store.take(SnapshotMoment.MANUAL, "", "")
    assert store.take(SnapshotMoment.MANUAL, "", "").read == 1


@pytest.mark.usefixtures("patient")
def test_a_change_that_keeps_size_and_time_is_seen(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("x")
    settled(project / "a")
    store = open_store()
    first = take(store)
    (project / "a").write_text("y")
    settled(project / "a")
    assert set(changes(store, first)) == {b"a"}


@pytest.mark.usefixtures("patient")
def test_what_the_store_has_lost_is_read_anew(open_store: OpenStore, project: Path) -> None:
    """Another window has deleted objects that only this window's cache still lists."""
    (project / "a").write_text("x")
    one, other = open_store(), open_store()
    first = take(one)
    (project / "a").write_text("only now")
    changes(one, first)  # its objects are in the store, and no snapshot needs them
    other.prune(frozenset({"nobody"}))
    other.forget()
    second = take(one)
    assert one.read(second.id, b"a", 99).data == b"only now"


def test_a_file_that_is_written_all_the_time_is_left_alone(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = project / "log"
    path.write_text("x")
    (project / "a").write_text("x")
    read = os.read

    def reading(fd: int, size: int) -> bytes:
        with path.open("a") as file:
            file.write("more")
        return read(fd, size)

    store = open_store()
    with monkeypatch.context() as patched:
        patched.setattr(folder_scanner.os, "read", reading)
        first = take(store)
    assert store.read(first.id, b"log", 99).state is None
    assert set(changes(store, first)) == set()  # what was not scanned has not changed
    assert reason(store, first) == {}


def test_a_folder_that_changes_while_it_looks(open_store: OpenStore, project: Path) -> None:
    """Each file of a snapshot is complete, as it was at some moment."""
    ended = threading.Event()
    began = threading.Event()

    def change() -> None:
        number = 0
        while not ended.is_set():
            number += 1
            part = project / "part"
            part.write_bytes(b"%d\n" % (number % 10) * 5000)
            part.replace(project / f"file{number % 7}")
            (project / f"file{(number + 3) % 7}").unlink(missing_ok=True)
            shutil.rmtree(project / "folder", ignore_errors=True)
            (project / "folder").mkdir()
            (project / "folder" / "inside").write_text("x")
            began.set()

    store = open_store()
    thread = threading.Thread(target=change)
    thread.start()
    try:
        began.wait(20)
        for _ in range(20):
            snapshot = take(store)
            for number in range(7):
                data = store.read(snapshot.id, b"file%d" % number, 1 << 20).data
                assert data == b"" or data == data[:2] * 5000
    finally:
        ended.set()
        thread.join()


# --- two at once, and damage -----------------------------------------------------------------------


def test_two_runs_share_a_store(open_store: OpenStore, project: Path) -> None:
    errors: list[BaseException] = []

    def work(name: str) -> None:
        try:
            store = open_store()
            for number in range(6):
                (project / name).write_text(str(number))
                snapshot = take(store, name)
                assert store.read(snapshot.id, name.encode(), 9).data == str(number).encode()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(name,)) for name in ("one", "two")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert len(open_store().snapshots()) == 12


def test_the_lock_is_held_by_what_a_killed_process_has_started(place: Path) -> None:
    """While a git of the killed process still repacks, nobody else can write."""
    git = find_git()
    assert git is not None
    held, wanted = FolderLock(place / "lock"), FolderLock(place / "lock")
    store = GitStore(place / "store", git, held.fd)
    (place / "store").mkdir()
    store.prepare()
    assert held.take(0)
    with store.popen("cat-file", "--batch") as process:
        held.close()  # as the kernel does for a process that has ended
        assert not wanted.take(0)
        process.kill()
    assert wanted.take(20)
    wanted.close()


def test_many_packs_become_few(open_store: OpenStore, place: Path, project: Path) -> None:
    store = open_store()
    taken = []
    for number in range(24):
        (project / "a").write_text(str(number))
        taken.append(take(store))
    (packs,) = (place / "ours").glob("*/objects/pack")
    assert len(list(packs.glob("*.pack"))) == 24
    store.settle()
    assert len(list(packs.glob("*.pack"))) < 5
    assert [store.read(s.id, b"a", 9).data for s in taken] == [str(n).encode() for n in range(24)]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-20],
        lambda data: pickle.dumps((2, (), "", "", [])),
        lambda data: write_message(2, "x"),
    ],
    ids=["cut", "before msgpack", "another version"],
)
def test_a_damaged_cache_costs_time_alone(
    open_store: OpenStore, place: Path, project: Path, damage: Callable[[bytes], bytes]
) -> None:
    (project / "a").write_text("x")
    store = open_store()
    take(store)
    store.save()
    (cache,) = (place / "ours").glob("*/scan-cache")
    assert scan_cache.load(cache, store.top) is not None
    cache.write_bytes(damage(cache.read_bytes()))
    assert scan_cache.load(cache, store.top) is None
    other = open_store()
    assert other.read(take(other).id, b"a", 9).data == b"x"
    other.save()
    assert scan_cache.load(cache, store.top) is not None


def test_an_unknown_snapshot_is_told(open_store: OpenStore, project: Path) -> None:
    store = open_store()
    take(store)
    for name in ("", "00000", "../../heads/x", "a b"):
        with pytest.raises(SnapshotRefusedError) as caught:
            store.read(name, b"a", 9)
        assert caught.value.reason is Refusal.UNKNOWN


def test_a_git_that_fails_on_a_full_disk_is_told_in_the_disks_words(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error of git itself has only an exit code."""
    store, failed = open_store(), StoreError("git index-pack ended with 128")
    take(store)
    assert store.cause_of(failed) is failed, "the disk takes a file: it was something else"

    def full(**_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    assert words_of(store.cause_of(failed)) == "No space left on device"
    assert isinstance(store.cause_of(ValueError()), ValueError)
