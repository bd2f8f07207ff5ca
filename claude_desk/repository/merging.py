"""Merges the git branch of a worktree into the git branch that is checked out elsewhere, and takes a merge
back.

The project's hooks and filters run, as they do for a commit. No file without a copy in a commit is
overwritten: git protects changed files and new files, and we check the files that git ignores. A merge that
fails for another reason than conflicts is taken back.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from claude_desk.repository.branch_merges import without_writing
from claude_desk.repository.cut_merges import IndexLock, put_back
from claude_desk.repository.merge_requests import (
    BranchChanges,
    FindMerge,
    MergeBranch,
    Merged,
    MergePlan,
    MergeProblem,
    MergeUndone,
    PlanMerge,
    ReadBranch,
    StoppedMerge,
    UndoMerge,
)
from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, GitResult, ProjectGit
from claude_desk.repository.requests import GitFailure
from claude_desk.repository.server import Handler
from claude_desk.repository.staging import change_of, counted_lines, path_state, with_counts
from claude_desk.repository.worktrees import ListedWorktree, listed_worktrees
from claude_desk.snapshots.records import Change

_MOST_CHANGES = 20_000
_MOST_LISTED = 200
_LONG = 1_700.0  # time limit of a merge with its hooks, in seconds
_HEADS = "refs/heads/"
_UNDER_WAY = {
    "MERGE_HEAD": "merge",
    "rebase-merge": "rebase",
    "rebase-apply": "rebase",
    "CHERRY_PICK_HEAD": "cherry-pick",
    "REVERT_HEAD": "revert",
}
# The merge is one commit or none, and moves no file that only a folder's rename would move: `_in_the_way`
# knows all paths that the merge adds.
_AS_PLANNED = ("-c", "merge.autoStash=false", "-c", "merge.directoryRenames=false")
_MERGE = ("--commit", "--no-squash", "--no-edit", "--no-overwrite-ignore")


# --- what a branch has changed -------------------------------------------------------------------


def read_branch(git: ProjectGit, request: ReadBranch) -> BranchChanges:
    found = _parted(git, request.target)
    if found.problem is not None:
        return found
    changes = list(_changes(_raw_changes(git, found.base, found.head)))
    counts = counted_lines(git, found.base, found.head)
    shown = tuple(with_counts(changes[:_MOST_CHANGES], counts))
    return replace(found, changes=shown, complete=len(changes) <= _MOST_CHANGES)


def _parted(git: ProjectGit, wanted: str) -> BranchChanges:
    """Return the git branch of the worktree and its target, without the changes.

    The target is the branch `wanted`. Without `wanted`, it is the branch that the worktree's branch left most
    recently, among those that lack some of its commits. The main checkout counts first.
    """
    known = listed_worktrees(git)
    top = os.path.realpath(_line(git.run("rev-parse", "--show-toplevel").out))
    own = next((each for each in known if os.path.realpath(each.place) == top), None)
    if own is None or own is known[0]:
        return BranchChanges(problem=MergeProblem.NO_WORKTREE)
    if not own.branch or not own.head.strip("0"):
        return BranchChanges(own.branch, own.head, problem=MergeProblem.NO_BRANCH)
    ways = [way for each in known if (way := _way(git, own, each)) is not None]
    if not ways:
        return BranchChanges(own.branch, own.head, problem=MergeProblem.NO_TARGET)
    ways.sort(key=lambda way: (way.commits == 0, way.commits))
    chosen = next((way for way in ways if way.target == wanted), None) if wanted else ways[0]
    targets = tuple(way.target for way in ways)
    if chosen is None:
        return BranchChanges(own.branch, own.head, targets=targets, problem=MergeProblem.NO_TARGET)
    return replace(chosen, targets=targets, problem=None if chosen.commits else MergeProblem.MERGED)


def _way(git: ProjectGit, own: ListedWorktree, other: ListedWorktree) -> BranchChanges | None:
    """Return how the branch of `own` differs from that of `other`; None if it cannot be merged there."""
    if other is own or not other.branch or other.bare or other.missing or not other.head.strip("0"):
        return None
    base = _line(git.run("merge-base", other.head, own.head, codes=(0, 1)).out)
    if not base:
        return None
    counts = git.run("rev-list", "--left-right", "--count", f"{own.head}...{other.head}").out.split()
    commits, behind = (int(each) for each in counts)
    return BranchChanges(own.branch, own.head, other.branch, other.head, other.place, base, commits, behind)


def _raw_changes(git: ProjectGit, base: str, head: str) -> bytes:
    return git.run("diff-tree", "-r", "-z", "--raw", "--no-renames", base, head).out


def _changes(raw: bytes) -> Iterator[Change]:
    """Parse the output of `diff-tree -z --raw`: `:MODE MODE ID ID LETTER`, then the path."""
    parts = raw.split(b"\0")
    for about, path in zip(parts[::2], parts[1::2], strict=False):
        fields = about.removeprefix(b":").split(b" ")
        if len(fields) == 5:
            yield change_of(path, path_state(fields[0], fields[2]), path_state(fields[1], fields[3]))


# --- the plan ------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Uncommitted:
    """The uncommitted files of a checkout, as git lists them. A folder ends in a slash."""

    files: list[bytes]
    staged: list[bytes]


def plan_merge(git: ProjectGit, request: PlanMerge) -> MergePlan | StoppedMerge:
    branch = read_branch(git, ReadBranch(request.folder, request.target))
    if (stopped := _stopped(git, branch)) is not None:
        return stopped
    if branch.problem is not None:
        return MergePlan(branch, branch.problem)
    there = _at(git, branch.place)
    for place in (git, there):
        if word := _under_way(place):
            return MergePlan(branch, MergeProblem.UNDER_WAY, word, place.folder)
    mine, theirs = _uncommitted(git), _uncommitted(there)
    plan = MergePlan(
        branch,
        left=_first(mine.files),
        left_count=len(mine.files),
        staying=_first(theirs.files),
        staying_count=len(theirs.files),
    )
    blocking = _in_the_way(there, branch, theirs)
    if theirs.staged:
        plan = _blocked(plan, MergeProblem.STAGED, theirs.staged)
    elif blocking:
        plan = _blocked(plan, MergeProblem.IN_THE_WAY, blocking)
    else:
        conflicts = _foreseen(git, branch)
        foreseen = conflicts or []
        plan = replace(
            plan,
            conflicts=tuple(foreseen[:_MOST_CHANGES]),
            conflict_count=len(foreseen),
            foreseen=conflicts is not None,
        )
    return replace(plan, seen=_seen(plan, mine, theirs))


def _blocked(plan: MergePlan, problem: MergeProblem, paths: list[bytes]) -> MergePlan:
    return replace(
        plan,
        problem=problem,
        blocking=_first(paths),
        blocking_count=len(paths),
        staying=(),
        staying_count=0,
    )


def _stopped(git: ProjectGit, branch: BranchChanges) -> StoppedMerge | None:
    """Return the merge of this branch that has stopped in the target's checkout."""
    if not branch.place or branch.problem is MergeProblem.NO_TARGET:
        return None
    there = _at(git, branch.place)
    if _commit(there, "MERGE_HEAD") != branch.head:
        return None
    return _stopped_with(branch, _unmerged(there))


