"""Whether the CLI's file holds what was said here: looked at after each turn, for the CLI does not say that
it could not write, and does not notice that what it wrote is gone."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.library.history.requests import CheckFile, FileCheck, FileMark
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)

# After the end of a turn, in seconds: the CLI writes after it speaks, later on a busy machine. Only what is
# missing at the last look is missing.
LOOKS = (2.0, 6.0)
_SECONDS = 20.0
_LAST_SECONDS = 3.0  # at the session's end
_NOT_WRITTEN = "--no-session-persistence"  # the person wants no file
_SAID = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL)


class DiskWatch(QObject):
    """`turn_ended` begins to look; where a turn runs by then, its end does."""

    lacking = Signal(object, object)  # list[Turn] that the file lacks, and why, "" where that is not known
    whole = Signal()  # all is there

    def __init__(
        self,
        feed: TranscriptFeed,
        info: SessionInfo,
        config: SessionConfig,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._info = info
        self._config = config
        self._tasks = tasks
        self._mark: FileMark | None = None
        self._id = ""  # of the session that the mark is of
        self._own: set[str] = set()  # turns that ended here, under this id
        self._looks = self._round = 0
        self._is_closed = self._is_due = False
        self.busy: Callable[[], bool] = lambda: False  # whether a turn runs, or is about to
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self._tasks.start(self._look()))

    def turn_ended(self, turn: Turn) -> None:
        """Look whether what was said is there."""
        if self._is_closed or self._config.library is None or _NOT_WRITTEN in self._config.extra:
            return
        if self._id != self._info.session_id:
            self._id, self._mark = self._info.session_id, None
            self._own.clear()
        self._own.add(turn.uuid)
        self._looks, self._round, self._is_due = 0, self._round + 1, True
        self._timer.start(round(LOOKS[0] * 1_000))

    def close(self) -> None:
        """Look no more, but for `finish`."""
        self._is_closed = True
        self._timer.stop()

    async def finish(self) -> None:
        """The child is gone, and writes no more: a look that was still to come is made now."""
        if self._is_due:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LAST_SECONDS):
                    await self._look()

    async def _look(self) -> None:
        assert self._config.library is not None
        number, turns = self._round, self._answered()
        if self._is_busy or not turns or self._id != self._info.session_id:
            return  # another end of a turn is to come
        # A command of the CLI's own is written by 2.1.37 under another uuid.
        uuids = tuple(turn.uuid for turn in turns if not turn.entries[0].text.lstrip().startswith("/"))
        request = CheckFile(self._id, self._config.folder, uuids, self._last(turns), self._mark)
        try:
            told = await self._config.library.ask(request, _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not checked: %s", error)
            return
        if number != self._round or self._is_busy or not isinstance(told, FileCheck):
            return
        if not told.missing:
            self._is_due = False
            self._mark = told.mark
            self.whole.emit()
        elif self._looks + 1 < len(LOOKS) and not self._is_closed:
            self._looks += 1
            self._timer.start(round(LOOKS[self._looks] * 1_000))
        else:
            self._is_due = False
            self.lacking.emit([turn for turn in turns if turn.uuid in told.missing], told.reason)

    @property
    def _is_busy(self) -> bool:
        return self.busy() and not self._is_closed

    def _answered(self) -> list[Turn]:
        """The turns that the file should have: those that Claude has answered to their end, here or read from
        it; and those before the newest of them that were stopped or failed here once Claude had spoken."""
        reads = not self._config.fork and self._config.resume == self._id
        turns = [
            turn
            for turn in self._feed.reducer.store.turns
            if _is_said(turn) and (turn.uuid in self._own or (reads and _is_read(turn)))
        ]
        while turns and not _is_to_its_end(turns[-1]):
            turns.pop()  # the CLI may be about to write what it has of it
        return [turn for turn in turns if turn.uuid in self._own or _is_to_its_end(turn)]

    def _last(self, turns: Sequence[Turn]) -> str:
        """The uuid of the last full message, where the newest turn was answered."""
        reducer = self._feed.reducer
        return reducer.unsaved.after if turns[-1] is reducer.last_turn else ""


def _is_read(turn: Turn) -> bool:
    """Whether it was read from the session's file."""
    return any(source < 0 for source in turn.entries[0].sources)


def _is_said(turn: Turn) -> bool:
    if not (turn.uuid and turn.ended and turn.entries and turn.entries[0].kind is EntryKind.USER):
        return False
    return any(entry.kind in _SAID for entry in turn.entries)


def _is_to_its_end(turn: Turn) -> bool:
    footer = next((entry.footer for entry in reversed(turn.entries) if entry.footer is not None), None)
    return not (footer.stopped or footer.failed) if footer is not None else _is_read(turn)
