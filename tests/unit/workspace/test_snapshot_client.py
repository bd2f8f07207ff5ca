"""The client of the child that keeps snapshots."""

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.snapshots.records import (
    ChangeKind,
    FolderStore,
    Refusal,
    Refused,
    RestoreOutcome,
    SnapshotConfig,
    SnapshotLimits,
    SnapshotMoment,
    SnapshotProgress,
)
from claude_desk.snapshots.requests import (
    CompareSnapshots,
    ForgetFolder,
    ListRestores,
    ListSnapshots,
    ListStores,
    PruneSnapshots,
    ReadSnapshot,
    RestoreSnapshot,
    SnapshotError,
    SnapshotRequest,
    SwitchSnapshots,
    TakeSnapshot,
    UndoRestore,
)
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from tests.unit.snapshots.conftest import run_git


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "project").mkdir()
    return tmp_path / "project"


@pytest.fixture
def client(tmp_path: Path, test_loop: Any) -> Iterator[SnapshotClient]:
    config = SnapshotConfig(tmp_path / "ours", tmp_path / "home", SnapshotLimits(files=3000))
    client = SnapshotClient(config)
    yield client
    client.close()


async def test_all_that_can_be_asked_is_answered(client: SnapshotClient, project: Path) -> None:
    folder = str(project)
    odd = os.fsencode(project) + b"/\xff"
    (project / "a").write_text("first")
    taken = await client.ask(TakeSnapshot(folder, SnapshotMoment.TURN_START, "one", "turn"))
    assert await client.ask(ListSnapshots(folder)) == (taken.snapshot,)
    (project / "a").write_text("second")
    with open(odd, "w") as file:  # noqa: PTH123 - its name is not valid text
        file.write("x")
    found = (await client.ask(CompareSnapshots(folder, taken.snapshot.id))).changes
    assert {c.path: c.kind for c in found} == {b"a": ChangeKind.MODIFIED, b"\xff": ChangeKind.ADDED}
    assert (await client.ask(ReadSnapshot(folder, taken.snapshot.id, b"a"))).data == b"first"
    expected = {c.path: c.after for c in found}
    restored = await client.ask(RestoreSnapshot(folder, taken.snapshot.id, tuple(expected), expected))
    assert {each.outcome for each in restored.paths} == {RestoreOutcome.RESTORED}
    assert (project / "a").read_text() == "first" and not os.path.lexists(odd)
    (record,) = await client.ask(ListRestores(folder))
    await client.ask(UndoRestore(folder, record.id))
    assert (project / "a").read_text() == "second" and os.path.lexists(odd)
    assert await client.ask(PruneSnapshots(folder)) == 0
    await client.ask(SwitchSnapshots(folder, on=False))
    assert (await client.ask(TakeSnapshot(folder, SnapshotMoment.MANUAL, "", ""))).reason is Refusal.OFF
    await client.ask(ForgetFolder(folder))
    assert await client.ask(ListSnapshots(folder)) == ()


async def test_what_is_kept_is_told_and_goes_also_of_a_folder_that_is_gone(
    client: SnapshotClient, project: Path, tmp_path: Path
) -> None:
    assert await client.ask(ListStores()) == ()
    (project / "a").write_bytes(os.urandom(100_000))
    folder = str(project)
    taken = await client.ask(TakeSnapshot(folder, SnapshotMoment.MANUAL, "", ""))
    (store,) = await client.ask(ListStores())
    assert (store.folder, store.on, store.snapshots) == (folder, True, 1)
    assert store.bytes > 100_000 and store.newest == pytest.approx(taken.snapshot.at, abs=0.001)
    await client.ask(SwitchSnapshots(folder, on=False))
    assert not (await client.ask(ListStores()))[0].on
    shutil.rmtree(project)
    assert await client.ask(PruneSnapshots(folder)) == 0
    await client.ask(ForgetFolder(folder))
    assert await client.ask(ListStores()) == (FolderStore(folder, on=False),)
    await client.ask(SwitchSnapshots(folder, on=True))
    assert await client.ask(ListStores()) == ()


