"""What is watched for the answer about a folder: places that exist, and places that may appear."""

import asyncio
import json
import os
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QFileSystemWatcher

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import rule_finding
from claude_desk.workspace import folder_watcher
from claude_desk.workspace.folder_review import FolderReview
from claude_desk.workspace.folder_trust import FolderTrust
from claude_desk.workspace.folder_watcher import FolderWatcher, WatchedFolder
from claude_desk.workspace.place_states import states_of
from claude_desk.workspace.reviewed_paths import ReviewedPath, ReviewedPathKind
from tests.waiting import DEFAULT_SECONDS, until

HOOK = {"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./run.sh"}]}]}}
SKILL = "---\nname: x\nallowed-tools: Bash\n---\n"


@pytest.fixture
def trust(tmp_path: Path) -> FolderTrust:
    return FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "work" / "project").mkdir(parents=True)
    return tmp_path / "work" / "project"


@pytest.fixture
def watcher(trust: FolderTrust, test_loop: Any) -> Iterator[FolderWatcher]:
    watcher = FolderWatcher(trust)
    yield watcher
    for watched in watcher.watched:
        watcher.release(watched)
    shiboken6.delete(watcher)  # deleted here, not by a garbage collection in a thread


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk answers in time, however busy the machine is. Otherwise, the answer after the limit of 20 ms
    would be that something may have changed."""
    monkeypatch.setattr(folder_watcher, "_FIRST_SECONDS", DEFAULT_SECONDS)
    monkeypatch.setattr(folder_watcher, "_QUICK_SECONDS", DEFAULT_SECONDS)


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def replace(path: Path, text: str) -> None:
    """Write a file as most programs do: beside the old file, which is then replaced."""
    put(path.with_name("part"), text)
    path.with_name("part").replace(path)


class Seen:
    def __init__(self, watched: WatchedFolder) -> None:
        self.watched = watched
        self.reviews: list[FolderReview] = []
        watched.reviewed.connect(self.reviews.append)

    async def until(self, holds: Callable[[FolderReview], object]) -> None:
        await until(self.watched.reviewed, lambda: bool(self.reviews) and bool(holds(self.reviews[-1])))


Quiet = Callable[[WatchedFolder], Awaitable[None]]


@pytest.fixture
def quiet(project: Path, monkeypatch: pytest.MonkeyPatch) -> Quiet:
    """A function that waits until no check and no review of the folder runs. After that, only the file system
    reports a change. Changes that other programs make in the folders above are ignored."""
    checked = asyncio.Event()
    take_check, tell = WatchedFolder._on_checked, FolderWatcher._on_path_changed

    def noted(self: WatchedFolder, *given: Any) -> None:
        take_check(self, *given)
        checked.set()

    def told(self: FolderWatcher, path: str) -> None:
        if Path(path).is_relative_to(project.parent):
            tell(self, path)

    async def quiet(watched: WatchedFolder) -> None:
        while watched._timer.isActive() or watched._checking or watched._reviewing:
            checked.clear()
            await asyncio.wait_for(checked.wait(), DEFAULT_SECONDS)

    monkeypatch.setattr(WatchedFolder, "_on_checked", noted)
    monkeypatch.setattr(FolderWatcher, "_on_path_changed", told)
    return quiet


def hooks(review: FolderReview) -> list[str]:
    return review.findings.hooks


@pytest.mark.parametrize("write", [put, replace])
@pytest.mark.parametrize("name", [".claude/settings.json", ".claude/settings.local.json"])
@pytest.mark.parametrize("there", [False, True])
async def test_settings_that_appear_are_told(
    watcher: FolderWatcher,
    project: Path,
    quiet: Quiet,
    name: str,
    there: bool,
    write: Callable[[Path, str], None],
) -> None:
    if there:
        (project / ".claude").mkdir()
    seen = Seen(watcher.watch(project))
    await quiet(seen.watched)
    write(project / name, json.dumps(HOOK))
    await seen.until(hooks)


async def test_each_change_is_told_however_it_is_written(watcher: FolderWatcher, project: Path) -> None:
    """A change is also reported after a file was replaced by another file, and after a folder was removed and
    made again."""
    file = project / ".claude" / "settings.json"
    put(file, "{}")
    seen = Seen(watcher.watch(project))
    replace(file, json.dumps(HOOK))
    await seen.until(hooks)
    put(file, "{}")
    await seen.until(lambda review: not review.findings)
    replace(file, json.dumps(HOOK))
    await seen.until(hooks)
    file.unlink()
    file.parent.rmdir()
    await seen.until(lambda review: not review.findings)
    put(file, json.dumps(HOOK))
    await seen.until(hooks)


async def test_the_file_system_tells_of_each_change(
    watcher: FolderWatcher, project: Path, quiet: Quiet
) -> None:
    file = project / ".claude" / "settings.json"
    watched = watcher.watch(project)
    seen = Seen(watched)
    await quiet(watched)
    file.parent.mkdir()
    replace(file, json.dumps(HOOK))
    await seen.until(hooks)
    await quiet(watched)
    with file.open("r+") as place:  # written in place
        place.write("{}" + " " * len(json.dumps(HOOK)))
    await seen.until(lambda review: not review.findings)
    await quiet(watched)
    replace(file, json.dumps(HOOK))
    await seen.until(hooks)
    await quiet(watched)
    file.unlink()
    await seen.until(lambda review: not review.findings)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("project/.mcp.json", '{"mcpServers": {"a": {"command": "b"}}}'),
        (".mcp.json", '{"mcpServers": {"a": {"command": "b"}}}'),
        ("project/.claude/skills/deep/er/SKILL.md", SKILL),
        (".claude/commands/go.md", SKILL),
        ("project/.claude/scheduled_tasks.json", '{"tasks": [{"cron": "* * * * *", "prompt": "x"}]}'),
        ("project/.claude/unknown.json", "{}"),
    ],
)
async def test_other_places_are_watched_too(
    watcher: FolderWatcher, project: Path, quiet: Quiet, name: str, text: str
) -> None:
    seen = Seen(watcher.watch(project))
    await quiet(seen.watched)
    put(project.parent / name, text)
    await seen.until(lambda review: review.findings)


@pytest.mark.usefixtures("prompt")
async def test_a_link_that_is_turned_is_a_change(watcher: FolderWatcher, project: Path) -> None:
    for name in "ab":
        put(project.parent / name / "settings.json", json.dumps(HOOK) if name == "b" else "{}")
    (project / ".claude").symlink_to(project.parent / "a")
    watched = watcher.watch(project)
    assert watched.is_unchanged()
    (project / ".claude").unlink()
    (project / ".claude").symlink_to(project.parent / "b")
    seen = Seen(watched)
    assert not watched.is_unchanged()
    await seen.until(hooks)


@pytest.mark.usefixtures("prompt")
async def test_who_sends_asks_and_need_not_be_told(
    watcher: FolderWatcher, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file system reports nothing here."""
    monkeypatch.setattr(WatchedFolder, "note", lambda self: None)
    watched = watcher.watch(project)
    seen = Seen(watched)
    assert watched.is_unchanged()
    put(project / "src" / "main.py", "print()")
    assert watched.is_unchanged(), "that is none of the places"
    put(project / ".claude" / "settings.json", json.dumps(HOOK))
    assert not watched.is_unchanged()
    assert not watched.is_unchanged(), "it is being looked at"
    await seen.until(hooks)
    assert watched.is_unchanged(), "the look that has just ended counts, once"
    assert watched.is_unchanged()
    (project / ".claude" / "settings.json").unlink()
    assert not watched.is_unchanged()
    await seen.until(lambda review: not review.findings)


