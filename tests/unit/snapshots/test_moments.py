"""Snapshots of a moment that has passed: what has changed since is marked, and is not put back."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from claude_desk.snapshots import folder_scanner, folder_snapshots, instant
from claude_desk.snapshots.instant import Instant, in_file_times, instant_now, may_be_changed_since
from claude_desk.snapshots.records import RestoreOutcome, SnapshotMoment
from tests.soak.snapshot_rounds import late_rounds
from tests.unit.snapshots.conftest import OpenStore


@pytest.mark.parametrize("stamped", [True, False], ids=["stamped here", "stamped elsewhere"])
def test_what_was_changed_before_it_was_read_is_not_put_back(stamped: bool) -> None:
    """The test is the short form of `python -m tests.soak --snapshots`."""
    assert late_rounds(20, seed=20261129, stamped=stamped)


def test_a_snapshot_of_a_moment_that_has_passed(open_store: OpenStore, project: Path) -> None:
    """Files that have changed since are marked by name. The rest of the folder is certain."""
    for name in ("same", "edited", "changed", "gone"):
        (project / name).write_text(f"{name}\n")
    (project / "folder").mkdir()
    (project / "folder" / "same").write_text("same\n")
    store = open_store()
    store.take(SnapshotMoment.TURN_END, "s", "1")
    (project / "edited").write_text("by the person\n")
    asked = instant_now()
    while not (since := instant_now()).is_after(asked):
        os.sched_yield()
    (project / "changed").write_text("by Claude\n")
    (project / "new").write_text("by Claude\n")
    (project / "gone").unlink()
    taken = store.take(SnapshotMoment.TURN_START, "s", "2", since).snapshot
    for path in project.iterdir():
        if path.is_file():
            path.write_text("by Claude again\n")
    (project / "newer").write_text("x\n")
    (project / "folder" / "new").write_text("x\n")
    found = {change.path: change for change in store.changes(taken.id, "").changes}
    assert {path for path, change in found.items() if change.unsure} == {b"changed", b"new", b"newer"}
    assert {path for path, change in found.items() if not change.unsure} == {
        b"edited", b"same", b"folder/new",
    }  # fmt: skip
    restored = store.restore(taken.id, tuple(found), {path: each.after for path, each in found.items()}, "s")
    outcomes = {each.path: each.outcome for each in restored.paths}
    assert {path for path, outcome in outcomes.items() if outcome is RestoreOutcome.UNSURE} == {
        b"changed", b"new", b"newer",
    }  # fmt: skip
    assert (project / "edited").read_text() == "by the person\n"
    assert (project / "changed").read_text() == "by Claude again\n" and (project / "newer").exists()
    assert not (project / "folder" / "new").exists()


def test_where_no_time_can_be_trusted_nothing_that_has_changed_is_certain(
    open_store: OpenStore, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files have the times of another machine, whose clock may be slow."""
    monkeypatch.setattr(folder_snapshots, "is_stamped_here", lambda path: False)
    monkeypatch.setattr(folder_scanner, "RACY_NS", 0)
    for name in ("same", "edited"):
        (project / name).write_text(f"{name}\n")
    store = open_store()
    store.take(SnapshotMoment.TURN_END, "s", "1")
    (project / "edited").write_text("by the person\n")
    taken = store.take(SnapshotMoment.TURN_START, "s", "2", instant_now()).snapshot
    for name in ("same", "edited"):
        (project / name).write_text("by Claude\n")
    found = {change.path: change.unsure for change in store.changes(taken.id, "").changes}
    assert found == {b"same": False, b"edited": True}


def test_a_clock_that_was_set_back_hides_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    since = instant_now()
    hour = 3_600_000_000_000
    later = replace(since, wall=since.wall - hour + 5, offset=since.offset - hour)
    monkeypatch.setattr(instant, "instant_now", lambda: later)
    assert may_be_changed_since(later.wall, in_file_times(since))
    forward = replace(since, offset=since.offset + hour)
    monkeypatch.setattr(instant, "instant_now", lambda: forward)
    assert in_file_times(since) == since.wall, "what was changed before it was set is not taken for older"


def test_times_in_whole_seconds_may_be_those_of_a_change_a_moment_later() -> None:
    second = 1_000_000_000
    assert may_be_changed_since(7 * second, 8 * second) and not may_be_changed_since(
        7 * second, 9 * second + 1
    )
    assert not may_be_changed_since(7 * second + 1, 7 * second + 2)


def test_marks_go_with_the_moment(open_store: OpenStore, project: Path) -> None:
    """The next snapshot shows the folder at its own time, and has no marks."""
    (project / "a").write_text("a\n")
    store = open_store()
    marked = store.take(SnapshotMoment.TURN_START, "s", "1", Instant(0, 1, 0)).snapshot
    taken = store.take(SnapshotMoment.TURN_END, "s", "1").snapshot
    (project / "a").write_text("b\n")
    assert [change.unsure for change in store.changes(marked.id, "").changes] == [True]
    assert [change.unsure for change in store.changes(taken.id, "").changes] == [False]
