"""Lines and hunks of a file that has changed, and taking some of them back."""

import hashlib
import os
from pathlib import Path

import pytest

from claude_desk.snapshots import git_store
from claude_desk.snapshots.file_diff import changed_rows, diff_of_states, with_rows, without_hunks
from claude_desk.snapshots.folder_snapshots import SnapshotRefusedError
from claude_desk.snapshots.git_store import StoreError
from claude_desk.snapshots.records import (
    HEAD,
    ChangeKind,
    ChosenLines,
    DiffTrouble,
    RestoreOutcome,
    SnapshotMoment,
)
from tests.soak.hunk_rounds import STATE, compared, rounds
from tests.unit.snapshots.conftest import OpenStore, run_git


def test_hunks_that_are_taken_back_are_as_git_takes_them_back() -> None:
    """`tests/soak` runs 10,000 rounds."""
    rounds(200, seed=20261124)


def test_a_last_line_that_gets_an_end_gets_that_of_the_other_file() -> None:
    """Both files have the line, with Windows line ends. Only one of the files continues after it."""
    before, after = b"one\r\ntwo", b"one\r\ntwo\r\nthree"
    found = compared(before, after)
    assert with_rows(before, after, found, changed_rows(found)) == after
    assert with_rows(before, after, found, ()) == before


def test_bytes_that_are_no_text_are_told_apart() -> None:
    old, new = "Café\nThé\n".encode("latin-1"), "Cafè\nThé\n".encode("latin-1")
    found = compared(old, new)
    assert found.lines.text == "Caf⟨E9⟩\nCaf⟨E8⟩\nTh⟨E9⟩"
    assert without_hunks(old, new, found.hunks) == old


@pytest.mark.parametrize("all_lines", [True, False])
def test_hunks_and_lines_belong_together(all_lines: bool) -> None:
    old = b"".join(b"line %d\n" % number for number in range(100))
    new = old.replace(b"line 10\n", b"line ten\n").replace(b"line 50\n", b"").replace(b"line 53\n", b"x\ny\n")
    found = compared(old, new, all_lines)
    assert [(h.old, h.old_count, h.new, h.new_count) for h in found.hunks] == [
        (10, 1, 10, 1), (50, 4, 50, 4),
    ]  # fmt: skip
    assert (found.added, found.removed) == (3, 3)
    lines = found.lines
    for hunk in found.hunks:
        assert lines.signs[hunk.row] in "+-" and lines.signs[hunk.row + hunk.count - 1] in "+-"
    first = found.hunks[0].row
    assert lines.text[lines.starts[first] : lines.starts[first + 1] - 1] == "line 10"
    assert lines.marks[first] == ((5, 7),)
    assert (len(lines) > 100) is all_lines


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        (b"a\0", b"b", DiffTrouble.BINARY),
        (b"a", b"x" * 10_000_001, DiffTrouble.TOO_LARGE),
        (None, b"x", DiffTrouble.MISSING),
    ],
)
def test_what_has_no_lines(old: bytes | None, new: bytes, trouble: DiffTrouble) -> None:
    assert diff_of_states((STATE, old), (STATE, new), b"a", all_lines=False).trouble == trouble


