"""The data about snapshots: states of files, changes between two, what was left alone and why.

Paths are bytes, relative to the top, with `/` between their parts: a name need not be UTF-8.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path


@dataclass(frozen=True, slots=True)
class SnapshotLimits:
    """How large a folder may be, and how much is kept of it."""

    files: int = 200_000
    bytes: int = 4_000_000_000
    file_bytes: int = 50_000_000
    kept_days: int = 30
    kept_bytes: int = 1_000_000_000  # of a folder's store


@dataclass(frozen=True, slots=True)
class SnapshotConfig:
    """`root`: the folder of all stores, ours. `home`: the user's, which is never scanned."""

    root: Path
    home: Path
    limits: SnapshotLimits = SnapshotLimits()


HEAD = "HEAD"  # instead of a snapshot's id: the repository's newest commit


class SnapshotMoment(StrEnum):
    SESSION_START = "session-start"
    TURN_START = "turn-start"
    TURN_END = "turn-end"
    MANUAL = "manual"
    BEFORE_RESTORE = "before-restore"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`at`: seconds since 1970. Ids sort by time."""

    id: str
    at: float
    moment: SnapshotMoment
    session: str
    turn: str
    files: int
    bytes: int


@dataclass(frozen=True, slots=True)
class FolderStore:
    """What is kept of a folder: `bytes` on the disk, `newest` in seconds since 1970, 0 without a snapshot."""

    folder: str
    on: bool
    bytes: int = 0
    snapshots: int = 0
    newest: float = 0.0


class LeftReason(StrEnum):
    """Why something in the folder is not part of a snapshot."""

    SUBMODULE = "submodule"
    REPOSITORY = "repository"
    SPECIAL = "special"  # a socket, a pipe, a device
    MOUNT = "mount"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    TOO_DEEP = "too-deep"
    CHANGING = "changing"  # it was written to each time it was read
    IGNORED = "ignored"  # it was part of an earlier snapshot


@dataclass(frozen=True, slots=True)
class LeftAlone:
    path: bytes
    reason: LeftReason
    size: int = 0


class Refusal(StrEnum):
    """Why there is no snapshot."""

    OFF = "off"
    NO_GIT = "no-git"
    NO_SYSTEM = "no-system"  # the system has no calls relative to an open folder
    NO_FOLDER = "no-folder"
    HOME = "home"  # it is home, a folder above it, or `/`
    TOO_MANY_FILES = "too-many-files"
    TOO_MANY_BYTES = "too-many-bytes"
    BUSY = "busy"  # another window works on it
    UNASKED = "unasked"  # the user has not answered about the folder
    UNKNOWN = "unknown"  # there is no such snapshot


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer if nothing was done. `first`: it is the first such answer for this folder."""

    reason: Refusal
    limit: int = 0
    found: int = 0
    first: bool = True


@dataclass(frozen=True, slots=True)
class Taken:
    """`read`: files whose bytes were read. `left`: the first of `left_count`."""

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
    """`mode`: permission bits (0o777 for a link). `oid`: git's name of the bytes; "" for a folder."""

    kind: FileKind
    mode: int
    oid: str
    size: int = field(default=-1, compare=False)  # -1: not known


class ChangeKind(StrEnum):
    ADDED = "added"
    DELETED = "deleted"
    MODIFIED = "modified"
    RENAMED = "renamed"
    MODE = "mode"  # the permission bits alone


@dataclass(frozen=True, slots=True)
class Change:
    """`added`, `removed`: lines; -1 if they are not counted. `missing`: the bytes of one side are not in the
    store (a partial clone, a sparse checkout). `unsure`: at the moment of the earlier snapshot, which was
    read after that moment, it may have been something else than `before`."""

    path: bytes
    kind: ChangeKind
    before: PathState | None
    after: PathState | None
    old_path: bytes = b""  # of a renamed file
    binary: bool = False
    added: int = -1
    removed: int = -1
    missing: bool = False
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotChanges:
    """`left`: what the later side leaves alone."""

    changes: tuple[Change, ...]
    left: tuple[LeftAlone, ...]


