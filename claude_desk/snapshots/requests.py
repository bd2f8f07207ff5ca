"""The window's requests about snapshots. Each is for a folder; an answer may be `Refused`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from claude_desk.snapshots.instant import Instant
from claude_desk.snapshots.records import ChosenLines, DiffHunk, PathState, SnapshotMoment


class SnapshotError(Exception):
    """A request was not answered; the message is for the log."""


@dataclass(frozen=True, slots=True)
class SnapshotRequest:
    """`at_once`: it only reads what is kept, and does not wait for other requests of its folder."""

    at_once: ClassVar[bool] = False
    folder: str


@dataclass(frozen=True, slots=True)
class TakeSnapshot(SnapshotRequest):
    """The answer is `Taken`. `since`: the moment of the snapshot; what may have changed since is marked.
    None: the snapshot is of the folder as it is when it is read."""

    moment: SnapshotMoment
    session: str
    turn: str
    since: Instant | None = None


@dataclass(frozen=True, slots=True)
class ListSnapshots(SnapshotRequest):
    """The answer is a tuple of `Snapshot`, the oldest first."""

    at_once: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CompareSnapshots(SnapshotRequest):
    """Find what is different in `after`, "" for the folder as it is now. `before` may be `HEAD`. `within`:
    only paths that have changed between the two of such a pair; () for all. The answer is
    `SnapshotChanges`."""

    before: str
    after: str = ""
    within: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ReadSnapshot(SnapshotRequest):
    """The answer is a `SnapshotContent` of at most `most` bytes."""

    at_once: ClassVar[bool] = True
    snapshot: str
    path: bytes
    most: int = 8_000_000


@dataclass(frozen=True, slots=True)
class ReadDiff(SnapshotRequest):
    """Find what changed in a file from one state to another, as `CompareSnapshots` returned them. `whole`:
    all of its lines. `spaces`: as in `FileDiff`. The answer is `FileDiff`."""

    at_once: ClassVar[bool] = True
    path: bytes
    before: PathState | None
    after: PathState | None
    whole: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class UndoHunks(SnapshotRequest):
    """Bring back lines of a file that is what `after` says; `hunks` as `ReadDiff` returned them. The answer
    is `Restored`."""

    path: bytes
    before: PathState
    after: PathState
    hunks: tuple[DiffHunk, ...]
    session: str = ""


@dataclass(frozen=True, slots=True)
class UndoLines(SnapshotRequest):
    """Bring back some lines of a file that is what `after` says; for a new file, `before` is None. The answer
    is `Restored`."""

    path: bytes
    before: PathState | None
    after: PathState
    lines: ChosenLines
    session: str = ""


@dataclass(frozen=True, slots=True)
class RestoreSnapshot(SnapshotRequest):
    """Bring paths back to what they are in a snapshot (deleted, if it lacks them).

    `expected`: what the caller saw of each path, None for nothing. `renamed`: new names and the old ones; a
    file loses its new name only if it is back under the old one. The answer is `Restored`.
    """

    snapshot: str
    paths: tuple[bytes, ...]
    expected: Mapping[bytes, PathState | None]
    session: str = ""
    renamed: Mapping[bytes, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UndoRestore(SnapshotRequest):
    """Bring back what a restore has replaced, if nobody has changed it since. The answer is `Restored`."""

    restore: str
    session: str = ""


@dataclass(frozen=True, slots=True)
class ListRestores(SnapshotRequest):
    """The answer is a tuple of `RestoreRecord`, the oldest first, those of the `session` with their files."""

    at_once: ClassVar[bool] = True
    session: str = ""


@dataclass(frozen=True, slots=True)
class PruneSnapshots(SnapshotRequest):
    """Delete old snapshots, never those of these sessions. The answer is how many were deleted."""

    open_sessions: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class ForgetFolder(SnapshotRequest):
    """Delete all snapshots of the folder. The answer is None."""


@dataclass(frozen=True, slots=True)
class ListStores(SnapshotRequest):
    """List the stores of all folders. The answer is a tuple of `FolderStore`, by folder."""

    folder: str = ""


@dataclass(frozen=True, slots=True)
class SwitchSnapshots(SnapshotRequest):
    """Say whether snapshots of this folder are taken from now on. The answer is None."""

    on: bool