@pytest.mark.usefixtures("prompt")
async def test_a_look_that_has_just_ended_does_not_count_for_what_we_write_ourselves(
    watcher: FolderWatcher, project: Path
) -> None:
    watched = watcher.watch(project)
    seen = Seen(watched)
    put(project / ".claude" / "settings.json", "{}")
    assert not watched.is_unchanged()
    await seen.until(lambda review: True)
    put(project / ".claude" / "settings.json", json.dumps(HOOK))
    watched.expire()
    assert not watched.is_unchanged()
    await seen.until(lambda review: review.findings)


async def test_a_slow_disk_makes_nobody_wait(
    watcher: FolderWatcher, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`is_unchanged` does not wait for the disk. The result of the next look is used."""
    monkeypatch.setattr(folder_watcher, "_quickly", lambda places: None)
    monkeypatch.setattr(folder_watcher, "_FRESH_SECONDS", DEFAULT_SECONDS)
    watched = watcher.watch(project)
    seen = Seen(watched)
    assert not watched.is_unchanged()
    await seen.until(lambda review: not review.findings)
    assert watched.is_unchanged()


async def test_a_file_that_is_half_written_is_looked_at_again(
    watcher: FolderWatcher, trust: FolderTrust, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = project / ".claude" / "settings.json"
    seen = Seen(watcher.watch(project))
    put(file, '{"permissions": {"al')
    look, looks = FolderTrust.review, iter([True])

    def meanwhile(self: FolderTrust, *given: Any) -> FolderReview:
        review = look(self, *given)
        if next(looks, False):
            put(file, '{"permissions": {"allow": ["Bash(ls)"]}}')
        return review

    monkeypatch.setattr(FolderTrust, "review", meanwhile)
    await seen.until(lambda review: True)
    assert [review.findings.other for review in seen.reviews] == [[]]
    assert seen.reviews[0].findings.rules == [rule_finding("allow", "Bash(ls)")]


@pytest.mark.usefixtures("prompt")
async def test_where_it_cannot_be_looked_at_nothing_is_sent(
    watcher: FolderWatcher, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_watcher, "_POLL_MS", 10)
    watched = watcher.watch(project)
    seen = Seen(watched)
    fails = [True, True]
    look = FolderTrust.review

    def fail(self: FolderTrust, *given: Any) -> FolderReview:
        if fails:
            fails.pop()
            raise OSError(5, "Input/output error")
        return look(self, *given)

    monkeypatch.setattr(FolderTrust, "review", fail)
    put(project / ".claude" / "settings.json", json.dumps(HOOK))
    assert not watched.is_unchanged()
    await seen.until(hooks)
    assert watched.is_unchanged()


async def test_sessions_of_a_folder_share_what_is_watched_and_it_ends_with_the_last(
    watcher: FolderWatcher, project: Path, tmp_path: Path
) -> None:
    (project.parent / "other").mkdir()
    one, two, other = (watcher.watch(each) for each in (project, project, project.parent / "other"))
    assert one is two
    assert other is not one
    files = watcher.findChild(QFileSystemWatcher)
    assert files is not None
    listed = [*files.files(), *files.directories()]
    assert len(listed) == len(set(listed)) and set(listed) == watcher.paths
    watcher.release(one)
    assert str(project) in watcher.paths
    watcher.release(two)
    assert str(project) not in watcher.paths
    assert str(project.parent / "other") in watcher.paths
    destroyed = asyncio.Event()
    files.destroyed.connect(destroyed.set)
    watcher.release(other)
    assert watcher.paths == set()
    await asyncio.wait_for(destroyed.wait(), DEFAULT_SECONDS)


async def test_where_the_system_watches_nothing_more_it_is_looked_at_from_time_to_time(
    watcher: FolderWatcher, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit `fs.inotify.max_user_watches` is reached."""
    monkeypatch.setattr(QFileSystemWatcher, "addPaths", lambda self, paths: paths)
    monkeypatch.setattr(folder_watcher, "_POLL_MS", 10)
    seen = Seen(watcher.watch(project))
    put(project / ".claude" / "settings.json", json.dumps(HOOK))
    await seen.until(hooks)


def test_states_tell_what_was_written_over_in_the_same_second(trust: FolderTrust, project: Path) -> None:
    file = project / ".claude" / "settings.json"
    put(file, "[1]")
    before = states_of(trust.places(project))
    assert states_of(trust.places(project)) == before
    told = file.stat()
    put(file, "[2]")
    os.utime(file, ns=(told.st_atime_ns, told.st_mtime_ns))  # as somebody does who hides a change
    assert states_of(trust.places(project)) != before


async def test_a_folder_that_does_not_answer_at_once_is_looked_at_before_anything_is_sent(
    watcher: FolderWatcher, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(project / ".claude/settings.json", json.dumps(HOOK))
    monkeypatch.setattr(folder_watcher, "within", lambda seconds, look, otherwise: otherwise)
    watched = watcher.watch(project)
    seen = Seen(watched)
    assert not watched.is_unchanged()
    await seen.until(hooks)
    assert watched.states


def test_as_many_levels_are_watched_as_a_review_reads(trust: FolderTrust, project: Path) -> None:
    commands = project / ".claude/commands"
    folders = [commands.joinpath(*map(str, range(1, level + 1))) for level in range(9)]
    folders[-1].mkdir(parents=True)
    found = states_of([ReviewedPath(commands, ReviewedPathKind.COMMANDS)])
    watched = [level for level, folder in enumerate(folders) if found.get(str(folder))]
    assert watched == list(range(7))
    for level, reads in ((5, True), (6, False)):
        shutil.rmtree(commands)
        put(folders[level] / "a.md", "---\nallowed-tools: Bash(rm:*)\n---\nDo it.\n")
        assert bool(trust.review(project).findings.rules) is reads