@dataclass(frozen=True, slots=True)
class SnapshotContent:
    """`state` None: there is no such file. `missing`: it is known, but its bytes are not. `whole` False:
    `data` is only its beginning. The bytes of a link are its target."""

    state: PathState | None
    data: bytes = b""
    whole: bool = True
    missing: bool = False


class DiffTrouble(StrEnum):
    """Why a file has no lines to compare."""

    BINARY = "binary"
    TOO_LARGE = "too-large"
    MISSING = "missing"  # the store lacks the bytes of one side


@dataclass(frozen=True, slots=True)
class PackedLines:
    """The lines of a diff (`DiffLine` of transcript/text/diff.py): line n is
    `text[starts[n] : starts[n + 1] - 1]`, its sign `signs[n]`, its numbers `old[n]` and `new[n]`; `marks` and
    `left_out` are for the lines that have some."""

    text: str = ""
    signs: str = ""
    starts: "array[int]" = field(default_factory=lambda: array("Q", [0]))
    old: "array[int]" = field(default_factory=lambda: array("L"))
    new: "array[int]" = field(default_factory=lambda: array("L"))
    marks: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    left_out: Mapping[int, int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.signs)


@dataclass(frozen=True, slots=True)
class DiffHunk:
    """Changes that are close together: `count` lines of the diff from `row` on, from the first changed line
    to the last. `old_count` lines after the first `old` of the older file have become `new_count` lines after
    the first `new` of the newer file."""

    row: int
    count: int
    old: int
    old_count: int
    new: int
    new_count: int
    added: int
    removed: int


@dataclass(frozen=True, slots=True)
class ChosenLines:
    """Some of the lines that have changed, by their numbers, from 1, ascending: `removed` are lines of the
    older file that are gone, `added` lines of the newer file."""

    removed: tuple[int, ...] = ()
    added: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FileDiff:
    """`trouble`: a `DiffTrouble`, "" if there are lines. `spaces` False: lines that differ only in white
    space count as the same. `pictures`: what both sides look like (base64, "" for none), if one is a picture
    that can be shown."""

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
    SAME = "same"  # nothing to do
    CHANGED = "changed"  # it is no longer what the caller saw, and was left alone
    BLOCKED = "blocked"  # a link, a file or a folder that is not empty is in the way, or it is git's own
    MISSING = "missing"  # the store lacks its bytes
    UNSURE = "unsure"  # what it was at the moment of the snapshot is not certain
    FAILED = "failed"  # the system refused it


@dataclass(frozen=True, slots=True)
class RestoredPath:
    path: bytes
    outcome: RestoreOutcome
    error: int = 0  # errno
    linked: bool = False  # restored, but another name of the file keeps the old content


@dataclass(frozen=True, slots=True)
class Restored:
    """`before` is the snapshot of the state before; pass `id` to undo the restore."""

    id: str
    before: str
    paths: tuple[RestoredPath, ...]


@dataclass(frozen=True, slots=True)
class RestoreRecord:
    """A restore that was made. `whole` False: it was cut short, and can be undone or made again. `undoes`:
    the restore that it has undone, "" for none.

    For the requested session: `written` are the files that were put back, by the names that they had before
    the restore, `deleted` those that were new, and `touched` all of them, by both of their names. They are
    empty if the restore was of a part of a file, or it was cut short.
    """

    id: str
    at: float
    snapshot: str
    before: str
    paths: int
    whole: bool
    session: str = ""
    undoes: str = ""
    written: tuple[bytes, ...] = ()
    deleted: tuple[bytes, ...] = ()
    touched: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class SnapshotProgress:
    """News while a folder is read."""

    folder: str
    files: int
    bytes: int
