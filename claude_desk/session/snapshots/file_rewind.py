"""Puts files back to what they were before a message, from the snapshot of that moment."""

import logging
from collections.abc import Collection
from dataclasses import dataclass

from claude_desk.protocol.phrase import Text
from claude_desk.session.snapshots.change_undo import ChangeUndo, FilesBack
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots, parted
from claude_desk.session.snapshots.turn_snapshots import spans_of
from claude_desk.snapshots.records import Change, SnapshotChanges
from claude_desk.snapshots.requests import CompareSnapshots, SnapshotError

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FilePlan:
    """What a rewind would change, as it was shown. `foreign`: paths that the user or another program has
    changed between the turns or since the last turn."""

    comparison: Comparison
    foreign: frozenset[bytes] = frozenset()

    def chosen(self, paths: Collection[bytes] | None = None) -> list[Change]:
        """Return the changes of these paths; with None the changes of all paths that are not in
        `self.foreign`."""
        changes = self.comparison.changes
        if paths is None:
            return [change for change in changes if change.path not in self.foreign]
        return [change for change in changes if change.path in paths]


class FileRewind:
    """Rewinds files: call `plan`, then `restore`. The user can also undo the newest restore on the page of
    changes."""

    def __init__(self, snapshots: SessionSnapshots, undo: ChangeUndo) -> None:
        self._snapshots = snapshots
        self._undo = undo

    async def plan(self, uuid: str) -> FilePlan | None:
        """Return what a rewind to before the message would change. Return None if there is no certain
        snapshot, or the comparison fails."""
        snapshots = self._snapshots
        if not snapshots.available:
            return None
        await snapshots.recall()
        turn = snapshots.turns.get(uuid)
        if turn is None or not turn.is_certain:
            return None
        found = await self._compare(turn.before)
        if found is None:
            return None
        turns = list(snapshots.turns)
        spans = spans_of({each: snapshots.turns[each] for each in turns[turns.index(uuid) :]})
        claude = await self._compare(turn.before, tuple(spans.values()))
        changes, folders = parted(found.changes)
        ended = [each.after for each in snapshots.turns.values() if each.after]
        since = await self._compare(max(ended)) if ended else SnapshotChanges((), ())  # ids sort by time
        if claude is None or since is None:
            foreign = {change.path for change in found.changes}
        else:
            foreign = {change.path for change in found.changes} - {change.path for change in claude.changes}
            foreign |= {change.path for change in since.changes}
        comparison = Comparison(
            ChangeScope.TURN, uuid, turn.before, "", changes, folders, found.left, turn.late
        )
        return FilePlan(comparison, frozenset(foreign & {change.path for change in changes}))

    async def _compare(self, before: str, within: tuple[tuple[str, str], ...] = ()) -> SnapshotChanges | None:
        try:
            answer = await self._snapshots.ask(
                CompareSnapshots(self._snapshots.folder, before, within=within)
            )
        except SnapshotError as error:
            _log.warning("what a rewind would change is not known: %s", error)
            return None
        return answer if isinstance(answer, SnapshotChanges) else None

    async def restore(self, plan: FilePlan, paths: Collection[bytes] | None = None) -> FilesBack:
        """Put the files of these paths back; with None all files that are not foreign."""
        return await self._undo.rewind(plan.comparison, plan.chosen(paths))

    def drop_report(self, restore: str) -> None:
        """Call `ChangeUndo.drop_report`."""
        self._undo.drop_report(restore)

    async def take_back(self, restore: str) -> Text:
        """Redo the changes that the restore has undone (`ChangeUndo.take_back`)."""
        return await self._undo.take_back(restore)
