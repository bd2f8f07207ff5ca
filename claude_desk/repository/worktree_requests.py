"""The window's requests about worktrees: plan and make a worktree, see what a removal would lose, remove it.

Paths inside a repository are bytes, as in git. Folders are absolute paths as `str`.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from claude_desk.repository.requests import RepositoryRequest


class WorktreeProblem(StrEnum):
    """The reason why a worktree is not made as requested."""

    NO_REPOSITORY = auto()
    NO_COMMIT = auto()  # the repository has no commit yet, or the base is not a commit
    BRANCH_NAME = auto()  # git refuses the name
    BRANCH_EXISTS = auto()
    PLACE_MISSING = auto()  # no place was given
    PLACE_EXISTS = auto()
    PLACE_IN_GIT = auto()  # the place is inside a git folder
    PLACE_BLOCKED = auto()  # the path above the place is not a folder, or cannot be written
    PLACE_KNOWN = auto()  # git still lists a worktree at this place, but its folder is gone
    UNFINISHED = auto()  # a worktree was begun at this place and never finished
    BRANCH_MISSING = auto()  # a worktree should be made again, but its git branch is gone


class Standing(StrEnum):
    """The reason why a worktree is not removed; REMOVABLE if it can be removed."""

    REMOVABLE = auto()
    NOT_A_WORKTREE = auto()
    MAIN = auto()  # the main checkout, or a bare repository
    LOCKED = auto()
    NESTED = auto()  # another worktree or the repository's git folder is inside the worktree
    SUBMODULES = auto()  # the commits of submodules are kept with the worktree
    UNCOMMITTED = auto()
    UNDER_WAY = auto()  # a merge, a rebase or the like
    UNMERGED = auto()
    TOO_MANY = auto()  # the worktree has more files than can be listed
    CHANGED = auto()  # the worktree is not as it was shown


@dataclass(frozen=True, slots=True)
class BranchTip:
    """`name` is "" if no git branch is checked out. `commit` is a full commit id."""

    name: str
    commit: str


@dataclass(frozen=True, slots=True)
class GitFilter:
    """A filter that attributes name and git's configuration defines, and its command."""

    name: str
    command: str


@dataclass(frozen=True, slots=True)
class IncludedFile:
    path: bytes
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class InspectRepository(RepositoryRequest, answer="RepositoryFacts"):
    """Ask for the commits and git branches that a worktree can begin with. The answer is
    `RepositoryFacts`."""


@dataclass(frozen=True, slots=True)
class RepositoryFacts:
    """`main`: the main checkout, or the git folder of a bare repository. `more`: the number of git branches
    that are not listed."""

    top: str
    main: str
    head: BranchTip
    branches: tuple[BranchTip, ...]
    more: int = 0
    problem: WorktreeProblem | None = None


@dataclass(frozen=True, slots=True)
class PlanWorktree(RepositoryRequest, answer="WorktreePlan"):
    """Ask what `AddWorktree` would make, and which problem prevents it. The answer is `WorktreePlan`. This
    request changes nothing.

    `place`: the path of the worktree; "" for a usual name in the folder `parent`. `parent`: "" for the parent
    folder of the main checkout.
    """

    branch: str
    base: str
    place: str = ""
    parent: str = ""


@dataclass(frozen=True, slots=True)
class WorktreePlan:
    """`files`: the files that would be copied because `.worktreeinclude` names them. `left`: named paths that
    are not copied, because they are not regular files. `count` and `size`: the number of named files and
    their bytes. `too_much`: whether these files are too many or too large. If so, `files` is empty."""

    branch: str
    base: str
    place: str
    problem: WorktreeProblem | None = None
    detail: str = ""  # git's words about the problem, or the path that has the problem
    filters: tuple[GitFilter, ...] = ()
    files: tuple[IncludedFile, ...] = ()
    left: tuple[bytes, ...] = ()
    count: int = 0
    size: int = 0
    too_much: bool = False


@dataclass(frozen=True, slots=True)
class AddWorktree(RepositoryRequest, answer="WorktreeAdded | WorktreePlan"):
    """Make the planned worktree. The answer is `WorktreeAdded`, or a `WorktreePlan` with the problem that
    prevents it now. If git fails or is cancelled, what was made is removed. `filters`: whether the
    repository's filters run. `files`: the files that were shown and should be copied."""

    seconds: ClassVar[float] = 3600.0
    branch: str
    base: str
    place: str
    filters: bool = False
    files: tuple[IncludedFile, ...] = ()


@dataclass(frozen=True, slots=True)
class WorktreeAdded:
    """`copied`: the number of copied files. `failed`: the files that were not copied, each with the
    reason."""

    place: str
    branch: str
    copied: int = 0
    failed: tuple[tuple[bytes, str], ...] = ()


