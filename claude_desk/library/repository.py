"""Where a folder's repository is. Only files are read; git is not needed and nothing is run."""

import os
from pathlib import Path

from claude_desk.system.files import read_beginning

_LONGEST = 8192  # bytes of a `.git` or `commondir` file
_COMMIT = 7  # digits that tell a commit


def repository_of(folder: Path) -> Path | None:
    """Give the nearest of the folder and its parents with a `.git`: a folder, or a file in a worktree."""
    for each in (folder, *folder.parents):
        if _is_there(each / ".git"):
            return each
    return None


def home_of(folder: str) -> str:
    """Give the main checkout of the repository that a folder is in, for a worktree too; else the folder."""
    repository = repository_of(Path(folder)) if folder else None
    return folder if repository is None else str(main_checkout(repository) or repository)


def main_checkout(repository: Path) -> Path | None:
    """Give the checkout that a linked worktree belongs to; None where this is no linked worktree."""
    shared = shared_git_folder(repository)
    return shared.parent if shared is not None and shared.name == ".git" else None


def shared_git_folder(repository: Path) -> Path | None:
    """Give git's folder that a linked worktree shares with others; None where this is no linked worktree.

    It is the `.git` of the main checkout, or a store that has no checkout (`git clone --bare`). Git takes a
    `.git` folder that names another one for such a worktree too.
    """
    own = _linked_git_folder(repository) or repository / ".git"
    shared = _path_in(own / "commondir", "")
    return Path(os.path.realpath(own / shared)) if shared is not None else None


def git_folder_of(folder: Path) -> Path | None:
    """Give the folder in which git keeps what belongs to this one: where its `.git` file leads, its `.git`
    folder, or the folder itself, which may be a store; None where git looks at the parent instead."""
    if (own := _linked_git_folder(folder)) is not None:
        return own
    return next((each for each in (folder / ".git", folder) if _is_git_folder(each)), None)


def _linked_git_folder(folder: Path) -> Path | None:
    where = _path_in(folder / ".git", "gitdir:")
    return Path(os.path.realpath(folder / where)) if where is not None else None


def _is_git_folder(folder: Path) -> bool:
    return _is_there(folder / "HEAD") and (
        _is_there(folder / "commondir") or (_is_there(folder / "objects") and _is_there(folder / "refs"))
    )


def _path_in(file: Path, prefix: str) -> Path | None:
    """Give the path that a small file of git's names after `prefix`."""
    try:
        text = read_beginning(file, _LONGEST).decode("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    if not text.startswith(prefix) or "\0" in text:
        return None
    return Path(text.removeprefix(prefix).strip())


def checkout_of_worktree(folder: Path) -> Path | None:
    """Give the main checkout that has this folder as its worktree; None where it says nothing of the sort.

    `folder` has no links in it. What the folder says of itself is not believed: the checkout's own `.git`
    must lead back to it.
    """
    link = folder / ".git"
    own = None if link.is_symlink() else _linked_git_folder(folder)
    if own is None or own.parent.name != "worktrees" or own.parent.parent.name != ".git":
        return None
    git = own.parent.parent
    back, shared = _path_in(own / "gitdir", ""), _path_in(own / "commondir", "")
    if back is None or shared is None or Path(os.path.realpath(own / shared)) != git:
        return None
    return git.parent if Path(os.path.realpath(own / back)) == link else None


def branch_of(repository: Path) -> str:
    """Give the branch that is checked out, the first digits of a commit that is none, or ""."""
    own = _path_in(repository / ".git", "gitdir:")
    head = _path_in((repository / own if own is not None else repository / ".git") / "HEAD", "")
    if head is None:
        return ""
    name = str(head)
    return name.removeprefix("ref: refs/heads/") if name.startswith("ref: ") else name[:_COMMIT]


def _is_there(path: Path) -> bool:
    """Not where that cannot be told."""
    try:
        return path.exists()
    except OSError:
        return False
