"""The removal of a worktree: finds out whether the worktree may be removed and what would be lost, and
deletes git branches.

This module removes no file. The window puts the worktree's folder and its git folder (`kept`) into the trash
as they are. So the user can restore a file that was not shown or was added later.
"""

import hashlib
import os
import stat
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from claude_desk.library.repository import git_folder_of
from claude_desk.repository.branch_merges import merged_into, unmerged_commits
from claude_desk.repository.loose_commits import count_loose
from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, ProjectGit
from claude_desk.repository.worktree_requests import (
    BranchDeleted,
    CommitWorktree,
    DeleteBranch,
    FindUnfinished,
    InspectWorktree,
    LostFile,
    RestoreBranch,
    Standing,
    WorktreeState,
)
from claude_desk.repository.worktrees import (
    ListedWorktree,
    MakingNote,
    is_of,
    kept_of,
    listed_worktrees,
    store_of,
)

_MOST_LISTED = 200
_MOST_LOOKED_AT = 100_000  # untracked and ignored files whose sizes are read
_UNDER_WAY = {
    "rebase-merge": "rebase",
    "rebase-apply": "rebase",
    "MERGE_HEAD": "merge",
    "CHERRY_PICK_HEAD": "cherry-pick",
    "REVERT_HEAD": "revert",
    "BISECT_LOG": "bisect",
}
_GITLINK = b"160000 "  # in the output of `git ls-files --stage`
_READ_ONLY = {"GIT_OPTIONAL_LOCKS": "0"}


def inspect_worktree(git: ProjectGit, request: InspectWorktree) -> WorktreeState:
    """Return the state of a worktree: whether it may be removed (`standing`), and what would be lost.

    If the worktree could be removed but is not as the user has `seen` it, the standing is CHANGED.
    """
    state = _accepted(_inspected(git, request), request.accepted)
    if request.seen and state.standing is Standing.REMOVABLE and state.seen != request.seen:
        return replace(state, standing=Standing.CHANGED)
    return state


def commit_worktree(git: ProjectGit, request: CommitWorktree) -> WorktreeState:
    accepted = (Standing.UNCOMMITTED, Standing.UNMERGED)
    inspect = InspectWorktree(request.folder, request.place, request.seen, accepted)
    state = inspect_worktree(git, inspect)
    if state.standing is not Standing.REMOVABLE:
        return state
    if not state.branch:
        return replace(state, standing=Standing.CHANGED)
    # The worktree has its own index, and git finds it by the folder.
    git.run("-C", state.place, "commit", "-q", "-a", "-m", request.words, seconds=request.seconds)
    return inspect_worktree(git, replace(inspect, seen="", accepted=(Standing.UNMERGED,)))


def _accepted(state: WorktreeState, accepted: tuple[Standing, ...]) -> WorktreeState:
    """Return the state with the standing that is left if the user accepts these standings."""
    if state.standing is Standing.UNCOMMITTED and Standing.UNCOMMITTED in accepted:
        state = replace(state, standing=Standing.UNMERGED if state.unmerged else Standing.REMOVABLE)
    if state.standing is Standing.UNMERGED and Standing.UNMERGED in accepted and state.branch:
        state = replace(state, standing=Standing.REMOVABLE)
    return state


def _inspected(git: ProjectGit, request: InspectWorktree) -> WorktreeState:
    known = listed_worktrees(git)
    place = os.path.realpath(request.place)
    found = next((each for each in known if os.path.realpath(each.place) == place), None)
    if found is None:
        return WorktreeState(place, Standing.NOT_A_WORKTREE)
    state = WorktreeState(found.place, Standing.REMOVABLE, "", found.branch, found.head, found.missing)
    if found is known[0] or found.bare:
        return replace(state, standing=Standing.MAIN)
    if found.lock is not None:
        return replace(state, standing=Standing.LOCKED, detail=found.lock)
    store = store_of(git)
    kept = kept_of(store, place)
    if kept is None or not _is_what_git_keeps(found.place, kept):
        return replace(state, standing=Standing.NOT_A_WORKTREE)
    loose = count_loose(git, kept)
    missing = not os.path.lexists(found.place)
    state = _with_merge(git, known[0], replace(state, kept=str(kept), missing=missing, loose=loose))
    if state.missing:
        return replace(state, seen=_seen(state, b""))
    other_places = (*(each.place for each in known), store)
    inside = next((each for each in other_places if os.path.realpath(each).startswith(f"{place}/")), "")
    if inside:
        return replace(state, standing=Standing.NESTED, detail=inside)
    return _with_contents(git, state)


def find_unfinished(git: ProjectGit, request: FindUnfinished) -> WorktreeState | None:
    """Return the unfinished worktree at `place` if the process that was making it has ended; otherwise None.

    `missing`: whether the folder is gone, or has files but is not the worktree's folder.
    """
    for each in listed_worktrees(git):
        note = MakingNote.read(each.lock or "")
        kept = kept_of(store_of(git), os.path.realpath(each.place))
        if each.place == request.place and note.abandoned and kept is not None:
            missing = not is_of(Path(each.place), kept)
            return WorktreeState(
                each.place, Standing.REMOVABLE, "", each.branch, note.base, missing, str(kept)
            )
    return None


def delete_branch(git: ProjectGit, request: DeleteBranch) -> BranchDeleted:
    try:
        tip = git.run("rev-parse", "--verify", f"refs/heads/{request.branch}").out.strip().decode()
        if tip != request.commit:
            return BranchDeleted(tip)
        git.run(*WITHOUT_HOOKS, "branch", "-D", "--", request.branch)
    except GitFailedError as error:
        return BranchDeleted(error.failure.words or "git")
    return BranchDeleted()


