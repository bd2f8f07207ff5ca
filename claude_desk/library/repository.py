"""Where a folder's repository is. Only files are read; git is not needed and nothing is run."""

import os
from pathlib import Path

from claude_desk.library.small_files import beginning_of

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
    where = _path_in(repository / ".git", "gitdir:")
    if where is None:
        return None
    own = Path(os.path.realpath(repository / where))
    shared = _path_in(own / "commondir", "")
    if shared is None:
        return None
    main = Path(os.path.realpath(own / shared))
    return main.parent if main.name == ".git" else None


def _path_in(file: Path, prefix: str) -> Path | None:
    """Give the path that a small file of git's names after `prefix`."""
    try:
        text = beginning_of(file, _LONGEST).decode("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    if not text.startswith(prefix) or "\0" in text:
        return None
    return Path(text.removeprefix(prefix).strip())


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
