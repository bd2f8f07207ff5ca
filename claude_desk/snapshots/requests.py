"""The window's requests about snapshots. Each request is for a folder. Any answer may be `Refused`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from claude_desk.library.request_base import AnsweredRequest
from claude_desk.snapshots.instant import Instant
from claude_desk.snapshots.records import (
    ChosenLines,
    DiffHunk,
    FileDiff,
    FolderStore,
    PathState,
    Restored,
    RestoreRecord,
    Snapshot,
    SnapshotChanges,
    SnapshotContent,
    SnapshotMoment,
    Taken,
)


class SnapshotError(Exception):
    """A request was not answered, or its handler failed. The message is for the log."""


@dataclass(frozen=True, slots=True)
class SnapshotRequest(AnsweredRequest):
    """`at_once`: the request only reads the store. It waits only for `at_once` requests of its folder."""

    at_once: ClassVar[bool] = False
    folder: str


@dataclass(frozen=True, slots=True)
class TakeSnapshot(SnapshotRequest, answer=Taken):
    """Take a snapshot. The answer is `Taken`. `since`: the moment of the snapshot. Paths that may have
    changed after that moment are marked. With None, the snapshot has the folder as the child reads it."""

    moment: SnapshotMoment
    session: str
    turn: str
    since: Instant | None = None


@dataclass(frozen=True, slots=True)
class ListSnapshots(SnapshotRequest, answer=tuple[Snapshot, ...]):
    """List the snapshots. The answer is a tuple of `Snapshot`, the oldest first."""

    at_once: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CompareSnapshots(SnapshotRequest, answer=SnapshotChanges):
    """Find the changes from one snapshot to another. The answer is `SnapshotChanges`.

    `before` may be `HEAD`. `after`: "" for the folder as it is now. `within`: pairs of snapshots; () for all
    paths. Otherwise, a path is returned only if it has changed between the two snapshots of a pair.
    """

    before: str
    after: str = ""
    within: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ReadSnapshot(SnapshotRequest, answer=SnapshotContent):
    """Read a file of a snapshot. The answer is a `SnapshotContent` with at most `most` bytes."""

    at_once: ClassVar[bool] = True
    snapshot: str
    path: bytes
    most: int = 8_000_000


@dataclass(frozen=True, slots=True)
class ReadDiff(SnapshotRequest, answer=FileDiff):
    """Compare two states of a file. `before` and `after`: states from `CompareSnapshots`. `all_lines`: return
    all lines of the file. `spaces`: as in `FileDiff`. The answer is `FileDiff`."""

    at_once: ClassVar[bool] = True
    path: bytes
    before: PathState | None
    after: PathState | None
    all_lines: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class UndoHunks(SnapshotRequest, answer=Restored):
    """Restore the earlier lines of some hunks, if the file still has the state `after`. `hunks`: as
    `ReadDiff` returned them. The answer is `Restored`."""

    path: bytes
    before: PathState
    after: PathState
    hunks: tuple[DiffHunk, ...]
    session: str = ""


@dataclass(frozen=True, slots=True)
class UndoLines(SnapshotRequest, answer=Restored):
    """Restore some earlier lines, if the file still has the state `after`. `before`: None for a new file. The
    answer is `Restored`."""

    path: bytes
    before: PathState | None
    after: PathState
    lines: ChosenLines
    session: str = ""


@dataclass(frozen=True, slots=True)
class RestoreSnapshot(SnapshotRequest, answer=Restored):
    """Restore paths to their states in a snapshot. Paths that the snapshot lacks are deleted.

    `expected`: the state in which the caller saw each path; None if the path did not exist. `renamed`: the
    old name of each renamed file, by its new name. The new name is deleted only after the file was restored
    under its old name. The answer is `Restored`.
    """

    snapshot: str
    paths: tuple[bytes, ...]
    expected: Mapping[bytes, PathState | None]
    session: str = ""
    renamed: Mapping[bytes, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RestoreCommitted(SnapshotRequest, answer=Restored):
    """Restore paths to the states that they have in the newest commit, as a comparison with `HEAD` has found
    them; None deletes the path. `expected` and `renamed`: as for `RestoreSnapshot`. The answer is
    `Restored`."""

    states: Mapping[bytes, PathState | None]
    expected: Mapping[bytes, PathState | None]
    session: str = ""
    renamed: Mapping[bytes, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UndoRestore(SnapshotRequest, answer=Restored):
    """Undo a restore. Paths that were changed since the restore are left alone. The answer is `Restored`."""

    restore: str
    session: str = ""


@dataclass(frozen=True, slots=True)
class ListRestores(SnapshotRequest, answer=tuple[RestoreRecord, ...]):
    """List the restores. The answer is a tuple of `RestoreRecord`, the oldest first. Only restores of
    `session` have their files in the list."""

    at_once: ClassVar[bool] = True
    session: str = ""


@dataclass(frozen=True, slots=True)
class PruneSnapshots(SnapshotRequest, answer=int):
    """Delete old snapshots, except those of `open_sessions`. The answer is the number of deleted
    snapshots."""

    open_sessions: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class ForgetFolder(SnapshotRequest):
    """Delete all snapshots of the folder. The answer is None."""


@dataclass(frozen=True, slots=True)
class ListStores(SnapshotRequest, answer=tuple[FolderStore, ...]):
    """List the stores of all folders. The answer is a tuple of `FolderStore`, sorted by folder."""

    folder: str = ""


@dataclass(frozen=True, slots=True)
class SwitchSnapshots(SnapshotRequest):
    """Switch snapshots of this folder on or off. The answer is None."""

    on: bool
