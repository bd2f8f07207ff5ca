"""A worktree's branch is merged as it was shown, nothing without a commit is overwritten, and a merge can be
taken back."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from claude_desk.repository import merging
from claude_desk.repository.merge_requests import (
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
from claude_desk.repository.merging import find_merge, merge_branch, plan_merge, read_branch, undo_merge
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.requests import ReadFileDiff
from claude_desk.repository.staging import read_diff
from claude_desk.snapshots.records import ChangeKind
from tests.unit.repository.conftest import Project


@dataclass
class Fix:
    """A worktree on the branch `fix`, which has one commit more than `main`."""

    project: Project
    place: Path

    @property
    def git(self) -> ProjectGit:
        return self.project.ours.uncancelled(str(self.place))

    def plan(self) -> MergePlan:
        found = plan_merge(self.git, PlanMerge(""))
        assert isinstance(found, MergePlan)
        return found

    def merge(self, plan: MergePlan) -> MergePlan | Merged | StoppedMerge:
        return merge_branch(self.git, MergeBranch("", plan.branch.target, plan.seen))

    def undo(self, done: Merged | StoppedMerge) -> MergeUndone:
        head, after = (done.head, "") if isinstance(done, StoppedMerge) else ("", done.after)
        return undo_merge(self.project.ours, UndoMerge("", done.target, done.before, head, after))


@pytest.fixture
def fix(repository: Project, tmp_path: Path) -> Fix:
    place = tmp_path / "fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    repository.write("new/b.txt", "b\n", at=place)
    repository.write("a.txt", "one\ntwo\n", at=place)
    repository.commit("work", at=place)
    return Fix(repository, place)


def read(project: Project) -> dict[str, str]:
    files = (each for each in project.folder.rglob("*") if each.is_file() and ".git" not in each.parts)
    return {str(each.relative_to(project.folder)): each.read_text() for each in files}


def test_the_changes_of_a_branch_are_those_since_it_left_the_other(fix: Fix) -> None:
    fix.project.write("c.txt", "c\n")
    fix.project.commit("meanwhile")
    found = read_branch(fix.git, ReadBranch(""))
    assert (found.branch, found.target, found.place) == ("fix", "main", str(fix.project.folder))
    assert (found.commits, found.behind, found.problem) == (1, 1, None)
    assert [(each.path, each.kind, each.added) for each in found.changes] == [
        (b"a.txt", ChangeKind.MODIFIED, 1),
        (b"new/b.txt", ChangeKind.ADDED, 1),
    ]
    diff = read_diff(fix.git, ReadFileDiff("", found.changes[0], staged=True))
    assert (diff.added, diff.removed, diff.trouble) == (1, 0, "")


def test_the_branch_that_was_left_last_is_the_target(fix: Fix, tmp_path: Path) -> None:
    project = fix.project
    project.git("worktree", "add", "-q", "-b", "child", str(tmp_path / "child"), "fix")
    assert read_branch(fix.git, ReadBranch("")).target == "main"  # a branch made from it is not its origin
    project.write("d.txt", "d\n", at=tmp_path / "child")
    project.commit("more", at=tmp_path / "child")
    child = project.ours.uncancelled(str(tmp_path / "child"))
    assert read_branch(child, ReadBranch("")).target == "fix"
    assert read_branch(child, ReadBranch("", "main")).commits == 2
    assert read_branch(child, ReadBranch("", "gone")).problem is MergeProblem.NO_TARGET


def test_what_cannot_be_merged_says_why(fix: Fix, tmp_path: Path) -> None:
    project = fix.project
    assert read_branch(project.ours, ReadBranch("")).problem is MergeProblem.NO_WORKTREE
    project.git("merge", "-q", "fix")
    assert fix.plan().problem is MergeProblem.MERGED
    project.git("checkout", "-q", "--detach", at=fix.place)
    assert fix.plan().problem is MergeProblem.NO_BRANCH
    project.git("checkout", "-q", "--detach")
    project.git("checkout", "-q", "fix", at=fix.place)
    assert fix.plan().problem is MergeProblem.NO_TARGET


@pytest.mark.parametrize("moved", [False, True], ids=["fast-forward", "merge commit"])
def test_a_merge_is_made_and_taken_back(fix: Fix, moved: bool) -> None:
    project = fix.project
    if moved:
        project.write("c.txt", "c\n")
        project.commit("meanwhile")
    project.write("mine.txt", "not committed\n")
    before, files = project.head, read(project)
    plan = fix.plan()
    assert (plan.problem, plan.staying, plan.conflicts) == (None, (b"mine.txt",), ())
    done = fix.merge(plan)
    assert isinstance(done, Merged)
    assert (done.before, done.after, done.commits) == (before, project.head, 1)
    assert read(project) == {**files, "a.txt": "one\ntwo\n", "new/b.txt": "b\n"}
    assert project.git("log", "-1", "--format=%s") == ("Merge branch 'fix'" if moved else "work")
    assert fix.undo(done) == MergeUndone(True)
    assert (project.head, read(project)) == (before, files)
    assert fix.undo(done) == MergeUndone(False)


@pytest.mark.parametrize("moved", [False, True], ids=["fast-forward", "merge commit"])
def test_a_merge_is_found_again_only_as_it_was_made(fix: Fix, moved: bool) -> None:
    project = fix.project
    if moved:
        project.write("c.txt", "c\n")
        project.commit("meanwhile")
    plan = fix.plan()
    order = FindMerge("", "main", plan.branch.head, plan.branch.target_head)
    assert find_merge(fix.git, order) == plan, "nothing was merged"
    done = fix.merge(plan)
    assert find_merge(fix.git, order) == done
    project.write("c.txt", "later\n")
    project.commit("later")
    found = find_merge(fix.git, order)
    assert isinstance(found, MergePlan), "undoing it would drop the later commit"
    assert found.problem is MergeProblem.MERGED


def test_all_conflicts_are_counted(fix: Fix) -> None:
    project, count = fix.project, 250
    for place in (project.folder, fix.place):
        for number in range(count):
            project.write(f"both/{number}.txt", f"{place}\n", at=place)
        project.commit("both", at=place)
    plan = fix.plan()
    assert (plan.conflict_count, len(plan.conflicts)) == (count, count)
    stopped = fix.merge(plan)
    assert isinstance(stopped, StoppedMerge) and len(stopped.conflicts) == count


def test_a_merge_with_later_work_is_not_taken_back(fix: Fix) -> None:
    done = fix.merge(fix.plan())
    assert isinstance(done, Merged)
    fix.project.write("later.txt", "x\n")
    fix.project.git("add", "later.txt")
    assert fix.undo(done) == MergeUndone(False)
    later = fix.project.commit("later")
    assert fix.undo(done) == MergeUndone(False)
    assert fix.project.head == later


def test_uncommitted_files_of_the_worktree_are_named_and_left_out(fix: Fix) -> None:
    fix.project.write("a.txt", "unsaved\n", at=fix.place)
    fix.project.write("extra.txt", "x\n", at=fix.place)
    plan = fix.plan()
    assert (plan.left, plan.left_count, plan.problem) == ((b"a.txt", b"extra.txt"), 2, None)
    assert isinstance(fix.merge(plan), Merged)
    assert read(fix.project)["a.txt"] == "one\ntwo\n"
    assert (fix.place / "a.txt").read_text() == "unsaved\n"


def _change(project: Project) -> None:
    project.write("a.txt", "mine\n")


def _stage(project: Project) -> None:
    project.write("c.txt", "mine\n")
    project.git("add", "c.txt")


def _add(project: Project) -> None:
    project.write("new/b.txt", "mine\n")


def _ignore(project: Project) -> None:
    project.write(".git/info/exclude", "b.txt\n")
    project.write("new/b.txt", "mine\n")


def _file_for_folder(project: Project) -> None:
    project.write(".git/info/exclude", "new\n")
    project.write("new", "mine\n")


@pytest.mark.parametrize(
    ("act", "problem", "path"),
    [
        (_change, MergeProblem.IN_THE_WAY, b"a.txt"),
        (_stage, MergeProblem.STAGED, b"c.txt"),
        (_add, MergeProblem.IN_THE_WAY, b"new/b.txt"),
        (_ignore, MergeProblem.IN_THE_WAY, b"new/b.txt"),
        (_file_for_folder, MergeProblem.IN_THE_WAY, b"new"),
    ],
)
def test_no_file_without_a_commit_is_overwritten(
    fix: Fix, act: Callable[[Project], None], problem: MergeProblem, path: bytes
) -> None:
    plan = fix.plan()
    act(fix.project)
    files, head = read(fix.project), fix.project.head
    later = fix.plan()
    assert (later.problem, later.blocking, later.blocking_count) == (problem, (path,), 1)
    for each in (plan, later):
        refused = fix.merge(each)
        assert isinstance(refused, MergePlan)
        assert refused.problem is problem
    assert (read(fix.project), fix.project.head) == (files, head)


def test_a_merge_is_made_only_as_it_was_shown(fix: Fix) -> None:
    plan = fix.plan()
    fix.project.write("a.txt", "three\n", at=fix.place)
    fix.project.commit("more", at=fix.place)
    refused = fix.merge(plan)
    assert isinstance(refused, MergePlan)
    assert refused.problem is MergeProblem.CHANGED
    assert fix.project.git("log", "-1", "--format=%s") == "first"


@pytest.fixture
def split(fix: Fix) -> Fix:
    """The same line of `a.txt` differs in `main`."""
    fix.project.write("a.txt", "one\nother\n")
    fix.project.commit("other")
    return fix


def test_conflicts_are_foreseen_stop_the_merge_and_can_be_taken_back(split: Fix) -> None:
    project = split.project
    project.write("mine.txt", "not committed\n")
    before, files = project.head, read(project)
    objects = project.git("count-objects")
    plan = split.plan()
    assert (plan.conflicts, plan.foreseen, plan.problem) == ((b"a.txt",), True, None)
    assert project.git("count-objects") == objects  # the plan has written nothing
    stopped = split.merge(plan)
    assert isinstance(stopped, StoppedMerge)
    assert stopped.conflicts == (b"a.txt",)
    assert "<<<<<<<" in read(project)["a.txt"]
    assert plan_merge(split.git, PlanMerge("")) == stopped  # it is found again later
    assert split.undo(stopped) == MergeUndone(True)
    assert (project.head, read(project)) == (before, files)
    assert split.plan().problem is None
    assert split.undo(stopped) == MergeUndone(False)


def test_a_merge_of_something_else_is_left_alone(split: Fix) -> None:
    project = split.project
    stopped = split.merge(split.plan())
    assert isinstance(stopped, StoppedMerge)
    project.git("merge", "--abort")
    project.git("branch", "elsewhere", "fix~")
    project.git("checkout", "-q", "elsewhere")
    project.write("a.txt", "third\n")
    project.commit("third")
    project.git("checkout", "-q", "main")
    with pytest.raises(Exception, match="merge"):
        project.git("merge", "elsewhere")
    plan = split.plan()
    assert (plan.problem, plan.detail, plan.where) == (
        MergeProblem.UNDER_WAY,
        "merge",
        str(project.folder),
    )
    assert split.undo(stopped) == MergeUndone(False)


def test_the_project_s_hooks_run_and_a_refusal_leaves_nothing(fix: Fix, tmp_path: Path) -> None:
    project = fix.project
    project.write("c.txt", "c\n")
    project.commit("meanwhile")
    project.hook("pre-merge-commit", f"echo not today >&2; touch {tmp_path}/ran; exit 1")
    before, files = project.head, read(project)
    with pytest.raises(GitFailedError) as refused:
        fix.merge(fix.plan())
    assert "not today" in refused.value.failure.words
    assert (tmp_path / "ran").exists()
    assert (project.head, read(project)) == (before, files)
    assert fix.plan().problem is None


def test_what_is_staged_during_a_merge_is_not_taken_back_with_it(fix: Fix) -> None:
    project = fix.project
    project.write("c.txt", "c\n")
    project.commit("meanwhile")
    project.hook("pre-merge-commit", "echo mine >mine.txt; unset GIT_INDEX_FILE; git add mine.txt; exit 1")
    stopped = fix.merge(fix.plan())
    assert isinstance(stopped, StoppedMerge), "it is not said that nothing was merged"
    assert not stopped.conflicts
    assert (project.folder / "mine.txt").read_text() == "mine\n"


def test_what_is_staged_beside_the_conflicts_is_not_taken_back(split: Fix) -> None:
    project = split.project
    stopped = split.merge(split.plan())
    assert isinstance(stopped, StoppedMerge)
    project.write("mine.txt", "mine\n")
    project.git("add", "mine.txt")
    assert split.undo(stopped) == MergeUndone(False)
    assert (project.folder / "mine.txt").read_text() == "mine\n"
    project.git("rm", "-q", "--cached", "mine.txt")
    assert split.undo(stopped) == MergeUndone(True)


def test_a_merge_is_taken_back_only_from_its_branch(fix: Fix) -> None:
    project = fix.project
    done = fix.merge(fix.plan())
    assert isinstance(done, Merged)
    project.git("checkout", "-q", "-b", "later")
    assert fix.undo(done) == MergeUndone(False)
    assert project.head == done.after


def test_a_refused_merge_with_a_renamed_file_is_taken_back(fix: Fix) -> None:
    project = fix.project
    project.git("mv", "a.txt", "renamed.txt")
    project.commit("rename")
    project.hook("pre-merge-commit", "exit 1")
    files = read(project)
    with pytest.raises(GitFailedError):
        fix.merge(fix.plan())
    assert read(project) == files
    assert fix.plan().problem is None


def test_a_cancelled_merge_leaves_nothing(fix: Fix, tmp_path: Path) -> None:
    project = fix.project
    project.write("c.txt", "c\n")
    project.commit("meanwhile")
    before, plan, git = project.head, fix.plan(), fix.git
    project.hook("pre-merge-commit", "echo slow >&2; sleep 60")
    git._report = lambda text: git.cancel() if "slow" in text else None
    with pytest.raises(GitFailedError) as refused:
        merge_branch(git, MergeBranch("", "main", plan.seen))
    assert refused.value.failure.cancelled
    assert project.head == before
    assert fix.plan().problem is None


def test_a_user_s_options_do_not_change_what_was_shown(fix: Fix) -> None:
    project = fix.project
    project.git("config", "branch.main.mergeOptions", "--squash --no-commit")
    project.git("config", "merge.autoStash", "true")
    assert isinstance(fix.merge(fix.plan()), Merged)
    assert project.git("status", "--porcelain") == ""


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("at", ["a.txt", "new/b.txt", "z.txt"])
def test_a_merge_whose_git_is_killed_leaves_nothing(fix: Fix, tmp_path: Path, moved: bool, at: str) -> None:
    """The kernel kills git in the midst of the checkout, as when memory is short."""
    project = fix.project
    project.write("z.txt", "z\n", at=fix.place)
    project.write("gone.txt", "gone\n")
    project.commit("another")
    project.commit("more", at=fix.place)
    if moved:
        project.write("c.txt", "c\n")
        project.commit("meanwhile")
    else:
        project.git("merge", "-q", "--no-edit", "main", at=fix.place)
    project.write("own.txt", "not committed\n")
    project.write(".git/info/attributes", f"{at} filter=kills\n")
    plan, before, files = fix.plan(), project.head, read(project)
    (tmp_path / "armed").touch()
    project.git("config", "filter.kills.smudge", f"rm {tmp_path}/armed && kill -9 $PPID; cat")
    with pytest.raises(GitFailedError):
        fix.merge(plan)
    assert (project.head, read(project)) == (before, files)
    assert not (tmp_path / "armed").exists() and not (project.folder / ".git" / "index.lock").exists()
    assert isinstance(fix.merge(fix.plan()), Merged)
    assert (project.folder / "own.txt").read_text() == "not committed\n"


def test_what_someone_writes_during_a_killed_merge_stays(fix: Fix, tmp_path: Path) -> None:
    project = fix.project
    project.write("z.txt", "z\n", at=fix.place)
    project.commit("more", at=fix.place)
    project.write(".git/info/attributes", "z.txt filter=kills\n")
    own = project.folder / "new" / "b.txt"
    project.git("config", "filter.kills.smudge", f"echo mine > {own}; echo mine > a.txt; kill -9 $PPID; cat")
    with pytest.raises(GitFailedError):
        fix.merge(fix.plan())
    assert (own.read_text(), (project.folder / "a.txt").read_text()) == ("mine\n", "mine\n")
    assert not (project.folder / "z.txt").exists()


def test_what_someone_writes_between_the_plan_and_the_merge_stays(
    fix: Fix, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even the beginning of what git would write is not taken for git's own."""
    project, planned = fix.project, merging.plan_merge
    plan = fix.plan()

    def then_write(git: ProjectGit, request: PlanMerge) -> MergePlan | StoppedMerge:
        found = planned(git, request)
        project.write("new/b.txt", "")
        project.write("a.txt", "")
        return found

    monkeypatch.setattr(merging, "plan_merge", then_write)
    changed = fix.merge(plan)
    assert isinstance(changed, MergePlan) and changed.problem is MergeProblem.CHANGED
    assert read(project) == {"a.txt": "", "new/b.txt": ""}