@dataclass(frozen=True, slots=True)
class MakeAgain(RepositoryRequest, answer=WorktreeAdded | WorktreePlan):
    """Make a worktree again after its folder was lost: from its git folder if that still exists, else from
    its git branch. The answer is `WorktreeAdded`, or a `WorktreePlan` with the problem that prevents it. If
    git fails or is cancelled, what was made is removed. No hook and no filter runs."""

    seconds: ClassVar[float] = 3600.0
    place: str
    branch: str = ""


@dataclass(frozen=True, slots=True)
class FindUnfinished(RepositoryRequest, answer="WorktreeState | None"):
    """Find a worktree at `place` that is not finished because the process that made it has ended. The answer
    is a `WorktreeState`; None without such a worktree. The `head` of this state is the commit that the
    worktree began with."""

    place: str


@dataclass(frozen=True, slots=True)
class InspectWorktree(RepositoryRequest, answer="WorktreeState"):
    """Find what a removal of the worktree at `place` would lose. The answer is `WorktreeState`. `folder`: a
    folder of another worktree of the repository. `seen`: `WorktreeState.seen` of the state that the user was
    shown; "" if the user was shown no state. `accepted`: standings that do not prevent the removal, because
    the user was told. UNMERGED is accepted only for a git branch, which stays."""

    seconds: ClassVar[float] = 120.0
    place: str
    seen: str = ""
    accepted: tuple[Standing, ...] = ()


@dataclass(frozen=True, slots=True)
class CommitWorktree(RepositoryRequest, answer="WorktreeState"):
    """Commit the changes of tracked files in the worktree at `place` to its git branch, with hooks, if the
    worktree is as the user has `seen` it. `words`: the message. The answer is the new `WorktreeState`.
    Without a commit, its standing is not REMOVABLE."""

    seconds: ClassVar[float] = 600.0
    place: str
    seen: str
    words: str


@dataclass(frozen=True, slots=True)
class LostFile:
    """An untracked or ignored file or folder. The path of a folder ends in a slash."""

    path: bytes
    size: int
    ignored: bool


@dataclass(frozen=True, slots=True)
class WorktreeState:
    """`kept`: the git folder that belongs only to this worktree. `seen`: a hash of the state and of what
    would be lost. `merged_into`: another git branch with all work of the worktree's commits; "" if there is
    no such branch. `changes`: the first paths with uncommitted changes. `commits`: the number of commits that
    are not merged. `lost`: the first files that git does not store. `lost_count` and `lost_size`: the number
    and bytes of all such files."""

    place: str
    standing: Standing
    detail: str = ""  # the reason of the lock, the operation that is under way, or the worktree inside
    branch: str = ""
    head: str = ""
    missing: bool = False  # the worktree's folder is gone: only its git folder is removed
    kept: str = ""
    merged_into: str = ""
    changes: tuple[bytes, ...] = ()
    unmerged: bool = False  # no other git branch has all work of the worktree's commits
    commits: int = 0
    loose: int = 0  # commits of the worktree's history that no git branch and no tag has
    lost: tuple[LostFile, ...] = ()
    lost_count: int = 0
    lost_size: int = 0
    seen: str = ""


@dataclass(frozen=True, slots=True)
class RemovalOrder:
    """The user's order to put the worktree at `place` into the trash, if its state is still `seen`.
    `with_branch`: also delete its git branch. `accepted`: as in `InspectWorktree`. `commits`: commit its
    uncommitted changes first."""

    folder: str
    place: str
    seen: str
    with_branch: bool = False
    accepted: tuple[Standing, ...] = ()
    commits: bool = False


@dataclass(frozen=True, slots=True)
class KeepCommits(RepositoryRequest):
    """Store in the worktree's git folder `kept` the commits that can be reached only from this worktree.
    `without`: a git branch that does not count, because it will be deleted. The answer is None."""

    seconds: ClassVar[float] = 120.0
    kept: str
    without: str = ""


@dataclass(frozen=True, slots=True)
class BringCommits(RepositoryRequest):
    """Put the stored commits of `KeepCommits` into the repository again, after the worktree came back from
    the trash. The answer is None."""

    seconds: ClassVar[float] = 120.0
    kept: str


@dataclass(frozen=True, slots=True)
class DeleteBranch(RepositoryRequest, answer="BranchDeleted"):
    """Delete a git branch if its tip is `commit` and no worktree has it checked out. The answer is
    `BranchDeleted`."""

    branch: str
    commit: str


@dataclass(frozen=True, slots=True)
class BranchDeleted:
    """`reason`: "" if the git branch was deleted. Otherwise git's words, or the branch's tip if that was not
    the commit of the request."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class RestoreBranch(RepositoryRequest):
    """Make a deleted git branch again. git fails if a branch of this name exists. The answer is None."""

    branch: str
    commit: str
