"""What the window asks of worktrees: where one can be made, to make it, what a removal would lose, to remove.

Paths inside a repository are bytes as git has them; folders are absolute and as Python has them.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from claude_desk.repository.requests import RepositoryRequest


class WorktreeProblem(StrEnum):
    """Why a worktree is not made as it was asked for."""

    NO_REPOSITORY = auto()
    NO_COMMIT = auto()  # the repository has none yet, or the base is none
    BRANCH_NAME = auto()  # git does not take the name
    BRANCH_EXISTS = auto()
    PLACE_MISSING = auto()  # none was given
    PLACE_EXISTS = auto()
    PLACE_IN_GIT = auto()  # it is inside a folder of git's
    PLACE_BLOCKED = auto()  # what stands above it is no folder, or may not be written
    PLACE_KNOWN = auto()  # git still knows a worktree there, whose folder is gone
    UNFINISHED = auto()  # one that was begun there and never finished is in the way
    BRANCH_MISSING = auto()  # that of one that is to be made again


class Standing(StrEnum):
    """Why a worktree is not removed; REMOVABLE where it can be."""

    REMOVABLE = auto()
    NOT_A_WORKTREE = auto()
    MAIN = auto()  # it is the main one
    LOCKED = auto()
    NESTED = auto()  # others are inside it
    SUBMODULES = auto()  # their commits are kept with the worktree
    UNCOMMITTED = auto()
    UNDER_WAY = auto()  # a merge, a rebase or the like
    UNMERGED = auto()
    TOO_MANY = auto()  # more files than can be told
    CHANGED = auto()  # it is not what was shown


@dataclass(frozen=True, slots=True)
class BranchTip:
    """`name` is "" where no branch is checked out. `commit` is a whole id."""

    name: str
    commit: str


@dataclass(frozen=True, slots=True)
class GitFilter:
    """A filter that attributes name and the configuration defines; what it would run."""

    name: str
    command: str


@dataclass(frozen=True, slots=True)
class IncludedFile:
    path: bytes
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class InspectRepository(RepositoryRequest):
    """What a worktree of the folder's repository can begin with: `RepositoryFacts`."""


@dataclass(frozen=True, slots=True)
class RepositoryFacts:
    """`main` is the main checkout, or the store where there is none. `more`: branches that are not listed."""

    top: str
    main: str
    head: BranchTip
    branches: tuple[BranchTip, ...]
    more: int = 0
    problem: WorktreeProblem | None = None


@dataclass(frozen=True, slots=True)
class PlanWorktree(RepositoryRequest):
    """What would be made, and what stands in the way: `WorktreePlan`. Nothing is changed.

    `place`: "" for the usual one, which is in the folder `beside`, "" for that of the main checkout.
    """

    branch: str
    base: str
    place: str = ""
    beside: str = ""


@dataclass(frozen=True, slots=True)
class WorktreePlan:
    """`files` are those that `.worktreeinclude` names; `left` such that are no regular files, which never
    come along. `count` and `size` are of all that would come; with `too_much` none does."""

    branch: str
    base: str
    place: str
    problem: WorktreeProblem | None = None
    detail: str = ""  # what git says of it, or the path that is meant
    filters: tuple[GitFilter, ...] = ()
    files: tuple[IncludedFile, ...] = ()
    left: tuple[bytes, ...] = ()
    count: int = 0
    size: int = 0
    too_much: bool = False


@dataclass(frozen=True, slots=True)
class AddWorktree(RepositoryRequest):
    """Make it: `WorktreeAdded`, or a `WorktreePlan` with what is in the way by now. What fails or is
    cancelled leaves nothing. `filters`: whether those of the repository run. `files`: what was
    shown, to be copied."""

    seconds: ClassVar[float] = 3600.0
    branch: str
    base: str
    place: str
    filters: bool = False
    files: tuple[IncludedFile, ...] = ()


@dataclass(frozen=True, slots=True)
class WorktreeAdded:
    """`failed`: files that were not copied, with the system's words."""

    place: str
    branch: str
    copied: int = 0
    failed: tuple[tuple[bytes, str], ...] = ()


@dataclass(frozen=True, slots=True)
class MakeAgain(RepositoryRequest):
    """Make a worktree again whose folder is missing: from what git still keeps of it, else from its branch.
    `WorktreeAdded`, or a `WorktreePlan` with what is in the way. What fails leaves nothing. No hook runs, and
    no filter."""

    seconds: ClassVar[float] = 3600.0
    place: str
    branch: str = ""


@dataclass(frozen=True, slots=True)
class FindUnfinished(RepositoryRequest):
    """What was begun at `place` and never finished: `WorktreeState`, or None where nothing was. `head` is
    the commit that it began with."""

    place: str


@dataclass(frozen=True, slots=True)
class InspectWorktree(RepositoryRequest):
    """What of the worktree at `place` git does not keep: `WorktreeState`. `folder`: another worktree. `seen`:
    what it was when the person looked, "" where nobody has."""

    seconds: ClassVar[float] = 120.0
    place: str
    seen: str = ""


@dataclass(frozen=True, slots=True)
class LostFile:
    """An untracked or ignored file; of a folder that is ignored as a whole its path ends in a slash."""

    path: bytes
    size: int
    ignored: bool


@dataclass(frozen=True, slots=True)
class WorktreeState:
    """`kept` is the folder in which git keeps what belongs to this worktree alone. `seen` stands for all that
    was found. `merged_into` is a branch that has all of it. `changes` are paths with something uncommitted,
    `commits` how many are not merged, `lost` what git does not keep."""

    place: str
    standing: Standing
    detail: str = ""  # why it is locked, what is under way, which worktree is inside
    branch: str = ""
    head: str = ""
    missing: bool = False  # its folder is gone: only git's note of it is removed
    kept: str = ""
    merged_into: str = ""
    changes: tuple[bytes, ...] = ()
    commits: int = 0
    loose: int = 0  # commits of its history that are in no branch
    lost: tuple[LostFile, ...] = ()
    lost_count: int = 0
    lost_size: int = 0
    seen: str = ""


@dataclass(frozen=True, slots=True)
class RemovalOrder:
    """What the person has agreed to: the worktree at `place`, if it is still what was `seen`, is put into the
    trash."""

    folder: str
    place: str
    seen: str
    with_branch: bool = False


@dataclass(frozen=True, slots=True)
class KeepCommits(RepositoryRequest):
    """Put the commits that only this worktree leads to beside what git keeps of it, in `kept`. `without`: a
    branch that is to be deleted. The answer is None."""

    seconds: ClassVar[float] = 120.0
    kept: str
    without: str = ""


@dataclass(frozen=True, slots=True)
class BringCommits(RepositoryRequest):
    """The worktree is back: what `KeepCommits` has put beside it is the repository's again. The answer is
    None."""

    seconds: ClassVar[float] = 120.0
    kept: str


@dataclass(frozen=True, slots=True)
class DeleteBranch(RepositoryRequest):
    """Delete it if its tip is `commit` and no worktree has it: `BranchDeleted`."""

    branch: str
    commit: str


@dataclass(frozen=True, slots=True)
class BranchDeleted:
    """`reason`: why it stays, in git's words or as its new tip; "" where it is gone."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class RestoreBranch(RepositoryRequest):
    """Make a branch again that was deleted, where there is none of its name. The answer is None."""

    branch: str
    commit: str
