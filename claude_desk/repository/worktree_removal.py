"""The removal of a worktree: what it would lose, and doing it where that is known and still the same."""

import hashlib
import os
import stat
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from claude_desk.repository.branch_merges import merged_into, unmerged_commits
from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, ProjectGit
from claude_desk.repository.worktree_requests import (
    InspectWorktree,
    LostFile,
    RemoveWorktree,
    Standing,
    WorktreeRemoved,
    WorktreeState,
)
from claude_desk.repository.worktrees import ListedWorktree, listed_worktrees

_MOST_TOLD = 200
_MOST_LOOKED_AT = 100_000  # files of folders that are ignored as a whole
_LONG = 840.0  # seconds
_UNDER_WAY = {
    "rebase-merge": "rebase",
    "rebase-apply": "rebase",
    "MERGE_HEAD": "merge",
    "CHERRY_PICK_HEAD": "cherry-pick",
    "REVERT_HEAD": "revert",
    "BISECT_LOG": "bisect",
}
_READ_ONLY = {"GIT_OPTIONAL_LOCKS": "0"}


def inspect_worktree(git: ProjectGit, request: InspectWorktree) -> WorktreeState:
    """`standing` says whether it may be removed; what would be lost is told as far as it can be seen."""
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
    state = _with_merge(git, known[0], state)
    if found.missing:
        return replace(state, seen=_seen(state, b""))
    inside = next((each.place for each in known if each.place.startswith(f"{found.place}/")), "")
    if inside:
        return replace(state, standing=Standing.NESTED, detail=inside)
    return _with_contents(git, state)


def remove_worktree(git: ProjectGit, request: RemoveWorktree) -> WorktreeRemoved | WorktreeState:
    state = inspect_worktree(git, InspectWorktree(request.folder, request.place))
    if state.standing is not Standing.REMOVABLE:
        return state
    if state.seen != request.seen:
        return replace(state, standing=Standing.CHANGED)
    # git asks nothing more: untracked files are among what was shown.
    git.run(*WITHOUT_HOOKS, "worktree", "remove", "--force", state.place, seconds=_LONG)
    if not (request.with_branch and state.branch and state.merged_into):
        return WorktreeRemoved(state.place)
    try:
        tip = git.run("rev-parse", "--verify", f"refs/heads/{state.branch}").out.strip().decode()
        if tip != state.head:
            return WorktreeRemoved(state.place, branch_kept=tip)
        git.run(*WITHOUT_HOOKS, "branch", "-D", "--", state.branch)
    except GitFailedError as error:
        return WorktreeRemoved(state.place, branch_kept=error.failure.words or "git")
    return WorktreeRemoved(state.place, branch_deleted=True)


def _with_merge(git: ProjectGit, main: ListedWorktree, state: WorktreeState) -> WorktreeState:
    """What is not merged counts, with a branch or without one: only a branch keeps commits."""
    if not state.head.strip("0"):
        return state  # a branch without any commit
    target = merged_into(git, state.head, state.branch, main.branch)
    if target:
        return replace(state, merged_into=target)
    commits = unmerged_commits(git, state.head, main.branch)
    return replace(state, standing=Standing.UNMERGED, commits=commits)


def _with_contents(git: ProjectGit, state: WorktreeState) -> WorktreeState:
    place = state.place
    try:
        own = Path(os.fsdecode(git.run("-C", place, "rev-parse", "--absolute-git-dir").out[:-1]))
        told = git.run(
            "-C", place, "status", "--porcelain=v2", "-z", "--no-renames", "--ignore-submodules=none",
            "--untracked-files=normal", "--ignored=traditional", more=_READ_ONLY,
        ).out  # fmt: skip
    except GitFailedError as error:
        if error.failure.code != -1 or error.failure.cancelled or error.failure.timeout:
            raise
        return replace(state, standing=Standing.TOO_MANY)
    changes = []
    lost = _Lost(place)
    for entry in told.split(b"\0"):
        kind, _, rest = entry.partition(b" ")
        if kind in (b"?", b"!"):
            lost.add(rest, ignored=kind == b"!")
        elif kind in (b"1", b"u"):
            changes.append(rest.split(b" ", 7 if kind == b"1" else 9)[-1])
    state = replace(
        state,
        changes=tuple(changes[:_MOST_TOLD]),
        lost=tuple(lost.told),
        lost_count=lost.count,
        lost_size=lost.size,
        seen=_seen(state, told + lost.digest()),
    )
    under_way = next((word for name, word in _UNDER_WAY.items() if os.path.lexists(own / name)), "")
    if (own / "modules").is_dir():
        return replace(state, standing=Standing.SUBMODULES)
    if under_way:
        return replace(state, standing=Standing.UNDER_WAY, detail=under_way)
    if changes:
        return replace(state, standing=Standing.UNCOMMITTED)
    return replace(state, standing=Standing.TOO_MANY) if lost.too_many else state


def _seen(state: WorktreeState, contents: bytes) -> str:
    about = f"{state.place}\0{state.head}\0{state.branch}\0{state.missing}\0{state.merged_into}\0"
    return hashlib.sha256(os.fsencode(about) + contents).hexdigest()


@dataclass(slots=True)
class _Tree:
    size: int = 0
    count: int = 0


class _Lost:
    """Files and folders that git does not keep: each as git tells it, with its size and that of all in it."""

    def __init__(self, place: str) -> None:
        self._place = os.fsencode(place)
        self._left = _MOST_LOOKED_AT
        self._hash = hashlib.sha256()
        self.told: list[LostFile] = []
        self.count = self.size = 0
        self.too_many = False

    def add(self, path: bytes, ignored: bool) -> None:
        tree = _Tree()
        self._measure([self._place + b"/" + path], tree)
        self.count += tree.count
        self.size += tree.size
        if len(self.told) < _MOST_TOLD:
            self.told.append(LostFile(path, tree.size, ignored))

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
