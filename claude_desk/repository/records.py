"""What is told of a repository. Paths are bytes, relative to its top."""

from dataclasses import dataclass, field
from enum import StrEnum

from claude_desk.snapshots.records import Change


class Underway(StrEnum):
    """What git has begun in the repository and the person has not ended."""

    NOTHING = ""
    MERGE = "merge"
    REBASE = "rebase"
    CHERRY_PICK = "cherry-pick"
    REVERT = "revert"


@dataclass(frozen=True, slots=True)
class RepositoryStatus:
    """`staged`: from the newest commit to the index. `unstaged`: from there to the files, untracked ones
    too; `after.oid` names the bytes of the file as they are, before any filter. `whole`: False where there
    are more paths than are told. `branch` is "" where HEAD is detached, `head` the commit's id, "" before the
    first. `author`: name and address as git knows them, "" where it does not. `conflicts`: paths that are not
    merged.
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
    CHANGED = "changed"  # it is no more what was shown, and was left alone
    FILTERED = "filtered"  # git changes its bytes on the way in: only the whole file can be staged


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
