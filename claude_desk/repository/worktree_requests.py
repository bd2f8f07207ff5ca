"""The window's requests about worktrees: plan one, make it, see what a removal would lose, remove it.

Paths inside a repository are bytes as in git; folders are absolute and as in Python.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from claude_desk.repository.requests import RepositoryRequest


class WorktreeProblem(StrEnum):
    """Why a worktree is not made as requested."""

    NO_REPOSITORY = auto()
    NO_COMMIT = auto()  # the repository has no commit yet, or the base is not one
    BRANCH_NAME = auto()  # git refuses the name
    BRANCH_EXISTS = auto()
    PLACE_MISSING = auto()  # no place was given
    PLACE_EXISTS = auto()
    PLACE_IN_GIT = auto()  # it is inside a folder of git's
    PLACE_BLOCKED = auto()  # the folder above it is not a folder, or cannot be written
    PLACE_KNOWN = auto()  # git still lists a worktree there, whose folder is gone
    UNFINISHED = auto()  # a worktree that was begun there and never finished is in the way
    BRANCH_MISSING = auto()  # that of a worktree that should be made again


class Standing(StrEnum):
    """Why a worktree is not removed; REMOVABLE if it can be."""

    REMOVABLE = auto()
    NOT_A_WORKTREE = auto()
    MAIN = auto()  # it is the main checkout
    LOCKED = auto()
    NESTED = auto()  # other worktrees are inside it
    SUBMODULES = auto()  # their commits are kept with the worktree
    UNCOMMITTED = auto()
    UNDER_WAY = auto()  # a merge, a rebase or the like
    UNMERGED = auto()
    TOO_MANY = auto()  # more files than can be listed
    CHANGED = auto()  # it is not what was shown


@dataclass(frozen=True, slots=True)
class BranchTip:
    """`name` is "" if no git branch is checked out. `commit` is a whole id."""

    name: str
    commit: str


@dataclass(frozen=True, slots=True)
class GitFilter:
    """A filter that attributes name and the configuration defines, and the command that it would run."""

    name: str
    command: str


@dataclass(frozen=True, slots=True)
class IncludedFile:
    path: bytes
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class InspectRepository(RepositoryRequest):
    """Ask what a worktree of the folder's repository can begin with: `RepositoryFacts`."""


@dataclass(frozen=True, slots=True)
class RepositoryFacts:
    """`main` is the main checkout, or the store without one. `more`: git branches that are not listed."""

    top: str
    main: str
    head: BranchTip
    branches: tuple[BranchTip, ...]
    more: int = 0
    problem: WorktreeProblem | None = None


@dataclass(frozen=True, slots=True)
class PlanWorktree(RepositoryRequest):
    """Ask what would be made, and what is in the way: `WorktreePlan`. Nothing is changed.

    `place`: "" for the usual one, which is in the folder `beside`, "" for the folder of the main checkout.
    """

    branch: str
    base: str
    place: str = ""
    beside: str = ""


@dataclass(frozen=True, slots=True)
class WorktreePlan:
    """`files` are those that `.worktreeinclude` names; `left` are named but not regular files, and are never
    copied. `count` and `size` are of everything that would be copied; with `too_much` nothing is."""

    branch: str
    base: str
    place: str
    problem: WorktreeProblem | None = None
    detail: str = ""  # what git says about it, or the path that is meant
    filters: tuple[GitFilter, ...] = ()
    files: tuple[IncludedFile, ...] = ()
    left: tuple[bytes, ...] = ()
    count: int = 0
    size: int = 0
    too_much: bool = False


@dataclass(frozen=True, slots=True)
class AddWorktree(RepositoryRequest):
    """Make it: `WorktreeAdded`, or a `WorktreePlan` with what is in the way now. If it fails or is cancelled,
    nothing is left. `filters`: whether those of the repository run. `files`: what was shown, to be copied."""

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
    """Make a worktree again whose folder is missing: from what git still keeps of it, else from its git
    branch. `WorktreeAdded`, or a `WorktreePlan` with what is in the way. If it fails, nothing is left. No
    hook runs, and no filter."""

    seconds: ClassVar[float] = 3600.0
    place: str
    branch: str = ""


@dataclass(frozen=True, slots=True)
class FindUnfinished(RepositoryRequest):
    """Find what was begun at `place` and never finished: `WorktreeState`, or None for nothing. `head` is the
    commit that it began with."""

    place: str


@dataclass(frozen=True, slots=True)
class InspectWorktree(RepositoryRequest):
    """Find what of the worktree at `place` git does not keep: `WorktreeState`. `folder`: another worktree.
    `seen`: the state when the user looked, "" if nobody has."""

    seconds: ClassVar[float] = 120.0
    place: str
    seen: str = ""


@dataclass(frozen=True, slots=True)
class LostFile:
    """An untracked or ignored file; the path of a folder that is ignored as a whole ends in a slash."""

    path: bytes
    size: int
    ignored: bool


@dataclass(frozen=True, slots=True)
class WorktreeState:
    """`kept` is the folder in which git keeps what belongs to this worktree alone. `seen` is a hash of all
    that was found. `merged_into` is a git branch that has all of it. `changes` are paths with something
    uncommitted, `commits` how many are not merged, `lost` what git does not keep."""

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
    loose: int = 0  # commits of its history that no branch and no tag has
    lost: tuple[LostFile, ...] = ()
    lost_count: int = 0
    lost_size: int = 0
    seen: str = ""


@dataclass(frozen=True, slots=True)
class RemovalOrder:
    """What the user has agreed to: the worktree at `place`, if it is still what was `seen`, is put into the
    trash."""

    folder: str
    place: str
    seen: str
    with_branch: bool = False


@dataclass(frozen=True, slots=True)
class KeepCommits(RepositoryRequest):
    """Put the commits that only this worktree leads to beside what git keeps of it, in `kept`. `without`: a
    git branch that will be deleted. The answer is None."""

    seconds: ClassVar[float] = 120.0
    kept: str
    without: str = ""


@dataclass(frozen=True, slots=True)
class BringCommits(RepositoryRequest):
    """The worktree is back: give the repository what `KeepCommits` has put beside it. The answer is None."""

    seconds: ClassVar[float] = 120.0
    kept: str


@dataclass(frozen=True, slots=True)
class DeleteBranch(RepositoryRequest):
    """Delete a git branch if its tip is `commit` and no worktree has it: `BranchDeleted`."""

    branch: str
    commit: str


@dataclass(frozen=True, slots=True)
class BranchDeleted:
    """`reason`: why the branch stays, in git's words or as its new tip; "" if it is gone."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class RestoreBranch(RepositoryRequest):
    """Make a deleted git branch again, if there is none of its name. The answer is None."""

    branch: str
    commit: str
