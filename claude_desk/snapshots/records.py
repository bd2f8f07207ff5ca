"""The data about snapshots: states of files, changes between two states, paths that were left alone.

Paths are bytes, because a name need not be UTF-8. Paths are relative to the top folder, with `/` between
their parts.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Numbers = array[int]
else:  # at run time an array has no type of its numbers
    Numbers = array


@dataclass(frozen=True, slots=True)
class SnapshotLimits:
    """How large a folder may be, and how many days and bytes of its snapshots are kept."""

    files: int = 200_000
    bytes: int = 4_000_000_000
    file_bytes: int = 50_000_000
    kept_days: int = 30
    kept_bytes: int = 1_000_000_000  # size of a folder's store


@dataclass(frozen=True, slots=True)
class SnapshotConfig:
    """`root`: the folder in which the program keeps all stores. `home`: the user's home folder, which is
    never scanned."""

    root: Path
    home: Path
    limits: SnapshotLimits = SnapshotLimits()


HEAD = "HEAD"  # instead of a snapshot's id: the commit that is checked out


class SnapshotMoment(StrEnum):
    SESSION_START = "session-start"
    TURN_START = "turn-start"
    TURN_END = "turn-end"
    MANUAL = "manual"
    BEFORE_RESTORE = "before-restore"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A snapshot of a folder. `at`: seconds since 1970. Ids sort by time."""

    id: str
    at: float
    moment: SnapshotMoment
    session: str
    turn: str
    files: int
    bytes: int


@dataclass(frozen=True, slots=True)
class FolderStore:
    """The store of a folder. `on`: whether snapshots of the folder are taken. `bytes`: the store's size on
    the disk. `newest`: the time of the newest snapshot in seconds since 1970, 0 without a snapshot."""

    folder: str
    on: bool
    bytes: int = 0
    snapshots: int = 0
    newest: float = 0.0


class LeftReason(StrEnum):
    """The reason why a path in the folder is not part of a snapshot."""

    SUBMODULE = "submodule"
    REPOSITORY = "repository"
    SPECIAL = "special"  # a socket, a pipe, a device, or the folder of our stores
    MOUNT = "mount"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    TOO_DEEP = "too-deep"
    CHANGING = "changing"  # the file changed each time it was read
    IGNORED = "ignored"  # git ignores the file now, but it was part of an earlier snapshot


@dataclass(frozen=True, slots=True)
class LeftAlone:
    path: bytes
    reason: LeftReason
    size: int = 0