def _stopped_with(branch: BranchChanges, conflicts: tuple[bytes, ...]) -> StoppedMerge:
    return StoppedMerge(
        branch.branch, branch.target, branch.place, branch.head, branch.target_head, conflicts
    )


def _under_way(git: ProjectGit) -> str:
    own = Path(_line(git.run("rev-parse", "--absolute-git-dir").out))
    return next((word for name, word in _UNDER_WAY.items() if os.path.lexists(own / name)), "")


def _uncommitted(git: ProjectGit) -> _Uncommitted:
    out = git.run(
        *WITHOUT_HOOKS, "--no-optional-locks", "status", "--porcelain=v2", "-z", "--no-renames",
        "--untracked-files=normal", "--ignore-submodules=dirty",
    ).out  # fmt: skip
    found = _Uncommitted([], [])
    for line in out.split(b"\0"):
        kind, _, rest = line.partition(b" ")
        if kind in (b"1", b"u"):
            path = rest.split(b" ", 7 if kind == b"1" else 9)[-1]
            found.files.append(path)
            if rest[:1] != b".":
                found.staged.append(path)
        elif kind == b"?":
            found.files.append(rest)
    return found


def _in_the_way(there: ProjectGit, branch: BranchChanges, theirs: _Uncommitted) -> list[bytes]:
    """Return the files of the target's checkout that the merge would write, and that no commit has."""
    changed = {path for path in theirs.files if not path.endswith(b"/")}
    written = [change.path for change in branch.changes]
    added = [change.path for change in branch.changes if change.before is None and change.after is not None]
    tracked = set(there.run("ls-files", "-z").out.split(b"\0"))
    place = os.fsencode(there.folder)
    return sorted(changed.intersection(written) | set(_untracked(place, added, tracked)))


