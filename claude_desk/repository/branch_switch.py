"""The functions that answer the repository child's requests about the git branch of a working tree."""

import os

from claude_desk.repository.branch_requests import BranchList, ListBranches, LocalBranch, SwitchBranch
from claude_desk.repository.project_git import WITHOUT_HOOKS, ProjectGit
from claude_desk.repository.server import Handler

_HEADS = "refs/heads/"
_MOST_BRANCHES = 30


def list_branches(git: ProjectGit, request: ListBranches | SwitchBranch) -> BranchList:
    top = _line(git.run("rev-parse", "--show-toplevel").out)
    current = _line(git.run("symbolic-ref", "-q", "HEAD", codes=(0, 1)).out).removeprefix(_HEADS)
    out = git.run(
        "for-each-ref", "--sort=-committerdate", "--format=%(refname)%00%(symref)%00%(worktreepath)", _HEADS
    ).out
    branches = []
    for line in os.fsdecode(out).splitlines():
        name, symbolic, place = line.split("\0")
        if not symbolic:
            own = name.removeprefix(_HEADS)
            branches.append(LocalBranch(own, place != "" and own != current))
    return BranchList(top, current, tuple(branches[:_MOST_BRANCHES]), max(0, len(branches) - _MOST_BRANCHES))


def switch_branch(git: ProjectGit, request: SwitchBranch) -> BranchList:
    git.run("show-ref", "--verify", "--quiet", _HEADS + request.branch)
    # `--no-guess`: a name that is no local branch makes no new branch. `--`: git reads no name as an option.
    act = (*WITHOUT_HOOKS, "switch", "--no-guess", "--no-overwrite-ignore", "--no-progress", "--")
    git.run(*act, request.branch, seconds=request.seconds)
    return list_branches(git, request)


def _line(out: bytes) -> str:
    return os.fsdecode(out).rstrip("\n")


HANDLERS: dict[type, Handler] = {ListBranches: list_branches, SwitchBranch: switch_branch}
