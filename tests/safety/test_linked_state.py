"""Folders of the program that are links: the program does not delete files in the folder to which a link
leads."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.session.journal.session_journal import strand_file, sweep_strands
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import StoreError, find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotLimits, SnapshotMoment
from claude_desk.workspace.attachment_files import AttachmentFiles

_YEARS = 3 * 365 * 86_400.0
NAMES = ("a.jsonl", "notes.md", "Cargo.lock", "tmp_draft", ".letter.part", "folder/inside.txt")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Make a folder of the user, with old files."""
    folder = tmp_path / "elsewhere"
    for name in NAMES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("mine")
        os.utime(path, (1_000, 1_000))
    return folder


def snapshots(tmp_path: Path) -> FolderSnapshots:
    git = find_git()
    assert git is not None
    (tmp_path / "project").mkdir(exist_ok=True)
    config = SnapshotConfig(tmp_path / "stores", tmp_path / "home", SnapshotLimits())
    return FolderSnapshots(str(tmp_path / "project"), config, git, lambda news: None)


def store_of(tmp_path: Path) -> Path:
    """Take a first snapshot, and return the folder of its store."""
    snapshots(tmp_path).take(SnapshotMoment.TURN_START, "one", "turn")
    (store,) = (each for each in (tmp_path / "stores").iterdir() if each.is_dir())
    return store


def of_strands(tmp_path: Path, elsewhere: Path) -> None:
    journals = tmp_path / "data" / "journals"
    journals.mkdir(parents=True)
    strand_file(journals, "any").parent.symlink_to(elsewhere)
    sweep_strands(journals, _YEARS)


def of_attachments(tmp_path: Path, elsewhere: Path) -> None:
    (tmp_path / "blobs").symlink_to(elsewhere)
    files = AttachmentFiles(tmp_path / "blobs")
    files.sweep(set(), set())
    files.remove()


def of_a_part_of_a_store(name: str) -> Callable[[Path, Path], None]:
    def sweep(tmp_path: Path, elsewhere: Path) -> None:
        part = store_of(tmp_path) / name
        if part.exists():
            part.rename(tmp_path / "was")
        part.symlink_to(elsewhere)
        try:
            snapshots(tmp_path).take(SnapshotMoment.TURN_START, "one", "turn")
        except StoreError:
            assert name == "objects", "git has nothing without them"

    return sweep


def of_a_store(tmp_path: Path, elsewhere: Path) -> None:
    store = store_of(tmp_path)
    store.rename(tmp_path / "was")
    store.symlink_to(elsewhere)
    found = snapshots(tmp_path)
    with pytest.raises(StoreError, match="link"):
        found.take(SnapshotMoment.TURN_START, "one", "turn")
    assert found.snapshots() == ()
    found.forget()
    assert not store.is_symlink(), "the link alone goes"
    found.take(SnapshotMoment.TURN_START, "one", "turn")
    assert len(found.snapshots()) == 1


@pytest.mark.parametrize(
    "clear",
    [
        of_strands,
        of_attachments,
        of_a_store,
        *(of_a_part_of_a_store(name) for name in ("tmp", "restores", "objects", "objects/pack", "refs")),
    ],
    ids=["strands", "attachments", "store", "tmp", "restores", "objects", "pack", "refs"],
)
def test_nothing_goes_where_a_link_leads(
    tmp_path: Path, elsewhere: Path, clear: Callable[[Path, Path], None]
) -> None:
    clear(tmp_path, elsewhere)
    assert [(elsewhere / name).read_text() for name in NAMES] == ["mine"] * len(NAMES)


def test_what_is_no_strand_stays_among_the_strands(tmp_path: Path) -> None:
    journals = tmp_path / "journals"
    folder = strand_file(journals, "any").parent
    folder.mkdir()
    for name in ("gone.jsonl", "notes.md", "young.jsonl"):
        (folder / name).touch()
        if name != "young.jsonl":
            os.utime(folder / name, (1_000, 1_000))
    (folder / "linked.jsonl").symlink_to(folder / "notes.md")
    sweep_strands(journals, (folder / "young.jsonl").stat().st_mtime + 60)
    assert sorted(each.name for each in folder.iterdir()) == ["linked.jsonl", "notes.md", "young.jsonl"]


def test_a_strand_that_cannot_be_removed_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journals = tmp_path / "journals"
    folder = strand_file(journals, "any").parent
    folder.mkdir()
    for number in range(4):
        (folder / f"{number}.jsonl").touch()
    unlink, tried = Path.unlink, []

    def unlink_all_but_the_first(path: Path, missing_ok: bool = False) -> None:
        tried.append(path.name)
        if len(tried) == 1:
            raise PermissionError(path)
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink_all_but_the_first)
    sweep_strands(journals, (folder / "0.jsonl").stat().st_mtime + 2 * 86_400)
    assert [each.name for each in folder.iterdir()] == tried[:1]
