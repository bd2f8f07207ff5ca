"""Another program writes to a session's file while our own child runs a turn; and which message ids are
kept."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject

from claude_desk.library.history.file_follower import follow, messages_between
from claude_desk.library.history.lookup_requests import LocateFile
from claude_desk.library.history.requests import FindMessages, FollowFile
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.file_watcher import FileWatcher
from claude_desk.session.history.history_loader import HistoryLoader
from tests.unit.library.session_file_builder import SessionFile


class Library:
    """A library that answers immediately. `file` is None if the session has no file."""

    def __init__(self, file: Path | None) -> None:
        self.file = file

    async def ask(self, request: object, seconds: float) -> Any:
        match request:
            case LocateFile():
                return self.file
            case FindMessages(path, begin, end):
                return messages_between(path, begin, end)
            case FollowFile(path, offset):
                return follow(path, offset)
        raise AssertionError(request)


class Watched:
    """The watcher of a resumed session whose child has begun a turn."""

    def __init__(self, file: SessionFile, extra: tuple[str, ...] = ()) -> None:
        self.file = file
        self.told: list[bool] = []
        self._tasks = AsyncTasks()
        self._owner = QObject()
        library = Library(file.path)
        config = SimpleNamespace(library=library, extra=extra, resume="s1", fork="", folder="/work")
        feed = SimpleNamespace(
            reducer=SimpleNamespace(tasks=SimpleNamespace(workers=SimpleNamespace(in_background=())))
        )
        history = SimpleNamespace(file=None, copied=False, end=0)
        self.watcher = FileWatcher(
            cast(TranscriptFeed, feed),
            cast(SessionConfig, config),
            cast(HistoryLoader, history),
            self._tasks,
            self._owner,
        )
        self.watcher.wrote.connect(self.told.append)

    async def begin(self) -> None:
        """Begin a turn of our own child, after the file's content is known."""
        self.watcher.watch_from_now("s1", shows=False)
        await self._tasks.finish()
        self.watcher.watch_other_writers("s1")

    async def look(self) -> None:
        """Let the time pass until the watcher looks at the file."""
        self.watcher.check()
        assert self.watcher._check_timer.isActive()
        await self.pass_time()

    async def pass_time(self) -> None:
        self.watcher._check_timer.stop()
        self.watcher._check_timer.timeout.emit()
        await self._tasks.finish()

    async def end_turn(self, shows: bool = False) -> None:
        self.watcher.watch_from_now("s1", shows)
        await self._tasks.finish()

    @property
    def is_in_doubt(self) -> bool:
        return self.watcher._check_timer.isActive()

    @property
    def remembered(self) -> int:
        return len(self.watcher._said)


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    made = SessionFile(tmp_path / "s1.jsonl")
    made.says("first")
    made.answers("First answer.", id="msg_first")
    return made


async def test_another_s_answer_is_told_while_our_turn_runs(file: SessionFile) -> None:
    watched = Watched(file)
    await watched.begin()
    file.says("in a terminal")
    file.answers("Answered there.", id="msg_theirs")
    await watched.look()
    assert watched.told == [], "our child may be about to tell it"
    assert watched.is_in_doubt
    await watched.pass_time()
    assert watched.told == [True]
    file.answers("More there.", id="msg_more")
    await watched.look()
    await watched.pass_time()
    await watched.end_turn()
    assert watched.told == [True], "it is told once"


async def test_what_our_own_child_tells_late_is_ours(file: SessionFile) -> None:
    watched = Watched(file)
    await watched.begin()
    file.answers("Ours.", id="msg_ours")
    await watched.look()
    watched.watcher.note_said("msg_ours")
    await watched.pass_time()
    file.answers("And a call.", id="msg_ours")
    await watched.look()
    assert not watched.is_in_doubt
    await watched.end_turn()
    assert watched.told == []


async def test_where_the_child_has_died_what_was_told_before_is_shown(file: SessionFile) -> None:
    watched = Watched(file)
    turned: list[bool] = []
    watched.watcher.turned.connect(lambda: turned.append(True))
    await watched.begin()
    file.answers("Answered there.", id="msg_theirs")
    await watched.look()
    await watched.pass_time()
    await watched.end_turn(shows=True)
    assert turned == [True]


@pytest.mark.parametrize("ends", ["in time", "in doubt", "unseen"])
async def test_it_is_told_at_the_turn_s_end_at_the_latest(file: SessionFile, ends: str) -> None:
    watched = Watched(file)
    await watched.begin()
    file.answers("Answered there.", id="msg_theirs")
    if ends != "unseen":
        await watched.look()
    if ends == "in time":
        await watched.pass_time()
    await watched.end_turn()
    assert watched.told == [True]


WAYS: dict[str, Callable[[SessionFile, str], object]] = {
    "written": lambda file, name: file.answers("Ours.", id=name),
    "not written": lambda file, name: None,
}


@pytest.mark.parametrize("way", WAYS)
async def test_few_of_our_messages_are_remembered_however_long_a_turn_is(file: SessionFile, way: str) -> None:
    watched = Watched(file)
    await watched.begin()
    most = 0
    for number in range(300):
        watched.watcher.note_said(f"msg_{number}")
        WAYS[way](file, f"msg_{number}")
        if number % 10 == 9:
            if way == "written":
                watched.watcher.check()
            if watched.is_in_doubt:
                await watched.pass_time()
        most = max(most, watched.remembered)
    assert most <= 80
    await watched.end_turn()
    assert watched.told == []


async def test_where_no_file_is_written_nothing_is_remembered(file: SessionFile) -> None:
    watched = Watched(file, extra=("--no-session-persistence",))
    await watched.begin()
    watched.watcher.note_said("msg_ours")
    assert not watched.remembered
