"""The folders that are offered, and their order."""

import asyncio
import threading
from collections.abc import Iterable
from pathlib import Path

import pytest

from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.workspace import recent_folders as module
from claude_desk.workspace.recent_folders import (
    FolderFacts,
    FolderInspector,
    RecentFolder,
    inspect_folder,
    known_folders,
)
from tests.session_records import record


def sessions(*told: tuple[str, str, float]) -> Iterable[SessionRecord]:
    """Make session records from (folder, repository, time)."""
    return [
        record(f"s{number}", Path("/x"), when, folder=folder, repository=repository)
        for number, (folder, repository, when) in enumerate(told)
    ]


def paths(folders: list[RecentFolder]) -> list[str]:
    return [folder.path for folder in folders]


def test_the_newest_first_wherever_it_is_known_from() -> None:
    records = sessions(("/a", "/a", 100.0), ("/b", "/b", 300.0), ("/a", "/a", 200.0))
    found = known_folders(["/opened-last", "/a", "/opened-once"], records)
    assert paths(found) == ["/opened-last", "/b", "/a", "/opened-once"]
    assert [(folder.sessions, folder.moment) for folder in found] == [(0, 0), (1, 300.0), (2, 200.0), (0, 0)]


def test_worktrees_stand_below_their_repository() -> None:
    records = sessions(
        ("/other", "/other", 300.0),
        ("/atlas", "/atlas", 100.0),
        ("/wt/new", "/atlas", 400.0),
        ("/wt/old", "/atlas", 200.0),
        ("/wt/alone", "/kiosk", 50.0),
    )
    found = known_folders([], records)
    assert paths(found) == ["/atlas", "/wt/new", "/wt/old", "/other", "/wt/alone"]
    assert [folder.inside for folder in found] == [False, True, True, False, False]


def test_what_was_taken_off_is_not_offered() -> None:
    assert paths(known_folders(["/a", "/b"], sessions(("/c", "/c", 1.0)), hidden=["/c", "/a"])) == ["/b"]


def test_what_the_disk_says_is_newer_than_what_a_session_said() -> None:
    seen = {"/a": FolderFacts(branch="now", repository="/main"), "/b": FolderFacts(there=False)}
    first, second = known_folders(["/a", "/b"], sessions(("/a", "/a", 2.0), ("/b", "/b", 1.0)), (), seen)
    assert (first.branch, first.repository, first.there) == ("now", "/main", True)
    assert (second.branch, second.there) == ("main", False)


async def test_branches_are_read_from_gits_files(tmp_path: Path) -> None:
    main, worktree, plain = tmp_path / "atlas", tmp_path / "wt", tmp_path / "plain"
    for folder in (main / ".git" / "worktrees" / "wt", worktree, plain, main / "inner"):
        folder.mkdir(parents=True)
    (main / ".git" / "HEAD").write_text("ref: refs/heads/feature/one\n")
    own = main / ".git" / "worktrees" / "wt"
    (own / "HEAD").write_text("0123456789abcdef\n")
    (own / "commondir").write_text("../..\n")
    (worktree / ".git").write_text(f"gitdir: {own}\n")
    looker = FolderInspector()
    folders = (main, worktree, plain, main / "inner", tmp_path / "gone")
    assert [await looker.inspect(str(folder)) for folder in folders] == [
        FolderFacts(True, "feature/one", str(main)),
        FolderFacts(True, "0123456", str(main)),
        FolderFacts(),
        FolderFacts(True, "feature/one", ""),
        FolderFacts(there=False),
    ]
    (main / ".git" / "HEAD").unlink()
    assert inspect_folder(str(main)).branch == ""


def test_the_nearest_claude_md_of_the_repository_counts(tmp_path: Path) -> None:
    main, plain = tmp_path / "atlas", tmp_path / "plain" / "inner"
    for folder in (main / ".git", main / "inner" / ".claude", plain):
        folder.mkdir(parents=True)
    (plain.parent / "CLAUDE.md").write_text("of no repository")

    def found(folder: Path) -> str:
        return inspect_folder(str(folder)).instructions

    assert (found(main), found(main / "inner"), found(plain)) == ("", "", "")
    (tmp_path / "CLAUDE.md").write_text("above the repository")
    assert found(main / "inner") == ""
    (main / "CLAUDE.md").write_text("x")
    assert found(main / "inner") == "CLAUDE.md"
    (main / "inner" / ".claude" / "CLAUDE.md").write_text("x")
    assert (found(main / "inner"), found(main)) == (".claude/CLAUDE.md", "CLAUDE.md")
    (main / "CLAUDE.md").unlink()
    (main / "CLAUDE.md").mkdir()
    assert found(main) == "", "it is a folder"


async def test_a_disk_that_hangs_holds_up_no_other_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    back = threading.Event()

    def hanging(path: str) -> FolderFacts:
        looked.append(path)
        if path.startswith("/hangs"):
            back.wait(60)
        return FolderFacts(branch="main")

    monkeypatch.setattr(module, "inspect_folder", hanging)
    monkeypatch.setattr(module, "INSPECTION_SECONDS", 60.0)
    monkeypatch.setattr(module, "_MOST_HANGING", 2)
    looker = FolderInspector()
    hanging_looks = [asyncio.create_task(looker.inspect(path)) for path in ("/hangs/1", "/hangs/2")]
    assert (
        await asyncio.gather(looker.inspect("/a"), looker.inspect("/b")) == [FolderFacts(branch="main")] * 2
    )
    assert not any(task.done() for task in hanging_looks)

    monkeypatch.setattr(module, "INSPECTION_SECONDS", 0.01)
    assert [await looker.inspect(path) for path in ("/hangs/1", "/hangs/2")] == [None, None]
    assert await looker.inspect("/c") is None, "only so many threads may hang"
    assert sorted(looked) == ["/a", "/b", "/hangs/1", "/hangs/2"], "no other is begun at a folder that hangs"

    monkeypatch.setattr(module, "INSPECTION_SECONDS", 60.0)
    back.set()
    assert await asyncio.gather(*hanging_looks) == [FolderFacts(branch="main")] * 2
    assert await looker.inspect("/hangs/1") == await looker.inspect("/c") == FolderFacts(branch="main")
    assert looked.count("/hangs/1") == 2


async def test_a_look_that_fails_is_no_answer_and_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    looker = FolderInspector()
    with monkeypatch.context() as patch:
        patch.setattr(module, "inspect_folder", lambda path: 1 / 0)
        assert await looker.inspect("/") is None
    assert await looker.inspect("/") == FolderFacts()
