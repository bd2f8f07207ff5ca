"""Lists the commits and git branches that a worktree can begin with, plans a worktree, and makes it
completely or not at all.

Hooks never run. Filters run only if the user allows them. While a worktree is made, it is locked. The reason
of the lock is a note (`MakingNote`). If our process was killed meanwhile, we recognize the unfinished
worktree by this note.
"""

import contextlib
import os
import re
import shutil
import stat
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

from claude_desk.library.repository import git_folder_of
from claude_desk.repository.branch_names import folder_name
from claude_desk.repository.git_filters import filters_in, without_filters
from claude_desk.repository.made_files import MadeFiles, contents_of, contents_of_index, copies
from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, ProjectGit
from claude_desk.repository.requests import GitFailure
from claude_desk.repository.worktree_files import copy_files, included_files
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    BranchTip,
    InspectRepository,
    MakeAgain,
    PlanWorktree,
    RepositoryFacts,
    WorktreeAdded,
    WorktreePlan,
    WorktreeProblem,
)
from claude_desk.system.files import read_beginning

_MOST_BRANCHES = 1_000
_LONG = 3_500.0  # time limit of a checkout in seconds
_SMALL = 8_192  # bytes of git's small files
_NOTHING = BranchTip("", "")
_HEADS = "refs/heads/"
_NOTE = re.compile(r"claude-desk: being made by (\d+-\d*) from ([0-9a-f]{40,64}), ([0-9a-f]{32})")


@dataclass(frozen=True, slots=True)
class ListedWorktree:
    """A worktree in git's list.

    `branch`: "" if no git branch is checked out. `lock`: the reason of the lock; None if the worktree is not
    locked. `missing`: whether the worktree's folder is gone.
    """

    place: str
    head: str = ""
    branch: str = ""
    bare: bool = False
    lock: str | None = None
    missing: bool = False


def listed_worktrees(git: ProjectGit) -> list[ListedWorktree]:
    """Return all worktrees of the repository; the first is the main checkout."""
    found: list[ListedWorktree] = []
    out = git.run("worktree", "list", "--porcelain", "-z", codes=(0, 129))
    data = out.out if out.out else git.run("worktree", "list", "--porcelain").out.replace(b"\n", b"\0")
    for line in os.fsdecode(data).split("\0"):
        name, _, value = line.partition(" ")
        match name:
            case "worktree":
                found.append(ListedWorktree(value))
            case "HEAD":
                found[-1] = replace(found[-1], head=value)
            case "branch":
                found[-1] = replace(found[-1], branch=value.removeprefix(_HEADS))
            case "bare":
                found[-1] = replace(found[-1], bare=True)
            case "locked":
                found[-1] = replace(found[-1], lock=value)
            case "prunable":
                found[-1] = replace(found[-1], missing=True)
    return [replace(each, missing=each.missing or not os.path.lexists(each.place)) for each in found]


def store_of(git: ProjectGit) -> str:
    """Return the git folder that all worktrees of the repository share."""
    return os.path.realpath(_line(git.run("rev-parse", "--git-common-dir").out, git.folder))


def kept_of(store: str, place: str) -> Path | None:
    """Return the git folder that belongs only to the worktree at `place` (`worktrees/NAME`); None without
    such a folder.

    `place` must be a path without links.
    """
    with contextlib.suppress(OSError):
        for each in Path(store, "worktrees").iterdir():
            with contextlib.suppress(OSError):
                leads = os.fsdecode(read_beginning(each / "gitdir", _SMALL).strip())
                if "\0" not in leads and os.path.realpath(Path(each, leads).parent) == place:
                    return each
    return None


# -------------------------------------------------------------------------------------------------
# The commits and git branches that a worktree can begin with.


def inspect_repository(git: ProjectGit, request: InspectRepository) -> RepositoryFacts:
    try:
        top = _line(git.run("rev-parse", "--show-toplevel").out)
    except GitFailedError as error:
        if error.failure.cancelled:
            raise
        return RepositoryFacts("", "", _NOTHING, (), problem=WorktreeProblem.NO_REPOSITORY)
    main = listed_worktrees(git)[0].place
    head = _line(git.run("rev-parse", "-q", "--verify", "HEAD^{commit}", codes=(0, 1, 128)).out)
    if not head:
        return RepositoryFacts(top, main, _NOTHING, (), problem=WorktreeProblem.NO_COMMIT)
    branch = _line(git.run("symbolic-ref", "-q", "--short", "HEAD", codes=(0, 1)).out)
    branches = _branches(git)
    return RepositoryFacts(
        top,
        main,
        BranchTip(branch, head),
        tuple(branches[:_MOST_BRANCHES]),
        max(0, len(branches) - _MOST_BRANCHES),
    )


