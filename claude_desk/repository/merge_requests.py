"""The window's requests about merging the git branch of a worktree into the git branch of another checkout.

Paths inside a repository are bytes, as in git. Folders are absolute paths as `str`.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from claude_desk.repository.requests import RepositoryRequest
from claude_desk.snapshots.records import Change


class MergeProblem(StrEnum):
    """The reason why a git branch cannot be merged."""

    NO_WORKTREE = auto()  # the folder is the main checkout, or not a checkout
    NO_BRANCH = auto()  # no git branch is checked out in the worktree, or the branch has no commit
    NO_TARGET = auto()  # no other checkout has a git branch with which this one shares a commit
    MERGED = auto()  # the target has all commits
    UNDER_WAY = auto()  # the target's checkout, or the worktree, has an unfinished merge or the like
    STAGED = auto()  # the target's checkout has staged changes
    IN_THE_WAY = auto()  # files in the target's checkout would be overwritten
    CHANGED = auto()  # the checkouts are not as they were shown


@dataclass(frozen=True, slots=True)
class ReadBranch(RepositoryRequest, answer="BranchChanges"):
    """Find what the git branch of the worktree `folder` has changed since it left another git branch. The
    answer is `BranchChanges`. `target`: the other git branch; "" for the one from which the branch was most
    likely made."""

    target: str = ""


@dataclass(frozen=True, slots=True)
class BranchChanges:
    """`target`: the git branch of another checkout, `place` that checkout, `head` and `target_head` the
    newest commits. `base`: the commit where the branches part. `commits`: how many commits the branch has
    that the target lacks, `behind` the reverse. `targets`: all git branches that could be the target. Each
    state in `changes` is a blob of the repository."""

    branch: str = ""
    head: str = ""
    target: str = ""
    target_head: str = ""
    place: str = ""
    base: str = ""
    commits: int = 0
    behind: int = 0
    targets: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    complete: bool = True  # False if more paths changed than `changes` has
    problem: MergeProblem | None = None


@dataclass(frozen=True, slots=True)
class PlanMerge(RepositoryRequest, answer="MergePlan | StoppedMerge"):
    """Ask what a merge of the worktree's git branch would do, and what prevents it. The answer is
    `MergePlan`; `StoppedMerge` if this merge was begun and not finished. Nothing is changed."""

    seconds: ClassVar[float] = 120.0
    target: str = ""


@dataclass(frozen=True, slots=True)
class MergePlan:
    """`left`: uncommitted files of the worktree, which the merge leaves out. `staying`: uncommitted files of
    the target's checkout, which the merge leaves as they are. `blocking`: files of the target's checkout that
    prevent the merge. `conflicts`: the paths that will be in conflict; `foreseen` is False if this git cannot
    tell. The tuples have the first paths, the numbers count all. `seen`: a hash of the plan."""

    branch: BranchChanges
    problem: MergeProblem | None = None
    detail: str = ""  # the operation that is under way
    where: str = ""  # the checkout in which it is under way
    left: tuple[bytes, ...] = ()
    left_count: int = 0
    staying: tuple[bytes, ...] = ()
    staying_count: int = 0
    blocking: tuple[bytes, ...] = ()
    blocking_count: int = 0
    conflicts: tuple[bytes, ...] = ()
    conflict_count: int = 0
    foreseen: bool = True
    seen: str = ""


@dataclass(frozen=True, slots=True)
class MergeBranch(RepositoryRequest, answer="MergePlan | Merged | StoppedMerge"):
    """Merge as planned, in the target's checkout. The project's hooks and filters run, as for a commit. The
    answer is `Merged`, `StoppedMerge` if there are conflicts, or a `MergePlan` with the problem that prevents
    the merge now. If git fails or is cancelled, nothing stays merged. `folder`: the worktree."""

    seconds: ClassVar[float] = 1800.0
    target: str
    seen: str


@dataclass(frozen=True, slots=True)
class Merged:
    """`before`, `after`: the newest commit of the target before and after the merge."""

    branch: str
    target: str
    place: str
    before: str
    after: str
    commits: int = 0


@dataclass(frozen=True, slots=True)
class StoppedMerge:
    """A merge that waits for someone to resolve its conflicts. `head`: the commit that is being merged.
    `before`: the newest commit of the target. `conflicts`: the paths that are still in conflict."""

    branch: str
    target: str
    place: str
    head: str
    before: str
    conflicts: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class FindMerge(RepositoryRequest, answer="MergePlan | Merged | StoppedMerge"):
    """Find out what has become of a merge whose git was ended: the merge of the commit `head` into the branch
    `target`, whose newest commit was `before`. The answer is `Merged` if the target has exactly that merge,
    `StoppedMerge` if it is under way, otherwise a new `MergePlan`. Nothing is changed. `folder`: the
    worktree."""

    seconds: ClassVar[float] = 120.0
    target: str
    head: str
    before: str


@dataclass(frozen=True, slots=True)
class UndoMerge(RepositoryRequest, answer="MergeUndone"):
    """Take back a merge into the branch `target` in the checkout `folder`. Without `after`, the merge of
    `head` has stopped; otherwise `after` is the commit that it made. Uncommitted changes of other files stay.
    The answer is `MergeUndone`."""

    target: str
    before: str
    head: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class MergeUndone:
    """`done`: False if the checkout is no longer as the merge left it; then nothing was changed."""

    done: bool
