"""Checks after each turn whether the CLI's file has the turns of this session. The CLI does not report a
failed write, and does not notice when lines that it wrote are gone."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.lookup_requests import CheckFile, FileCheck, FileMark
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistorySource, SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.delayed_check import DelayedCheck
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)

# Seconds from the end of a turn to the first check, and from the first check to the second. The CLI writes a
# message after it has emitted the message; on a busy machine this takes longer. So a message counts as
# missing only if the last check does not find it.
DELAYS = (2.0, 6.0)
_SECONDS = 20.0
_NOT_WRITTEN = "--no-session-persistence"  # the user wants no file
_SAID = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL)


class DiskWatch(QObject):
    """Checks the CLI's file after each turn, for evicted turns as well.

    `turn_ended` schedules the checks. If another turn runs when a check is due, the end of that turn
    schedules new checks.
    """

    lacking = Signal(object, object)  # list[Turn] that the file lacks, and why ("" if that is not known)
    file_complete = Signal()  # the file lacks no turn

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
        self._id = ""  # the session that the mark belongs to
        self._own: set[str] = set()  # uuids of the turns that ended in this run, under `_id`
        # By page: the session, and the uuids of the evicted turns that its file should hold.
        self._evicted: dict[int, tuple[str, list[str]]] = {}
        self._given: set[str] = set()  # the evicted turns that were reported as lacking
        self._round = 0
        self._facts = facts
        self._next = DelayedCheck(self._check, tasks, self)

    def turn_ended(self, turn: Turn) -> None:
        """Schedule the checks for a turn that has ended, unless there is no library or the user wants no
        file."""
        if self._next.is_closed or self._config.library is None or _NOT_WRITTEN in self._config.extra:
            return
        if self._id != self._info.session_id:
            self._id, self._mark = self._info.session_id, None
            self._own.clear()
        self._own.add(turn.uuid)
        self._round += 1
        self._next.begin(DELAYS[0])

    def file_was_read(self) -> None:
        """Remember the state of the file whose rows are on the screen now, except for a fork. After that,
        the checks find lines that are missing because the file was cut or replaced."""
        if self._config.library is not None and not self._config.fork:
            self._tasks.start(self._mark_file(self._config.library, self._info.session_id))

    async def _mark_file(self, library: HistorySource, name: str) -> None:
        with suppress(LibraryError):
            answer = await library.ask(CheckFile(name, self._config.folder, ()), _SECONDS)
            if isinstance(answer, FileCheck) and name == self._info.session_id and self._id in ("", name):
                self._id, self._mark = name, self._mark or answer.mark

    def close(self) -> None:
        """Stop the timer. Only `finish` makes a check that is still due."""
        self._next.close()

    async def finish(self) -> None:
        """Make a check that is still due, now that the child is gone and writes nothing more."""
        await self._next.finish()

    async def _check(self) -> None:
        assert self._config.library is not None
        number, turns, evicted = self._round, self._answered(), self._evicted_uuids()
        if self._is_busy or not turns or self._id != self._info.session_id:
            return  # the end of a later turn schedules new checks
        uuids = [*chain(*evicted.values()), *_uuids_of(turns)]
        request = CheckFile(self._id, self._config.folder, tuple(uuids), self._last(turns), self._mark)
        try:
            answer = await self._config.library.ask(request, _SECONDS)
        except LibraryError as error:
            _log.warning("a session's file was not checked: %s", error)
            if number == self._round and self._next.number + 1 < len(DELAYS) and not self._next.is_closed:
                self._next.again(DELAYS[self._next.number + 1])
            return  # after the last check, the check stays due
        if number != self._round or self._is_busy or not isinstance(answer, FileCheck):
            return
        if not answer.missing:
            self._next.done()
            self._mark = answer.mark
            self._given.clear()
            self.file_complete.emit()
        elif self._next.number + 1 < len(DELAYS) and not self._next.is_closed:
            self._next.again(DELAYS[self._next.number + 1])
        else:
            self._next.done()
            missing = set(answer.missing)
            old = await self._read_evicted(evicted, missing)
            self.lacking.emit([*old, *(turn for turn in turns if turn.uuid in missing)], answer.reason)

    @property
    def _is_busy(self) -> bool:
        facts = self._facts()
        return (facts.works or facts.machine.closes) and not self._next.is_closed

    def _answered(self) -> list[Turn]:
        """Return the turns that the file should hold: turns of this run and of the file that Claude answered
        to the end. Include a turn of this run that was stopped or failed after Claude had spoken, if a later
        turn was answered to the end."""
        turns = self._of_file(self._feed.reducer.store.turns)
        while turns and not _is_to_its_end(turns[-1]):
            turns.pop()  # the CLI may be about to write this turn
        return [turn for turn in turns if turn.uuid in self._own or _is_to_its_end(turn)]

    def _of_file(self, turns: Iterable[Turn]) -> list[Turn]:
        """Return the turns in which Claude has spoken, in this run or in the session's file."""
        name = self._info.session_id
        own = self._own if self._id == name else ()
        reads = not self._config.fork and self._config.resume == name
        return [turn for turn in turns if _is_said(turn) and (turn.uuid in own or (reads and _is_read(turn)))]

    def note_evicted(self, page: int, turns: Sequence[Turn]) -> None:
        """Record which of these evicted turns the file should hold. A newer turn has been answered, so the
        CLI has written all of them."""
        there = [turn for turn in self._of_file(turns) if turn.uuid in self._own or _is_to_its_end(turn)]
        self._evicted[page] = self._info.session_id, _uuids_of(there)

    def _evicted_uuids(self) -> dict[int, list[str]]:
        """Return the uuids of this session's evicted turns, by page. Only pages that are gaps now count: the
        rows of any other page are loaded, or were rewound."""
        is_gap = self._feed.reducer.pages.is_gap
        return {page: uuids for page, (of, uuids) in self._evicted.items() if of == self._id and is_gap(page)}

    async def _read_evicted(self, pages: Mapping[int, list[str]], missing: set[str]) -> list[Turn]:
        """Read the evicted turns that are missing and were not reported before."""
        found: list[Turn] = []
        for page, uuids in pages.items():
            if wanted := missing.intersection(uuids) - self._given:
                found += [turn for turn in self._feed.turn_cache.read(page) if turn.uuid in wanted]
                await asyncio.sleep(0)
        self._given |= {turn.uuid for turn in found}
        return found

    def _last(self, turns: Sequence[Turn]) -> str:
        """Return the uuid of the last full message if the last of these turns is the newest turn, else ""."""
        reducer = self._feed.reducer
        return reducer.unsaved.after if turns[-1] is reducer.last_turn else ""


def _uuids_of(turns: Iterable[Turn]) -> list[str]:
    """Return the uuids to look for. Slash commands are left out: 2.1.37 writes them under other uuids."""
    return [turn.uuid for turn in turns if not turn.entries[0].text.lstrip().startswith("/")]


def _is_read(turn: Turn) -> bool:
    """Whether the turn was read from the session's file."""
    return any(source < 0 for source in turn.entries[0].sources)


def _is_said(turn: Turn) -> bool:
    if not (turn.uuid and turn.ended and turn.entries and turn.entries[0].kind is EntryKind.USER):
        return False
    return any(entry.kind in _SAID and not entry.by_user for entry in turn.entries)


def _is_to_its_end(turn: Turn) -> bool:
    footer = next((entry.footer for entry in reversed(turn.entries) if entry.footer is not None), None)
    return not (footer.stopped or footer.failed) if footer is not None else _is_read(turn)