def _branches(git: ProjectGit) -> list[BranchTip]:
    """Return the local git branches, then the git branches of remotes. In both groups, the branch with the
    newest commit comes first."""
    found = []
    for place in (_HEADS, "refs/remotes/"):
        out = git.run(
            "for-each-ref", "--sort=-committerdate", "--format=%(objectname) %(symref) %(refname)", place
        ).out
        for line in os.fsdecode(out).splitlines():
            commit, symbolic, name = line.split(" ", 2)
            if not symbolic:
                found.append(BranchTip(name.removeprefix(place), commit))
    return found


# -------------------------------------------------------------------------------------------------
# The plan of a worktree.


def plan_worktree(git: ProjectGit, request: PlanWorktree) -> WorktreePlan:
    facts = inspect_repository(git, InspectRepository(request.folder))
    place = _place(facts, request)
    plan = WorktreePlan(request.branch, request.base, place)
    if facts.problem is not None:
        return replace(plan, problem=facts.problem)
    return _checked(git, plan) or _with_contents(git, facts.top, plan)


def _place(facts: RepositoryFacts, request: PlanWorktree) -> str:
    """Return the absolute place of the worktree; "" if the request has neither a usable place nor a git
    branch. The part of the place that exists has no links."""
    place = request.place.strip()
    if not place and facts.main:
        main = Path(facts.main.removesuffix("/.git"))
        parent = _expanded(request.parent) if request.parent else main.parent
        name = folder_name(main.name.removesuffix(".git"), request.branch)
        place = _free(str(main / parent / name)) if request.branch else ""
    if not place or "\0" in place:
        return ""
    above, rest = _nearest(Path(os.path.normpath(facts.top / _expanded(place))))
    return str(Path(os.path.realpath(above), *rest))


def _expanded(folder: str) -> Path:
    """Replace `~` by the user's home folder, if that is known."""
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        return Path(folder)


def _free(place: str) -> str:
    number, free = 2, place
    while os.path.lexists(free):
        free, number = f"{place}-{number}", number + 1
    return free


def _nearest(place: Path) -> tuple[Path, list[str]]:
    """Return the longest beginning of the path `place` that exists, and the names of the rest."""
    above, rest = place, list[str]()
    while not os.path.lexists(above) and above != above.parent:
        above, rest = above.parent, [above.name, *rest]
    return above, rest


def _checked(git: ProjectGit, plan: WorktreePlan) -> WorktreePlan | None:
    """Return the plan with the problem that prevents it; None without a problem."""
    name = git.run("check-ref-format", "--branch", plan.branch, codes=(0, 1, 128, 129))
    if _line(name.out) != plan.branch or not plan.branch or plan.branch == "HEAD":
        return replace(plan, problem=WorktreeProblem.BRANCH_NAME, detail=name.words)
    if _is_ref(git, _HEADS + plan.branch):
        return replace(plan, problem=WorktreeProblem.BRANCH_EXISTS)
    if not git.run("rev-parse", "-q", "--verify", f"{plan.base}^{{commit}}", codes=(0, 1, 128)).out:
        return replace(plan, problem=WorktreeProblem.NO_COMMIT)
    if not plan.place:
        return replace(plan, problem=WorktreeProblem.PLACE_MISSING)
    known = next((each for each in listed_worktrees(git) if each.place == plan.place), None)
    if known is not None and MakingNote.read(known.lock or "").abandoned:
        return replace(plan, problem=WorktreeProblem.UNFINISHED, detail=plan.place)
    if os.path.lexists(plan.place):
        return replace(plan, problem=WorktreeProblem.PLACE_EXISTS, detail=plan.place)
    if known is not None:
        return replace(plan, problem=WorktreeProblem.PLACE_KNOWN, detail=plan.place)
    above, _ = _nearest(Path(plan.place))
    gits = store_of(git)
    if ".git" in plan.place.split("/") or Path(plan.place).is_relative_to(gits):
        return replace(plan, problem=WorktreeProblem.PLACE_IN_GIT)
    if not above.is_dir() or not os.access(above, os.W_OK | os.X_OK):
        return replace(plan, problem=WorktreeProblem.PLACE_BLOCKED, detail=str(above))
    return None


def _with_contents(git: ProjectGit, top: str, plan: WorktreePlan) -> WorktreePlan:
    found = included_files(git, top)
    return replace(
        plan,
        filters=filters_in(git, plan.base),
        files=found.files,
        left=found.left,
        count=found.count,
        size=found.size,
        too_much=found.too_much,
    )


