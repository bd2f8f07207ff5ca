"""Which snapshots belong to which turn of a session, read from its journal. No Qt; for a thread."""

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
    """What the folder was `before` and `after` the turn of a prompt, by ids of snapshots; "" for none.

    `figures`: of what the turn has changed, None where that is not known. `late`: files may have been changed
    in the turn before the one was taken, or since it before the other.
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
        """Whether `before` is what the folder was before the turn, but for what is marked in it. One that
        earlier versions took late, or took the newest for, is not."""
        return bool(self.before) and not self.before_late

    def with_record(self, record: SnapshotRecord) -> "TurnSnapshots":
        """With one more. Of two for the moment before the turn one that was in time counts, else the first:
        it is nearer to it."""
        if record.moment == SnapshotMoment.TURN_END:
            known = record.files is not None
            figures = ChangeFigures(record.files or 0, record.added, record.removed) if known else None
            return replace(self, after=record.snapshot, after_late=record.late, figures=figures)
        if record.moment == SnapshotMoment.TURN_START and not (self.before and record.late):
            return replace(self, before=record.snapshot, before_late=record.late)
        return self


def spans_of(turns: Mapping[str, TurnSnapshots]) -> dict[str, tuple[str, str]]:
    """From which snapshot to which each turn lasted, of turns in their order: where one of its own is missing
    the nearest of the turns beside it, "" for the folder as it is now. Those of which nothing is known are
    left out."""
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
    """By the uuid of the turn's prompt, the oldest first; none where there is no journal. OSError where it
    cannot be read. `folder`: as the records have it."""
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
