"""Undoes and redoes changes between turns: whole files or single hunks.

A file is written only if it still has the content that was shown (`claude_desk/snapshots/file_restorer.py`),
and only with content that it certainly had before. If that is not certain (`unsure`), the file is left
alone, and the user gets its name.

The next message reports the undone changes to Claude, with the text `report`. After a restart, the changes
that can be redone are read from the journal of the restores. The changes that were not reported to Claude
are read from the session's journal.
"""

import errno
import logging
import os
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.files.journal_file import UndoRecord
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import visible
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.snapshots.session_changes import Comparison
from claude_desk.session.snapshots.session_snapshots import (
    SessionSnapshots,
    folders_above,
    names_of,
    why_refused,
)
from claude_desk.session.snapshots.undo_records import (
    read_undo_records,
    standing_restores,
    unnoted_redos,
)
from claude_desk.snapshots.records import (
    HEAD,
    Change,
    ChangeKind,
    ChosenLines,
    DiffHunk,
    PathState,
    Refused,
    Restored,
    RestoredPath,
    RestoreOutcome,
    RestoreRecord,
)
from claude_desk.snapshots.requests import (
    ListRestores,
    RestoreCommitted,
    RestoreSnapshot,
    SnapshotError,
    SnapshotRequest,
    UndoHunks,
    UndoLines,
    UndoRestore,
)

_log = logging.getLogger(__name__)

_NAMED = 20  # the greatest number of files that are named to Claude
_LONGEST_NAME = 200
_PLAIN_NAME = re.compile(r"[\w@+=./-]+")


@dataclass(frozen=True, slots=True)
class FilesBack:
    """What a rewind did to files. `written`: names of files that were put back. `deleted`: names of new files
    that were deleted again. `left`: a text about files that were left alone, or why nothing was done.
    `restore`: the id of the restore; "" if nothing was done. `unsure`: names of files that may have been
    written and may not have their earlier content; `left` names these files too."""

    written: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()
    left: Text = ""
    restore: str = ""
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _PutBack:
    """`written`: paths that were put back to what they were before. `deleted`: new paths that were deleted
    again."""

    written: tuple[bytes, ...]
    deleted: tuple[bytes, ...]

    def parted(self, brought: Set[bytes]) -> "tuple[_PutBack, _PutBack]":
        """Split into the paths in `brought`, which were redone, and the other paths."""
        again = _PutBack(
            tuple(path for path in self.written if path in brought),
            tuple(path for path in self.deleted if path in brought),
        )
        left = _PutBack(
            tuple(path for path in self.written if path not in brought),
            tuple(path for path in self.deleted if path not in brought),
        )
        return again, left


@dataclass(frozen=True, slots=True)
class _Undone:
    """An undo. `id`: the id of its restore. `line`: the text about the undo for Claude; "" if Claude need not
    know. `again`: the undo was redone after it had been reported to Claude. `files`: the undone files; None
    if they are not known, or if only a part of a file was undone.

    `changes`: the undone changes of this run of the program. `hunks`: the undone hunks of the only change; ()
    if it was undone as a whole. `in_lines`: whether only some lines of the only change were undone."""

    id: str
    line: str
    again: bool = False
    files: _PutBack | None = None
    changes: tuple[Change, ...] = ()
    hunks: tuple[DiffHunk, ...] = ()
    in_lines: bool = False

    def parted(self, brought: Set[bytes]) -> "tuple[_Undone, _Undone | None]":
        """Split into the part that was redone and the part that is still undone. The second part is None if
        everything was redone, or if the files are not known."""
        if self.files is None:
            return self, None
        again, left = self.files.parted(brought)
        changes = tuple(each for each in self.changes if brought.isdisjoint(each.paths))
        rest = replace(self, line=_line_of(left) if self.line else "", files=left, changes=changes)
        return replace(self, line=_line_of(again) if self.line else "", files=again), (
            rest if left.written or left.deleted else None
        )


@dataclass(frozen=True, slots=True)
class UndonePart:
    """An undone file, or an undone hunk of a file. `restore`: the undo, which may have more parts (`many`).
    `told`: whether Claude is told. `newest`: whether nothing else in the file was undone since, so that the
    undo can be redone."""

    restore: str
    change: Change
    hunk: DiffHunk | None
    many: bool
    told: bool
    newest: bool


