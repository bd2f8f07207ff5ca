"""A contained git runs nothing that a repository names, or the review reports that it might."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.protocol.launch_options import LaunchOptions, environment
from claude_desk.workspace.folder_review import FolderReview, review
from tests.clis import clean_environment
from tests.e2e.git_traps import FORMS, LOOKS, GitTrap, fsmonitor, made, named_filter

HELD = {
    "fsmonitor", "odd_letters", "commondir", "hook_by_commondir", "git_file", "git_link", "worktree_config",
    "signature", "partial_clone",
}  # fmt: skip


def looked_at(trap: GitTrap) -> FolderReview:
    return review(trap.folder, Path("/nowhere/.claude"))


def goes_off(trap: GitTrap, trusted: bool, below: str = "") -> bool:
    """Return whether git runs the trap's program when Claude looks at the repository."""
    trap.mark.unlink(missing_ok=True)
    options = LaunchOptions(trusted=trusted, git_overrides=looked_at(trap).git_overrides)
    variables = environment(clean_environment(trap.folder.parent / "home", ""), str(trap.folder), options)
    for words in LOOKS:
        subprocess.run(
            ["git", *words],
            cwd=trap.folder / below,
            env=variables,
            capture_output=True,
            check=False,
            timeout=20,
        )
    return trap.mark.exists()


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_what_a_folder_names_does_not_run(tmp_path: Path, form: Callable[[GitTrap], None]) -> None:
    trap = made(form, tmp_path)
    if looked_at(trap).not_held:
        assert form.__name__ not in HELD
    else:
        assert not goes_off(trap, trusted=False)
    assert goes_off(trap, trusted=True), "the form is one"


@pytest.mark.parametrize("form", [fsmonitor, named_filter])
def test_a_repository_below_is_not_entered(tmp_path: Path, form: Callable[[GitTrap], None]) -> None:
    """No setting of the outer repository names the repository below it, but Claude may run git there."""
    trap = GitTrap.under(tmp_path)
    trap.repository()
    below = GitTrap(trap.folder / "below", trap.program, trap.mark)
    below.folder.mkdir()
    form(below)
    assert goes_off(trap, trusted=True, below="below")
    assert looked_at(trap).not_held == ()
    assert not goes_off(trap, trusted=False, below="below")


def test_the_folder_s_own_repository_is_still_one(tmp_path: Path) -> None:
    trap = GitTrap.under(tmp_path)
    trap.repository()
    (trap.folder / "sub").mkdir()
    for folder in (trap.folder, trap.folder / "sub"):
        options = LaunchOptions(
            trusted=False, git_overrides=review(folder, Path("/nowhere/.claude")).git_overrides
        )
        variables = environment(clean_environment(tmp_path / "home", ""), str(folder), options)
        done = subprocess.run(
            ["git", "log", "--format=%s"],
            cwd=folder,
            env=variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.stdout, done.stderr) == ("first\n", "")
