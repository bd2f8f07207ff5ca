"""Trust answers that also hold for other folders. What a folder says about itself does not count."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.paths import AppPaths
from claude_desk.workspace.folder_trust import FolderConsent, FolderTrust, TrustAnswer
from claude_desk.workspace.known_folders import answering_folders
from tests.e2e.trap_folder import git
from tests.known_folder import know


@pytest.fixture
def main(tmp_path: Path) -> Path:
    """A repository with the worktree `tree` beside it."""
    folder = tmp_path / "main"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    git(folder, "commit", "-q", "--allow-empty", "-m", "first")
    git(folder, "worktree", "add", "-q", "-b", "other", "../tree")
    (folder / "sub/deep").mkdir(parents=True)
    return folder


def answer_for(folder: Path, tmp_path: Path, home: Path | None = None) -> TrustAnswer | None:
    own = tmp_path / "own"
    return FolderConsent(FolderTrust(AppPaths.under(tmp_path / "places"), own, home), folder).answer


def test_a_folder_that_nobody_answered_about_is_asked_about(main: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.mkdir()
    for folder in (plain, main, main / "sub", tmp_path / "tree"):
        assert answer_for(folder, tmp_path) is None


def test_the_answer_about_a_repository_holds_for_its_folders_and_worktrees(
    main: Path, tmp_path: Path
) -> None:
    know(AppPaths.under(tmp_path / "places"), main)
    (tmp_path / "tree/sub").mkdir()
    for folder in (main, main / "sub/deep", tmp_path / "tree", tmp_path / "tree/sub"):
        assert answer_for(folder, tmp_path) is TrustAnswer.TRUSTED
    assert answer_for(tmp_path, tmp_path) is None, "not for what it lies in"


def test_the_answer_about_a_folder_does_not_hold_for_the_repository(main: Path, tmp_path: Path) -> None:
    know(AppPaths.under(tmp_path / "places"), main / "sub", tmp_path / "tree")
    assert answer_for(main, tmp_path) is None
    assert answer_for(main / "sub/deep", tmp_path) is None


def test_what_is_found_is_asked_about_though_the_repository_is_trusted(main: Path, tmp_path: Path) -> None:
    know(AppPaths.under(tmp_path / "places"), main)
    (main / "sub/.mcp.json").write_text('{"mcpServers": {"x": {"command": "./x"}}}')
    assert answer_for(main / "sub", tmp_path) is None


def test_what_lies_in_the_home_is_not_known_by_the_home_s_own_repository(main: Path, tmp_path: Path) -> None:
    know(AppPaths.under(tmp_path / "places"), main)
    assert answer_for(main / "sub", tmp_path, home=main) is None
    assert answer_for(main / "sub/deep", tmp_path, home=main / "sub") is None
    assert answer_for(main, tmp_path, home=main) is TrustAnswer.TRUSTED


def names_the_worktree(main: Path, evil: Path) -> None:
    """Copy the worktree's `.git` file."""
    shutil.copy(main.parent / "tree/.git", evil / ".git")


def names_the_checkout(main: Path, evil: Path) -> None:
    (evil / ".git").write_text(f"gitdir: {main}/.git\n")


def is_a_link_to_the_checkout(main: Path, evil: Path) -> None:
    (evil / ".git").symlink_to(main / ".git")


def is_a_link_to_the_worktree_s(main: Path, evil: Path) -> None:
    (evil / ".git").symlink_to(main.parent / "tree/.git")


def takes_all_from_the_checkout(main: Path, evil: Path) -> None:
    (evil / ".git").mkdir()
    (evil / ".git/HEAD").write_text("ref: refs/heads/main\n")
    (evil / ".git/commondir").write_text(f"{main}/.git\n")


def brings_a_worktree_of_its_own(main: Path, evil: Path) -> None:
    """Make a worktree and its git folder inside this folder, with the checkout as `commondir`."""
    own = evil / ".git/worktrees/x"
    own.mkdir(parents=True)
    (evil / "in").mkdir()
    (evil / "in/.git").write_text(f"gitdir: {own}\n")
    (own / "gitdir").write_text(f"{evil}/in/.git\n")
    (own / "commondir").write_text(f"{main}/.git\n")


def is_linked_into_the_worktrees(main: Path, evil: Path) -> None:
    """Make the same worktree, but let its `.git` file name the git folder by a path through the checkout."""
    brings_a_worktree_of_its_own(main, evil)
    (evil / "main").symlink_to(main)
    (evil / "in/.git").write_text(f"gitdir: {evil}/main/.git/../../{evil.name}/.git/worktrees/x\n")


def lies_in_it_with_a_store(main: Path, evil: Path) -> None:
    """Make the folder a bare repository, so that git does not count it as part of the outer repository."""
    git(evil, "init", "-q", "--bare", ".")


def lies_in_it_with_a_git_folder(main: Path, evil: Path) -> None:
    git(evil, "init", "-q", ".")


def lies_in_it_with_an_empty_git_folder(main: Path, evil: Path) -> None:
    (evil / ".git").mkdir()


def lies_in_it_with_a_git_file(main: Path, evil: Path) -> None:
    git(evil.parent, "init", "-q", "--bare", "elsewhere")
    (evil / ".git").write_text("gitdir: ../elsewhere\n")