# -------------------------------------------------------------------------------------------------
# Making a worktree.


@dataclass(frozen=True, slots=True)
class MakingNote:
    """The reason of a worktree's lock while the worktree is made: the process that makes it, the commit that
    it begins with, and a unique number. All fields are "" for a lock with a different reason."""

    process: str = ""
    base: str = ""
    number: str = ""

    @classmethod
    def of(cls, base: str) -> "MakingNote":
        return cls(_process_mark(os.getpid()), base, uuid4().hex)

    @classmethod
    def read(cls, lock: str) -> "MakingNote":
        found = _NOTE.fullmatch(lock.strip())
        return cls(*found.groups()) if found else cls()

    @property
    def words(self) -> str:
        return f"claude-desk: being made by {self.process} from {self.base}, {self.number}"

    @property
    def abandoned(self) -> bool:
        """Whether the process that was making the worktree has ended; False for a lock with a different
        reason."""
        number = self.process.partition("-")[0]
        return bool(number) and _process_mark(int(number)) != self.process


def _process_mark(number: int) -> str:
    """Return a mark of the process with this id; "" without such a process.

    On Linux, the mark also has the start time, so that a later process with this id has a different mark.
    """
    try:
        fields = read_beginning(f"/proc/{number}/stat", _SMALL).rpartition(b")")[2].split()
        return f"{number}-{fields[19].decode()}"
    except (OSError, IndexError):
        with contextlib.suppress(OSError):
            os.kill(number, 0)
            return f"{number}-"
        return ""


def add_worktree(git: ProjectGit, request: AddWorktree) -> WorktreeAdded | WorktreePlan:
    """Make a worktree, or return a plan with the problem that prevents it.

    If git fails or is cancelled, remove what was made so far and raise `GitFailedError`.
    """
    top = _line(git.run("rev-parse", "--show-toplevel").out)
    base = _line(git.run("rev-parse", "--verify", f"{request.base}^{{commit}}").out)
    plan = WorktreePlan(request.branch, base, request.place)
    if (refused := _checked(git, plan)) is not None:
        return refused
    _, rest = _nearest(Path(request.place))
    note = MakingNote.of(base)
    begun = _Begun(git, request, top, note, len(rest) - 1)
    try:
        begun.branch = True
        git.run(*WITHOUT_HOOKS, "branch", "--no-track", request.branch, base)
        begun.place = True
        git.run(
            *WITHOUT_HOOKS, "worktree", "add", "--no-checkout", "--lock", "--reason", note.words,
            request.place, request.branch,
        )  # fmt: skip
        filters = without_filters(git, request.place, but_known=request.filters)
        git.run(
            *WITHOUT_HOOKS, "-C", request.place, "reset", "--hard", "--no-recurse-submodules",
            seconds=_LONG, more={"GIT_PROGRESS_DELAY": "0", **filters},
        )  # fmt: skip
        begun.files = True
        copied, failed = copy_files(top, request.place, request.files, _ending(git))
        git.run("worktree", "unlock", request.place)
    except GitFailedError as error:
        begun.undo(error.failure)
        raise
    except BaseException:
        begun.undo(GitFailure("", -1))
        raise
    return WorktreeAdded(request.place, request.branch, copied, tuple(failed))


def make_again(git: ProjectGit, request: MakeAgain) -> WorktreeAdded | WorktreePlan:
    """Make a worktree again, or return a plan with the problem that prevents it.

    If git fails or is cancelled, remove what was made so far and raise `GitFailedError`.
    """
    plan = WorktreePlan(request.branch, "", os.path.realpath(request.place))
    place = Path(plan.place)
    if os.path.lexists(place):
        return replace(plan, problem=WorktreeProblem.PLACE_EXISTS, detail=plan.place)
    above, rest = _nearest(place)
    if not above.is_dir() or not os.access(above, os.W_OK | os.X_OK):
        return replace(plan, problem=WorktreeProblem.PLACE_BLOCKED, detail=str(above))
    store = store_of(git)
    if ".git" in place.parts or place.is_relative_to(store):
        return replace(plan, problem=WorktreeProblem.PLACE_IN_GIT)
    kept = kept_of(store, plan.place)
    named = bool(request.branch) and not request.branch.startswith("-")  # git refuses such a branch name
    if kept is None and not (named and _is_ref(git, _HEADS + request.branch)):
        return replace(plan, problem=WorktreeProblem.BRANCH_MISSING, detail=request.branch)
    try:
        if kept is None:
            git.run(*WITHOUT_HOOKS, "worktree", "add", "--no-checkout", "--", plan.place, request.branch)
            act = ["reset", "--hard", "--no-recurse-submodules"]
        else:
            place.mkdir(parents=True)
            (place / ".git").write_text(f"gitdir: {kept}\n", "utf-8", "surrogateescape")
            act = ["checkout-index", "--all", "--index"]
        filters = without_filters(git, plan.place, but_known=False)
        git.run(*WITHOUT_HOOKS, "-C", plan.place, *act, seconds=_LONG, more=filters)
    except BaseException:
        cleaner = git.uncancelled()
        with contextlib.suppress(GitFailedError):
            if kept is not None:
                MadeFiles(cleaner, plan.place, contents_of_index(cleaner, plan.place)).clear()
            elif (own := kept_of(store, plan.place)) is not None and is_of(place, own):
                tracked = contents_of(cleaner, _HEADS + request.branch)
                MadeFiles(cleaner, plan.place, tracked).clear()
                _drop_kept(store, own)
        for above in list(place.parents)[: len(rest) - 1]:
            with contextlib.suppress(OSError):
                above.rmdir()
        raise
    return WorktreeAdded(plan.place, request.branch)


