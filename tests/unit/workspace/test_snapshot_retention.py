"""Old snapshots are deleted at a quiet moment, and the snapshots of open sessions are kept."""

import os
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.paths import AppPaths
from claude_desk.snapshots.records import FolderStore, SnapshotConfig, SnapshotMoment
from claude_desk.snapshots.requests import PruneSnapshots, SnapshotRequest, TakeSnapshot
from claude_desk.workspace import snapshot_retention
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.snapshot_retention import SnapshotRetention, limits_of
from tests.waiting import until


class FakeClient(QObject):
    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[SnapshotRequest] = []
        self.config = SnapshotConfig(Path("/nowhere"), Path("/home/x"))

    def configure(self, config: SnapshotConfig) -> None:
        self.config = config

    async def ask(self, request: SnapshotRequest) -> Any:
        self.requests.append(request)
        self.asked.emit(request)
        return (FolderStore("/a", on=True), FolderStore("/gone", on=False))


async def test_once_it_is_calm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_retention, "CALM_MS", 0)
    client = FakeClient()
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks" / "elsewhere.lock").touch()
    settings = Settings(AppPaths.under(tmp_path / "places"))
    retention = SnapshotRetention(
        client,  # type: ignore[arg-type]
        settings,
        tmp_path,
        lambda: frozenset({"here"}),
        lambda: False,
    )
    take = TakeSnapshot("/a", SnapshotMoment.TURN_END, "here", "1")
    client.asked.emit(take)
    await until(client.asked, lambda: len(client.requests) == 3)
    open_ones = frozenset({"here", "elsewhere"})
    assert client.requests[1:] == [PruneSnapshots("/a", open_ones), PruneSnapshots("/gone", open_ones)]
    client.asked.emit(take)  # not a second time on the same day
    assert not retention._due
    settings.set("snapshot_days", 3)
    settings.set("snapshot_folder_files", 500)
    assert (client.config.limits.kept_days, client.config.limits.files) == (3, 500)
    assert limits_of(settings) == client.config.limits
    await retention.close()
    retention._due = True
    client.asked.emit(take)
    assert not retention._timer.isActive(), "nothing begins any more"


@pytest.mark.parametrize(
    ("hours", "pruned"), [(None, True), (1, False), (23, False), (25, True), (-1, False), (-25, True)]
)
async def test_a_later_run_prunes_only_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: float | None, pruned: bool
) -> None:
    """A stamp in the future is that of a clock which was wrong."""
    monkeypatch.setattr(snapshot_retention, "CALM_MS", 0)
    now = time.time()
    stamp = tmp_path / "snapshots-pruned"
    if hours is not None:
        stamp.touch()
        os.utime(stamp, (now - hours * 3600,) * 2)
    client, settings = FakeClient(), Settings(AppPaths.under(tmp_path / "places"))
    working = [True, True, False]
    retention = SnapshotRetention(client, settings, tmp_path, frozenset, lambda: working.pop(0))  # type: ignore[arg-type]
    client.asked.emit(TakeSnapshot("/a", SnapshotMoment.TURN_END, "here", "1"))
    assert retention._timer.isActive() is pruned
    if pruned:
        await until(client.asked, lambda: len(client.requests) == 3)
        assert working == [], "not during a turn"
        assert abs(stamp.stat().st_mtime - now) < 600
    await retention.close()


async def test_other_limits_hold_for_the_next_child(tmp_path: Path, test_loop: Any) -> None:
    (tmp_path / "project").mkdir()
    for name in "abc":
        (tmp_path / "project" / name).touch()
    client = SnapshotClient(SnapshotConfig(tmp_path / "ours", tmp_path / "home"))
    take = TakeSnapshot(str(tmp_path / "project"), SnapshotMoment.MANUAL, "", "")
    assert (await client.ask(take)).snapshot.files == 3
    settings = Settings(AppPaths.under(tmp_path / "places"))
    settings.set("snapshot_folder_files", 100)
    for number in range(100):
        (tmp_path / "project" / str(number)).touch()
    client.configure(SnapshotConfig(tmp_path / "ours", tmp_path / "home", limits_of(settings)))
    assert (await client.ask(take)).limit == 100
    client.close()
