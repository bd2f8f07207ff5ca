"""A worktree is removed only if the program knows what would be lost. git is never run to delete it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.repository.loose_commits import bring_commits, keep_commits
from claude_desk.repository.project_git import GitFailedError
from claude_desk.repository.worktree_removal import (
    commit_worktree,
    delete_branch,
    inspect_worktree,
    restore_branch,
)
from claude_desk.repository.worktree_requests import (
    BranchDeleted,
    BringCommits,
    CommitWorktree,
    DeleteBranch,
    InspectWorktree,
    KeepCommits,
    RestoreBranch,
    Standing,
    WorktreeState,
)
from tests.unit.repository.conftest import Project


@pytest.fixture
def place(repository: Project, tmp_path: Path) -> Path:
    repository.git("worktree", "add", "-q", "-b", "fix", str(tmp_path / "fix"))
    return tmp_path / "fix"


def state_of(repository: Project, place: Path, seen: str = "") -> WorktreeState:
    return inspect_worktree(repository.ours, InspectWorktree("", str(place), seen))


def work(repository: Project, place: Path, *texts: str) -> None:
    for text in texts:
        repository.write("a.txt", text, at=place)
        repository.commit(text, at=place)


def test_a_removable_worktree_has_what_git_keeps_of_it(repository: Project, place: Path) -> None:
    state = state_of(repository, place)
    assert (state.standing, state.branch, state.merged_into) == (Standing.REMOVABLE, "fix", "main")
    assert (state.place, state.kept) == (str(place), str(repository.folder / ".git/worktrees/fix"))
    assert state_of(repository, place, state.seen) == state


def test_a_branch_goes_where_it_is_what_was_seen_and_nothing_has_it(repository: Project, place: Path) -> None:
    git, tip = repository.ours, repository.head
    assert delete_branch(git, DeleteBranch("", "fix", tip)).reason  # checked out in the worktree
    repository.git("worktree", "remove", str(place))
    assert delete_branch(git, DeleteBranch("", "fix", "0" * 40)).reason == tip
    assert delete_branch(git, DeleteBranch("", "fix", tip)) == BranchDeleted()
    assert repository.branches == ["main"]
    restore_branch(git, RestoreBranch("", "fix", tip))
    assert repository.git("rev-parse", "fix") == tip


def test_another_repository_that_came_into_its_place_is_not_looked_into(
    repository: Project, place: Path, tmp_path: Path
) -> None:
    """git would obey the configuration of the other repository, which the user was not asked about."""
    (place / ".git").unlink()
    repository.git("init", "-q", at=place)
    repository.git("config", "core.fsmonitor", f"touch {tmp_path}/ran; false", at=place)
    repository.git("config", "filter.x.clean", f"touch {tmp_path}/ran; cat", at=place)
    repository.write(".gitattributes", "* filter=x\n", at=place)
    repository.git("add", "-A", at=place)
    repository.write("a.txt", "two\n", at=place)
    (tmp_path / "ran").unlink()
    assert state_of(repository, place).standing is Standing.NOT_A_WORKTREE
    assert not (tmp_path / "ran").exists()


def test_what_would_be_lost_is_listed_and_checked_again(repository: Project, place: Path) -> None:
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
    after = state_of(repository, place, state.seen)
    assert after.standing is Standing.CHANGED
    assert state_of(repository, place, after.seen).standing is Standing.REMOVABLE


def test_it_stays_where_something_is_not_committed(repository: Project, place: Path) -> None:
    repository.write("a.txt", "changed", at=place)
    repository.write("b c.txt", "staged", at=place)
    repository.git("add", "b c.txt", at=place)
    state = state_of(repository, place)
    assert state.standing is Standing.UNCOMMITTED
    assert set(state.changes) == {b"a.txt", b"b c.txt"}
    assert state_of(repository, place, state.seen) == state


def test_it_stays_where_commits_are_not_merged(repository: Project, place: Path) -> None:
    work(repository, place, "two", "three")
    state = state_of(repository, place)
    assert (state.standing, state.commits, state.merged_into) == (Standing.UNMERGED, 2, "")
    repository.git("update-ref", "refs/remotes/origin/fix", "fix")
    assert state_of(repository, place).standing is Standing.UNMERGED  # the remote copy does not count
    repository.git("update-ref", "-d", "refs/remotes/origin/fix")
    repository.git("checkout", "-q", "--detach", at=place)
    repository.git("branch", "-D", "fix")
    assert state_of(repository, place).standing is Standing.UNMERGED


def test_what_the_user_was_told_about_does_not_keep_it(repository: Project, place: Path) -> None:
    told = (Standing.UNCOMMITTED, Standing.UNMERGED)

    def standing(*accepted: Standing, seen: str = "") -> Standing:
        return inspect_worktree(repository.ours, InspectWorktree("", str(place), seen, accepted)).standing

    repository.write("a.txt", "changed", at=place)
    assert standing(*told) is Standing.REMOVABLE
    seen = state_of(repository, place).seen
    assert standing(*told, seen=seen) is Standing.REMOVABLE
    repository.write("a.txt", "changed", at=place)
    repository.write("b.txt", "more", at=place)
    repository.git("add", "b.txt", at=place)
    assert standing(*told, seen=seen) is Standing.CHANGED
    work(repository, place, "two")
    repository.write("a.txt", "again", at=place)
    assert standing(Standing.UNCOMMITTED) is Standing.UNMERGED
    assert standing(Standing.UNMERGED) is Standing.UNCOMMITTED
    assert standing(*told) is Standing.REMOVABLE
    repository.git("checkout", "-q", "--detach", at=place)
    repository.git("branch", "-q", "-D", "fix")
    assert standing(*told) is Standing.UNMERGED, "no branch keeps the commits"


def test_its_changes_are_committed_to_its_branch_if_they_are_as_shown(
    repository: Project, place: Path
) -> None:
    repository.write("a.txt", "changed", at=place)
    repository.write("new.txt", "mine", at=place)
    seen = state_of(repository, place).seen
    state = commit_worktree(repository.ours, CommitWorktree("", str(place), "other", "Saved"))
    assert state.standing is Standing.CHANGED
    assert repository.git("log", "-1", "--format=%s", "fix") == "first"
    state = commit_worktree(repository.ours, CommitWorktree("", str(place), seen, "Saved"))
    assert (state.standing, state.changes, state.commits) == (Standing.REMOVABLE, (), 1)
    assert repository.git("show", "--format=%s", "--name-only", "fix").split() == ["Saved", "a.txt"]
    assert [each.path for each in state.lost] == [b"new.txt"]
    repository.write("a.txt", "again", at=place)
    repository.hook("pre-commit", "echo not now >&2; exit 1")
    seen = state_of(repository, place).seen
    with pytest.raises(GitFailedError, match="not now"):
        commit_worktree(repository.ours, CommitWorktree("", str(place), seen, "Saved"))


def test_a_worktree_that_has_to_stay_gets_no_commit(
    repository: Project, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.write("a.txt", "changed", at=place)
    repository.write("new.txt", "mine", at=place)
    seen = state_of(repository, place).seen
    order = CommitWorktree("", str(place), seen, "Saved")
    repository.git("worktree", "lock", str(place))
    assert commit_worktree(repository.ours, order).standing is Standing.LOCKED
    repository.git("worktree", "unlock", str(place))
    monkeypatch.setattr("claude_desk.repository.worktree_removal._MOST_LOOKED_AT", 0)
    assert commit_worktree(repository.ours, order).standing is Standing.TOO_MANY
    assert state_of(repository, place).standing is Standing.TOO_MANY
    assert repository.git("log", "-1", "--format=%s", "fix") == "first"


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
    work(repository, repository.folder, "later\n")  # the squashed text has changed since
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
    assert repository.git("count-objects") == loose  # the check writes nothing


def test_main_locked_and_unknown_folders_are_recognized(
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
    assert state.kept == str(repository.folder / ".git/worktrees/fix")


@pytest.mark.parametrize("what", ["checkout", "link", "file", "other worktree", "folder"])
def test_what_has_taken_its_place_is_not_removed_in_its_name(
    repository: Project, place: Path, tmp_path: Path, what: str
) -> None:
    """git only checks whether a `.git` exists. A checkout at the worktree's place has commits that exist
    nowhere else."""
    place.rename(tmp_path / "moved")
    match what:
        case "checkout":
            place.mkdir()
            repository.git("init", "-q", at=place)
            repository.write("mine.txt", "mine", at=place)
            repository.commit("only here", at=place)
        case "link":
            place.symlink_to(tmp_path / "moved")
        case "file":
            place.write_text("mine")
        case "other worktree":
            repository.git("worktree", "add", "-q", "-b", "other", str(tmp_path / "other"))
            place.mkdir()
            repository.write(".git", (tmp_path / "other/.git").read_text(), at=place)
        case "folder":
            repository.write("mine.txt", "mine", at=place)
    assert state_of(repository, place).standing is Standing.NOT_A_WORKTREE


def test_it_stays_where_the_store_of_its_repository_is_inside(repository: Project, tmp_path: Path) -> None:
    repository.git("worktree", "add", "-q", "-b", "fix", str(tmp_path / "fix"))
    (repository.folder / ".git").rename(tmp_path / "fix/store")
    (repository.folder / ".git").write_text(f"gitdir: {tmp_path}/fix/store\n")
    repository.write(".git", f"gitdir: {tmp_path}/fix/store/worktrees/fix\n", at=tmp_path / "fix")
    state = state_of(repository, tmp_path / "fix")
    assert (state.standing, state.detail) == (Standing.NESTED, str(tmp_path / "fix/store"))


def test_no_hook_runs_when_a_branch_is_deleted(repository: Project, tmp_path: Path) -> None:
    repository.git("branch", "fix")
    repository.hook("reference-transaction", f"touch {tmp_path}/ran")
    assert delete_branch(repository.ours, DeleteBranch("", "fix", repository.head)) == BranchDeleted()
    restore_branch(repository.ours, RestoreBranch("", "fix", repository.head))
    assert not (tmp_path / "ran").exists()


def _leave_detached(repository: Project, place: Path) -> None:
    repository.git("checkout", "-q", "--detach", at=place)
    work(repository, place, "aside")
    repository.git("checkout", "-q", "fix", at=place)


def _amend(repository: Project, place: Path) -> None:
    work(repository, place, "first try")
    repository.git("commit", "-q", "--amend", "-m", "second try", at=place)
    repository.git("merge", "-q", "fix")


def _reset(repository: Project, place: Path) -> None:
    work(repository, place, "thrown away")
    repository.git("reset", "-q", "--hard", "HEAD~1", at=place)


def _own_ref(repository: Project, place: Path) -> None:
    _reset(repository, place)
    repository.git("update-ref", "refs/worktree/kept", "ORIG_HEAD", at=place)
    (repository.folder / ".git/worktrees/fix/logs/HEAD").unlink()


def _squash(repository: Project, place: Path) -> None:
    work(repository, place, "one", "two")
    repository.git("merge", "-q", "--squash", "fix")
    repository.commit("both")


@pytest.mark.parametrize(
    ("act", "loose", "with_branch"),
    [
        (_leave_detached, 1, False),
        (_amend, 1, False),
        (_reset, 1, False),
        (_own_ref, 1, False),
        (_squash, 0, True),  # only the deleted branch had the commits
        (lambda repository, place: None, 0, False),
    ],
)
def test_commits_that_only_the_worktree_leads_to_come_back_with_it(
    repository: Project, place: Path, tmp_path: Path, act: Callable[[Project, Path], object], loose: int,
    with_branch: bool,
) -> None:  # fmt: skip
    before = _commits(repository)
    act(repository, place)
    made, git = _commits(repository) - before, repository.ours
    state = state_of(repository, place)
    assert (state.standing, state.loose) == (Standing.REMOVABLE, loose)
    refs = repository.git("for-each-ref")
    keep_commits(git, KeepCommits("", state.kept, "fix" if with_branch else ""))
    assert repository.git("for-each-ref") == refs, "the repository is not changed"
    moves = [(Path(path), tmp_path / f"trash{number}") for number, path in enumerate((place, state.kept))]
    for path, trash in moves:
        path.rename(trash)
    if with_branch:
        delete_branch(git, DeleteBranch("", "fix", state.head))
    repository.git("reflog", "expire", "--expire=now", "--all")
    repository.git("gc", "-q", "--prune=now")
    assert bool(made - _commits(repository)) is bool(loose or with_branch), "git has thrown them away"
    for path, trash in moves:
        path.parent.mkdir(exist_ok=True)
        trash.rename(path)
    bring_commits(git, BringCommits("", state.kept))
    if with_branch:
        restore_branch(git, RestoreBranch("", "fix", state.head))
    assert made <= _commits(repository)
    assert not list(Path(state.kept).glob("*.pack"))
    assert repository.git("fsck", "--connectivity-only", at=place) is not None


def _commits(repository: Project) -> set[str]:
    objects = repository.git("cat-file", "--batch-all-objects", "--batch-check=%(objectname) %(objecttype)")
    return {line.split()[0] for line in objects.splitlines() if line.endswith(" commit")}
