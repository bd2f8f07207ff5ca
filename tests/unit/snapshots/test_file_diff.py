"""Lines and hunks of a file that has changed, and some of them taken back."""

import hashlib
import random
import subprocess
from pathlib import Path

import pytest

from claude_desk.snapshots.file_diff import diff_of_states, without_hunks
from claude_desk.snapshots.folder_snapshots import SnapshotRefusedError
from claude_desk.snapshots.records import (
    HEAD,
    ChangeKind,
    DiffHunk,
    DiffTrouble,
    FileDiff,
    FileKind,
    PathState,
    RestoreOutcome,
    SnapshotMoment,
)
from tests.unit.snapshots.conftest import OpenStore, run_git

STATE = PathState(FileKind.FILE, 0o644, "0" * 40)


def compared(old: bytes, new: bytes, whole: bool = False) -> FileDiff:
    return diff_of_states((STATE, old), (STATE, new), b"a.py", whole=whole)


def random_text(source: random.Random, like: bytes = b"") -> bytes:
    """Lines of few words, so that many are the same; `like`: with some of its lines changed."""
    lines = like.split(b"\n") if like else [b"%d" % source.randrange(9) for _ in range(source.randrange(200))]
    for _ in range(source.randrange(8)):
        at = source.randrange(len(lines) + 1)
        act = source.randrange(3)
        if act == 0:
            lines[at:at] = [b"new %d" % source.randrange(9)] * source.randrange(1, 4)
        elif act == 1:
            del lines[at : at + source.randrange(1, 5)]
        elif at < len(lines):
            lines[at] = source.choice([b"", b"\xff\xfe", b"x\r", b"other"])
    return b"\n".join(lines) + source.choice([b"", b"\n"])


def patch_of(old: bytes, new: bytes, hunks: list[DiffHunk]) -> bytes:
    """A patch without lines around, as git reads it."""

    def lines(data: bytes, begin: int, count: int, sign: bytes, at_end: bool) -> bytes:
        found = data.split(b"\n")
        said = b""
        for at in range(begin, begin + count):
            if at == len(found) - 1 and not found[at]:
                continue  # what stands behind the last line's end
            said += sign + found[at] + b"\n"
            if at == len(found) - 1 and at_end:
                said += b"\\ No newline at end of file\n"
        return said

    out = b"--- a/f\n+++ b/f\n"
    moved = 0  # by the hunks before, of which some are left out
    for hunk in hunks:
        at_end = hunk.new + hunk.new_count >= len(new.removesuffix(b"\n").split(b"\n"))
        body = lines(old, hunk.old, hunk.old_count, b"-", at_end)
        body += lines(new, hunk.new, hunk.new_count, b"+", at_end)
        minus = sum(line.startswith(b"-") for line in body.split(b"\n"))
        plus = sum(line.startswith(b"+") for line in body.split(b"\n"))
        begin_old = hunk.new + moved + (1 if minus else 0)
        moved += hunk.old_count - hunk.new_count
        begin_new = hunk.new + (1 if plus else 0)
        out += b"@@ -%d,%d +%d,%d @@\n" % (begin_old, minus, begin_new, plus) + body
    return out


@pytest.mark.parametrize("seed", range(200))
def test_hunks_that_are_taken_back_are_as_git_takes_them_back(seed: int, tmp_path: Path) -> None:
    source = random.Random(seed)
    old = random_text(source)
    new = random_text(source, old)
    found = compared(old, new, whole=seed % 2 == 0)
    chosen = [hunk for hunk in found.hunks if source.random() < 0.6]
    ours = without_hunks(old, new, chosen)
    file = tmp_path / "f"
    file.write_bytes(new)
    if chosen and old.endswith(b"\n") and new.endswith(b"\n"):  # else a patch would end in its middle
        command = ["git", "apply", "-R", "--unidiff-zero", "--whitespace=nowarn", "--allow-empty", "-"]
        patch = patch_of(old, new, chosen)
        run = subprocess.run(command, cwd=tmp_path, input=patch, capture_output=True, check=False)
        assert run.returncode == 0, (run.stderr, patch)
        assert ours == (file.read_bytes() if file.exists() else b"")
    assert without_hunks(old, new, found.hunks) == old


def test_bytes_that_are_no_text_are_told_apart() -> None:
    old, new = "Café\nThé\n".encode("latin-1"), "Cafè\nThé\n".encode("latin-1")
    found = compared(old, new)
    assert found.lines.text == "Caf⟨E9⟩\nCaf⟨E8⟩\nTh⟨E9⟩"
    assert without_hunks(old, new, found.hunks) == old


@pytest.mark.parametrize("whole", [True, False])
def test_hunks_and_lines_belong_together(whole: bool) -> None:
    old = b"".join(b"line %d\n" % number for number in range(100))
    new = old.replace(b"line 10\n", b"line ten\n").replace(b"line 50\n", b"").replace(b"line 53\n", b"x\ny\n")
    found = compared(old, new, whole)
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
    assert (len(lines) > 100) is whole


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        (b"a\0", b"b", DiffTrouble.BINARY),
        (b"a", b"x" * 10_000_001, DiffTrouble.TOO_LARGE),
        (None, b"x", DiffTrouble.MISSING),
    ],
)
def test_what_has_no_lines(old: bytes | None, new: bytes, trouble: DiffTrouble) -> None:
    assert diff_of_states((STATE, old), (STATE, new), b"a", whole=False).trouble == trouble


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
    diff = store.diff(b"a", change.before, change.after, whole=False)
    assert len(diff.hunks) == 2
    done = store.undo_hunks(b"a", change.before, change.after, diff.hunks[:1], "s")
    assert [each.outcome for each in done.paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == text.replace("line 30\n", "thirty\n")
    assert (project / "a").stat().st_mode & 0o777 == 0o640
    # By now it is another file than was seen: nothing is written.
    late = store.undo_hunks(b"a", change.before, change.after, diff.hunks[1:], "s")
    assert [each.outcome for each in late.paths] == [RestoreOutcome.CHANGED]
    again = store.undo(done.id, "s")
    assert [each.outcome for each in again.paths] == [RestoreOutcome.RESTORED]
    assert (project / "a").read_text() == changed


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
    (project / "b").chmod(0o600)  # git does not know
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
    diff = store.diff(b"a", change.before, change.after, whole=False)
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


def test_a_folder_without_a_commit(open_store: OpenStore, project: Path) -> None:
    store = open_store()
    with pytest.raises(SnapshotRefusedError):
        store.changes(HEAD, "")
    run_git(project, "init", "-q")
    with pytest.raises(SnapshotRefusedError):
        store.changes(HEAD, "")
