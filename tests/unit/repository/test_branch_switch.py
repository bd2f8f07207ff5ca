"""The git branches of a working tree, and switching to one of them."""

import pytest

from claude_desk.repository.branch_requests import BranchList, ListBranches, LocalBranch, SwitchBranch
from claude_desk.repository.branch_switch import list_branches, switch_branch
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from tests.unit.repository.conftest import Project


@pytest.fixture
def git(repository: Project) -> ProjectGit:
    return repository.ours


def listed(git: ProjectGit) -> BranchList:
    return list_branches(git, ListBranches(git.folder))


def switched(git: ProjectGit, branch: str) -> BranchList:
    return switch_branch(git, SwitchBranch(git.folder, branch))


def test_the_newest_branches_come_first_and_others_say_where_they_are(
    repository: Project, git: ProjectGit
) -> None:
    repository.git("branch", "old")
    repository.git("worktree", "add", "-q", "-b", "beside", str(repository.folder.parent / "beside"))
    repository.git("branch", "-m", "main", "trunk")
    found = listed(git)
    assert (found.top, found.current, found.more) == (str(repository.folder), "trunk", 0)
    assert {*found.branches} == {LocalBranch("trunk"), LocalBranch("old"), LocalBranch("beside", True)}
    repository.git("switch", "-q", "--detach")
    assert listed(git).current == ""
    for number in range(40):
        repository.git("branch", f"b{number}")
    assert (len(listed(git).branches), listed(git).more) == (30, 13)


def test_a_switch_keeps_what_is_not_committed_or_changes_nothing(
    repository: Project, git: ProjectGit
) -> None:
    repository.git("branch", "other")
    repository.write("a.txt", "two\n")
    repository.commit("second")
    repository.write("note.txt", "mine\n")
    assert switched(git, "other").current == "other"
    assert (repository.folder / "note.txt").read_text() == "mine\n"
    repository.write("a.txt", "three\n")
    with pytest.raises(GitFailedError) as refused:
        switched(git, "main")
    assert "a.txt" in refused.value.failure.words
    assert ((repository.folder / "a.txt").read_text(), listed(git).current) == ("three\n", "other")


def test_a_switch_makes_no_branch_and_runs_no_hook(repository: Project, git: ProjectGit) -> None:
    repository.git("branch", "other")
    repository.hook("post-checkout", "touch ran")
    switched(git, "other")
    assert not (repository.folder / "ran").exists()
    repository.git("update-ref", "refs/remotes/origin/theirs", repository.head)
    for name in ("theirs", "--detach", "-c", repository.head, "refs/heads/main"):
        with pytest.raises(GitFailedError):
            switched(git, name)
    assert repository.branches == ["main", "other"]
    assert listed(git).current == "other"


def test_a_switch_overwrites_no_ignored_file(repository: Project, git: ProjectGit) -> None:
    repository.git("switch", "-q", "-c", "other")
    repository.write(".env", "theirs\n")
    repository.commit("a file that main ignores")
    repository.git("switch", "-q", "main")
    repository.write(".git/info/exclude", ".env\n")
    repository.write(".env", "mine\n")
    with pytest.raises(GitFailedError, match=r"\.env"):
        switched(git, "other")
    assert (repository.folder / ".env").read_text() == "mine\n"


def test_a_branch_whose_name_looks_like_an_option_is_only_switched_to(
    repository: Project, git: ProjectGit
) -> None:
    repository.git("branch", "other")
    before = repository.head
    repository.write("a.txt", "two\n")
    after = repository.commit("second")
    repository.git("update-ref", "refs/heads/-Cother", after)
    assert switched(git, "-Cother").current == "-Cother"
    assert repository.git("rev-parse", "other") == before