def _ending(git: ProjectGit) -> Callable[[], None]:
    def check() -> None:
        if git.cancelled:
            raise GitFailedError(GitFailure("", -1, cancelled=True))

    return check


@dataclass(slots=True)
class _Begun:
    """The parts of a worktree that may exist because we began to make them.

    `branch`, `place`: whether we began to make the git branch and the folder. `files`: whether git has
    written all files. `made_above`: the number of folders above the worktree's folder that did not exist
    before.
    """

    git: ProjectGit
    request: AddWorktree
    top: str
    note: MakingNote
    made_above: int
    branch: bool = False
    place: bool = False
    files: bool = False

    def undo(self, failure: GitFailure) -> None:
        git = self.git.uncancelled()  # a cancelled `ProjectGit` runs nothing any more
        if self.place:
            self._drop(git)
            for above in list(Path(self.request.place).parents)[: self.made_above]:
                with contextlib.suppress(OSError):
                    above.rmdir()
        # If `git branch` itself has failed, leave the git branch: another program may have made it meanwhile.
        if self.branch and (self.place or failure.code == -1):
            _drop_branch(git, self.request.branch, self.note.base)

    def _drop(self, git: ProjectGit) -> None:
        """Remove git's own folder of the worktree, and the files that we made in the worktree's folder.

        Leave all files if the folder now belongs to another worktree. Leave each file that another program or
        the user wrote.
        """
        store, order = store_of(git), self.request
        own = _kept_of(store, self.note)
        if is_of(Path(order.place), own):
            tracked = contents_of(git, self.note.base)
            copied = copies(self.top, (file.path for file in order.files))
            made = MadeFiles(git, order.place, tracked, copied, complete=self.files, filtered=order.filters)
            made.clear()
        _drop_kept(store, own)


def _drop_kept(store: str, own: Path | None) -> None:
    if own is not None:
        shutil.rmtree(own, ignore_errors=True)
    with contextlib.suppress(OSError):
        Path(store, "worktrees").rmdir()  # git too removes this folder with the last worktree


def _kept_of(store: str, note: MakingNote) -> Path | None:
    """Return the git folder of the worktree that is locked with this note; None without such a worktree."""
    with contextlib.suppress(OSError):
        for each in Path(store, "worktrees").iterdir():
            with contextlib.suppress(OSError):
                if os.fsdecode(read_beginning(each / "locked", _SMALL).strip()) == note.words:
                    return each
    return None


def is_of(place: Path, own: Path | None) -> bool:
    """Whether `place` is the worktree with the git folder `own`, or an empty folder."""
    try:
        if not stat.S_ISDIR(place.lstat().st_mode):
            return False
        leads = git_folder_of(place)
        if own is not None and leads is not None:
            return os.path.realpath(leads) == os.path.realpath(own)
        return not any(place.iterdir())
    except OSError:
        return False


def _drop_branch(git: ProjectGit, branch: str, base: str) -> None:
    """Delete the git branch if it is still at the commit `base`."""
    if branch and base:
        with contextlib.suppress(GitFailedError):
            git.run(*WITHOUT_HOOKS, "update-ref", "-d", _HEADS + branch, base)


def _is_ref(git: ProjectGit, name: str) -> bool:
    return bool(git.run("for-each-ref", "--count=1", "--format=x", name).out)


def _line(out: bytes, folder: str = "") -> str:
    """Return git's output without its line end. With `folder`, the output is a path: make it absolute, below
    `folder` if it is relative."""
    found = os.fsdecode(out.removesuffix(b"\n"))
    return str(Path(folder, found)) if folder else found
