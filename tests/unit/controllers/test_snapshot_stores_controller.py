"""The settings' list of the folders' snapshots."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.controllers.snapshot_stores_controller import SnapshotStoresController
from claude_desk.snapshots.records import SnapshotConfig, SnapshotMoment
from claude_desk.snapshots.requests import TakeSnapshot
from claude_desk.ui.settings.settings_view import SettingsView
from claude_desk.ui.settings.snapshot_stores import SnapshotStoreRole, SnapshotStoresModel
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from tests.waiting import until


def shown(model: SnapshotStoresModel) -> list[tuple[Any, ...]]:
    roles = (SnapshotStoreRole.FOLDER, SnapshotStoreRole.KEPT, SnapshotStoreRole.TAKES)
    return [tuple(model.data(model.index(row), role) for role in roles) for row in range(model.rowCount())]


async def test_a_folder_is_turned_off_and_its_snapshots_go(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "a").write_text("x")
    client = SnapshotClient(SnapshotConfig(tmp_path / "ours", tmp_path / "home"))
    view, owner = SettingsView(), QObject()
    controller = SnapshotStoresController(view, client, lambda: None, owner)
    model = view.snapshot_stores
    await client.ask(TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", ""))
    view.asked.emit()
    await until(model.modelReset, lambda: model.rowCount() == 1)
    assert shown(model) == [(str(project), True, True)]
    assert "1 snapshot, " in model.data(model.index(0), SnapshotStoreRole.HELD)
    model.turn(0, False)
    await until(model.dataChanged, lambda: shown(model) == [(str(project), True, False)])
    model.remove(0)
    await until(model.dataChanged, lambda: shown(model) == [(str(project), False, False)])
    assert model.data(model.index(0), SnapshotStoreRole.HELD) == "No snapshots"
    model.turn(0, True)
    await until(model.modelReset, lambda: model.rowCount() == 0)
    await controller.close()
    client.close()
