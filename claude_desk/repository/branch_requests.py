"""The window's requests about the git branch of a working tree: list the branches, switch to one."""

from dataclasses import dataclass
from typing import ClassVar

from claude_desk.repository.requests import RepositoryRequest


@dataclass(frozen=True, slots=True)
class LocalBranch:
    """`elsewhere`: whether another worktree has the branch checked out, so that git does not switch to it."""

    name: str
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class ListBranches(RepositoryRequest, answer="BranchList"):
    """Ask for the local git branches of a repository. The answer is `BranchList`."""


@dataclass(frozen=True, slots=True)
class BranchList:
    """The git branches of a working tree. `top`: its top folder. `current`: the checked-out branch, or "".
    `branches`: the branches with the newest commits, the newest first. `more`: how many further branches
    there are."""

    top: str
    current: str
    branches: tuple[LocalBranch, ...]
    more: int = 0


@dataclass(frozen=True, slots=True)
class SwitchBranch(RepositoryRequest, answer=BranchList):
    """Switch the working tree to a local branch. Git keeps uncommitted changes and ignored files, or fails
    and changes nothing. Filters of the repository run, but no hook runs. The answer is the new
    `BranchList`."""

    seconds: ClassVar[float] = 600.0
    branch: str