def _untracked(place: bytes, paths: Iterable[bytes], tracked: set[bytes]) -> Iterator[bytes]:
    """Yield each path that exists, and each file above a path, that git does not track."""
    for path in paths:
        parts = path.split(b"/")
        for count in range(1, len(parts) + 1):
            part = b"/".join(parts[:count])
            full = os.path.join(place, part)  # noqa: PTH118
            if not os.path.lexists(full):
                break
            if part not in tracked and (count == len(parts) or not os.path.isdir(full)):  # noqa: PTH112
                yield part
                break


def _foreseen(git: ProjectGit, branch: BranchChanges) -> list[bytes] | None:
    """Return the paths that will be in conflict; None if this git cannot merge without a checkout."""
    if not branch.behind:
        return []
    try:
        with without_writing(git) as more:
            out = git.run(
                *_AS_PLANNED, "merge-tree", "--write-tree", "-z", "--name-only", "--no-messages",
                branch.target_head, branch.head, codes=(0, 1), more=more,
            ).out  # fmt: skip
    except GitFailedError as error:
        if error.failure.cancelled:
            raise
        return None
    return [path for path in out.split(b"\0")[1:] if path]


def _seen(plan: MergePlan, *uncommitted: _Uncommitted) -> str:
    branch = plan.branch
    about = [os.fsencode("\0".join((branch.branch, branch.head, branch.target, branch.target_head)))]
    for each in uncommitted:
        about += [*each.files, b"", *each.staged, b""]
    return hashlib.sha256(b"\0".join([*about, *plan.blocking])).hexdigest()


# --- the merge -----------------------------------------------------------------------------------


def merge_branch(git: ProjectGit, request: MergeBranch) -> MergePlan | Merged | StoppedMerge:
    plan = plan_merge(git, PlanMerge(request.folder, request.target))
    if isinstance(plan, StoppedMerge) or plan.problem is not None:
        return plan
    if plan.seen != request.seen:
        return replace(plan, problem=MergeProblem.CHANGED)
    branch = plan.branch
    there = _at(git, branch.place)
    lock = IndexLock(there)
    # Git would refuse to begin, and what someone has written since would then pass for git's own.
    if _in_the_way(there, branch, _uncommitted(there)):
        return replace(plan, problem=MergeProblem.CHANGED)
    act = ("-C", branch.place, *_AS_PLANNED, "merge", *_MERGE, "-m", f"Merge branch '{branch.branch}'")
    try:
        done = git.run(*act, branch.head, seconds=_LONG, codes=(0, 1))
    except BaseException as error:
        if isinstance(error, GitFailedError) and error.failure.code < 0:
            lock.remove()  # git was killed
        _take_back(there, branch)
        raise
    if _commit(there, "MERGE_HEAD") == branch.head and (conflicts := _unmerged(there)):
        return _stopped_with(branch, conflicts)
    after = _commit(there, "HEAD")
    if not _has(there, branch.head):
        _take_back(there, branch)
        if _commit(there, "MERGE_HEAD") == branch.head:
            return _stopped_with(branch, ())
        raise GitFailedError(_failure_of(done))
    return Merged(branch.branch, branch.target, branch.place, branch.target_head, after, branch.commits)


