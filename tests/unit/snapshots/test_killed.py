"""The child is killed at a random moment: the store still works, and each file is the old file or the new
file."""

import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from claude_desk.snapshots.records import RestoreOutcome, SnapshotMoment
from tests.soak.snapshot_rounds import Contents, RandomFolder, contents
from tests.unit.snapshots.conftest import OpenStore
from tests.unit.snapshots.test_restore import outcomes, seen, take

_ROUNDS = 8
_ROOT = Path(__file__).parents[3]
# Prints when it begins, then works until it is killed: by the test, or by itself after a number of traced
# lines.
_PROGRAM = """
import os, sys
from pathlib import Path
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotMoment
sys.stdout.write("on"); sys.stdout.flush()
place, what, lines, first, second = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), *sys.argv[4:]
traced = "file_restorer.py"
if what == "take":
    traced = ("git_store.py", "folder_scanner.py", "folder_snapshots.py", "scan_cache.py")
left = lines
def line(frame, event, argument):
    global left
    left -= event == "line"
    if left < 0:
        os.kill(os.getpid(), 9)
    return line
planning = ("is_safe", "_is_gits", "<genexpr>")
def call(frame, *_):
    code = frame.f_code
    return line if code.co_filename.endswith(traced) and code.co_name not in planning else None
if lines:
    sys.settrace(call)
project = place / "project"
config = SnapshotConfig(place / "ours", place / "home")
store = FolderSnapshots(str(project), config, find_git(), lambda news: None)
number = 0
while what == "take":
    number += 1
    (project / f"file{number % 40}").write_bytes(os.urandom(3000))
    store.take(SnapshotMoment.MANUAL, "killed", "")
    store.save()
    if number % 5 == 0:
        with store._locked() as git:
            store._repack(git)
def restore(wanted):
    changes = store.changes(wanted, "").changes
    found = {c.path: c.after for c in changes} | {c.old_path: None for c in changes if c.old_path}
    renamed = {c.path: c.old_path for c in changes if c.old_path}
    return store.restore(wanted, tuple(found), found, "killed", renamed)
while what == "undo":
    for change in store.changes(first, "").changes:
        hunks = store.diff(change.path, change.before, change.after, all_lines=False).hunks
        done = store.undo_hunks(change.path, change.before, change.after, hunks[:1], "killed")
        store.undo(done.id, "killed")
    store.undo(restore(first).id, "killed")
while True:
    restore(first)
    restore(second)
"""


def killed(place: Path, source: random.Random, what: str, first: str = "", second: str = "") -> None:
    lines = int(10 ** source.uniform(0, 3.7)) if source.random() < 0.6 else 0
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, str(place), what, str(lines), first, second],
        cwd=_ROOT, stdout=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    with process:
        assert process.stdout is not None
        assert process.stdout.read(2) == b"on"
        if not lines:  # at a random moment, without waiting for a sign
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(source.uniform(0, 0.8))
            process.send_signal(signal.SIGKILL)
        assert process.wait(60) == -signal.SIGKILL


