"""Finds what has changed in a session's folder: in a turn, in the session, since the newest commit, or in the
branch of a worktree."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.library.repository import git_folder_of, repository_of
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.repository.merge_requests import BranchChanges
from claude_desk.repository.records import RepositoryStatus
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import looked
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.repository.session_staging import SessionStaging
from claude_desk.session.snapshots.folder_sessions import (
    FolderSession,
    calls_in,
    files_written,
    overlap,
    part_changes,
    spans_of_turns,
)
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots, parted, why_refused
from claude_desk.session.snapshots.turn_snapshots import TurnSnapshots, spans_of
from claude_desk.snapshots.records import HEAD, Change, FileDiff, LeftAlone, Refusal, Refused, SnapshotChanges
from claude_desk.snapshots.requests import CompareSnapshots, ReadDiff, SnapshotError
from claude_desk.transcript.operations import AppendText, Operation

_log = logging.getLogger(__name__)

_DISK_SECONDS = 10.0  # for finding the files of calls; after that, no call counts as naming a file

AGAIN_MS = 1_000  # from a change of the rows to the next comparison
LOOK_MS = 2_000  # between two looks at the index while its changes are shown


class ChangeScope(StrEnum):
    TURN = "turn"
    SESSION = "session"
    HEAD = "head"
    UNSTAGED = "unstaged"  # changes that are not in the index
    STAGED = "staged"  # changes in the index that are not in the newest commit
    BRANCH = "branch"  # commits of a worktree's git branch that the branch where it began lacks


OF_INDEX = (ChangeScope.UNSTAGED, ChangeScope.STAGED)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The changes of one scope.

    `before`: a snapshot, or `HEAD`; "" for a comparison of the index, or if there is no snapshot. `after`: a
    snapshot, or "" for the current folder. A comparison of a turn or the session with the current folder
    lists only paths that changed during turns. `turn`: the uuid of the prompt, if the scope is a turn.
    `folders`: changes of folders in which files changed too; these changes are not among `changes`. `late`:
    a snapshot was taken late or is missing. `trouble`: why there is no result. `unnamed`: paths that no tool
    call of this session names, if another session worked in the folder at the same time.
    """

    scope: ChangeScope
    turn: str = ""
    before: str = ""
    after: str = ""
    changes: tuple[Change, ...] = ()
    folders: tuple[Change, ...] = ()
    left: tuple[LeftAlone, ...] = ()
    late: bool = False
    trouble: Text = ""
    unnamed: frozenset[bytes] = frozenset()


IndexState = tuple[tuple[int, ...], ...]


def index_state(folder: str) -> IndexState | None:
    """Return a value that differs once the index, or the commit that is checked out, has changed. Return None
    without a repository."""
    top = repository_of(Path(folder))
    own = git_folder_of(top) if top is not None else None
    if own is None:
        return None
    found: list[tuple[int, ...]] = []
    for name in ("index", "HEAD", "logs/HEAD"):
        try:
            state = (own / name).stat()
        except OSError:
            found.append(())
        else:
            found.append((state.st_mtime_ns, state.st_size, state.st_ino))
    return tuple(found)


class ChangeParting:
    """Separates the changes of this session from the changes of the other sessions of its folder."""

    def __init__(self, feed: TranscriptFeed, other_sessions: Callable[[], list[FolderSession]]) -> None:
        self._feed = feed
        self._other_sessions = other_sessions

    async def part(
        self, changes: tuple[Change, ...], turn: str, top: str
    ) -> tuple[tuple[Change, ...], frozenset[bytes]]:
        """Leave out changes that only tool calls of other sessions name. Return the remaining changes, and
        those of their paths that no tool call of this session names. If no other session worked at the same
        time, return all changes and no paths. `turn`: the uuid of the turn's prompt; "" for all turns of the
        session."""
        other_sessions = self._other_sessions()
        if not other_sessions or not changes:
            return changes, frozenset()
        turns = [each for each in self._feed.reducer.store.turns if not turn or each.uuid == turn]
        spans = spans_of_turns(turns, self._feed.clock())
        now = self._feed.clock()
        other_sessions = [
            each for each in other_sessions if overlap(spans_of_turns(each.turns(), now), spans)
        ]
        if not other_sessions:
            return changes, frozenset()
        theirs = [call for other in other_sessions for call in calls_in(other.turns(), spans)]
        nothing: set[str] = set()
        named = await looked(partial(files_written, calls_in(turns, spans)), nothing, seconds=_DISK_SECONDS)
        by_other_sessions = await looked(partial(files_written, theirs), nothing, seconds=_DISK_SECONDS)
        return part_changes(changes, top, named, by_other_sessions)