async def test_what_is_refused_is_told_as_data(client: SnapshotClient, project: Path, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    take = TakeSnapshot(str(tmp_path / "home"), SnapshotMoment.MANUAL, "", "")
    assert await client.ask(take) == Refused(Refusal.HOME, first=True)
    assert await client.ask(take) == Refused(Refusal.HOME, first=False)
    gone = TakeSnapshot(str(tmp_path / "nowhere"), SnapshotMoment.MANUAL, "", "")
    assert await client.ask(gone) == Refused(Refusal.NO_FOLDER, first=True)
    for number in range(3001):
        (project / str(number)).touch()
    large = TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", "")
    assert await client.ask(large) == Refused(Refusal.TOO_MANY_FILES, 3000, 3001, True)
    assert not (await client.ask(large)).first
    with pytest.raises(SnapshotError):
        await client.ask(TakeSnapshot("a\0b", SnapshotMoment.MANUAL, "", ""))
    with pytest.raises(SnapshotError):
        await client.ask(SnapshotRequest(str(project)))


async def test_without_git_it_says_so_once(
    client: SnapshotClient, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f".:{tmp_path}")
    for first in (True, False):
        take = TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", "")
        assert await client.ask(take) == Refused(Refusal.NO_GIT, first=first)


async def test_a_first_look_tells_how_far_it_is(
    client: SnapshotClient, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    news: list[Any] = []
    client.news.connect(news.append)
    for number in range(2900):
        (project / str(number)).write_bytes(os.urandom(20_000))
    await client.ask(TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", ""))
    assert news and all(isinstance(each, SnapshotProgress) and each.folder == str(project) for each in news)


async def test_a_killed_child_is_followed_by_another(client: SnapshotClient, project: Path) -> None:
    (project / "a").write_text("x")
    taken = await client.ask(TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", ""))
    process = client._child.start()
    assert process is not None
    os.kill(process.processId(), signal.SIGKILL)
    with pytest.raises(SnapshotError):
        await client.ask(TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", ""))
    assert (await client.ask(ReadSnapshot(str(project), taken.snapshot.id, b"a"))).data == b"x"


async def test_the_child_hears_nothing_of_our_environment(
    client: SnapshotClient, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Git variables in the program's environment do not point the child to another repository."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES"):
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))
    (project / "a").write_text("x")
    taken = await client.ask(TakeSnapshot(str(project), SnapshotMoment.MANUAL, "", ""))
    shutil.rmtree(project)
    project.mkdir()
    assert (await client.ask(ReadSnapshot(str(project), taken.snapshot.id, b"a"))).data == b"x"
    assert not (tmp_path / "elsewhere").exists()


async def test_nothing_is_asked_of_a_closed_one(client: SnapshotClient, project: Path) -> None:
    client.close()
    with pytest.raises(SnapshotError, match="closed"):
        await client.ask(ListSnapshots(str(project)))


async def test_what_goes_is_what_was_named_also_where_the_folder_is_part_of_a_repository_by_now(
    client: SnapshotClient, project: Path
) -> None:
    (project / "inside").mkdir()
    (project / "inside" / "a").write_text("first")
    inside, around = str(project / "inside"), str(project)
    await client.ask(TakeSnapshot(inside, SnapshotMoment.MANUAL, "", ""))
    run_git(project, "init", "-q")
    taken = await client.ask(TakeSnapshot(inside, SnapshotMoment.MANUAL, "", ""))
    assert taken.top == around
    await client.ask(SwitchSnapshots(inside, on=False))
    assert {store.folder: store.on for store in await client.ask(ListStores())} == {
        inside: False,
        around: True,
    }
    await client.ask(ForgetFolder(inside))
    kept = {store.folder: store.snapshots for store in await client.ask(ListStores())}
    assert kept == {inside: 0, around: 1}