class UndoWait(StrEnum):
    """What a request to undo waits for."""

    NOTHING = ""
    TURN = "turn"
    AGENTS = "agents"  # which may write files too
    OTHER_SESSION = "other-session"  # of the same folder


class ChangeUndo(QObject):
    """Undoes changes one after the other. A request waits while a turn runs or agents work (`waits_for`)."""

    changed = Signal()
    written = Signal()  # files were written
    ended = Signal(object)  # Text: what could not be done, "" if all was done

    def __init__(
        self,
        config: SessionConfig,
        snapshots: SessionSnapshots,
        info: SessionInfo,
        journal: JournalWriter,
        tasks: AsyncTasks,
        facts: Callable[[], SessionFacts],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._journals = config.journals
        self._journal = journal
        self._snapshots = snapshots
        self._info = info
        self._tasks = tasks
        self._facts = facts
        self._queue: list[Callable[[], Awaitable[None]]] = []
        self.under_way = False
        self._undone: list[_Undone] = []  # the newest last
        self._unreported: list[_Undone] = []
        self._untold: set[str] = set()  # undos of which the user wants Claude not to know
        self._read = ""  # the session whose earlier undos are known

    @property
    def waits(self) -> bool:
        return bool(self._queue) and not self.under_way

    @property
    def waits_for(self) -> UndoWait:
        facts = self._facts()
        if not self.waits:
            return UndoWait.NOTHING
        if facts.is_quiet and facts.other_session_works:
            return UndoWait.OTHER_SESSION
        return UndoWait.AGENTS if facts.agents and not facts.works else UndoWait.TURN

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and not self.under_way and not self._queue

    @property
    def parts(self) -> list[UndonePart]:
        """What was undone in this run of the program and not redone, the newest first. Undone lines of a hunk
        are not listed."""
        found: list[UndonePart] = []
        later: set[bytes] = set()
        for undone in reversed(self._undone):
            hunks: Sequence[DiffHunk | None] = () if undone.in_lines else undone.hunks or (None,)
            many = len(undone.changes) > 1 or len(hunks) > 1
            told = undone.id not in self._untold
            found += (
                UndonePart(undone.id, change, hunk, many, told, later.isdisjoint(change.paths))
                for change in undone.changes
                for hunk in hunks
            )
            later.update(*(change.paths for change in undone.changes))
        return found

    @property
    def report(self) -> str:
        """The text of the next message about undone and redone changes; "" if there is nothing to report."""
        said = []
        if lines := [f"- {each.line}" for each in self._unreported if not each.again]:
            said.append(
                "I undid some of your changes to the files. Do not make them again unless I ask for it:\n"
                + "\n".join(lines)
            )
        if lines := [f"- {each.line.rpartition(': ')[0]}" for each in self._unreported if each.again]:
            said.append("I made these changes of yours again that I had undone:\n" + "\n".join(lines))
        return "\n".join(said)

    def forget_report(self, *, told: bool = True) -> None:
        """Forget the changes that wait to be reported. `told`: whether Claude got the report. If not, Claude
        gets none."""
        if self._unreported:
            if not told:
                self._untold |= {each.id for each in self._unreported}
            self._unreported = []
            self._journal.undo_reported()
            self.changed.emit()

    def begin_recall(self) -> None:
        """Start to read the undos of earlier runs."""
        self._tasks.start(self._recall())

    # --- what the user asks for ----------------------------------------------------------------

    def undo_files(self, comparison: Comparison, changes: Sequence[Change]) -> None:
        """Put files back to what they were before, or to what they are in the newest commit."""
        if comparison.before and changes:
            self._ask(lambda: self._undo_files(comparison, tuple(changes)))

    def undo_hunks(self, change: Change, hunks: Sequence[DiffHunk]) -> None:
        """Put hunks of a file back to what they were before. The file must exist now, and must have existed
        before."""
        if change.unsure:
            self.ended.emit(_unsure([change]))
        elif change.before is not None and change.after is not None and hunks:
            self._ask(lambda: self._undo_hunks(change, tuple(hunks)))

    def undo_lines(self, change: Change, lines: ChosenLines) -> None:
        """Put some lines of a file back. The file has to exist: a deleted file can only be put back
        whole."""
        if change.unsure:
            self.ended.emit(_unsure([change]))
        elif change.after is None:
            self.ended.emit(Phrase("rewind.deleted_whole"))
        else:
            self._ask(lambda: self._undo_lines(change, change.after, lines))

    def redo(self, restore: str = "") -> None:
        """Redo this undo, or the newest one without `restore`."""
        if self.can_redo:
            self._ask(lambda: self._redo(restore))

    async def rewind(self, comparison: Comparison, changes: Sequence[Change]) -> FilesBack:
        """Put files back immediately, for a rewind. The next message reports that to Claude, unless the
        caller rewinds the conversation too and calls `drop_report`."""
        unsure = [change for change in changes if change.unsure]
        changes = [change for change in changes if not change.unsure]
        if not changes:
            return FilesBack(left=_unsure(unsure))
        expected = _states(comparison, changes)
        request = RestoreSnapshot(
            self._snapshots.folder, comparison.before, tuple(expected), expected, self._info.session_id,
            _renamed(changes),
        )  # fmt: skip
        answer = await self._make(
            request, lambda done: _line_of(_put_back(changes, done)), partial(_put_back, changes)
        )
        if not isinstance(answer, Restored):
            return FilesBack(left=answer)
        back = _put_back(changes, _done(answer))
        return FilesBack(
            tuple(map(_name, back.written)),
            tuple(map(_name, back.deleted)),
            _together(_left_alone(answer, comparison), _unsure(unsure)),
            answer.id,
        )

    def begin_elsewhere(self, names: Sequence[str]) -> str:
        """Record that Claude Code is about to put these files back itself, and return the id of this restore.
        If the program ends meanwhile, a later message reports that the files may have been put back."""
        restore = f"cli-{uuid4()}"
        line = f"{_names(map(_encoded, names))}: may have been put back to what it was before"
        self._journal.files_rewound_by_cli(restore, line)
        return restore

    def end_elsewhere(self, back: FilesBack) -> None:
        """Have the next message report to Claude what Claude Code did to the files. Call this again when the
        user undoes the rewind of the conversation."""
        put_back = _PutBack(tuple(map(_encoded, back.written)), tuple(map(_encoded, back.deleted)))
        lines = [line] if (line := _line_of(put_back)) else []
        if back.unsure:
            names = _names(map(_encoded, back.unsure))
            lines.append(f"{names}: may have been written, and may not be what it was before")
        undone = _Undone(back.restore, "\n- ".join(lines))
        self._journal.files_rewound_by_cli(undone.id, undone.line)
        if undone.line:
            self._unreported.append(undone)
            self.changed.emit()
            self.written.emit()

    def drop_report(self, restore: str) -> None:
        """Do not report a restore to Claude: the rewound conversation does not have these changes."""
        self._unreported = [each for each in self._unreported if each.id != restore]
        self._undone = [replace(each, line="") if each.id == restore else each for each in self._undone]
        self._journal.changes_undone(restore, "")
        self.changed.emit()

    async def take_back(self, restore: str) -> Text:
        """Redo the changes that a restore has undone, unless something else was undone since. Return a text
        about files that were left alone or stay undone, or why nothing was done. Return "" if everything is
        redone.

        Call this after the rewind of the conversation was undone: the next message reports to Claude what
        stays undone.
        """
        place = next((n for n, each in enumerate(self._undone) if each.id == restore), None)
        if place is None:
            return ""  # the user has redone these changes
        back = self._undone[place]
        if back.files is not None and not back.line:
            back = self._undone[place] = replace(back, line=_line_of(back.files))
            self._journal.changes_undone(restore, back.line)
            self._unreported.append(back)
            self.changed.emit()
        if back is self._undone[-1]:
            return await self._bring_again(back)
        files = back.files or _PutBack((), ())
        return session_texts.files_rewound([*map(_name, files.written)], [*map(_name, files.deleted)])

    def cancel(self) -> None:
        """Drop the requests that wait."""
        if self._queue and not self.under_way:
            self._queue.clear()
            self.changed.emit()

    def go_on(self) -> None:
        """Carry out the requests that wait. Do nothing if a session of the folder has a turn or agents at
        work, or if our child has to end."""
        if not self._queue or self.under_way:
            return
        facts = self._facts()
        if facts.is_quiet and not facts.other_session_works:
            self.under_way = True
            self._tasks.start(self._run())
            self.changed.emit()

    # ---------------------------------------------------------------------------------------------

    def _ask(self, work: Callable[[], Awaitable[None]]) -> None:
        self._queue.append(work)
        self.changed.emit()
        self.go_on()

    async def _run(self) -> None:
        try:
            while self._queue:
                await self._queue.pop(0)()
        finally:
            self.under_way = False
            self.changed.emit()

    async def _undo_files(self, comparison: Comparison, changes: tuple[Change, ...]) -> None:
        unsure = [change for change in changes if change.unsure]
        changes = tuple(change for change in changes if not change.unsure)
        if not changes:
            self.ended.emit(_unsure(unsure))
            return
        expected = _states(comparison, changes)
        folder, session, renamed = self._snapshots.folder, self._info.session_id, _renamed(changes)
        request: SnapshotRequest
        if comparison.before == HEAD:
            request = RestoreCommitted(folder, _committed(changes), expected, session, renamed)
        else:
            request = RestoreSnapshot(folder, comparison.before, tuple(expected), expected, session, renamed)
        answer = await self._make(
            request,
            lambda done: _line_of(_put_back(changes, done)),
            partial(_put_back, changes),
            _Undone("", "", changes=changes),
        )
        left = _left_alone(answer, comparison) if isinstance(answer, Restored) else answer
        self.ended.emit(_together(left, _unsure(unsure)))

    async def _undo_hunks(self, change: Change, hunks: tuple[DiffHunk, ...]) -> None:
        assert change.before is not None and change.after is not None
        request = UndoHunks(
            self._snapshots.folder, change.path, change.before, change.after, hunks, self._info.session_id
        )
        lines = ", ".join(
            f"{hunk.new + 1}-{hunk.new + hunk.new_count}" if hunk.new_count > 1 else f"{hunk.new + 1}"
            for hunk in hunks[:_NAMED]
        )
        line = f"{_quoted(change.path)}: the change at line {lines} put back"
        await self._do(request, line, _Undone("", "", changes=(change,), hunks=hunks))

    async def _undo_lines(self, change: Change, after: PathState | None, lines: ChosenLines) -> None:
        assert after is not None
        request = UndoLines(
            self._snapshots.folder, change.path, change.before, after, lines, self._info.session_id
        )
        parts = []
        if lines.added:
            parts.append(f"lines removed again that you had added ({_numbers(lines.added)})")
        if lines.removed:
            parts.append(f"lines put back that you had removed ({_numbers(lines.removed)} of the older file)")
        line = f"{_quoted(change.path)}: {', '.join(parts)}"
        await self._do(request, line, _Undone("", "", changes=(change,), in_lines=True))

    async def _redo(self, restore: str) -> None:
        undone = next((each for each in reversed(self._undone) if restore in ("", each.id)), None)
        if undone is not None:
            self.ended.emit(await self._bring_again(undone))

    async def _bring_again(self, last: _Undone) -> Text:
        """Redo an undo. Leave files alone that cannot be redone. After a failed write, the user can try the
        redo once more. Return a text about the files that were left alone, or why nothing was done."""
        self._journal.changes_made_again(last.id)  # so that a crash in the middle is recognized later
        answer = await self._restore(UndoRestore(self._snapshots.folder, last.id, self._info.session_id))
        if not isinstance(answer, Restored):
            return answer
        outcomes = {each.outcome for each in answer.paths}
        there = (RestoreOutcome.RESTORED, RestoreOutcome.SAME)
        is_made = RestoreOutcome.RESTORED in outcomes or outcomes <= {RestoreOutcome.SAME}
        if is_made or (last.files is not None and RestoreOutcome.SAME in outcomes):
            again, rest = last.parted({each.path for each in answer.paths if each.outcome in there})
            stays = rest is not None and (not is_made or RestoreOutcome.FAILED in outcomes)
            if rest is not None and stays:
                self._undone[self._undone.index(last)] = rest
            else:
                self._undone.remove(last)
            is_untold = last in self._unreported
            if stays or is_untold:
                self._journal.changes_undone(last.id, rest.line if rest is not None else "", stays)
            self._journal.changes_made_again(last.id, "" if is_untold else again.line, answer.id)
            if is_untold:
                place = self._unreported.index(last)
                self._unreported[place : place + 1] = [rest] if rest is not None else []
            elif again.line:
                self._unreported.append(replace(again, again=True))
            self.changed.emit()
        return _left_alone(answer)

    async def _do(self, request: SnapshotRequest, line: str, undone: _Undone) -> None:
        answer = await self._make(request, lambda done: line, undone=undone)
        self.ended.emit(_left_alone(answer) if isinstance(answer, Restored) else answer)

    async def _make(
        self,
        request: SnapshotRequest,
        line_of: Callable[[Set[bytes] | None], str],
        files_of: Callable[[Set[bytes]], _PutBack] | None = None,
        undone: _Undone | None = None,
    ) -> "Restored | Text":
        """Restore, and record what can be redone. `undone`: the changes that are undone.

        `line_of` returns the text for Claude about the paths that were put back; its argument is None while
        these paths are not known. `files_of` returns the files; None if only a part of a file is put back.
        """
        self._journal.changes_undone("", line_of(None))  # so that a crash in the middle is recognized later
        answer = await self._restore(request)
        if isinstance(answer, Restored):
            if done := _done(answer):
                files = files_of(done) if files_of is not None else None
                undone = undone if undone is not None else _Undone("", "")
                changes = tuple(each for each in undone.changes if not done.isdisjoint(each.paths))
                self._keep(replace(undone, id=answer.id, line=line_of(done), files=files, changes=changes))
        elif (cut := await self._cut_short()) is not None:
            self._keep(_Undone(cut.id, line_of(None)))
            return Phrase("rewind.cut_short")
        return answer

    async def _cut_short(self) -> RestoreRecord | None:
        """Return the restore that the snapshots' child had begun when it failed; None without a new
        restore."""
        standing = await self._standing()
        last = standing[-1] if standing else None
        known = last is None or last.complete or any(each.id == last.id for each in self._undone)
        return None if known else last

    async def _standing(self) -> list[RestoreRecord]:
        return standing_restores(await self._restores(), self._info.session_id)

    async def _restores(self) -> tuple[RestoreRecord, ...]:
        """Return the restores of all sessions. Only the restores of this session have their files."""
        if not self._snapshots.available:
            return ()
        try:
            answer = await self._snapshots.ask(
                ListRestores(self._snapshots.folder, session=self._info.session_id)
            )
        except SnapshotError as error:
            _log.warning("what was undone is not known: %s", error)
            return ()
        return answer if isinstance(answer, tuple) else ()

    async def _recall(self) -> None:
        name = self._info.session_id
        if self._read == name or not is_file_name(name):
            return
        self._read = name
        try:
            records = await run_in_thread(read_undo_records, self._journals / f"{name}.jsonl")
        except OSError as error:
            _log.warning("what was undone is not known: %s", error.strerror)
            return
        if not records:
            return
        restores = await self._restores()
        records += self._noted_late(records, restores)
        reported = max((at for at, record in enumerate(records) if record.told), default=-1)
        newest = {record.restore: record for record in records if not record.again}
        here = {each.id for each in self._undone}
        parts = {restore for restore, record in newest.items() if record.part}
        standing = standing_restores(restores, name, parts)
        earlier = [
            _Undone(
                record.id,
                newest[record.id].line if record.id in newest else "",
                files=_files_of(record),
            )
            for record in standing
            if record.id not in here
        ]
        known = _known_restores(records[: reported + 1])
        # Undos of which a part was redone, and rewinds by Claude Code.
        times = Counter(record.restore for record in records if record.restore and not record.again)
        complete = {record.id for record in standing} | here
        elsewhere = {record.restore for record in records if record.by_cli}
        rests = [
            _Undone(each, newest[each].line)
            for each, count in times.items()
            if (count > 1 or each in elsewhere) and each not in complete
        ]
        self._undone = earlier + self._undone
        order = {each: place for place, each in enumerate(times)}
        earlier = sorted(earlier + rests, key=lambda each: (order.get(each.id, len(order)), each.id))
        again = [
            _Undone(record.restore, record.line, again=True)
            for record in records[reported + 1 :]
            if record.again and record.line
        ]
        unreported = [each for each in earlier if each.line and each.id not in known]
        self._unreported = unreported + again + self._unreported
        self.changed.emit()

    def _noted_late(
        self, records: Sequence[UndoRecord], restores: Sequence[RestoreRecord]
    ) -> list[UndoRecord]:
        """Write to the journal what an undo or redo had done when the program was killed. Return the
        records."""
        late: list[UndoRecord] = []
        name = self._info.session_id
        noted = {record.restore for record in records}
        begun = records[-1]
        standing = standing_restores(restores, name)
        if standing and not (begun.restore or begun.told) and standing[-1].id not in noted:
            files = _files_of(standing[-1])
            line = _line_of(files) if begun.line and files is not None else begun.line
            late.append(UndoRecord(restore=standing[-1].id, line=line))
        lines = {record.restore: record.line for record in records if not record.again}
        reported = max((at for at, record in enumerate(records) if record.told), default=-1)
        known = _known_restores(records[: reported + 1])
        by_id = {record.id: record for record in restores}
        for restore, redo in unnoted_redos(restores, name, records).items():
            line = lines.get(restore, "")
            files = _files_of(by_id[restore]) if restore in by_id else None
            again, rest = _Undone(restore, line, files=files).parted(set(redo.touched))
            if rest is not None or restore not in known:
                left = rest.line if rest is not None else ""
                late.append(UndoRecord(restore=restore, line=left, part=rest is not None))
            made = again.line if restore in known else ""
            late.append(UndoRecord(restore=restore, line=made, again=True, by=redo.id))
        for record in late:
            self._journal.undoing_noted(record)
        return late

    def _keep(self, undone: _Undone) -> None:
        self._journal.changes_undone(undone.id, undone.line)
        self._undone.append(undone)
        if undone.line:
            self._unreported.append(undone)
        self.changed.emit()

    async def _restore(self, request: SnapshotRequest) -> "Restored | Text":
        """Return what was done, or why nothing was done."""
        try:
            answer = await self._snapshots.ask(request)
        except SnapshotError as error:
            _log.warning("changes were not undone: %s", error)
            return Phrase("rewind.not_undone", reason=str(error))
        if isinstance(answer, Refused):
            return why_refused(answer) or Phrase("rewind.snapshot_gone")
        assert isinstance(answer, Restored)
        self.written.emit()
        return answer


def _known_restores(records: Sequence[UndoRecord]) -> set[str]:
    """Return the ids of the restores that Claude knows. `records`: the records up to the newest report. A
    restore whose newest record has no line was not reported."""
    newest = {record.restore: record.line for record in records if not record.again}
    return {restore for restore, line in newest.items() if line}


def _files_of(record: RestoreRecord) -> _PutBack | None:
    """Return the files of a restore. Return None if they are not known, or if only a part of a file was
    restored."""
    return _PutBack(record.written, record.deleted) if record.touched else None


def _states(comparison: Comparison, changes: Sequence[Change]) -> dict[bytes, PathState | None]:
    """Return the current state of each path to put back. These are the files, and the folders in which
    nothing else has changed."""
    expected: dict[bytes, PathState | None] = {}
    chosen = {change.path for change in changes}
    left = folders_above(names_of(change for change in comparison.changes if change.path not in chosen))
    emptied = folders_above(names_of(changes)) - left
    folders = [folder for folder in comparison.folders if folder.path in emptied and not folder.unsure]
    for change in (*folders, *changes):
        expected[change.path] = change.after
        if change.kind is ChangeKind.RENAMED:
            expected[change.old_path] = None
    return expected


def _committed(changes: Sequence[Change]) -> dict[bytes, PathState | None]:
    """Return the state of each path in the commit of a comparison with `HEAD`."""
    states: dict[bytes, PathState | None] = {}
    for change in changes:
        if change.kind is ChangeKind.RENAMED:
            states |= {change.path: None, change.old_path: change.before}
        else:
            states[change.path] = change.before
    return states


def _done(restored: Restored) -> set[bytes]:
    return {each.path for each in restored.paths if each.outcome is RestoreOutcome.RESTORED}


def _put_back(changes: Sequence[Change], done: Set[bytes] | None) -> _PutBack:
    """Return which files were put back. `done`: the paths that were put back; None if they are not known, so
    that all paths count.

    A renamed file is given by its new name, or by its old name if the new name could not be deleted.
    """
    if done is None:
        done = {path for change in changes for path in (change.path, change.old_path)}
    written = [
        change.path if change.path in done else change.old_path
        for change in changes
        if change.before is not None and (change.old_path or change.path) in done
    ]
    deleted = [change.path for change in changes if change.before is None and change.path in done]
    return _PutBack(tuple(written), tuple(deleted))


def _line_of(back: _PutBack) -> str:
    """Return the text for Claude, with the names before the last colon; "" if nothing was put back."""
    names = _names((*back.written, *back.deleted))
    if not names:
        return ""
    if not back.written:
        return f"{names}: new, and deleted again"
    new = len(back.deleted)
    deleted = f" ({new} of these {'was' if new == 1 else 'were'} new, and deleted again)" if new else ""
    return f"{names}: put back to what it was before{deleted}"


def _names(paths: Iterable[bytes]) -> str:
    """Return the names for Claude, at most the first `_NAMED`; "" without paths."""
    named = sorted(paths)
    more = f" and {len(named) - _NAMED} more" if len(named) > _NAMED else ""
    return ", ".join(map(_quoted, named[:_NAMED])) + more


def _encoded(name: str) -> bytes:
    return name.encode("utf-8", "replace")


def _unsure(changes: Sequence[Change]) -> Text:
    """Return a text that says that these changes were left alone; "" without changes."""
    if not changes:
        return ""
    return Phrase("rewind.before_unsure", name=_name(changes[0].path), more=len(changes) - 1)


def _together(*parts: Text) -> Text:
    """Join the texts that are not empty, each below the one before; "" if all are empty."""
    said: Text = ""
    for part in parts:
        said = Phrase("notice.lines", first=said, rest=part) if said and part else said or part
    return said


def _renamed(changes: Sequence[Change]) -> dict[bytes, bytes]:
    return {change.path: change.old_path for change in changes if change.old_path}


def _left_alone(restored: Restored, comparison: Comparison | None = None) -> Text:
    """Return a text about what could not be done, with the first file for each reason. A new folder that
    stays because it has ignored files is not mentioned."""
    folders = {change.path for change in comparison.folders} if comparison is not None else set()
    tried = [
        each
        for each in restored.paths
        if not (
            each.error == errno.ENOTEMPTY and each.outcome is RestoreOutcome.BLOCKED and each.path in folders
        )
    ]
    by_outcome = ([each for each in tried if each.outcome is outcome] for outcome in RestoreOutcome)
    return _together(*map(_left_as, RestoreOutcome, by_outcome), _linked([e for e in tried if e.linked]))


def _linked(paths: Sequence[RestoredPath]) -> Text:
    if not paths:
        return ""
    return Phrase("rewind.linked_elsewhere", name=_name(paths[0].path), more=len(paths) - 1)


def _left_as(outcome: RestoreOutcome, paths: Sequence[RestoredPath]) -> Text:
    """Return the text about the paths with this outcome; "" without paths, or if the outcome needs no
    text."""
    if not paths:
        return ""
    name, more = _name(paths[0].path), len(paths) - 1
    match outcome:
        case RestoreOutcome.CHANGED:
            return Phrase("rewind.changed_since", name=name, more=more)
        case RestoreOutcome.BLOCKED:
            return Phrase("rewind.in_the_way", name=name, more=more)
        case RestoreOutcome.MISSING:
            return Phrase("rewind.not_stored", name=name, more=more)
        case RestoreOutcome.CONVERTED:
            return Phrase("rewind.converted", name=name, more=more)
        case RestoreOutcome.UNSURE:
            return Phrase("rewind.before_unsure", name=name, more=more)
        case RestoreOutcome.FAILED:
            reason = os.strerror(paths[0].error) if paths[0].error else ""
            return Phrase("rewind.not_written", name=name, reason=reason, more=more)
    return ""


def _numbers(lines: Sequence[int]) -> str:
    """Return rising numbers as `3-5, 8`, at most the first `_NAMED` runs."""
    runs: list[tuple[int, int]] = []
    for line in lines:
        if runs and runs[-1][1] + 1 == line:
            runs[-1] = (runs[-1][0], line)
        else:
            runs.append((line, line))
    words = [f"{first}-{last}" if last > first else f"{first}" for first, last in runs[:_NAMED]]
    return ", ".join(words) + (f" and {len(runs) - _NAMED} more" if len(runs) > _NAMED else "")


def _quoted(path: bytes) -> str:
    """Return a name for Claude that cannot be mistaken for the user's text. The name is on one line, with
    hidden characters shown, and in quotes unless it is plain."""
    name = visible(path.decode("utf-8", "replace"))
    if len(name) > _LONGEST_NAME:
        name = f"{name[: _LONGEST_NAME // 2]}…{name[-_LONGEST_NAME // 2 :]}"
    return name if _PLAIN_NAME.fullmatch(name) else '"{}"'.format(name.replace('"', '\\"'))


def change_name(change: Change) -> str:
    return _name(change.path)


def _name(path: bytes) -> str:
    """Return the path as one line of text."""
    return " ".join(path.decode("utf-8", "replace").split())
