"""Takes the snapshots of a session's folder, and keeps which turn each snapshot belongs to."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from claude_desk.protocol.files.journal_file import SnapshotRecord
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.snapshots.turn_snapshots import (
    ChangeFigures,
    TurnSnapshots,
    read_turn_snapshots,
    spans_of,
)
from claude_desk.snapshots.instant import TICK_MS, Instant, instant_now
from claude_desk.snapshots.records import (
    Change,
    FileKind,
    Refusal,
    Refused,
    SnapshotChanges,
    SnapshotMoment,
    Taken,
)
from claude_desk.snapshots.requests import CompareSnapshots, SnapshotError, SnapshotRequest, TakeSnapshot

Part = Callable[[tuple[Change, ...], str, str], Awaitable[tuple[tuple[Change, ...], frozenset[bytes]]]]

_log = logging.getLogger(__name__)

HOLD_SECONDS = 20.0
"""How long a tool waits for the snapshot before its turn."""

_BEFORE_CHANGE_SECONDS = 10.0


class SessionSnapshots(QObject):
    """Takes a snapshot when the first child starts, before and after each turn, and before we change files.
    A failed snapshot blocks nothing.

    The folder is read while Claude Code asks the model. A message waits only for a tick of the clock
    (`may_begin`). The first tool of its turn that may write waits until the folder is read (`until_taken`).
    Files that changed between the message and the reading are marked in the snapshot, and their changes are
    not undone. The journal records which snapshot belongs to which turn.
    """

    released = Signal()  # a message no longer has to wait
    changed = Signal()  # there is a new snapshot, or a reason why a snapshot is missing
    notice = Signal(object)  # Text: why a snapshot was refused, once for each folder and reason

    def __init__(
        self,
        config: SessionConfig,
        info: SessionInfo,
        journal: JournalWriter,
        tasks: AsyncTasks,
        facts: Callable[[], SessionFacts],
        part: Part | None,
        parent: QObject,
    ) -> None:
        """`part` removes changes that other sessions made. Its second argument is the uuid of the turn, or
        "" for all turns."""
        super().__init__(parent)
        self._source = config.snapshots
        self._own_folder = self._folder = config.folder
        self._elsewhere: dict[str, dict[str, TurnSnapshots]] = {}  # turns of folders that Claude left
        self._journals = config.journals
        self._info = info
        self._journal = journal
        self._tasks = tasks
        self._facts = facts
        self._part = part
        self.turns: dict[str, TurnSnapshots] = {}  # by the uuid of the turn's prompt, oldest first
        self.figures: ChangeFigures | None = None  # the session's changes; None if they were not counted
        self.refused: Refused | None = None  # why the last snapshot was refused
        self.failed = False  # the last snapshot failed; the log says why
        # By folder and prompt: turns whose first snapshot was asked for, and the tasks that take it now.
        self._asked: set[tuple[str, str]] = set()
        self._taking: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._waits: dict[str, Instant] = {}  # by prompt: the time since which its message waits
        self._tick = QTimer(self, singleShot=True, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self.released)
        self._begun = False
        self._top = ""
        self._read = ""  # the session whose earlier snapshots are known
        self._recalling = asyncio.Lock()

    @property
    def available(self) -> bool:
        """Whether snapshots are taken at all; False in the demo."""
        return self._source is not None

    @property
    def first(self) -> str:
        """The snapshot with which the session begins; "" without a snapshot."""
        return next((turn.before for turn in self.turns.values() if turn.before), "")

    @property
    def top(self) -> str:
        """The folder of which snapshots are taken; "" before the first snapshot."""
        return self._top

    @property
    def folder(self) -> str:
        return self._folder

    def work_in(self, folder: str, uuid: str = "") -> None:
        """Switch to the folder in which Claude works from now on. `uuid`: the prompt of the running turn,
        whose changes in that folder begin now."""
        if folder == self._folder:
            return
        self._elsewhere[self._folder] = self.turns
        self._folder, self.turns = folder, self._elsewhere.pop(folder, {})
        self._top = self._read = ""
        self.figures = self.refused = None
        self.changed.emit()
        self._turn_begins(uuid)

    @property
    def _recorded_folder(self) -> str:
        """The folder as the journal has it: "" for the session's own folder."""
        return "" if self._folder == self._own_folder else self._folder

    # --- the moments of snapshots --------------------------------------------------------------

    def child_started(self) -> None:
        """Take a first snapshot, once. The first reading of a folder takes a while, and should be over when
        the first message is sent."""
        if self._source is not None and not self._begun:
            self._begun = True
            self._tasks.start(self._take(SnapshotMoment.SESSION_START, ""))

    def may_begin(self, uuid: str) -> bool:
        """Return whether the message that begins a turn may be written now. If not, ask again on `released`.

        The clock that stamps files advances in ticks of some milliseconds. The message waits for the next
        tick, so that files that change before and after the message have different times.
        """
        if self._source is not None:
            now = instant_now()
            if not now.is_after(self._waits.setdefault(uuid, now)):
                self._tick.start()
                return False
            del self._waits[uuid]
            self._turn_begins(uuid)
        return True

    def _turn_begins(self, uuid: str) -> None:
        """Start to take the snapshot before a turn. No tool of the turn may have written yet."""
        turn = (self._folder, uuid)
        if self._source is not None and uuid and turn not in self._asked:
            self._asked.add(turn)
            taking = self._tasks.start(self._take(SnapshotMoment.TURN_START, uuid, since=instant_now()))
            self._taking[turn] = taking
            taking.add_done_callback(lambda _: self._taking.pop(turn, None))

    def may_write(self, uuid: str) -> bool:
        """Whether a tool of this turn may write without waiting."""
        turn = (self._folder, uuid)
        return self._source is None or not uuid or (turn in self._asked and turn not in self._taking)

    async def until_taken(self, uuid: str) -> None:
        """Wait for the snapshot before a turn, at most `HOLD_SECONDS`. If Claude Code began the turn itself,
        with a message that was written during the previous turn, take the snapshot now."""
        self._turn_begins(uuid)
        if (taking := self._taking.get((self._folder, uuid))) is not None:
            await asyncio.wait({taking}, timeout=HOLD_SECONDS)

    def turn_ended(self, uuid: str) -> None:
        """Take the snapshot after a turn. `uuid`: the uuid of the turn's prompt; with "" do nothing."""
        if self._source is not None and uuid:
            self._tasks.start(self._take(SnapshotMoment.TURN_END, uuid))

    def files_written(self) -> None:
        """Count the session's changes again after files were undone or redone."""
        if self._source is not None and self.first:
            self._tasks.start(self._recount())

    async def before_change(self, uuid: str) -> None:
        """Take a snapshot before files are changed for the user. Wait for it at most 10 s."""
        if self._source is not None:
            await self._take(SnapshotMoment.BEFORE_RESTORE, uuid, seconds=_BEFORE_CHANGE_SECONDS)

    # --- requests, and snapshots of earlier runs -----------------------------------------------

    async def ask(self, request: SnapshotRequest) -> Any:
        """Return the answer of the source of snapshots. Raise `SnapshotError` if there is no source."""
        if self._source is None:
            raise SnapshotError("there are no snapshots")
        return await self._source.ask(request)

    def begin_recall(self) -> None:
        """Start to read the snapshots of earlier runs, whose rows are shown now."""
        if self._source is not None:
            self._tasks.start(self.recall())

    async def recall(self) -> None:
        """Read from the journal the snapshots of earlier runs, and add them to `turns`."""
        async with self._recalling:
            await self._recall()

    async def _recall(self) -> None:
        name = self._info.session_id
        if self._read == name or not is_file_name(name):
            return
        path, folder = self._journals / f"{name}.jsonl", self._recorded_folder
        try:
            earlier: dict[str, TurnSnapshots] = await run_in_thread(read_turn_snapshots, path, folder)
        except OSError as error:
            _log.warning("the snapshots of a session are not known: %s", error.strerror)
            return
        if folder != self._recorded_folder:
            return
        self._read = name
        if earlier:
            self.turns = {**earlier, **self.turns}
            self.changed.emit()

    # ---------------------------------------------------------------------------------------------

    async def _take(
        self,
        moment: SnapshotMoment,
        uuid: str,
        *,
        since: Instant | None = None,
        seconds: float | None = None,
    ) -> None:
        """Take a snapshot. `since`: the moment that the snapshot shows. If a snapshot with `since` fails,
        try once more, because this snapshot can also be taken later."""
        folder = self._folder
        request = TakeSnapshot(folder, moment, self._info.session_id, uuid, since)
        answer = await self._ask(request, seconds)
        if answer is None and since is not None:
            answer = await self._ask(request, seconds)
        moved = folder != self._folder  # Claude works in another folder now
        self.failed = answer is None and not moved
        if isinstance(answer, Taken) and not moved:
            self.refused = None
            self._top = answer.top
            late = moment is SnapshotMoment.TURN_END and self._facts().turn_runs
            record = SnapshotRecord(uuid=uuid, snapshot=answer.snapshot.id, moment=moment, late=late)
            if moment is SnapshotMoment.TURN_END:
                await self._count(record)
            if moment in (SnapshotMoment.TURN_START, SnapshotMoment.TURN_END):
                self._note(record)
            else:
                self.changed.emit()
        elif isinstance(answer, Refused) and not moved:
            self.refused = answer
            self.changed.emit()
            if answer.first and (why := why_refused(answer)):
                self.notice.emit(why)

    async def _ask(self, request: TakeSnapshot, seconds: float | None) -> Any:
        """Return the answer; None if the source failed."""
        assert self._source is not None
        try:
            return await self._source.ask(request, *(() if seconds is None else (seconds,)))
        except SnapshotError as error:
            _log.warning("no snapshot: %s", error)
            return None

    async def _count(self, record: SnapshotRecord) -> None:
        """Count the changes of the turn that ends with this snapshot, and of the session."""
        known = self.turns.get(record.uuid, TurnSnapshots())
        if known.before and (figures := await self._figures(known.before, record.snapshot, turn=record.uuid)):
            record.files, record.added, record.removed = figures.files, figures.added, figures.removed
        first = self.first
        if first and first != known.before:
            spans = spans_of({**self.turns, record.uuid: known.with_record(record)})
            self.figures = await self._figures(first, record.snapshot, tuple(dict.fromkeys(spans.values())))
        elif record.files is not None:
            self.figures = ChangeFigures(record.files, record.added, record.removed)

    async def _recount(self) -> None:
        spans = tuple(dict.fromkeys(spans_of(self.turns).values()))
        if (figures := await self._figures(self.first, "", spans)) is not None:
            self.figures = figures
            self.changed.emit()

    async def _figures(
        self, before: str, after: str, within: tuple[tuple[str, str], ...] = (), turn: str = ""
    ) -> ChangeFigures | None:
        assert self._source is not None
        try:
            answer = await self._source.ask(CompareSnapshots(self._folder, before, after, within))
        except SnapshotError as error:
            _log.warning("changes are not counted: %s", error)
            return None
        if not isinstance(answer, SnapshotChanges):
            return None
        changes, _ = parted(answer.changes)
        if self._part is not None:
            changes, _ = await self._part(changes, turn, self.top)
        return figures_of(changes)

    def _note(self, record: SnapshotRecord) -> None:
        record.folder = self._recorded_folder
        known = self.turns.get(record.uuid, TurnSnapshots())
        self.turns[record.uuid] = updated = known.with_record(record)
        if updated != known:
            self._journal.snapshot_taken(record)
        self.changed.emit()


