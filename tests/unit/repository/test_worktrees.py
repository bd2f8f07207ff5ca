"""A worktree is made as its plan was shown, or is not made at all. No hook runs. A filter runs only if the
user wants it."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from claude_desk.repository import worktree_files, worktrees
from claude_desk.repository.branch_names import branch_name, folder_name
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.worktree_removal import find_unfinished
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    FindUnfinished,
    IncludedFile,
    InspectRepository,
    MakeAgain,
    PlanWorktree,
    WorktreeAdded,
    WorktreePlan,
    WorktreeProblem,
)
from claude_desk.repository.worktrees import (
    add_worktree,
    inspect_repository,
    listed_worktrees,
    make_again,
    plan_worktree,
)
from tests.unit.repository.conftest import Project

DAY = date(2026, 11, 24)


def planned(repository: Project, branch: str = "fix", **how: str) -> WorktreePlan:
    base = how.pop("base", repository.head)
    return plan_worktree(repository.ours, PlanWorktree(str(repository.folder), branch, base, **how))


def added(repository: Project, plan: WorktreePlan, filters: bool = False) -> WorktreeAdded | WorktreePlan:
    request = AddWorktree(str(repository.folder), plan.branch, plan.base, plan.place, filters, plan.files)
    return add_worktree(repository.ours, request)


def made(repository: Project, branch: str = "fix", filters: bool = False, **how: str) -> Path:
    answer = added(repository, planned(repository, branch, **how), filters)
    assert isinstance(answer, WorktreeAdded), answer
    return Path(answer.place)


def nothing_is_left(repository: Project, place: Path) -> bool:
    kept = repository.folder / ".git/worktrees"
    return (
        not os.path.lexists(place)
        and repository.branches == ["main"]
        and repository.worktrees == [str(repository.folder)]
        and not kept.exists()
    )


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("Fix the login, please! It hangs.", "fix-the-login-please-it"),
        ("Don't use `os.path`", "dont-use-os-path"),
        ("Über Größe", "uber-grosse"),
        ("修复登录", "修复登录"),
        ("", "session-2026-11-24"),
        ("--- ../.. @{-1}", "1"),
        ("a" * 100, "a" * 40),
    ],
)
def test_a_branch_is_called_by_the_first_words_or_the_date(
    repository: Project, message: str, name: str
) -> None:
    assert branch_name(message, DAY) == name
    repository.git("check-ref-format", "--branch", name)


def test_a_name_that_is_taken_gets_a_number(repository: Project) -> None:
    assert branch_name("Fix it", DAY, {"fix-it", "fix-it-2"}) == "fix-it-3"
    assert folder_name("atlas", "feature/login") == "atlas-feature-login"


# --- the commits that a worktree can begin with --------------------------------------------------


def test_branches_are_listed_with_their_commits_those_of_remotes_last(repository: Project) -> None:
    head = repository.head
    repository.git("branch", "older")
    repository.git("update-ref", "refs/remotes/origin/main", head)
    repository.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
    facts = inspect_repository(repository.ours, InspectRepository(str(repository.folder)))
    assert (facts.head.name, facts.head.commit, facts.problem) == ("main", head, None)
    assert {tip.name for tip in facts.branches[:2]} == {"main", "older"}
    assert [tip.name for tip in facts.branches[2:]] == ["origin/main"]
    repository.git("checkout", "-q", "--detach")
    assert inspect_repository(repository.ours, InspectRepository("")).head.name == ""


def test_a_folder_without_repository_or_commit_is_reported(repository: Project, tmp_path: Path) -> None:
    program = repository.ours._program
    assert inspect_repository(ProjectGit(program, str(tmp_path)), InspectRepository("")).problem is (
        WorktreeProblem.NO_REPOSITORY
    )
    repository.git("init", "-q", str(tmp_path / "new"))
    assert inspect_repository(ProjectGit(program, str(tmp_path / "new")), InspectRepository("")).problem is (
        WorktreeProblem.NO_COMMIT
    )


# --- the plan of a worktree ----------------------------------------------------------------------


def test_the_usual_place_is_next_to_the_main_checkout_also_from_another_worktree(
    repository: Project, tmp_path: Path
) -> None:
    assert planned(repository, "a/b").place == str(tmp_path / "atlas-a-b")
    (tmp_path / "atlas-a-b").mkdir()
    assert planned(repository, "a/b").place == str(tmp_path / "atlas-a-b-2")
    place = made(repository, "one", place=str(tmp_path / "elsewhere/one"))
    inside = ProjectGit(repository.ours._program, str(place))
    plan = plan_worktree(inside, PlanWorktree(str(place), "two", repository.head))
    assert plan.place == str(tmp_path / "atlas-two")
    plan = planned(repository, "two", parent="~/trees")
    assert plan.place == str(tmp_path / "home/trees/atlas-two")


def test_a_place_is_absolute_and_without_links(repository: Project, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "home")
    assert planned(repository, place="../link/x").place == str(tmp_path / "home/x")
    assert planned(repository, place="~/x").place == str(tmp_path / "home/x")


@pytest.mark.parametrize(
    "branch", ["", " ", "a b", "-x", "a..b", "a.lock", "@{-1}", "HEAD", "a\nb", "/a", "ä~"]
)
def test_git_says_which_names_a_branch_may_have(repository: Project, branch: str, tmp_path: Path) -> None:
    plan = planned(repository, branch, place=str(tmp_path / "x"))
    assert plan.problem is WorktreeProblem.BRANCH_NAME
    assert added(repository, plan) == plan


def test_a_problem_is_reported_before_anything_is_made(repository: Project, tmp_path: Path) -> None:
    repository.git("branch", "taken/one")
    problems = {
        "taken/one": planned(repository, "taken/one").problem,
        "taken": planned(repository, "taken").problem,
        "exists": planned(repository, place=str(tmp_path / "home")).problem,
        "git": planned(repository, place=str(repository.folder / ".git/x")).problem,
        "file": planned(repository, place=str(repository.folder / "a.txt/x")).problem,
        "base": planned(repository, base="0" * 40).problem,
        "nowhere": planned(repository, place="a\0b").problem,
    }
    place = made(repository, "known")
    for path in sorted(place.rglob("*"), reverse=True):
        path.unlink()
    (place / ".git").unlink(missing_ok=True)
    place.rmdir()
    problems["known"] = planned(repository, "new", place=str(place)).problem
    assert problems == {
        "taken/one": WorktreeProblem.BRANCH_EXISTS,
        "taken": WorktreeProblem.BRANCH_EXISTS,
        "exists": WorktreeProblem.PLACE_EXISTS,
        "git": WorktreeProblem.PLACE_IN_GIT,
        "file": WorktreeProblem.PLACE_BLOCKED,
        "base": WorktreeProblem.NO_COMMIT,
        "nowhere": WorktreeProblem.PLACE_MISSING,
        "known": WorktreeProblem.PLACE_KNOWN,
    }


# --- making the worktree -------------------------------------------------------------------------


def test_a_worktree_is_made_from_its_base_on_its_branch_and_is_not_locked(repository: Project) -> None:
    first = repository.head
    repository.write("a.txt", "two\n")
    repository.commit("second")
    place = made(repository, base=first)
    assert (place / "a.txt").read_text() == "one\n"
    assert repository.git("symbolic-ref", "HEAD", at=place) == "refs/heads/fix"
    assert [each.lock for each in listed_worktrees(repository.ours)] == [None, None]
    assert repository.git("status", "--porcelain") == repository.git("status", "--porcelain", at=place) == ""
    assert "branch.fix" not in repository.git("config", "--list")


def test_no_hook_runs(repository: Project, tmp_path: Path) -> None:
    for name in ("post-checkout", "reference-transaction", "post-index-change"):
        repository.hook(name, f"echo {name} >> {tmp_path}/ran")
    made(repository)
    assert not (tmp_path / "ran").exists()
    repository.git("checkout", "-q", "-b", "other")
    assert (tmp_path / "ran").exists()  # git does run these hooks


def with_filter(repository: Project, tmp_path: Path) -> None:
    script = tmp_path / "smudge"
    script.write_text(f"#!/bin/sh\necho ran >> {tmp_path}/ran\nexec tr a-z A-Z\n")
    script.chmod(0o755)
    repository.write("sub/.gitattributes", "*.up filter=upper\n")
    repository.write("sub/b.up", "words\n")
    repository.commit("filtered")
    repository.git("config", "filter.upper.smudge", str(script))
    repository.git("config", "filter.upper.required", "true")
    repository.git("config", "filter.unused.smudge", "false")


def test_filters_that_attributes_name_are_listed_and_run_only_if_wanted(
    repository: Project, tmp_path: Path
) -> None:
    with_filter(repository, tmp_path)
    plan = planned(repository)
    assert [(each.name, each.command) for each in plan.filters] == [("upper", str(tmp_path / "smudge"))]
    place = made(repository)
    assert (place / "sub/b.up").read_text() == "words\n"
    assert not (tmp_path / "ran").exists()
    assert (made(repository, "other", filters=True) / "sub/b.up").read_text() == "WORDS\n"
    assert (tmp_path / "ran").exists()


def on_branch(repository: Project, tmp_path: Path, name: str) -> None:
    repository.git("config", f"includeIf.{name}.path", str(tmp_path / "more"))
    (tmp_path / "more").write_text(f'[filter "upper"]\n\tsmudge = touch {tmp_path}/ran; cat\n')


FILTERS: dict[str, Callable[[Project, Path], object]] = {
    "no name": lambda repository, top: repository.git("config", "filter..smudge", f"touch {top}/ran; cat"),
    "by its branch": lambda repository, top: on_branch(repository, top, "onbranch:fix"),
    "by its place": lambda repository, top: on_branch(repository, top, "gitdir:**/worktrees/**"),
}


@pytest.mark.parametrize("kind", FILTERS)
@pytest.mark.parametrize("wanted", [False, True])
def test_a_filter_that_was_not_listed_does_not_run(
    repository: Project, tmp_path: Path, kind: str, wanted: bool
) -> None:
    """The configuration of a worktree can differ from that of the checkout that it is made from."""
    repository.write("b.up", "words\n")
    repository.write(".gitattributes", f"*.up filter={'' if kind == 'no name' else 'upper'}\n")
    repository.commit("filtered")
    FILTERS[kind](repository, tmp_path)
    names = [each.name for each in planned(repository).filters]
    assert names == ([""] if kind == "no name" else [])
    place = made(repository, filters=wanted)
    assert (place / "b.up").read_text() == "words\n"
    assert (tmp_path / "ran").exists() is (wanted and names != [])
    assert repository.git("status", "--porcelain", at=place) == "" or kind != "no name"


def test_filters_of_any_attributes_and_of_odd_names_are_known(repository: Project, tmp_path: Path) -> None:
    (repository.folder / ".git/info").mkdir(exist_ok=True)
    repository.write(".git/info/attributes", "[attr]mine filter=one\n* filter=a=b.c\n")
    repository.write(".config/git/attributes", "*.x text filter=two\n", at=tmp_path / "home")
    for name in ("one", "two", "a=b.c", "three"):
        repository.git("config", f"filter.{name}.process", f"touch {tmp_path}/ran")
    assert [each.name for each in planned(repository).filters] == ["a=b.c", "one", "two"]
    made(repository)
    assert not (tmp_path / "ran").exists()


def test_what_git_says_reaches_the_person_and_nothing_is_left(repository: Project, tmp_path: Path) -> None:
    with_filter(repository, tmp_path)
    repository.git("config", "filter.upper.smudge", "exit 7")
    plan = planned(repository)
    with pytest.raises(GitFailedError) as failed:
        added(repository, plan, filters=True)
    assert "upper" in failed.value.failure.words
    assert nothing_is_left(repository, Path(plan.place))


def stopped(git: ProjectGit, request: AddWorktree, there: Callable[[], bool]) -> GitFailedError:
    """Add a worktree, and cancel from another thread as soon as `there()` is true. Return the error."""
    ended = threading.Event()

    def watch() -> None:
        while not ended.is_set() and not there():
            pass
        git.cancel()

    thread = threading.Thread(target=watch)
    thread.start()
    try:
        with pytest.raises(GitFailedError) as failed:
            add_worktree(git, request)
    finally:
        ended.set()
        thread.join()
    return failed.value


def test_stop_in_the_middle_leaves_nothing(repository: Project, tmp_path: Path) -> None:
    with_filter(repository, tmp_path)
    repository.git("config", "filter.upper.smudge", f"touch {tmp_path}/reached; sleep 60")
    place = tmp_path / "deep/er/x"
    request = AddWorktree(str(repository.folder), "fix", repository.head, str(place), filters=True)
    failed = stopped(repository.ours, request, (tmp_path / "reached").exists)
    assert failed.failure.cancelled
    assert nothing_is_left(repository, place)
    assert not (tmp_path / "deep").exists()


def test_stop_while_files_are_copied_leaves_nothing(
    repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.write(".gitignore", "*.env\n")
    repository.write(".worktreeinclude", "*.env\n")
    repository.commit("ignored")
    for number in range(3):
        repository.write(f"{number}.env", "secret")
    plan, git = planned(repository), repository.ours
    copy = worktree_files._copy

    def copy_and_stop(top: str, place: str, file: IncludedFile) -> None:
        copy(top, place, file)
        git.cancel()

    monkeypatch.setattr(worktree_files, "_copy", copy_and_stop)
    with pytest.raises(GitFailedError) as failed:
        add_worktree(git, AddWorktree("", plan.branch, plan.base, plan.place, files=plan.files))
    assert failed.value.failure.cancelled
    assert nothing_is_left(repository, Path(plan.place))


def _writes(name: str, text: str) -> Callable[[Path], object]:
    return lambda place: (place / name).write_text(text)


def _links(place: Path) -> None:
    (place / "a.txt").unlink()
    (place / "a.txt").symlink_to("elsewhere")


@pytest.mark.parametrize(
    ("write", "left"),
    [
        (lambda place: None, []),
        (_writes("new.txt", "mine"), ["new.txt"]),
        (_writes("src/new.txt", "mine"), ["src", "src/new.txt"]),
        (_writes("src/x.env", "mine"), ["src", "src/x.env"]),  # an ignored file
        (_writes("a.txt", "mine"), ["a.txt"]),
        (_writes("a.txt", "one\nand mine\n"), ["a.txt"]),
        (_writes("src/b.txt", "b" * 40 + "c"), ["src", "src/b.txt"]),
        (_writes("src/b.txt", "b" * 12), ["src", "src/b.txt"]),  # git had written all of it
        (_writes("a.txt", ""), ["a.txt"]),
        (_writes("0.env", ""), ["0.env"]),
        (_writes("0.env", "mine"), ["0.env"]),  # the program had copied the file
        (_links, ["a.txt"]),
        (lambda place: (place / "empty").mkdir(), []),
    ],
)
def test_stop_leaves_what_somebody_has_written_meanwhile(
    repository: Project, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], object], left: list[str]
) -> None:
    repository.write(".gitignore", "*.env\n")
    repository.write(".worktreeinclude", "*.env\n")
    repository.write("src/b.txt", "b" * 40)
    (repository.folder / "link").symlink_to("a.txt")
    repository.commit("more")
    repository.write("0.env", "secret")
    plan, git = planned(repository), repository.ours
    place = Path(plan.place)

    def write_and_stop(top: str, folder: str, files: object, go_on: Callable[[], None]) -> None:
        copied(top, folder, plan.files, go_on)
        write(place)
        git.cancel()
        go_on()

    copied = worktrees.copy_files
    monkeypatch.setattr(worktrees, "copy_files", write_and_stop)
    with pytest.raises(GitFailedError):
        add_worktree(git, AddWorktree("", plan.branch, plan.base, plan.place, files=plan.files))
    found = sorted(str(each.relative_to(place)) for each in place.rglob("*")) if place.exists() else []
    assert found == left
    assert place.exists() is bool(left)
    assert repository.branches == ["main"] and repository.worktrees == [str(repository.folder)]


@pytest.mark.parametrize("kept", [True, False], ids=["git still keeps it", "its branch is left"])
@pytest.mark.parametrize("written", [True, False])
def test_what_fails_to_be_made_again_leaves_what_somebody_has_written(
    repository: Project, monkeypatch: pytest.MonkeyPatch, kept: bool, written: bool
) -> None:
    place = made(repository)
    if kept:
        shutil.rmtree(place)
    else:
        repository.git("worktree", "remove", "--force", str(place))
    git = repository.ours

    def write_and_fail(*arguments: object, **how: object) -> dict[str, str]:
        filters = without_filters(*arguments, **how)
        (place / "a.txt").write_text("on")  # git was stopped while it wrote the file
        if written:
            (place / "new.txt").write_text("mine")
        git.cancel()
        return filters

    without_filters: Callable[..., dict[str, str]] = worktrees.without_filters  # type: ignore[assignment]
    monkeypatch.setattr(worktrees, "without_filters", write_and_fail)
    with pytest.raises(GitFailedError):
        make_again(git, MakeAgain("", str(place), "fix"))
    assert [each.name for each in place.iterdir()] == ["new.txt"] if written else not place.exists()
    assert "fix" in repository.branches


_KILLED = """
import os, sys
from claude_desk.repository import worktrees
from claude_desk.repository.project_git import ProjectGit
from claude_desk.repository.worktree_requests import AddWorktree
def die(*arguments):
    os._exit(9)
