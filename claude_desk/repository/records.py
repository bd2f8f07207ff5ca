"""The data about a repository. Paths are bytes, relative to the repository's top folder."""

from dataclasses import dataclass, field
from enum import StrEnum

from claude_desk.snapshots.records import Change


class Underway(StrEnum):
    """The operation in the repository that git has begun but the user has not finished yet."""

    NOTHING = ""
    MERGE = "merge"
    REBASE = "rebase"
    CHERRY_PICK = "cherry-pick"
    REVERT = "revert"


@dataclass(frozen=True, slots=True)
class RepositoryStatus:
    """`staged`: changes from the newest commit to the index. `unstaged`: changes from the index to the files,
    and untracked files. Here `after.oid` is the id of the file's bytes on the disk, before any filter. If the
    file has more than 10 MB, `after.oid` is made of its inode, size and times instead. `conflicts`: paths
    that are not merged. `complete`: False if more paths changed than are listed.

    `branch`: "" if HEAD is detached. `head`: the id of the newest commit, "" before the first commit.
    `author`: name and address as git has them, "" if git has no author.
    """

    top: str
    branch: str = ""
    head: str = ""
    author: str = ""
    underway: Underway = Underway.NOTHING
    staged: tuple[Change, ...] = ()
    unstaged: tuple[Change, ...] = ()
    conflicts: tuple[bytes, ...] = ()
    complete: bool = True


class StageOutcome(StrEnum):
    DONE = "done"
    CHANGED = "changed"  # the path is not as it was shown, and was left alone
    FILTERED = "filtered"  # lines cannot be staged: git may change the bytes, or there is no regular file


@dataclass(frozen=True, slots=True)
class Staged:
    """`left`: the paths that were left alone, each with the reason."""

    left: tuple[tuple[bytes, StageOutcome], ...] = ()


@dataclass(frozen=True, slots=True)
class LastCommit:
    """`message`: the complete message of the commit. `shared`: whether a git branch of a remote has the
    commit."""

    message: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class StagedPatch:
    """The staged changes as a patch. `left_out`: the files whose changes are not in `text`, or not
    completely."""

    text: str
    left_out: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class Committed:
    """`id`: the short id of the commit. `output`: the text that git and the hooks have printed."""

    id: str
    subject: str
    output: str = field(default="", compare=False)
