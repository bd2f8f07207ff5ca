"""Forks a session: begins another session that has the rows of this session up to a message."""

import logging
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.requests import StrandWritten, WriteStrand
from claude_desk.library.request_base import LibraryError
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.protocol.disk.parent_links import message_uuid
from claude_desk.protocol.disk.session_title import fork_title
from claude_desk.protocol.files import journal_file
from claude_desk.protocol.phrase import Text
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.session.journal.session_journal import copy_journal, is_file_name, strand_file
from claude_desk.session.journal.wire_log import WireLog
from claude_desk.session.turns.cut_lookup import CutLookup
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.strand_copy import StrandCopy, copy_strand
from claude_desk.transcript.store import Turn

_log = logging.getLogger(__name__)

_STRAND_SECONDS = 120.0
_SAID = (
    EntryKind.USER,
    EntryKind.PROSE,
    EntryKind.TABLE,
    EntryKind.CODE,
    EntryKind.THINKING,
    EntryKind.TOOL,
)


class ForkRefused(Exception):
    """Raised when no session can be forked at a row; `why` is for the user."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Fork:
    """What the forked session, called the other session here, begins with.

    `source` is "" if the other session is a new session that has nothing of this session. `text`, with the
    parts `pastes` that were pasted, and `attachments` belong in the composer of the other session. `folder`:
    the folder in which the other session continues this session; "" if both sessions continue. Without
    `begun` the rows are read from `file`, or else from the source's file.
    """

    new_id: str
    source: str
    until: str
    begun: StrandCopy | None
    text: str = ""
    attachments: tuple[Attachment, ...] = ()
    pastes: tuple[str, ...] = ()
    folder: str = ""
    file: Path | None = None  # the strand up to `until`, if the CLI does not resume it

    def title(self, source: str) -> str:
        """Return the fork's title, made from the title of its source; "" for a new session. A session that
        continues in another folder keeps the title."""
        if self.folder:
            return source
        return fork_title(source) if self.source and source else ""


class Forker(QObject):
    """Makes forks at a row, continuations in another folder, and sessions of a strand. At a
    message of the user, the other session gets the conversation before that message, and the message in its
    composer. At a message of Claude, the other session gets the conversation up to that message, with the
    results of the message's tools."""

    forked = Signal(object)  # Fork
    notice = Signal(object)  # Text: for the user

    def __init__(
        self,
        child: CliRunner,
        feed: TranscriptFeed,
        wire_log: WireLog,
        config: SessionConfig,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._child = child
        self._feed = feed
        self._wire_log = wire_log
        self._journals = config.journals
        self._cut_lookup = CutLookup(child, config.library, config.folder)
        self._library = config.library
        self._moves = False  # `continue_in` or `open_strand` is under way

    def reaches(self, entry_id: str) -> bool:
        """Return whether a fork can begin at the row. That is so if the row is loaded, belongs to the
        conversation and not to a subagent, and is neither a notice, an error nor the footer of a turn."""
        entry = next((e for e in self._feed.reducer.store if e.id == entry_id), None)
        return entry is not None and _is_said(entry)

    def end_of(self, entry_id: str) -> str:
        """Return the id of the last row of the row's turn at which a fork can begin; "" without one."""
        turns = reversed(self._feed.reducer.store.turns)
        entries = next((turn.entries for turn in turns if any(e.id == entry_id for e in turn.entries)), [])
        return next((entry.id for entry in reversed(entries) if _is_said(entry)), "")

    def begin(self, entry_id: str) -> None:
        """Make a fork at the row. `forked` is emitted, or `notice` says why not."""
        self._tasks.start(self._run(entry_id))

    def continue_in(self, folder: str, waiting: Set[str]) -> None:
        """Make another session that has all of this conversation and works in another folder. `forked` is
        emitted.

        `waiting`: the uuids of messages that Claude has not received. If there is no place for the cut in the
        CLI's file, the other session begins with this conversation as the text in its composer.
        """
        if not self._moves:
            self._moves = True
            self._tasks.start(self._continue(folder, waiting))

    def open_strand(self, file: Path, leaf: str) -> None:
        """Make another session of the strand of `file` whose last line is `leaf`. `forked` is
        emitted, or `notice` says why not."""
        if not self._moves:
            self._moves = True
            self._tasks.start(self._open_strand(file, leaf))

    async def _open_strand(self, file: Path, leaf: str) -> None:
        source, new_id = file.stem, str(uuid4())
        into = strand_file(self._journals, new_id)
        journal = self._journals / f"{source}.jsonl" if is_file_name(source) else None
        try:
            assert self._library is not None
            request = WriteStrand(file, leaf, into, journal)
            written: StrandWritten = await self._library.ask(request, _STRAND_SECONDS)
            if not written.until:
                raise LibraryError("there is no such strand")
            own = journal_file.ForkRecord(source=source, until=written.until, strand=new_id)
            await run_in_thread(copy_journal, self._journals, own, new_id, written.gone, "")
        except LibraryError as error:
            _log.warning("a strand of a session was not written: %s", error)
            self.notice.emit(session_texts.not_forked(session_texts.NO_PLACE))
        else:
            self.forked.emit(Fork(new_id, source, written.until, None, file=into))
        finally:
            self._moves = False

    async def _continue(self, folder: str, waiting: Set[str]) -> None:
        store = self._feed.reducer.store
        said = (
            entry.id
            for turn in reversed(store.turns)
            if turn.uuid not in waiting
            for entry in reversed(turn.entries)
            if self.reaches(entry.id)
        )
        try:
            last = next(said, "")
            fork = replace(await self.fork(last, complete=True), folder=folder)
        except ForkRefused:
            words = session_texts.so_far(self._feed.everything(), session_texts.FIELD_CHARACTERS)
            fork = Fork(str(uuid4()), "", "", None, words, folder=folder)
        finally:
            self._moves = False
        self.forked.emit(fork)

    async def _run(self, entry_id: str) -> None:
        try:
            fork = await self.fork(entry_id)
        except ForkRefused as error:
            self.notice.emit(session_texts.not_forked(error.why))
        else:
            self.forked.emit(fork)

    async def fork(self, entry_id: str, *, complete: bool = False) -> Fork:
        """Make a fork at the row. Raise `ForkRefused` if no fork can begin at the row, if the session's file
        has no place for the cut, or if the conversation was compacted after the row. `complete`: the row is
        the last row, and the whole session is copied."""
        entry = next((e for e in self._feed.reducer.store if e.id == entry_id), None)
        if entry is None or not self.reaches(entry_id):
            raise ForkRefused(session_texts.NO_PLACE)
        said = entry if entry.kind is EntryKind.USER else None
        cut = await self._cut(entry)
        if not cut.found or cut.compacted:
            raise ForkRefused(session_texts.SUMMED_UP if cut.compacted else session_texts.NO_PLACE)
        new_id, source = str(uuid4()), self._child.file_id if cut.until else ""
        begun = copy_strand(self._feed.reducer, entry_id) if cut.until else None
        if begun is not None:
            own = journal_file.ForkRecord(source=source, until=cut.until, whole=complete)
            gone = _behind_the_last(self._feed.reducer, begun)
            await run_in_thread(copy_journal, self._journals, own, new_id, gone, _open_turn(begun))
        carried = tuple(a for a in said.attachments if a.data or a.path) if said is not None else ()
        if said is None:
            return Fork(new_id, source, cut.until, begun)
        return Fork(new_id, source, cut.until, begun, said.text, carried, said.pastes)

    async def _cut(self, entry: Entry) -> CutPoint:
        turn = self._feed.reducer.store.turn_of(entry)
        if entry.kind is EntryKind.USER and turn.entries[0] is entry:
            return await self._cut_lookup.before(turn.uuid) if turn.uuid else CutPoint()
        place = turn.entries.index(entry)
        for row in reversed(turn.entries[: place + 1]):
            if not row.parent and (cut := await self._behind(row)).found:
                return cut
        return await self._cut_lookup.behind(turn.uuid) if turn.uuid else CutPoint()

    async def _behind(self, entry: Entry) -> CutPoint:
        """Find the cut behind the newest message from which the row was made."""
        for source in reversed(entry.sources):
            if source < 0:
                return await self._cut_lookup.behind_line(-1 - source)
            if uuid := message_uuid(self._wire_log.line(source)):
                return await self._cut_lookup.behind(uuid)
        return CutPoint()


def _is_said(entry: Entry) -> bool:
    return not entry.parent and entry.kind in _SAID


def _behind_the_last(source: Reducer, begun: StrandCopy) -> set[str]:
    """Return the uuids of the messages that are not in the other session."""
    last = begun.turns[-1].number if begun.turns else None
    turns: Sequence[Turn] = source.store.turns
    place = next((n + 1 for n, turn in enumerate(turns) if turn.number == last), 0)
    gaps = [entry.gap for turn in turns[place:] for entry in turn.entries if entry.gap is not None]
    return {turn.uuid for turn in turns[place:]} | {head.uuid for gap in gaps for head in gap.turns}


def _open_turn(begun: StrandCopy) -> str:
    """Return the uuid of the other session's last turn if that turn has not ended there; else ""."""
    last = begun.turns[-1] if begun.turns else None
    ended = last is None or any(entry.footer is not None for entry in last.entries)
    return "" if ended or last is None else last.uuid