def test_a_hunk_of_a_file_is_undone_and_done_again(open_store: OpenStore, project: Path) -> None:
    store = open_store()
    text = "".join(f"line {number}\n" for number in range(40))
    (project / "a").write_text(text)
    before = store.take(SnapshotMoment.TURN_START, "s", "1").snapshot.id
    changed = text.replace("line 3\n", "three\n").replace("line 30\n", "thirty\n")
    (project / "a").write_text(changed)
    (project / "a").chmod(0o640)
    (change,) = store.changes(before, "").changes
    assert change.before is not None and change.after is not None
    diff = store.diff(b"a", change.before, change.after, all_lines=False)
    assert len(diff.hunks) == 2
    done = store.undo_hunks(b"a", change.before, change.after, diff.hunks[:1], "s")
    assert [each.outcome for each in done.paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == text.replace("line 30\n", "thirty\n")
    assert (project / "a").stat().st_mode & 0o777 == 0o640
    # The file is no longer the file that was seen, so nothing is written.
    late = store.undo_hunks(b"a", change.before, change.after, diff.hunks[1:], "s")
    assert [each.outcome for each in late.paths] == [RestoreOutcome.CHANGED]
    again = store.undo(done.id, "s")
    assert [each.outcome for each in again.paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == changed


def test_lines_of_a_file_are_undone(open_store: OpenStore, project: Path) -> None:
    store = open_store()
    (project / "a").write_text("one\ntwo\nthree\n")
    before = store.take(SnapshotMoment.TURN_START, "s", "1").snapshot.id
    (project / "a").write_text("ONE\nthree\nfour\n")
    (project / "b").write_text("x\ny\nz")
    changed, new = store.changes(before, "").changes
    assert changed.after is not None and new.after is not None
    lines = ChosenLines(removed=(2,), added=(3,))
    done = store.undo_lines(b"a", changed.before, changed.after, lines, "s")
    assert [each.outcome for each in done.paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == "two\nONE\nthree\n", "removed lines stand before added ones"
    store.undo_lines(b"b", None, new.after, ChosenLines(added=(1, 3)), "s")
    assert (project / "b").read_text() == "y\n"
    late = store.undo_lines(b"a", changed.before, changed.after, ChosenLines(removed=(1,)), "s")
    assert [each.outcome for each in late.paths] == [RestoreOutcome.CHANGED]
    assert [each.outcome for each in store.undo(done.id, "s").paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == "ONE\nthree\nfour\n"


def test_what_is_different_from_the_newest_commit(open_store: OpenStore, project: Path) -> None:
    for name, text in (("a", "a\n"), ("b", "b\n"), ("gone", "x\n"), ("crlf", "one\ntwo\n"), ("run", "r\n")):
        (project / name).write_text(text)
    run_git(project, "init", "-q")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    large = b"\x00\x01" * 50
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:{}\nsize 100\n"
    (project / "large").write_text(pointer.format(hashlib.sha256(large).hexdigest()))
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "two")
    (project / "large").write_bytes(large)
    (project / "a").write_text("changed\n")
    (project / "b").chmod(0o600)  # git does not record this change
    (project / "run").chmod(0o755)
    (project / "gone").unlink()
    (project / "crlf").write_bytes(b"one\r\ntwo\r\n")
    (project / "new" / "deep").mkdir(parents=True)
    (project / "new" / "deep" / "file").write_text("n\n")
    (project / "empty").mkdir()
    store = open_store()
    found = {change.path: change.kind for change in store.changes(HEAD, "").changes}
    assert found == {
        b"a": ChangeKind.MODIFIED, b"gone": ChangeKind.DELETED, b"new/deep/file": ChangeKind.ADDED,
        b"run": ChangeKind.MODE,
    }  # fmt: skip
    (change,) = (change for change in store.changes(HEAD, "").changes if change.path == b"a")
    diff = store.diff(b"a", change.before, change.after, all_lines=False)
    assert (diff.lines.signs, diff.lines.text) == ("-+", "a\nchanged")
    run_git(project, "pack-refs", "--all")
    run_git(project, "gc", "-q", "--prune=now")
    assert len(store.changes(HEAD, "").changes) == 4
    run_git(project, "checkout", "-q", "--detach")
    assert len(store.changes(HEAD, "").changes) == 4


def test_the_project_s_git_is_not_written(open_store: OpenStore, project: Path) -> None:
    (project / "a").write_text("a\n")
    run_git(project, "init", "-q")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    (project / "a").write_text("b\n")

    def all_of_it() -> dict[str, tuple[bytes, int]]:
        files = (path for path in (project / ".git").rglob("*") if path.is_file())
        return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}

    store, before = open_store(), all_of_it()
    assert len(store.changes(HEAD, "").changes) == 1
    assert all_of_it() == before


def test_lines_of_a_snapshot_do_not_wait_for_the_project_s_objects(
    open_store: OpenStore, project: Path
) -> None:
    """A pipe there would block git, and with it the folder's store."""
    (project / ".git" / "objects" / "info").mkdir(parents=True)
    (project / ".git" / "refs").mkdir()
    (project / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    os.mkfifo(project / ".git" / "objects" / "info" / "alternates")
    (project / "a").write_text("one\n")
    store = open_store()
    before = store.take(SnapshotMoment.TURN_START, "s", "1").snapshot.id
    (project / "a").write_text("two\n")
    (change,) = store.changes(before, "").changes
    assert change.before is not None and change.after is not None
    diff = store.diff(b"a", change.before, change.after, all_lines=False)
    done = store.undo_hunks(b"a", change.before, change.after, diff.hunks, "s")
    assert [each.outcome for each in done.paths] == [RestoreOutcome.RESTORED]


def test_a_pipe_among_the_project_s_objects_holds_up_nothing_for_long(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(git_store, "ALTERNATE_SECONDS", 0.2)
    run_git(project, "init", "-q")
    (project / "a").write_text("one\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    os.mkfifo(project / ".git" / "objects" / "info" / "alternates")
    store = open_store()
    with pytest.raises(StoreError):
        store.changes(HEAD, "")
    assert store.take(SnapshotMoment.MANUAL, "", "")


def test_a_folder_without_a_commit(open_store: OpenStore, project: Path) -> None:
    store = open_store()
    with pytest.raises(SnapshotRefusedError):
        store.changes(HEAD, "")
    run_git(project, "init", "-q")
    with pytest.raises(SnapshotRefusedError):
        store.changes(HEAD, "")
