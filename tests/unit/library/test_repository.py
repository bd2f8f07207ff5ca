"""Which repository a folder belongs to."""

from pathlib import Path

from claude_desk.library.repository import branch_of, home_of, main_checkout, repository_of


def worktree(main: Path, place: Path) -> Path:
    """Make a worktree as git does."""
    own = main / ".git" / "worktrees" / place.name
    own.mkdir(parents=True)
    (own / "commondir").write_text("../..\n")
    (own / "HEAD").write_text("ref: refs/heads/new\n")
    place.mkdir()
    (place / ".git").write_text(f"gitdir: {own}\n")
    return place


def test_a_worktree_is_of_its_main_checkout(tmp_path: Path) -> None:
    main = tmp_path / "main"
    other = worktree(main, tmp_path / "other")
    inside = other / "src"
    inside.mkdir()
    assert repository_of(inside) == other
    assert main_checkout(other) == main
    assert main_checkout(main) is None
    assert branch_of(other) == "new"
    assert home_of(str(inside)) == home_of(str(main)) == str(main)


def test_a_folder_of_no_repository_is_its_own(tmp_path: Path) -> None:
    assert home_of(str(tmp_path)) == str(tmp_path)
    assert home_of(str(tmp_path / "gone")) == str(tmp_path / "gone")
    assert home_of("") == ""
    (tmp_path / ".git").write_text("gitdir: /nowhere/.git/worktrees/x\n")
    assert home_of(str(tmp_path / "gone")) == str(tmp_path)
