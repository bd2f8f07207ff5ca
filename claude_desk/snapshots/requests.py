"""What the window asks of snapshots. Each is for a folder; an answer may be `Refused`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from claude_desk.snapshots.instant import Instant
from claude_desk.snapshots.records import ChosenLines, DiffHunk, PathState, SnapshotMoment


class SnapshotError(Exception):
    """A request was not answered; the words are for the log."""


@dataclass(frozen=True, slots=True)
class SnapshotRequest:
    """`at_once`: it only reads what is kept, and does not wait for others of its folder."""

    at_once: ClassVar[bool] = False
    folder: str


@dataclass(frozen=True, slots=True)
class TakeSnapshot(SnapshotRequest):
    """The answer is `Taken`. `since`: when that moment was; what may have changed since is marked. None: the
    snapshot is of what the folder is when it is read."""

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
    """What is different in `after`, "" for the folder as it is now. `before` may be `HEAD`. `within`: only
    paths that have changed from the one to the other of such a pair; () for all. The answer is
    `SnapshotChanges`."""

    before: str
    after: str = ""
    within: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ReadSnapshot(SnapshotRequest):
    """The answer is a `SnapshotContent` of `most` bytes."""

    at_once: ClassVar[bool] = True
    snapshot: str
    path: bytes
    most: int = 8_000_000


@dataclass(frozen=True, slots=True)
class ReadDiff(SnapshotRequest):
    """What changed in a file from one state to another, as `CompareSnapshots` told them. `whole`: all of its
    lines. `spaces`: as in `FileDiff`. The answer is `FileDiff`."""

    at_once: ClassVar[bool] = True
    path: bytes
    before: PathState | None
    after: PathState | None
    whole: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class UndoHunks(SnapshotRequest):
    """Bring back lines of a file that is what `after` says; `hunks` as `ReadDiff` has told them. The answer
    is `Restored`."""

    path: bytes
    before: PathState
    after: PathState
    hunks: tuple[DiffHunk, ...]
    session: str = ""


@dataclass(frozen=True, slots=True)
class UndoLines(SnapshotRequest):
    """Bring back some lines of a file that is what `after` says; where it is new, `before` is None. The
    answer is `Restored`."""

    path: bytes
    before: PathState | None
    after: PathState
    lines: ChosenLines
    session: str = ""


@dataclass(frozen=True, slots=True)
class RestoreSnapshot(SnapshotRequest):
    """Bring paths back to what they are in a snapshot (gone, where they are not in it).

    `expected`: what the caller saw of each, None for nothing. `renamed`: new names and the old ones; a file
    goes from its new name only where it is back under the old one. The answer is `Restored`.
    """

    snapshot: str
    paths: tuple[bytes, ...]
    expected: Mapping[bytes, PathState | None]
    session: str = ""
    renamed: Mapping[bytes, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UndoRestore(SnapshotRequest):
    """Bring back what a restore has replaced, where nobody has changed it since. The answer is `Restored`."""

    restore: str
    session: str = ""


@dataclass(frozen=True, slots=True)
class ListRestores(SnapshotRequest):
    """The answer is a tuple of `RestoreRecord`, the oldest first, those of the `session` with their files."""

    at_once: ClassVar[bool] = True
    session: str = ""


@dataclass(frozen=True, slots=True)
class PruneSnapshots(SnapshotRequest):
    """Let old ones go, never those of these sessions. The answer is how many went."""

    open_sessions: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class ForgetFolder(SnapshotRequest):
    """Delete all snapshots of the folder. The answer is None."""


@dataclass(frozen=True, slots=True)
class ListStores(SnapshotRequest):
    """Of all folders. The answer is a tuple of `FolderStore`, by folder."""

    folder: str = ""


@dataclass(frozen=True, slots=True)
class SwitchSnapshots(SnapshotRequest):
    """Whether snapshots of this folder are taken from now on. The answer is None."""

    on: bool