worktrees.copy_files = die
program, folder, base, place = sys.argv[1:]
worktrees.add_worktree(ProjectGit(program, folder), AddWorktree(folder, "fix", base, place))
"""


def test_what_a_kill_has_left_is_known_and_removed_when_it_is_asked_for(
    repository: Project, tmp_path: Path
) -> None:
    place, git = tmp_path / "x", repository.ours
    arguments = [git._program, git.folder, repository.head, str(place)]
    done = subprocess.run([sys.executable, "-c", _KILLED, *arguments], check=False, cwd=Path.cwd())
    assert done.returncode == 9
    assert place.exists()
    assert planned(repository, "other", place=str(place)).problem is WorktreeProblem.UNFINISHED
    assert find_unfinished(git, FindUnfinished("", str(repository.folder))) is None
    found = find_unfinished(git, FindUnfinished("", str(place)))
    assert found is not None
    assert (found.place, found.missing, found.branch, found.head) == (
        str(place),
        False,
        "fix",
        repository.head,
    )
    assert found.kept == str(repository.folder / ".git/worktrees/x")


def test_what_is_being_made_by_another_window_is_not_taken_for_left(
    repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = made(repository)
    base, mark = repository.head, f"{os.getpid()}-"
    note = Path(f"/proc/{os.getpid()}/stat").read_bytes().rpartition(b")")[2].split()[19].decode()
    lock = repository.folder / ".git/worktrees" / place.name / "locked"
    lock.write_text(f"claude-desk: being made by {mark}{note} from {base}, {'0' * 32}\n")
    assert find_unfinished(repository.ours, FindUnfinished("", str(place))) is None
    lock.write_text(f"claude-desk: being made by {mark}{int(note) + 1} from {base}, {'0' * 32}\n")
    repository.write("a.txt", "new\n", at=place)
    repository.commit("work", at=place)
    found = find_unfinished(repository.ours, FindUnfinished("", str(place)))
    assert found is not None
    assert (found.branch, found.head) == ("fix", base)  # the branch has other commits now, so it stays


def again(repository: Project, place: Path, branch: str = "fix") -> WorktreeAdded | WorktreePlan:
    return make_again(repository.ours, MakeAgain("", str(place), branch))


def test_a_missing_worktree_is_made_again_from_its_branch(repository: Project, tmp_path: Path) -> None:
    repository.hook("post-checkout", f"touch {tmp_path}/ran")
    repository.git("branch", "fix")
    place = tmp_path / "deep/x"
    assert again(repository, place) == WorktreeAdded(str(place), "fix")
    assert (place / "a.txt").read_text() == "one\n"
    assert repository.git("symbolic-ref", "--short", "HEAD", at=place) == "fix"
    assert not (tmp_path / "ran").exists()
    taken = again(repository, place)
    assert isinstance(taken, WorktreePlan)
    assert taken.problem is WorktreeProblem.PLACE_EXISTS


def test_a_missing_worktree_is_made_again_as_git_still_keeps_it(repository: Project) -> None:
    """The worktree keeps what was staged, and is locked as Claude Code locks its own worktrees."""
    place = made(repository)
    repository.write("b.txt", "staged and nowhere else", at=place)
    repository.git("add", "b.txt", at=place)
    repository.git("worktree", "lock", str(place))
    shutil.rmtree(place)
    assert again(repository, place, "") == WorktreeAdded(str(place), "")
    assert (place / "b.txt").read_text() == "staged and nowhere else"
    assert repository.git("status", "--porcelain", at=place) == "A  b.txt"


def test_a_worktree_that_cannot_be_made_again_is_reported_and_leaves_nothing(
    repository: Project, tmp_path: Path
) -> None:
    place = tmp_path / "deep/x"
    for branch in ("", "gone"):
        missing = again(repository, place, branch)
        assert isinstance(missing, WorktreePlan)
        assert missing.problem is WorktreeProblem.BRANCH_MISSING
    with pytest.raises(GitFailedError):  # `main` is checked out in the project
        again(repository, place, "main")
    assert not (tmp_path / "deep").exists()


def test_a_file_of_a_session_makes_no_worktree_in_gits_folder_and_no_option_of_a_branch(
    repository: Project, tmp_path: Path
) -> None:
    """The worktree's place and branch come from a session's file."""
    repository.git("branch", "fix")
    inside = again(repository, repository.folder / ".git/hooks/x")
    assert isinstance(inside, WorktreePlan)
    assert inside.problem is WorktreeProblem.PLACE_IN_GIT
    repository.git("update-ref", "refs/heads/--detach", "HEAD")
    option = again(repository, tmp_path / "x", "--detach")
    assert isinstance(option, WorktreePlan)
    assert option.problem is WorktreeProblem.BRANCH_MISSING
    assert repository.worktrees == [str(repository.folder)]
