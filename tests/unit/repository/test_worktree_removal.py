"""A worktree is removed only where it is known what goes with it, and nothing is that cannot be had again."""

from pathlib import Path

import pytest

from claude_desk.repository.worktree_removal import inspect_worktree, remove_worktree
from claude_desk.repository.worktree_requests import (
    InspectWorktree,
    RemoveWorktree,
    Standing,
    WorktreeRemoved,
    WorktreeState,
)
from tests.unit.repository.conftest import Project


@pytest.fixture
def place(repository: Project, tmp_path: Path) -> Path:
    repository.git("worktree", "add", "-q", "-b", "fix", str(tmp_path / "fix"))
    return tmp_path / "fix"


def state_of(repository: Project, place: Path) -> WorktreeState:
    return inspect_worktree(repository.ours, InspectWorktree("", str(place)))


def remove(
    repository: Project, state: WorktreeState, branch: bool = False
) -> WorktreeRemoved | WorktreeState:
    return remove_worktree(repository.ours, RemoveWorktree("", state.place, state.seen, branch))


def work(repository: Project, place: Path, *texts: str) -> None:
    for text in texts:
        repository.write("a.txt", text, at=place)
        repository.commit(text, at=place)


def test_a_worktree_goes_and_its_branch_stays_unless_it_was_asked_for(
    repository: Project, place: Path, tmp_path: Path
) -> None:
    state = state_of(repository, place)
    assert (state.standing, state.branch, state.merged_into) == (Standing.REMOVABLE, "fix", "main")
    assert remove(repository, state) == WorktreeRemoved(str(place))
    assert not place.exists()
    assert repository.branches == ["fix", "main"]
    repository.git("worktree", "add", "-q", str(place), "fix")
    assert remove(repository, state_of(repository, place), branch=True) == WorktreeRemoved(
        str(place), branch_deleted=True
    )
    assert repository.branches == ["main"]


def test_what_would_be_lost_is_told_and_looked_at_again(repository: Project, place: Path) -> None:
    repository.write(".git/info/exclude", "*.log\nnode_modules/\n")
    repository.write("new.txt", "12345", at=place)
    repository.write("x.log", "123", at=place)
    for number in range(5):
        repository.write(f"node_modules/p/{number}.js", "1234567890", at=place)
    state = state_of(repository, place)
    assert state.standing is Standing.REMOVABLE
    assert {(each.path, each.size, each.ignored) for each in state.lost} == {
        (b"new.txt", 5, False),
        (b"x.log", 3, True),
        (b"node_modules/", 50, True),
    }
    assert (state.lost_count, state.lost_size) == (7, 58)
    repository.write("node_modules/p/9.js", "more", at=place)
    after = remove(repository, state)
    assert isinstance(after, WorktreeState)
    assert after.standing is Standing.CHANGED
    assert place.exists()
    assert isinstance(remove(repository, after), WorktreeRemoved)


def test_it_stays_where_something_is_not_committed(repository: Project, place: Path) -> None:
    repository.write("a.txt", "changed", at=place)
    repository.write("b c.txt", "staged", at=place)
    repository.git("add", "b c.txt", at=place)
    state = state_of(repository, place)
    assert state.standing is Standing.UNCOMMITTED
    assert set(state.changes) == {b"a.txt", b"b c.txt"}
    assert remove(repository, state) == state
    assert place.exists()


def test_it_stays_where_commits_are_not_merged(repository: Project, place: Path) -> None:
    work(repository, place, "two", "three")
    state = state_of(repository, place)
    assert (state.standing, state.commits, state.merged_into) == (Standing.UNMERGED, 2, "")
    assert isinstance(remove(repository, state, branch=True), WorktreeState)
    repository.git("update-ref", "refs/remotes/origin/fix", "fix")
    assert state_of(repository, place).standing is Standing.UNMERGED  # its own copy is no other branch
    repository.git("update-ref", "-d", "refs/remotes/origin/fix")
    repository.git("checkout", "-q", "--detach", at=place)
    repository.git("branch", "-D", "fix")
    assert state_of(repository, place).standing is Standing.UNMERGED


def test_merged_squashed_picked_and_merged_by_other_words_count(repository: Project, place: Path) -> None:
    work(repository, place, "two\n", "three\n")
    repository.git("checkout", "-q", "-b", "merged")
    repository.git("merge", "-q", "--no-ff", "-m", "m", "fix")
    repository.git("checkout", "-q", "main")
    assert state_of(repository, place).merged_into == "merged"
    repository.git("branch", "-D", "merged")
    assert state_of(repository, place).merged_into == ""
    first = repository.head

    repository.write("z.txt", "other")
    repository.commit("beside")
    repository.git("merge", "-q", "--squash", "fix")
    repository.commit("squashed")
    work(repository, repository.folder, "later\n")  # what was squashed was changed since
    assert state_of(repository, place).merged_into == "main"

    repository.git("reset", "-q", "--hard", first)
    repository.write("z.txt", "other")
    repository.commit("beside")
    repository.git("cherry-pick", "main..fix")
    assert state_of(repository, place).merged_into == "main"

    repository.git("reset", "-q", "--hard", first)
    repository.write("z.txt", "with it")
    repository.write("a.txt", "three\n")
    repository.commit("all at once, with more")
    assert state_of(repository, place).merged_into == "main"
    loose = repository.git("count-objects")
    state_of(repository, place)
    assert repository.git("count-objects") == loose  # nothing is written to find out


def test_the_main_one_others_and_unknown_folders_are_told(
    repository: Project, place: Path, tmp_path: Path
) -> None:
    assert state_of(repository, repository.folder).standing is Standing.MAIN
    assert state_of(repository, tmp_path).standing is Standing.NOT_A_WORKTREE
    assert state_of(repository, place / "sub").standing is Standing.NOT_A_WORKTREE
    repository.git("worktree", "add", "-q", str(place / "inner"), "-b", "inner")
    nested = state_of(repository, place)
    assert (nested.standing, nested.detail) == (Standing.NESTED, str(place / "inner"))
    repository.git("worktree", "lock", "--reason", "on a stick", str(place))
    locked = state_of(repository, place)
    assert (locked.standing, locked.detail) == (Standing.LOCKED, "on a stick")
    assert isinstance(remove(repository, locked), WorktreeState)


def test_it_stays_while_a_rebase_or_a_merge_is_under_way(repository: Project, place: Path) -> None:
    kept = repository.folder / ".git/worktrees/fix"
    (kept / "rebase-merge").mkdir()
    state = state_of(repository, place)
    assert (state.standing, state.detail) == (Standing.UNDER_WAY, "rebase")
    (kept / "rebase-merge").rmdir()
    (kept / "modules").mkdir()
    assert state_of(repository, place).standing is Standing.SUBMODULES


def test_of_a_folder_that_is_gone_only_the_note_is_removed(
    repository: Project, place: Path, tmp_path: Path
) -> None:
    place.rename(tmp_path / "moved")
    state = state_of(repository, place)
    assert (state.standing, state.missing) == (Standing.REMOVABLE, True)
    assert remove(repository, state) == WorktreeRemoved(str(place))
    assert repository.worktrees == [str(repository.folder)]
    assert (tmp_path / "moved/a.txt").exists()


def test_no_hook_runs_at_a_removal(repository: Project, place: Path, tmp_path: Path) -> None:
    for name in ("post-checkout", "reference-transaction"):
        repository.hook(name, f"touch {tmp_path}/ran")
    remove(repository, state_of(repository, place), branch=True)
    assert not place.exists()
    assert not (tmp_path / "ran").exists()