class Refusal(StrEnum):
    """The reason why a request about snapshots was refused."""

    OFF = "off"
    NO_GIT = "no-git"
    NO_SYSTEM = "no-system"  # the system has no calls relative to an open folder
    NO_FOLDER = "no-folder"
    HOME = "home"  # the folder is the user's home, a folder above the home, or `/`
    TOO_MANY_FILES = "too-many-files"
    TOO_MANY_BYTES = "too-many-bytes"
    BUSY = "busy"  # another window works on the store
    UNASKED = "unasked"  # the user has not answered whether to take snapshots of the folder
    UNKNOWN = "unknown"  # the snapshot, restore or commit does not exist


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer if nothing was done. `limit` and `found`: for a folder that is too large, the limit and what
    was counted. `first`: whether this is the first refusal of this folder for this reason."""

    reason: Refusal
    limit: int = 0
    found: int = 0
    first: bool = True


@dataclass(frozen=True, slots=True)
class Taken:
    """A snapshot that was taken. `read`: the number of files whose bytes were read. `left`: the first of
    `left_count` paths that were left alone."""

    snapshot: Snapshot
    top: str
    read: int
    left: tuple[LeftAlone, ...]
    left_count: int


class FileKind(StrEnum):
    FILE = "file"
    LINK = "link"
    FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class PathState:
    """The state of a path. `mode`: permission bits (0o777 for a link). `oid`: git's object id of the bytes;
    "" for a folder."""

    kind: FileKind
    mode: int
    oid: str
    size: int = field(default=-1, compare=False)  # -1: not known


class ChangeKind(StrEnum):
    ADDED = "added"
    DELETED = "deleted"
    MODIFIED = "modified"
    RENAMED = "renamed"
    MODE = "mode"  # only the permission bits have changed


@dataclass(frozen=True, slots=True)
class Change:
    """`added`, `removed`: numbers of lines; -1 if the lines were not counted. `missing`: the store lacks the
    bytes before or after the change (a partial clone, a sparse checkout). `unsure`: `before` may be wrong,
    because the file was read after the moment of the earlier snapshot and may have changed in between."""

    path: bytes
    kind: ChangeKind
    before: PathState | None
    after: PathState | None
    old_path: bytes = b""  # the earlier path of a renamed file
    binary: bool = False
    added: int = -1
    removed: int = -1
    missing: bool = False
    unsure: bool = False

    @property
    def paths(self) -> tuple[bytes, ...]:
        """The path; of a renamed file, also the earlier path."""
        return (self.path, self.old_path) if self.old_path else (self.path,)


@dataclass(frozen=True, slots=True)
class SnapshotChanges:
    """`left`: the paths that the later snapshot, or the scan of the folder as it is now, left alone."""

    changes: tuple[Change, ...]
    left: tuple[LeftAlone, ...]


@dataclass(frozen=True, slots=True)
class SnapshotContent:
    """The content of a file in a snapshot. The bytes of a link are its target.

    `state`: None if the snapshot has no such file. `missing`: the snapshot has the file, but the store lacks
    its bytes. `complete`: whether `data` has all bytes, or only the beginning.
    """

    state: PathState | None
    data: bytes = b""
    complete: bool = True
    missing: bool = False


class DiffTrouble(StrEnum):
    """The reason why the lines of a file cannot be compared."""

    BINARY = "binary"
    TOO_LARGE = "too-large"
    MISSING = "missing"  # the bytes before or after the change are missing


@dataclass(frozen=True, slots=True)
class PackedLines:
    """The lines of a diff (`DiffLine` of transcript/text/diff.py), packed into few objects.

    Line n has the text `text[starts[n] : starts[n + 1] - 1]`, the sign `signs[n]` and the numbers `old[n]`
    and `new[n]`. `marks` and `left_out` have n as the key, and an entry only for lines that need one.
    """

    text: str = ""
    signs: str = ""
    starts: Numbers = field(default_factory=lambda: array("Q", [0]))
    old: Numbers = field(default_factory=lambda: array("L"))
    new: Numbers = field(default_factory=lambda: array("L"))
    marks: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    left_out: Mapping[int, int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.signs)


@dataclass(frozen=True, slots=True)
class DiffHunk:
    """Changes that are close together: `count` lines of the diff from `row` on, from the first changed line
    to the last. The hunk replaces `old_count` lines of the older file with `new_count` lines of the newer
    file. `old` and `new`: how many lines of the older and the newer file come before the hunk. `within`: the
    name of the function or class around the first changed line; "" if it is not known."""

    row: int
    count: int
    old: int
    old_count: int
    new: int
    new_count: int
    added: int
    removed: int
    within: str = ""


@dataclass(frozen=True, slots=True)
class ChosenLines:
    """The numbers of some changed lines, from 1, in ascending order. `removed`: lines of the older file that
    are gone. `added`: new lines of the newer file."""

    removed: tuple[int, ...] = ()
    added: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FileDiff:
    """`trouble`: a `DiffTrouble`, "" if the lines could be compared. `spaces`: False if lines that differ
    only in white space count as equal. `pictures`: the old and the new picture in base64, "" for a side that
    is not a picture or is too large to show."""

    trouble: str = ""
    lines: PackedLines = field(default_factory=PackedLines)
    hunks: tuple[DiffHunk, ...] = ()
    language: str = ""
    added: int = 0
    removed: int = 0
    spaces: bool = True
    pictures: tuple[str, str] = ("", "")


class RestoreOutcome(StrEnum):
    RESTORED = "restored"
    SAME = "same"  # the path already had the wanted state
    CHANGED = "changed"  # the file changed since the caller saw it, and was left alone
    BLOCKED = "blocked"  # a link, file or non-empty folder is in the way, or the path is git's or in a mount
    MISSING = "missing"  # the store lacks the bytes, or the snapshot left the path alone
    CONVERTED = "converted"  # git may write other bytes into the folder than the commit has
    UNSURE = "unsure"  # the state at the moment of the snapshot is not certain
    FAILED = "failed"  # the system refused the change


@dataclass(frozen=True, slots=True)
class RestoredPath:
    path: bytes
    outcome: RestoreOutcome
    error: int = 0  # errno
    linked: bool = False  # the path was restored, but another hard link keeps the earlier content


@dataclass(frozen=True, slots=True)
class Restored:
    """`before` is the snapshot of the state before the restore. To undo the restore, pass `id` to `undo`."""

    id: str
    before: str
    paths: tuple[RestoredPath, ...]


@dataclass(frozen=True, slots=True)
class RestoreRecord:
    """A restore that was made. `complete`: False if the restore was cut short. Such a restore can be undone
    or made again. `undoes`: the id of the restore that this restore has undone, or "".

    `written`: the files that were put back, by their names before the restore. `deleted`: the new files that
    the restore deleted. `touched`: all these files, renamed files with both names. These tuples are empty if
    the restore is not of the requested session, was cut short, or restored only a part of a file.
    """

    id: str
    at: float
    snapshot: str
    before: str
    paths: int
    complete: bool
    session: str = ""
    undoes: str = ""
    written: tuple[bytes, ...] = ()
    deleted: tuple[bytes, ...] = ()
    touched: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class SnapshotProgress:
    """News of a scan: the numbers of files and bytes that were found in the folder so far."""

    folder: str
    files: int
    bytes: int