def lies_in_it_where_everyone_may_write(main: Path, evil: Path) -> None:
    (evil / "made-by-somebody").mkdir()
    evil.chmod(0o1777)


BESIDE: list[Callable[[Path, Path], None]] = [
    names_the_worktree, names_the_checkout, is_a_link_to_the_checkout, is_a_link_to_the_worktree_s,
    takes_all_from_the_checkout, brings_a_worktree_of_its_own, is_linked_into_the_worktrees,
]  # fmt: skip
INSIDE: list[Callable[[Path, Path], None]] = [
    lies_in_it_with_a_store, lies_in_it_with_a_git_folder, lies_in_it_with_an_empty_git_folder,
    lies_in_it_with_a_git_file, lies_in_it_where_everyone_may_write, names_the_worktree, names_the_checkout,
    is_a_link_to_the_checkout, takes_all_from_the_checkout, brings_a_worktree_of_its_own,
]  # fmt: skip


@pytest.mark.parametrize("make", BESIDE)
@pytest.mark.parametrize("answer", list(TrustAnswer))
def test_a_folder_beside_that_says_it_belongs_to_a_known_one_is_asked_about(
    main: Path, tmp_path: Path, make: Callable[[Path, Path], None], answer: TrustAnswer
) -> None:
    consent = FolderConsent(FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "own"), main)
    assert consent.set_answer(answer)
    evil = tmp_path / "evil"
    evil.mkdir()
    make(main, evil)
    for folder in [evil, *(each for each in evil.iterdir() if each.is_dir() and not each.is_symlink())]:
        assert answer_for(folder, tmp_path) is None
        assert not {main, main.parent / "tree"} & set(answering_folders(folder))


@pytest.mark.parametrize("make", INSIDE)
def test_a_folder_inside_that_git_takes_for_another_repository_is_asked_about(
    main: Path, tmp_path: Path, make: Callable[[Path, Path], None]
) -> None:
    """The folder may come from an archive that was unpacked in a trusted repository, or from a package that a
    package manager put there."""
    know(AppPaths.under(tmp_path / "places"), main)
    evil = main / "sub/evil"
    evil.mkdir()
    make(main, evil)
    for folder in [evil, *(each for each in evil.iterdir() if each.is_dir() and not each.is_symlink())]:
        assert answer_for(folder, tmp_path) is None


def test_another_user_s_folder_in_it_is_asked_about(
    main: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    know(AppPaths.under(tmp_path / "places"), main)
    lstat, sub = Path.lstat, main / "sub"

    def told(path: Path) -> os.stat_result:
        found = lstat(path)
        return os.stat_result((*found[:4], found.st_uid + 4711, *found[5:])) if path == sub else found

    assert answer_for(sub / "deep", tmp_path) is TrustAnswer.TRUSTED
    monkeypatch.setattr(Path, "lstat", told)
    assert answer_for(sub / "deep", tmp_path) is None


def test_a_worktree_that_was_moved_by_hand_is_asked_about(main: Path, tmp_path: Path) -> None:
    know(AppPaths.under(tmp_path / "places"), main)
    (tmp_path / "tree").rename(tmp_path / "moved")
    assert answer_for(tmp_path / "moved", tmp_path) is None
    git(main, "worktree", "repair", "../moved")
    assert answer_for(tmp_path / "moved", tmp_path) is TrustAnswer.TRUSTED


@pytest.mark.parametrize("mode", [0o777, 0o1777])
def test_claude_code_s_own_folder_that_all_may_write_is_asked_about(tmp_path: Path, mode: int) -> None:
    """The hooks in that folder run in every project, even if the project's settings are left out."""
    project, own = tmp_path / "project", tmp_path / "own"
    project.mkdir()
    own.mkdir()
    know(AppPaths.under(tmp_path / "places"), project)
    trust = FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "none")
    assert FolderConsent(trust, project, own).answer is TrustAnswer.TRUSTED
    own.chmod(mode)
    consent = FolderConsent(trust, project, own)
    assert consent.answer is None
    assert len(consent.review.findings.other) == len(consent.review.not_held) == 1
    assert not consent.set_answer(TrustAnswer.WITHOUT)
    assert consent.set_answer(TrustAnswer.TRUSTED)
    assert FolderConsent(trust, project, own).answer is TrustAnswer.TRUSTED, "it is asked about once"


@pytest.mark.parametrize("name", ["", "settings.json", "plugins"])
def test_claude_code_s_own_folder_of_another_user_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    project, own = tmp_path / "project", tmp_path / "own"
    project.mkdir()
    own.mkdir()
    (own / "settings.json").write_text("{}")
    (own / "plugins").mkdir()
    know(AppPaths.under(tmp_path / "places"), project)
    stat = Path.stat

    def told(path: Path, **more: bool) -> os.stat_result:
        found = stat(path, **more)
        stranger = path == own / name
        return os.stat_result((*found[:4], 4711, *found[5:])) if stranger else found

    monkeypatch.setattr(Path, "stat", told)
    trust = FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "none")
    assert FolderConsent(trust, project, own).answer is None
