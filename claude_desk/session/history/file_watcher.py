"""Watches the session's file for lines of other processes, and shows them while no child of ours writes."""

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.library.history.lookup_requests import LocateFile
from claude_desk.library.history.requests import FindMessages, FollowFile, ShownConversation
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
    from claude_desk.library.history.line_player import PlayedSoFar
    from claude_desk.library.history.requests import FileGrowth, MessagesFound
    from claude_desk.protocol.disk.session_file import FileLine

_log = logging.getLogger(__name__)

_SECONDS = 20.0
_LONGEST_TURN = 4 * 1024 * 1024  # the longest turn of our child, in bytes, that is read for ends of tasks
# The delay from a write during our own turn to the check of the file. If the check finds a message that our
# child has not emitted, another check follows after this delay. The child emits a message before it writes
# the message to the file, but we may read the child's output late.
_CHECK_DELAY_MS = 1_000
# How many ids of our newest messages are kept although the file has them: more of their lines may be
# written. The second number limits all ids.
_NEWEST, _MANY = 16, 64
_NOT_WRITTEN = "--no-session-persistence"


def _size_of(path: Path) -> int:
    """Return the file's size in bytes; -1 if it cannot be read."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


class FileWatcher(QObject):
    """Follows the session's file from `watch_from_now()` on. Call `check()` when the file may have grown.

    The content of the file at `watch_from_now()` counts as known, except lines that another process wrote
    while our own child wrote. With `shows` the new lines become rows. Without `shows`, `wrote` only reports
    that another process writes. While our own child writes, a message from Claude that the child did not
    emit comes from another process.
    """

    wrote = Signal(bool)  # True: another process has written; False: perhaps only our own child has
    turned = Signal()  # the file now has another conversation: the session has to be opened again
    baseline_set = Signal()  # the current content of `file` counts as known

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
        self._offset = -1  # the file is known up to this offset; -1 while it is not followed
        self._reading = self._again = False
        self._leaf = ""  # the uuid of the last line that is shown; "" if it is not known
        self._so_far: PlayedSoFar | None = None  # the state of the player after that line
        self._round = 0
        self._begun = 0  # `file` was known up to here when our own child began to write
        self._looked = 0  # `file` was searched up to here for other processes' messages
        self._watches_other_writers = False  # our own child writes, and we look for lines of other processes
        # The API's ids of the messages from Claude that our child emitted -> whether they are in the file.
        self._said: dict[str, bool] = {}
        self._name = ""  # the id of the session that our child writes
        self._is_lost = False  # ids were dropped before they were seen in the file
        self._doubtful: frozenset[str] = frozenset()  # ids in the file that our child has not emitted so far
        self._has_reported = False  # whether another writer was reported since our own child began to write
        self._is_checking = False
        self._check_timer = QTimer(self, singleShot=True, interval=_CHECK_DELAY_MS)
        self._check_timer.timeout.connect(lambda: self._tasks.start(self._check_other_writers()))
        self.file: Path | None = None
        self.shows = False

    def watch_from_now(self, session_id: str, shows: bool, from_past: bool = False) -> None:
        """Follow the file from its end or, with `from_past`, from the end of the history that was read."""
        self.pause()
        self.shows = shows
        if self._config.library is not None and session_id:
            self._tasks.start(self._set_baseline(session_id, from_past, self._round))

    def pause(self) -> None:
        """Stop following."""
        if self._offset >= 0:
            self._begun = self._looked = self._offset
        self._round += 1
        self._offset = -1
        self._watches_other_writers = False
        self._check_timer.stop()
        self._following = None

    def watch_other_writers(self, session_id: str) -> None:
        """Look for lines of other processes while our own child writes."""
        self._name = session_id
        if not self._watches_other_writers:
            self.pause()
            self._watches_other_writers = self._config.library is not None

    def note_said(self, message_id: str) -> None:
        """Record that our own child has emitted this message from Claude, and will write it to the file."""
        if self._config.library is None or _NOT_WRITTEN in self._config.extra:
            return
        self._said.setdefault(message_id, False)
        if len(self._said) > _MANY and self._watches_other_writers and not self._check_timer.isActive():
            self._check_timer.start()

    def check(self) -> None:
        """Read the lines by which the file may have grown."""
        if self._watches_other_writers and not self._check_timer.isActive():
            self._check_timer.start()
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
        seen = max(begun, self._looked) if file == self.file else begun
        if self._is_lost:
            self._is_lost, seen = False, size
        self._offset = self._history.end if from_past else size
        self._leaf = self._history.leaf if from_past else ""
        self._so_far = self._history.played if from_past else None
        self.file = file
        if not from_past and begun < size:
            if not self.shows and self._awaits_tasks and size < begun + _LONGEST_TURN:
                self._tasks.start(self._read_turn(begun, size))
            self._tasks.start(self._find_other_writers(seen, size))
        self.baseline_set.emit()
        if size > self._offset:
            self.check()

    def _known_of(self, file: Path, size: int) -> int:
        """Return how many bytes of the file were known before our own child wrote. Return `size` if that is
        unclear."""
        if file == self.file:
            return self._begun
        if file == self._history.file and not self._history.copied:
            return self._history.end
        return size if self._config.resume or self._config.fork else 0

    async def _find_other_writers(self, begin: int, end: int) -> None:
        """Emit `wrote` if another process has written while our own child wrote. With `shows`, also emit
        `turned`, because the rows lack what that process wrote."""
        assert self.file is not None
        number, doubtful = self._round, self._doubtful
        found = await self._messages(self.file, begin, end)
        other_ids = (found.ids | doubtful) - self._said.keys() if found is not None else doubtful
        self._doubtful = frozenset()
        self._forget(found.ids if found is not None else ())
        reported, self._has_reported = self._has_reported, False
        if other_ids or (reported and self.shows):
            self.wrote.emit(True)
            if self.shows and number == self._round:  # what the other process wrote is not on the screen
                self.pause()
                self.turned.emit()

    async def _check_other_writers(self) -> None:
        """Read Claude's messages that the file got since the last check, while our own child writes. A
        message that our child has not emitted is doubtful. If our child has still not emitted this message
        at the next check, another process wrote it."""
        if self._is_checking or not self._watches_other_writers:
            return
        self._is_checking, number = True, self._round
        try:
            if self.file is None and not await self._find_file():
                self._forget(())
                return
            file, doubtful = self.file, self._doubtful
            found = await self._messages(file, self._looked, None) if file is not None else None
        finally:
            self._is_checking = False
        if found is None:
            self._forget(())
        if found is None or number != self._round:
            return
        other_ids = doubtful - self._said.keys()
        self._doubtful = (found.ids - self._said.keys()) - other_ids
        self._looked = max(self._looked, found.end)
        self._forget(found.ids)
        if self._doubtful:
            self._check_timer.start()
        if other_ids and not self._has_reported:
            self._has_reported = True
            self.wrote.emit(True)

    async def _find_file(self) -> bool:
        """Locate the file of a session that began in this run. Return whether the file was found only now."""
        number = self._round
        file = await self._locate(self._name) if self._name else None
        size = await looked(partial(_size_of, file), -1, path=str(file)) if file is not None else -1
        if file is None or size < 0 or number != self._round or self.file is not None:
            return False
        self._begun = self._known_of(file, size)
        self._looked = size if self._is_lost else self._begun
        self._is_lost = False
        self.file = file
        self.baseline_set.emit()
        return True

    async def _messages(self, file: Path, begin: int, end: int | None) -> "MessagesFound | None":
        """Return Claude's messages in that part of the file; None if the file was not read."""
        assert self._config.library is not None
        try:
            found: MessagesFound = await self._config.library.ask(FindMessages(file, begin, end), _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not read: %s", error)
            return None
        return found

    def _forget(self, found: "Iterable[str]") -> None:
        """Record that these ids are in the file. Drop ids that are in the file, except the newest: more
        lines of the newest messages may be written. Drop the oldest ids if there are more than `_MANY`."""
        for each in self._said.keys() & set(found):
            self._said[each] = True
        names = list(self._said)
        for each in names[:-_NEWEST]:
            if self._said[each]:
                del self._said[each]
        for each in names[:-_MANY]:
            self._is_lost = self._said.pop(each, None) is not None or self._is_lost

    @property
    def _awaits_tasks(self) -> bool:
        """Whether a task runs in the background. 2.1.37 may report the task's end late on the stream."""
        return bool(self._feed.reducer.tasks.workers.in_background)

    async def _read_turn(self, begun: int, end: int) -> None:
        """Read what our own child has written: tasks may have ended in these lines."""
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
                shown = None
                if self.shows:
                    shown = ShownConversation(self._leaf, self._history.journal(), self._config.by_time)
                followed: FileGrowth = await self._config.library.ask(
                    FollowFile(self.file, self._offset, shown), _SECONDS
                )
                if number == self._round:
                    grew = followed.offset > self._offset
                    self._offset, self._leaf = followed.offset, followed.leaf
                    self._on_growth(followed)
                    self._again = self._again or grew  # the file may have more than one request reads
                if not self._again:
                    return
        except LibraryError as error:
            _log.warning("a session's file was not followed: %s", error)
        finally:
            self._reading = False

    def _on_growth(self, followed: "FileGrowth") -> None:
        if self.shows:
            self._play(followed)
        else:
            self._note_tasks(line for _, line in followed.lines)
        if followed.spoken or followed.replaced:
            self.wrote.emit(self.shows)

    def _play(self, followed: "FileGrowth") -> None:
        from claude_desk.library.history.file_follower import FileFollower  # not before the first frame

        following = self._following
        if following is None:
            following = self._following = FileFollower(self._feed.reducer, self._so_far)
        self._feed.play(lambda: following.play(followed))
        if following.opens_anew:
            self.pause()
            self.turned.emit()
