"""What somebody else writes to the session's file: read as it comes, and shown where nobody writes here."""

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.requests import FindMessages, FollowFile, LocateFile
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.disk.session_file import task_notification
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import looked
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.transcript.events import TaskEndNoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from claude_desk.library.history.file_follower import FileFollower
    from claude_desk.library.history.requests import FileGrowth
    from claude_desk.protocol.disk.session_file import FileLine

_log = logging.getLogger(__name__)

_SECONDS = 20.0
_LOOK_BACK = 4 * 1024 * 1024  # bytes of a turn of ours that are read for ends of tasks


def _size_of(path: Path) -> int:
    """In bytes; -1 where there is no such file."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


class FileWatcher(QObject):
    """Says nothing before `watch_from_now()`: what is in the file by then is known, but for what somebody
    else has written while our own child did. `check()` when it may have grown.

    `shows`: the rows follow; else it is only told that somebody writes.
    """

    wrote = Signal(bool)  # somebody else has written; False: it may have been our own child
    turned = Signal()  # the conversation in the file has become another one: it is to be opened anew
    baseline_set = Signal()  # what is in `file` by now is known

    def __init__(
        self,
        feed: TranscriptFeed,
        config: SessionConfig,
        history: HistoryLoader,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._config = config
        self._history = history
        self._tasks = tasks
        self._following: FileFollower | None = None
        self._offset = -1  # what is before it is known; -1: nothing is looked for
        self._reading = self._again = False
        self._round = 0
        self._begun = 0  # what is before it in `file` was known when our own child began to write
        self._said: set[str] = set()  # the API's ids of Claude's messages since then
        self._said_before: set[str] = set()  # and of those before, which may be written late
        self.file: Path | None = None
        self.shows = False

    def watch_from_now(self, session_id: str, shows: bool, from_past: bool = False) -> None:
        """Look from here on. `from_past`: from where the past was read up to, else from the file's end."""
        self.pause()
        self.shows = shows
        if self._config.library is not None and session_id:
            self._tasks.start(self._set_baseline(session_id, from_past, self._round))

    def pause(self) -> None:
        """Look no more: we write ourselves."""
        if self._offset >= 0:
            self._begun = self._offset
        self._round += 1
        self._offset = -1
        self._following = None

    def note_said(self, message_id: str) -> None:
        """Our own child tells of this message of Claude's, and writes it to the file."""
        if self._config.library is not None:
            self._said.add(message_id)

    def check(self) -> None:
        """The file may have grown."""
        if self._offset < 0:
            return
        if self._reading:
            self._again = True
        else:
            self._tasks.start(self._read_growth())

    async def _set_baseline(self, session_id: str, from_past: bool, number: int) -> None:
        file = self._history.file if from_past else await self._locate(session_id)
        if file is None or number != self._round:
            return
        size = await looked(partial(_size_of, file), -1, path=str(file))
        if size < 0 or number != self._round:
            return
        begun = self._known_of(file, size)
        self._offset = self._history.end if from_past else size
        self.file = file
        if not from_past and begun < size:
            if not self.shows and self._awaits_tasks and size < begun + _LOOK_BACK:
                self._tasks.start(self._read_turn(begun, size))
            said, self._said_before, self._said = self._said_before | self._said, self._said, set()
            self._tasks.start(self._find_others(begun, size, said))
        self.baseline_set.emit()
        if size > self._offset:
            self.check()

    def _known_of(self, file: Path, size: int) -> int:
        """What of the file was known before our own child wrote to it: so many bytes, all where that is not
        known."""
        if file == self.file:
            return self._begun
        if file == self._history.file and not self._history.copied:
            return self._history.end
        return size if self._config.resume or self._config.fork else 0

    async def _find_others(self, begin: int, end: int, own: set[str]) -> None:
        """Tell of somebody else who has written while our own child did."""
        assert self._config.library is not None and self.file is not None
        file, number = self.file, self._round
        try:
            found: frozenset[str] = await self._config.library.ask(FindMessages(file, begin, end), _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not read: %s", error)
            return
        if not found <= own | self._said_before | self._said:
            self.wrote.emit(True)
            if self.shows and number == self._round:  # what they wrote is not on the screen
                self.pause()
                self.turned.emit()

    @property
    def _awaits_tasks(self) -> bool:
        """Whether something runs in the background of whose end the stream may tell late (2.1.37)."""
        return bool(self._feed.reducer.tasks.background.items)

    async def _read_turn(self, begun: int, end: int) -> None:
        """Read what our own child has written since the last turn began: tasks may have ended already."""
        assert self._config.library is not None and self.file is not None
        try:
            followed: FileGrowth = await self._config.library.ask(FollowFile(self.file, begun), _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not read: %s", error)
            return
        self._note_tasks(line for offset, line in followed.lines if offset < end)

    def _note_tasks(self, lines: "Iterable[FileLine]") -> None:
        for line in lines:
            if self._awaits_tasks and (words := task_notification(line)):
                self._feed.feed_now(TaskEndNoted(words))

    async def _locate(self, session_id: str) -> Path | None:
        assert self._config.library is not None
        try:
            found: Path | None = await self._config.library.ask(
                LocateFile(session_id, self._config.folder), _SECONDS
            )
        except LibraryError as error:
            _log.warning("a session's file was not found: %s", error)
            return None
        return found

    async def _read_growth(self) -> None:
        assert self._config.library is not None
        self._reading = True
        try:
            while self._offset >= 0 and self.file is not None:
                self._again, number = False, self._round
                followed: FileGrowth = await self._config.library.ask(
                    FollowFile(self.file, self._offset), _SECONDS
                )
                if number == self._round:
                    grew = followed.offset > self._offset
                    self._offset = followed.offset
                    self._on_growth(followed)
                    self._again = self._again or grew  # there may be more than is taken at once
                if not self._again:
                    return
        except LibraryError as error:
            _log.warning("a session's file was not followed: %s", error)
        finally:
            self._reading = False

    def _on_growth(self, followed: "FileGrowth") -> None:
        spoken = any(line.type in ("user", "assistant") and not line.sidechain for _, line in followed.lines)
        if self.shows:
            self._play(followed)
        else:
            self._note_tasks(line for _, line in followed.lines)
        if spoken or followed.replaced:
            self.wrote.emit(self.shows)

    def _play(self, followed: "FileGrowth") -> None:
        from claude_desk.library.history.file_follower import FileFollower  # not before the first frame

        following = self._following
        if following is None:
            following = self._following = FileFollower(self._feed.reducer)
        self._feed.play(lambda: following.play(followed))
        if following.opens_anew:
            self.pause()
            self.turned.emit()