@pytest.mark.seconds(300)
def test_a_store_works_after_a_kill_at_any_moment(open_store: OpenStore, place: Path, project: Path) -> None:
    source = random.Random(5)
    (project / "kept").write_text("kept")
    first = take(open_store())
    count = 1
    for _ in range(_ROUNDS):
        killed(place, source, "take")
        store = open_store()
        known = store.snapshots()
        assert first in known and len(known) >= count
        for each in known[-3:]:
            store.changes(each.id, "")
        wanted = contents(project)
        last = store.take(SnapshotMoment.MANUAL, "", "").snapshot
        assert {path: store.read(last.id, path, 1 << 20).data for path in wanted} == {
            path: data for path, (_, _, data) in wanted.items()
        }
        assert store.read(first.id, b"kept", 9).data == b"kept"
        count = len(known) + 1
    (folder,) = (each for each in (place / "ours").iterdir() if each.is_dir())
    assert list((folder / "tmp").iterdir()) == []
    command = ["git", "--git-dir", str(folder), "fsck"]
    environment = {"PATH": os.environ["PATH"], "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(command, check=True, capture_output=True, env=environment)


@pytest.mark.seconds(300)
def test_no_file_is_half_after_a_kill_at_any_moment(
    open_store: OpenStore, place: Path, project: Path
) -> None:
    """What a restore changed before it was cut short is undone after a restart."""
    source = random.Random(6)
    folder = RandomFolder(project, source)
    folder.change(60)
    write(project, b"old" * 20_000)
    first, old = take(open_store()), contents(project)
    folder.change(60)
    write(project, b"newer" * 20_000)
    second, new = take(open_store()), contents(project)
    cut = 0
    for _ in range(_ROUNDS):
        killed(place, source, "restore", first.id, second.id)
        store = open_store()
        take(store)  # any call sweeps what was left
        now = contents(project)
        assert_old_or_new(now, old, new)
        record = store.restores()[-1] if store.restores() else None
        if record is not None and not record.complete:
            cut += 1
            undone = store.undo(record.id, "one")
            assert set(outcomes(undone.paths).values()) <= {RestoreOutcome.RESTORED, RestoreOutcome.SAME}
            assert contents(project) == (new if record.snapshot == first.id else old)
        expected = seen(store, second)
        restored = store.restore(second.id, tuple(expected), expected, "one")
        assert set(outcomes(restored.paths).values()) <= {RestoreOutcome.RESTORED, RestoreOutcome.SAME}
        assert contents(project) == new
    assert cut > 0, "no restore was cut short"


@pytest.mark.seconds(300)
def test_no_file_is_half_after_an_undo_is_killed(open_store: OpenStore, place: Path, project: Path) -> None:
    """The undo is of hunks, of files, or of an earlier undo. An undo that was cut short can be undone."""
    source = random.Random(7)
    lines = [b"line %d %s\n" % (number, b"x" * 900) for number in range(100)]
    old = b"".join(lines)
    new = b"".join([*lines[:10], b"ten\n", *lines[11:60], *lines[65:]])
    half = b"".join([*lines[:60], *lines[65:]])  # without the first hunk
    names = [f"file{number}" for number in range(4)]
    for data in (old, new):
        for name in names:
            (project / name).write_bytes(data)
        last = take(open_store())
    first = open_store().snapshots()[0]
    cut = 0
    for _ in range(_ROUNDS):
        killed(place, source, "undo", first.id, last.id)
        store = open_store()
        take(store)  # any call sweeps what was left
        assert sorted(path.name for path in project.iterdir()) == names
        now = [(project / name).read_bytes() for name in names]
        assert all(data in (old, new, half) for data in now)
        record = store.restores()[-1] if store.restores() else None
        if record is not None and not record.complete:
            cut += 1
            undone = store.undo(record.id, "one")
            assert set(outcomes(undone.paths).values()) <= {RestoreOutcome.RESTORED, RestoreOutcome.SAME}
            before = [store.read(record.before, os.fsencode(name), 1 << 20).data for name in names]
            assert [(project / name).read_bytes() for name in names] == before
        expected = seen(store, last)
        restored = store.restore(last.id, tuple(expected), expected, "one")
        assert set(outcomes(restored.paths).values()) <= {RestoreOutcome.RESTORED, RestoreOutcome.SAME}
        assert [(project / name).read_bytes() for name in names] == [new] * len(names)
    assert cut > 0, "no undo was cut short"


def write(project: Path, data: bytes) -> None:
    for number in range(30):
        path = project / f"file{number}"
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        path.write_bytes(data)


def assert_old_or_new(now: Contents, old: Contents, new: Contents) -> None:
    for path in now.keys() | old.keys() | new.keys():
        kinds = {each[path][0] if path in each else "" for each in (old, new)}
        allowed = [old.get(path), new.get(path)]
        if len(kinds) == 2 and "folder" in kinds:
            allowed.append(None)  # a folder cannot take a file's place in one step
        found = now.get(path)
        if found is not None and found[0] == "folder" and (path in old or path in new):
            continue  # the permissions of a folder are set last
        assert found in allowed, path