def restore_branch(git: ProjectGit, request: RestoreBranch) -> None:
    git.run(*WITHOUT_HOOKS, "branch", "--no-track", "--", request.branch, request.commit)


def _is_what_git_keeps(place: str, kept: Path) -> bool:
    """Whether the folder at `place` is the worktree with the git folder `kept`, or does not exist."""
    try:
        if not stat.S_ISDIR(os.lstat(place).st_mode):
            return False
    except FileNotFoundError:
        return True
    except OSError:
        return False
    leads = git_folder_of(Path(place))
    return leads is not None and os.path.realpath(leads) == os.path.realpath(kept)


def _with_merge(git: ProjectGit, main: ListedWorktree, state: WorktreeState) -> WorktreeState:
    """Add the git branch that has all work of the worktree's commits. Without such a git branch, the standing
    is UNMERGED: add the number of commits that are not merged."""
    if not state.head.strip("0"):
        return state  # the git branch has no commit yet
    target = merged_into(git, state.head, state.branch, main.branch)
    if target:
        return replace(state, merged_into=target)
    commits = unmerged_commits(git, state.head, main.branch)
    return replace(state, standing=Standing.UNMERGED, unmerged=True, commits=commits)


def _with_contents(git: ProjectGit, state: WorktreeState) -> WorktreeState:
    place = state.place
    try:
        own = Path(os.fsdecode(git.run("-C", place, "rev-parse", "--absolute-git-dir").out[:-1]))
        status = git.run(
            *WITHOUT_HOOKS, "-C", place, "status", "--porcelain=v2", "-z", "--no-renames",
            "--ignore-submodules=dirty", "--untracked-files=normal", "--ignored=traditional", more=_READ_ONLY,
        ).out  # fmt: skip
        listed = git.run("-C", place, "ls-files", "--stage", "-z").out
    except GitFailedError as error:
        if error.failure.code != -1 or error.failure.cancelled or error.failure.timeout:
            raise
        return replace(state, standing=Standing.TOO_MANY)
    changes = []
    lost = _Lost(place)
    for entry in status.split(b"\0"):
        kind, _, rest = entry.partition(b" ")
        if kind in (b"?", b"!"):
            lost.add(rest, ignored=kind == b"!")
        elif kind in (b"1", b"u"):
            changes.append(rest.split(b" ", 7 if kind == b"1" else 9)[-1])
    state = replace(
        state,
        changes=tuple(changes[:_MOST_LISTED]),
        lost=tuple(lost.files),
        lost_count=lost.count,
        lost_size=lost.size,
        seen=_seen(state, status + lost.digest()),
    )
    under_way = next((word for name, word in _UNDER_WAY.items() if os.path.lexists(own / name)), "")
    if (own / "modules").is_dir() or _holds_repositories(place, listed):
        return replace(state, standing=Standing.SUBMODULES)
    if under_way:
        return replace(state, standing=Standing.UNDER_WAY, detail=under_way)
    if lost.too_many:
        return replace(state, standing=Standing.TOO_MANY)
    return replace(state, standing=Standing.UNCOMMITTED) if changes else state


def _holds_repositories(place: str, listed: bytes) -> bool:
    """Whether a submodule that the index names is checked out in the worktree.

    We do not check whether the submodule has work that exists nowhere else: git would then run programs that
    the submodule's configuration names, and the user has not allowed this.
    """
    names = [entry.partition(b"\t")[2] for entry in listed.split(b"\0") if entry.startswith(_GITLINK)]
    return any(os.path.lexists(os.path.join(os.fsencode(place), name, b".git")) for name in names)  # noqa: PTH118


def _seen(state: WorktreeState, contents: bytes) -> str:
    about = f"{state.place}\0{state.head}\0{state.branch}\0{state.missing}\0{state.merged_into}\0"
    return hashlib.sha256(os.fsencode(about) + contents).hexdigest()


@dataclass(slots=True)
class _Tree:
    size: int = 0
    count: int = 0


class _Lost:
    """Files and folders that git does not keep. Each is as git lists it. The size of a folder is the size of
    all files in it."""

    def __init__(self, place: str) -> None:
        self._place = os.fsencode(place)
        self._left = _MOST_LOOKED_AT
        self._hash = hashlib.sha256()
        self.files: list[LostFile] = []
        self.count = self.size = 0
        self.too_many = False

    def add(self, path: bytes, ignored: bool) -> None:
        tree = _Tree()
        self._measure([self._place + b"/" + path], tree)
        self.count += tree.count
        self.size += tree.size
        if len(self.files) < _MOST_LISTED:
            self.files.append(LostFile(path, tree.size, ignored))

    def digest(self) -> bytes:
        return self._hash.digest()

    def _measure(self, waiting: list[bytes], tree: _Tree) -> None:
        while waiting and not self.too_many:
            path = waiting.pop().removesuffix(b"/")
            try:
                found = os.lstat(path)
                if stat.S_ISDIR(found.st_mode):
                    waiting += sorted(self._inside(path))
                    continue
            except OSError:
                continue
            self._left -= 1
            self.too_many = self._left < 0
            tree.count += 1
            tree.size += found.st_size if stat.S_ISREG(found.st_mode) else 0
            self._hash.update(b"%s\0%d\0%d\0" % (path, found.st_size, found.st_mtime_ns))

    def _inside(self, folder: bytes) -> Iterable[bytes]:
        with os.scandir(folder) as entries:
            return [entry.path for entry in entries]
