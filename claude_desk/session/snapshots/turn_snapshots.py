"""Reads from a session's journal which snapshots belong to which turn. The module runs in a thread and uses
no Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from claude_desk.protocol.files.journal_file import (
    JOURNAL_BYTES,
    JOURNAL_LINE_BYTES,
    SnapshotRecord,
    read_line,
)
from claude_desk.snapshots.records import SnapshotMoment
from claude_desk.system.files import lines_of

_KIND = b'"kind":"snapshot"'


@dataclass(frozen=True, slots=True)
class ChangeFigures:
    """How many files and lines have changed."""

    files: int
    added: int = 0
    removed: int = 0


@dataclass(frozen=True, slots=True)
class TurnSnapshots:
    """The ids of the snapshots `before` and `after` a turn; "" without a snapshot.

    `figures`: how much the turn has changed; None if that is not known. `late`: the turn may have changed
    files before the first snapshot was taken, or files may have changed after the turn and before the second
    snapshot.
    """

    before: str = ""
    after: str = ""
    before_late: bool = False
    after_late: bool = False
    figures: ChangeFigures | None = None

    @property
    def late(self) -> bool:
        return self.before_late or self.after_late

    @property
    def is_certain(self) -> bool:
        """Whether `before` shows the folder before the turn, except for the files that are marked in it.
        False without `before`. Also false if an earlier version of Claude Desk took that snapshot late, or
        used the newest snapshot instead."""
        return bool(self.before) and not self.before_late

    def with_record(self, record: SnapshotRecord) -> "TurnSnapshots":
        """Return a copy with one more snapshot. A late snapshot from the turn's beginning does not replace
        an earlier snapshot, which is nearer to the beginning."""
        if record.moment == SnapshotMoment.TURN_END:
            known = record.files is not None
            figures = ChangeFigures(record.files or 0, record.added, record.removed) if known else None
            return replace(self, after=record.snapshot, after_late=record.late, figures=figures)
        if record.moment == SnapshotMoment.TURN_START and not (self.before and record.late):
            return replace(self, before=record.snapshot, before_late=record.late)
        return self


def spans_of(turns: Mapping[str, TurnSnapshots]) -> dict[str, tuple[str, str]]:
    """Return the first and the last snapshot of each turn; the turns are given in their order.

    A missing snapshot is replaced by the nearest snapshot of the neighbouring turns. A last snapshot of ""
    means the current folder. A turn is left out if no snapshot is known up to its beginning.
    """
    found: dict[str, tuple[str, str]] = {}
    last = ""
    for uuid, turn in turns.items():
        if before := turn.before or last:
            found[uuid] = before, turn.after
        last = turn.after or turn.before or last
    following = ""
    for uuid in reversed(tuple(turns)):
        if uuid in found:
            before, after = found[uuid]
            found[uuid] = before, after or following
        following = turns[uuid].before or turns[uuid].after or following
    return found


def read_turn_snapshots(path: Path, folder: str = "") -> dict[str, TurnSnapshots]:
    """Read the snapshots of turns, by the uuid of the prompt, the oldest first; empty without a journal.

    Raise `OSError` if the journal cannot be read. `folder`: the folder in the form of the records.
    """
    found: dict[str, TurnSnapshots] = {}
    for record in _records(path):
        if record.folder != folder:
            continue
        found[record.uuid] = found.get(record.uuid, TurnSnapshots()).with_record(record)
    return found


def _records(path: Path) -> Iterator[SnapshotRecord]:
    try:
        for line in lines_of(path, JOURNAL_BYTES, JOURNAL_LINE_BYTES):
            if _KIND in line[:80] and isinstance(record := read_line(line), SnapshotRecord):
                yield record
    except FileNotFoundError:
        return
