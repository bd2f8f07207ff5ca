"""What a killed program left behind is removed, and what a running window uses is kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from claude_desk.workspace import temporary_files
from claude_desk.workspace.atomic_files import AtomicFile
from tests.clis import ROOT

NOW = 2_000_000_000.0
OLD = NOW - 25 * 60 * 60


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "run"
    folder.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


def aged(path: Path, when: float = OLD) -> Path:
    os.utime(path, (when, when), follow_symlinks=False)
    return path


def half_written(folder: Path) -> Path:
    """Make the file that a program leaves if it is killed before `finish`."""
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.iterdir())
    AtomicFile(folder / "settings.json")._file.close()
    (made,) = set(folder.iterdir()) - before
    return made


def test_half_written_files_of_more_than_a_day_ago_go(tmp_path: Path, temporary: Path) -> None:
    ours = tmp_path / "data"
    gone = [aged(half_written(ours)), aged(half_written(ours / "drafts" / "d"))]
    young = aged(half_written(ours), NOW - 60)
    kept = [ours / "drafts.part", ours / ".hidden", ours / ".chapter_one.part", ours / "journals"]
    for path in kept[:-1]:
        path.touch()
    kept[-1].mkdir()
    elsewhere = aged(half_written(tmp_path / "project"))
    link = ours / ".abcdefgh.part"
    link.symlink_to(elsewhere)
    for path in [*kept, link]:
        aged(path)
    assert temporary_files.sweep([ours, tmp_path / "missing"], temporary, NOW) == 2
    assert not any(path.exists() for path in gone)
    assert all(path.exists() for path in [young, *kept, link, elsewhere])


def test_a_folder_of_pictures_stays_as_long_as_its_window_lives(temporary: Path) -> None:
    folder, lock = temporary_files.picture_folder()
    assert folder.parent == temporary
    picture = folder / "1.png"
    picture.touch()
    aged(folder / "lock")
    aged(folder)
    assert temporary_files.sweep([], temporary, NOW) == 0
    assert picture.exists()
    lock.unlock()


def test_pictures_of_a_killed_window_go_at_once(temporary: Path) -> None:
    code = (
        "from claude_desk.workspace.temporary_files import picture_folder\n"
        "kept = picture_folder()\n"
        "(kept[0] / '1.png').touch()\n"
        "print(kept[0], flush=True)\n"
        "input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as window:
        assert window.stdout is not None
        folder = Path(window.stdout.readline().strip())
        assert temporary_files.sweep([], temporary, NOW) == 0, "it lives"
        assert (folder / "1.png").exists()
        window.kill()
    assert temporary_files.sweep([], temporary, NOW) == 1
    assert not folder.exists()


def test_a_folder_without_a_lock_stays_for_a_day(temporary: Path) -> None:
    """The folder's window may be about to lock it, or could not lock it because the disk was full."""
    name = temporary_files._PICTURES
    young, old, others = (temporary / each for each in (f"{name}a", f"{name}b", "claude-desk-c"))
    for folder in (young, old, others):
        folder.mkdir()
        aged(folder)
    aged(young, NOW - 60)
    (temporary / f"{name}d").symlink_to(others)
    assert temporary_files.sweep([], temporary, NOW) == 1
    assert not old.exists()
    assert young.exists() and others.exists()


def test_what_cannot_be_removed_does_not_count(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for letter in "abc":
        aged(half_written(temporary / f"{temporary_files._PICTURES}{letter}").parent)
    kept = temporary / f"{temporary_files._PICTURES}b"
    remove = shutil.rmtree
    monkeypatch.setattr(
        shutil, "rmtree", lambda path, **named: None if path == kept else remove(path, **named)
    )
    assert temporary_files.sweep([], temporary, NOW) == 2
    assert list(temporary.iterdir()) == [kept]
