"""Where a folder's repository is. Only files are read; git is not needed and nothing is run."""

import os
from pathlib import Path

from claude_desk.workspace.files import is_there

_LONGEST = 8192  # bytes of a `.git` or `commondir` file


def repository_of(folder: Path) -> Path | None:
    """Give the nearest of the folder and its parents with a `.git`: a folder, or a file in a worktree."""
    for each in (folder, *folder.parents):
        if is_there(each / ".git"):
            return each
    return None


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
        if not file.is_file():
            return None
        with file.open("rb") as opened:
            text = opened.read(_LONGEST).decode("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    if not text.startswith(prefix) or "\0" in text:
        return None
    return Path(text.removeprefix(prefix).strip())
