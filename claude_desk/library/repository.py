"""Find the repository of a folder. Only files are read; git is not needed and nothing is run."""

import os
from pathlib import Path

from claude_desk.system.files import read_beginning

_LONGEST = 8192  # bytes of a `.git` or `commondir` file
_COMMIT = 7  # digits that identify a commit


def repository_of(folder: Path) -> Path | None:
    """Return the nearest of the folder and its parents with a `.git`: a folder, or a file in a worktree."""
    for each in (folder, *folder.parents):
        if _is_there(each / ".git"):
            return each
    return None


def home_of(folder: str) -> str:
    """Return the main checkout of the folder's repository, for a worktree too; else the folder."""
    repository = repository_of(Path(folder)) if folder else None
    return folder if repository is None else str(main_checkout(repository) or repository)


def main_checkout(repository: Path) -> Path | None:
    """Return the checkout that a linked worktree belongs to; None if this is no linked worktree."""
    shared = shared_git_folder(repository)
    return shared.parent if shared is not None and shared.name == ".git" else None


def shared_git_folder(repository: Path) -> Path | None:
    """Return the git folder that a linked worktree shares; None if this is no linked worktree.

    It is the `.git` of the main checkout, or a store that has no checkout (`git clone --bare`). A `.git`
    folder that names another one in `commondir` counts as a linked worktree too, as in git.
    """
    own = _linked_git_folder(repository) or repository / ".git"
    shared = _path_in(own / "commondir", "")
    return Path(os.path.realpath(own / shared)) if shared is not None else None


def git_folder_of(folder: Path) -> Path | None:
    """Return the folder in which git keeps the data of this one: where its `.git` file leads, its `.git`
    folder, or the folder itself, which may be a store. None if git looks at the parent instead."""
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
    """Return the path that one of git's small files names after `prefix`."""
    try:
        text = read_beginning(file, _LONGEST).decode("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    if not text.startswith(prefix) or "\0" in text:
        return None
    return Path(text.removeprefix(prefix).strip())


def checkout_of_worktree(folder: Path) -> Path | None:
    """Return the main checkout that has this folder as its worktree; None if the files do not say so.

    `folder` has no links in it. What the folder says of itself is not trusted: the checkout's own `.git` must
    lead back to it.
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
    """Return the checked-out git branch, the first digits of the commit if HEAD is detached, or ""."""
    own = _path_in(repository / ".git", "gitdir:")
    head = _path_in((repository / own if own is not None else repository / ".git") / "HEAD", "")
    if head is None:
        return ""
    name = str(head)
    return name.removeprefix("ref: refs/heads/") if name.startswith("ref: ") else name[:_COMMIT]


def _is_there(path: Path) -> bool:
    """Whether the path exists; False if the system cannot say."""
    try:
        return path.exists()
    except OSError:
        return False