class SessionChanges(QObject):
    """Compares one scope at a time. After `watch`, the comparison is repeated when rows, snapshots or the
    index change, until `stop`. Another program may change the index too, such as `git add -f` in a terminal.
    """

    found = Signal(object)  # Comparison
    diff_read = Signal(object, object)  # Change; FileDiff, or None if it could not be read

    def __init__(
        self,
        snapshots: SessionSnapshots,
        staging: SessionStaging,
        feed: TranscriptFeed,
        tasks: AsyncTasks,
        parting: ChangeParting,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._snapshots = snapshots
        self._staging = staging
        self._feed = feed
        self._tasks = tasks
        self._parting = parting
        self._wanted: tuple[ChangeScope, str] | None = None
        self._watcher: QObject | None = None
        self._compares = False
        self._again = False
        self._timer = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._timer.timeout.connect(self._begin)
        self._index: IndexState | None = None  # of the last comparison
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)

    def watch(self, scope: ChangeScope, turn: str = "", watcher: QObject | None = None) -> None:
        """Compare this scope from now on, for the `watcher` alone. `turn`: the uuid of the turn's prompt; ""
        for the newest turn."""
        self._watcher = watcher
        if self._wanted is None:
            self._feed.operations.connect(self._on_operations)
            self._snapshots.changed.connect(self._begin)
            self._staging.written.connect(self._begin)
        self._wanted = (scope, turn)
        if scope in (ChangeScope.TURN, ChangeScope.SESSION):
            self._looks.stop()
        elif not self._looks.isActive():
            self._looks.start()
        self._begin()

    def stop(self, watcher: QObject | None = None) -> None:
        """End the comparisons, unless they are for another watcher meanwhile."""
        if self._wanted is not None and watcher is self._watcher:
            self._wanted = None
            self._timer.stop()
            self._looks.stop()
            self._feed.operations.disconnect(self._on_operations)
            self._snapshots.changed.disconnect(self._begin)
            self._staging.written.disconnect(self._begin)

    def read(self, change: Change, *, all_lines: bool = False, spaces: bool = True) -> None:
        """Read the lines of a changed file, and emit `diff_read`. `all_lines`: read all lines, instead of
        only the lines around changes. Without `spaces`, changes that are only white space are left out."""
        scope = self._wanted[0] if self._wanted is not None else ChangeScope.TURN
        self._tasks.start(self._read(change, all_lines, spaces, scope))

    def read_index(self, change: Change, *, staged: bool) -> None:
        """Read the lines of a change of the index, and emit `diff_read`. `staged`: whether the change is in
        the index."""
        self._tasks.start(
            self._read(change, False, True, ChangeScope.STAGED if staged else ChangeScope.UNSTAGED)
        )

    # ---------------------------------------------------------------------------------------------

    @Slot(object)
    def _on_operations(self, operations: Sequence[Operation]) -> None:
        if not self._timer.isActive() and any(not isinstance(each, AppendText) for each in operations):
            self._timer.start()

    @Slot()
    def _look(self) -> None:
        if not self._compares:
            self._tasks.start(self._look_at_index())

    async def _look_at_index(self) -> None:
        """Compare again if another program has changed the index."""
        known, found = self._index, await self._index_state()
        if known is not None and found is not None and found != known and known is self._index:
            self._begin()

    async def _index_state(self) -> "IndexState | None":
        folder = self._snapshots.folder
        return await looked(partial(index_state, folder), None, path=folder)

    @Slot()
    def _begin(self) -> None:
        if self._wanted is None:
            return
        if self._compares:
            self._again = True
        else:
            self._compares = True
            self._tasks.start(self._run())

    async def _run(self) -> None:
        try:
            while self._wanted is not None:
                self._again = False
                wanted = self._wanted
                self._index = await self._index_state() if self._looks.isActive() else None
                comparison = await self._compare(*wanted)
                if self._wanted == wanted:
                    self.found.emit(comparison)
                    if wanted[0] is ChangeScope.HEAD:
                        await self._staging.read()  # what of these changes is staged
                if not self._again:
                    return
        finally:
            self._compares = False

    async def _compare(self, scope: ChangeScope, turn: str) -> Comparison:
        if scope in OF_INDEX:
            return await self._compare_index(scope)
        if scope is ChangeScope.BRANCH:
            return await self._compare_branch()
        snapshots = self._snapshots
        if not snapshots.available:
            return Comparison(scope, trouble=Phrase("rewind.demo_changes"))
        await snapshots.recall()
        before, after, late, certain = HEAD, "", False, True
        within: tuple[tuple[str, str], ...] = ()
        spans = spans_of(snapshots.turns)
        if scope is ChangeScope.TURN:
            turn = turn or next(reversed(snapshots.turns), "")
            known = snapshots.turns.get(turn, TurnSnapshots())
            before, after = spans.get(turn, ("", ""))
            certain = known.is_certain
            late = known.late or (before, after) != (known.before, known.after)
            if turn == next(reversed(snapshots.turns), ""):
                # The turn's own changes in the current folder, without changes since the turn ended.
                within, after, late = ((before, after),), "", known.late
        elif scope is ChangeScope.SESSION:
            first = next(iter(spans), "")
            before, _ = spans.get(first, ("", ""))
            certain = snapshots.turns.get(first, TurnSnapshots()).is_certain
            within = tuple(dict.fromkeys(spans.values()))
            late = any(each.late for each in snapshots.turns.values())
        if not before:
            why = why_refused(snapshots.refused) if snapshots.refused is not None else ""
            none = Phrase("rewind.not_compared") if snapshots.failed else Phrase("rewind.no_snapshot_yet")
            return Comparison(scope, turn, trouble=why or none)
        try:
            answer = await snapshots.ask(CompareSnapshots(snapshots.folder, before, after, within))
        except SnapshotError as error:
            _log.warning("changes are not known: %s", error)
            return Comparison(scope, turn, before, after, trouble=Phrase("rewind.not_compared"))
        if isinstance(answer, Refused):
            gone = Phrase("rewind.no_commit") if scope is ChangeScope.HEAD else Phrase("rewind.snapshot_gone")
            why = gone if answer.reason is Refusal.UNKNOWN else why_refused(answer)
            return Comparison(scope, turn, before, after, trouble=why or Phrase("rewind.not_compared"))
        assert isinstance(answer, SnapshotChanges)
        changes, folders = parted(answer.changes)
        unnamed: frozenset[bytes] = frozenset()
        if scope is not ChangeScope.HEAD:
            of_turn = turn if scope is ChangeScope.TURN else ""
            changes, unnamed = await self._parting.part(changes, of_turn, self._snapshots.top)
        if not certain:  # `before` may be from another moment
            changes = tuple(replace(change, unsure=True) for change in changes)
            folders = tuple(replace(change, unsure=True) for change in folders)
        return Comparison(scope, turn, before, after, changes, folders, answer.left, late, unnamed=unnamed)

    async def _compare_index(self, scope: ChangeScope) -> Comparison:
        status = await self._staging.read()
        if not isinstance(status, RepositoryStatus):
            return Comparison(scope, trouble=status)
        return Comparison(scope, changes=status.staged if scope is ChangeScope.STAGED else status.unstaged)

    async def _compare_branch(self) -> Comparison:
        branch = await self._staging.read_branch()
        if not isinstance(branch, BranchChanges):
            return Comparison(ChangeScope.BRANCH, trouble=branch)
        return Comparison(ChangeScope.BRANCH, before=branch.base, after=branch.head, changes=branch.changes)

    async def _read(self, change: Change, all_lines: bool, spaces: bool, scope: ChangeScope) -> None:
        if scope in (*OF_INDEX, ChangeScope.BRANCH):
            staged = scope is not ChangeScope.UNSTAGED  # both sides are blobs of the repository
            self.diff_read.emit(change, await self._staging.diff(change, staged, all_lines, spaces))
            return
        request = ReadDiff(
            self._snapshots.folder, change.path, change.before, change.after, all_lines, spaces
        )
        try:
            answer = await self._snapshots.ask(request)
        except SnapshotError as error:
            _log.warning("a change is not known: %s", error)
            answer = None
        self.diff_read.emit(change, answer if isinstance(answer, FileDiff) else None)