def find_merge(git: ProjectGit, request: FindMerge) -> MergePlan | Merged | StoppedMerge:
    plan = plan_merge(git, PlanMerge(request.folder, request.target))
    if isinstance(plan, StoppedMerge):
        return plan
    there, after = _at(git, plan.branch.place), plan.branch.target_head
    if not plan.branch.place or after == request.before:
        return plan
    parents = there.run("rev-list", "--parents", "-n", "1", after).out.decode().split()[1:]
    if after != request.head and parents != [request.before, request.head]:
        return plan  # the target has other commits too
    commits = int(there.run("rev-list", "--count", f"{request.before}..{request.head}").out)
    branch = plan.branch
    return Merged(branch.branch, branch.target, branch.place, request.before, after, commits)


def undo_merge(git: ProjectGit, request: UndoMerge) -> MergeUndone:
    if _checked_out(git) != request.target:
        return MergeUndone(False)
    if not request.after:
        if _commit(git, "MERGE_HEAD") != request.head or _commit(git, "HEAD") != request.before:
            return MergeUndone(False)
        if _staged_beside(git, request.before, request.head):
            return MergeUndone(False)
        git.run(*WITHOUT_HOOKS, "merge", "--abort")
        return MergeUndone(True)
    if _commit(git, "HEAD") != request.after or _under_way(git) or _uncommitted(git).staged:
        return MergeUndone(False)
    git.run(*WITHOUT_HOOKS, "reset", "--keep", request.before)
    return MergeUndone(True)


def _take_back(there: ProjectGit, branch: BranchChanges) -> None:
    """Take back a merge that was not committed. Leave a merge of another commit alone, and a merge during
    which someone has staged another file: git would take that file back too."""
    with contextlib.suppress(GitFailedError):
        if (
            _commit(there, "MERGE_HEAD") in ("", branch.head)
            and _commit(there, "HEAD") == branch.target_head
            and not _staged_beside(there, branch.target_head, branch.head)
        ):
            paths = [each.path for each in _changes(_raw_changes(there, branch.base, branch.head))]
            put_back(there, branch.target_head, branch.head, paths)
            there.run(*WITHOUT_HOOKS, "reset", "--merge", branch.target_head)


def _staged_beside(git: ProjectGit, target: str, head: str) -> bool:
    """Whether a file is staged that neither side of the merge of `head` into `target` has changed."""
    base = _line(git.run("merge-base", target, head).out)
    changed = {each.path for side in (target, head) for each in _changes(_raw_changes(git, base, side))}
    return not changed.issuperset(_uncommitted(git).staged)


def _unmerged(git: ProjectGit) -> tuple[bytes, ...]:
    out = git.run("ls-files", "--unmerged", "-z").out
    return tuple(dict.fromkeys(line.partition(b"\t")[2] for line in out.split(b"\0") if line))


def _commit(git: ProjectGit, name: str) -> str:
    return _line(git.run("rev-parse", "-q", "--verify", f"{name}^{{commit}}", codes=(0, 1, 128)).out)


def _checked_out(git: ProjectGit) -> str:
    """Return the git branch that is checked out; "" for none."""
    return _line(git.run("symbolic-ref", "-q", "HEAD", codes=(0, 1)).out).removeprefix(_HEADS)


def _has(git: ProjectGit, commit: str) -> bool:
    """Whether the newest commit has this commit in its history."""
    return git.run("rev-list", "--count", f"HEAD..{commit}").out.strip() == b"0"


def _failure_of(done: GitResult) -> GitFailure:
    return GitFailure(done.words or done.out.decode("utf-8", "replace").strip())


def _at(git: ProjectGit, place: str) -> ProjectGit:
    """Return a `ProjectGit` for another checkout. It runs commands even if `git` was cancelled."""
    return git.uncancelled(place)


def _first(paths: Iterable[bytes]) -> tuple[bytes, ...]:
    return tuple(islice(paths, _MOST_LISTED))


def _line(out: bytes) -> str:
    return os.fsdecode(out.removesuffix(b"\n"))


HANDLERS: dict[type, Handler] = {
    ReadBranch: read_branch,
    PlanMerge: plan_merge,
    MergeBranch: merge_branch,
    FindMerge: find_merge,
    UndoMerge: undo_merge,
}