def parted(changes: Iterable[Change]) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
    """Split changes into changes that matter, and changes of folders that add nothing. A folder's change
    adds nothing if another path in the folder has changed, or was moved out of it."""
    kept = list(changes)
    parents = folders_above(names_of(kept))
    files: list[Change] = []
    folders: list[Change] = []
    for change in kept:
        (folders if _is_folder(change) and change.path in parents else files).append(change)
    return tuple(files), tuple(folders)


def figures_of(changes: Iterable[Change]) -> ChangeFigures:
    files, _ = parted(changes)
    return ChangeFigures(
        len(files), sum(max(0, each.added) for each in files), sum(max(0, each.removed) for each in files)
    )


def _is_folder(change: Change) -> bool:
    return all(state is None or state.kind is FileKind.FOLDER for state in (change.before, change.after))


def names_of(changes: Iterable[Change]) -> set[bytes]:
    """Return the paths of the changes; for a renamed file the old and the new path."""
    return {path for change in changes for path in (change.path, change.old_path) if path}


def folders_above(paths: Iterable[bytes]) -> set[bytes]:
    """Return all folders above these paths."""
    found: set[bytes] = set()
    for path in paths:
        folder = path.rpartition(b"/")[0]
        while folder and folder not in found:
            found.add(folder)
            folder = folder.rpartition(b"/")[0]
    return found


def why_refused(refused: Refused) -> Text:
    """Return the text for the user about a refusal; "" if the refusal needs no text."""
    match refused.reason:
        case Refusal.OFF:
            return Phrase("rewind.snapshots_off")
        case Refusal.NO_GIT:
            return Phrase("rewind.no_git")
        case Refusal.NO_SYSTEM:
            return Phrase("rewind.no_snapshot_system")
        case Refusal.HOME:
            return Phrase("rewind.home_folder")
        case Refusal.TOO_MANY_FILES:
            return Phrase("rewind.too_many_files", limit=refused.limit)
        case Refusal.TOO_MANY_BYTES:
            return Phrase("rewind.too_many_bytes", limit=refused.limit)
        case Refusal.BUSY:
            return Phrase("rewind.store_busy")
        case Refusal.UNASKED:
            return Phrase("rewind.folder_unasked")
    return ""
