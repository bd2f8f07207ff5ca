"""Finds the repository of a folder. Only files are read; neither git nor any other program is run."""

import os
from pathlib import Path

from claude_desk.system.files import read_beginning

_LONGEST = 8192  # bytes of a `.git` or `commondir` file
_COMMIT = 7  # digits that identify a commit


def repository_of(folder: Path) -> Path | None:
    """Return the folder, or its nearest parent, that has a `.git`; None without a `.git`. In a worktree
    `.git` is a file."""
    for each in (folder, *folder.parents):
        if _is_there(each / ".git"):
            return each
    return None


def home_of(folder: str) -> str:
    """Return the main checkout of the folder's repository, also if the folder is in a worktree. Without a
    main checkout, return the checkout that has the folder; without a repository, the folder."""
    repository = repository_of(Path(folder)) if folder else None
    return folder if repository is None else str(main_checkout(repository) or repository)


def main_checkout(repository: Path) -> Path | None:
    """Return the main checkout that a linked worktree belongs to.

    None if `repository` is not a linked worktree, or its repository has no checkout.
    """
    shared = shared_git_folder(repository)
    return shared.parent if shared is not None and shared.name == ".git" else None


def shared_git_folder(repository: Path) -> Path | None:
    """Return the git folder that a linked worktree shares; None if `repository` is not a linked worktree.

    The shared folder is the `.git` of the main checkout, or a repository without a checkout
    (`git clone --bare`). As in git, a `.git` folder that names another git folder in `commondir` counts as a
    linked worktree too.
    """
    own = _linked_git_folder(repository) or repository / ".git"
    shared = _path_in(own / "commondir", "")
    return Path(os.path.realpath(own / shared)) if shared is not None else None


def git_folder_of(folder: Path) -> Path | None:
    """Return the git folder of this folder; None if git would look at the parent folder instead.

    The git folder is the one that the file `.git` names, the folder `.git`, or the folder itself if it is a
    repository without a checkout.
    """
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
    """Return the path that a small file of git's names after `prefix`; None if the file names no path."""
    try:
        text = read_beginning(file, _LONGEST).decode("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    if not text.startswith(prefix) or "\0" in text:
        return None
    return Path(text.removeprefix(prefix).strip())


def checkout_of_worktree(folder: Path) -> Path | None:
    """Return the main checkout that has this folder as its worktree; None if the files do not say so.

    `folder` must be a path without links. The folder's own `.git` file is not trusted: the `.git` folder of
    the checkout must lead back to the folder.
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
    """Return the checked-out git branch; if HEAD is detached, the first digits of the commit; "" if
    unknown."""
    own = _path_in(repository / ".git", "gitdir:")
    head = _path_in((repository / own if own is not None else repository / ".git") / "HEAD", "")
    if head is None:
        return ""
    name = str(head)
    return name.removeprefix("ref: refs/heads/") if name.startswith("ref: ") else name[:_COMMIT]


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False
