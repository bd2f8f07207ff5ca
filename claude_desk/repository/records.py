"""The data about a repository. Paths are bytes, relative to its top."""

from dataclasses import dataclass, field
from enum import StrEnum

from claude_desk.snapshots.records import Change


class Underway(StrEnum):
    """What git has begun in the repository and the user has not ended."""

    NOTHING = ""
    MERGE = "merge"
    REBASE = "rebase"
    CHERRY_PICK = "cherry-pick"
    REVERT = "revert"


@dataclass(frozen=True, slots=True)
class RepositoryStatus:
    """`staged`: from the newest commit to the index. `unstaged`: from the index to the files, untracked ones
    too; `after.oid` names the bytes of the file as they are, before any filter. `whole`: False if there are
    more paths than are listed. `branch` is "" if HEAD is detached; `head` is the commit's id, "" before the
    first commit. `author`: name and address as git has them, "" if it has none. `conflicts`: paths that are
    not merged.
    """

    top: str
    branch: str = ""
    head: str = ""
    author: str = ""
    underway: Underway = Underway.NOTHING
    staged: tuple[Change, ...] = ()
    unstaged: tuple[Change, ...] = ()
    conflicts: tuple[bytes, ...] = ()
    whole: bool = True


class StageOutcome(StrEnum):
    DONE = "done"
    CHANGED = "changed"  # it is no longer what was shown, and was left alone
    FILTERED = "filtered"  # git would change its bytes: only the whole file can be staged


@dataclass(frozen=True, slots=True)
class Staged:
    """`left`: paths that were left alone, and why."""

    left: tuple[tuple[bytes, StageOutcome], ...] = ()


@dataclass(frozen=True, slots=True)
class LastCommit:
    """`message` is its whole text. `shared`: a branch of a remote has it."""

    message: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """`id` is the short one; `output`: what git and the hooks have printed."""

    id: str
    subject: str
    output: str = field(default="", compare=False)
