"""Whether the CLI's file holds what was said here: looked at after each turn, for the CLI does not say that
it could not write, and does not notice that what it wrote is gone."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.requests import CheckFile, FileCheck, FileMark
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistorySource, SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.file_look import FileLook
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)

# After the end of a turn, in seconds: the CLI writes after it speaks, later on a busy machine. Only what is
# missing at the last look is missing.
LOOKS = (2.0, 6.0)
_SECONDS = 20.0
_NOT_WRITTEN = "--no-session-persistence"  # the person wants no file
_SAID = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL)


class DiskWatch(QObject):
    """`turn_ended` begins to look; where a turn runs by then, its end does. Turns that memory has let go of
    are looked for like all others."""

    lacking = Signal(object, object)  # list[Turn] that the file lacks, and why, "" where that is not known
    whole = Signal()  # all is there

    def __init__(
        self,
        feed: TranscriptFeed,
        info: SessionInfo,
        config: SessionConfig,
        tasks: AsyncTasks,
        facts: Callable[[], SessionFacts],
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
        # The uuids of turns that were let go of and should be in a file, and its session, by their page.
        self._evicted: dict[int, tuple[str, list[str]]] = {}
        self._given: set[str] = set()  # those of them that were told as lacking
        self._round = 0
        self._facts = facts
        self._next = FileLook(self._look, tasks, self)

    def turn_ended(self, turn: Turn) -> None:
        """Look whether what was said is there."""
        if self._next.is_closed or self._config.library is None or _NOT_WRITTEN in self._config.extra:
            return
        if self._id != self._info.session_id:
            self._id, self._mark = self._info.session_id, None
            self._own.clear()
        self._own.add(turn.uuid)
        self._round += 1
        self._next.begin(LOOKS[0])

    def file_was_read(self) -> None:
        """Its rows are on the screen: what it is cut or replaced by from now on is noticed."""
        if self._config.library is not None and not self._config.fork:
            self._tasks.start(self._mark_file(self._config.library, self._info.session_id))

    async def _mark_file(self, library: HistorySource, name: str) -> None:
        with suppress(LibraryError):
            told = await library.ask(CheckFile(name, self._config.folder, ()), _SECONDS)
            if isinstance(told, FileCheck) and name == self._info.session_id and self._id in ("", name):
                self._id, self._mark = name, self._mark or told.mark

    def close(self) -> None:
        """Look no more, but for `finish`."""
        self._next.close()

    async def finish(self) -> None:
        """The child is gone, and writes no more: a look that was still to come is made now."""
        await self._next.finish()

    async def _look(self) -> None:
        assert self._config.library is not None
        number, turns, evicted = self._round, self._answered(), self._evicted_uuids()
        if self._is_busy or not turns or self._id != self._info.session_id:
            return  # another end of a turn is to come
        uuids = [*chain(*evicted.values()), *_uuids_of(turns)]
        request = CheckFile(self._id, self._config.folder, tuple(uuids), self._last(turns), self._mark)
        try:
            told = await self._config.library.ask(request, _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not checked: %s", error)
            return
        if number != self._round or self._is_busy or not isinstance(told, FileCheck):
            return
        if not told.missing:
            self._next.done()
            self._mark = told.mark
            self._given.clear()
            self.whole.emit()
        elif self._next.number + 1 < len(LOOKS) and not self._next.is_closed:
            self._next.again(LOOKS[self._next.number + 1])
        else:
            self._next.done()
            missing = set(told.missing)
            old = await self._read_evicted(evicted, missing)
            self.lacking.emit([*old, *(turn for turn in turns if turn.uuid in missing)], told.reason)

    @property
    def _is_busy(self) -> bool:
        facts = self._facts()
        return (facts.works or facts.machine.closes) and not self._next.is_closed

    def _answered(self) -> list[Turn]:
        """The turns that the file should have: those that Claude has answered to their end, here or read from
        it; and those before the newest of them that were stopped or failed here once Claude had spoken."""
        turns = self._of_file(self._feed.reducer.store.turns)
        while turns and not _is_to_its_end(turns[-1]):
            turns.pop()  # the CLI may be about to write what it has of it
        return [turn for turn in turns if turn.uuid in self._own or _is_to_its_end(turn)]

    def _of_file(self, turns: Iterable[Turn]) -> list[Turn]:
        """Those in which Claude has spoken, here or in the session's file."""
        name = self._info.session_id
        own = self._own if self._id == name else ()
        reads = not self._config.fork and self._config.resume == name
        return [turn for turn in turns if _is_said(turn) and (turn.uuid in own or (reads and _is_read(turn)))]

    def note_evicted(self, page: int, turns: Sequence[Turn]) -> None:
        """Only old turns go: newer ones were answered."""
        there = [turn for turn in self._of_file(turns) if turn.uuid in self._own or _is_to_its_end(turn)]
        self._evicted[page] = self._info.session_id, _uuids_of(there)

    def _evicted_uuids(self) -> dict[int, list[str]]:
        """Those of the pages whose rows are not there, and were not taken back since."""
        is_gap = self._feed.reducer.pages.is_gap
        return {page: uuids for page, (of, uuids) in self._evicted.items() if of == self._id and is_gap(page)}

    async def _read_evicted(self, pages: Mapping[int, list[str]], missing: set[str]) -> list[Turn]:
        """Turns that were let go of and are missing, where they were not told before."""
        found: list[Turn] = []
        for page, uuids in pages.items():
            if wanted := missing.intersection(uuids) - self._given:
                found += [turn for turn in self._feed.turn_cache.read(page) if turn.uuid in wanted]
                await asyncio.sleep(0)
        self._given |= {turn.uuid for turn in found}
        return found

    def _last(self, turns: Sequence[Turn]) -> str:
        """The uuid of the last full message, where the newest turn was answered."""
        reducer = self._feed.reducer
        return reducer.unsaved.after if turns[-1] is reducer.last_turn else ""


def _uuids_of(turns: Iterable[Turn]) -> list[str]:
    """Of turns that are looked for: a command of the CLI's own is written by 2.1.37 under another uuid."""
    return [turn.uuid for turn in turns if not turn.entries[0].text.lstrip().startswith("/")]


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
