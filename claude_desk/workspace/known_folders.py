"""Folders whose trust answers also hold for another folder.

The claim of an unknown folder does not count: its `.git` file may name any repository.
"""

import os
import stat
from pathlib import Path

from claude_desk.library.repository import checkout_of_worktree, git_folder_of

_ROOT = 0  # uid of root, who may change everything anyway


def answering_folders(folder: Path, home: Path | None = None) -> list[Path]:
    """Return the folders whose answer holds for this folder, the nearest first: the folder itself, the top of
    its repository, and the main checkout if that top is a linked worktree.

    `folder` is a path without links. `home` is the user's home. If the home is the top of a repository or
    inside it, no folder below the top counts as part of that repository. A folder that another user may have
    put into a repository does not count as part of it either.
    """
    top = _top_of(folder)
    if top is None:
        return [folder]
    found = [folder]
    if top != folder:
        if home is not None and Path(os.path.realpath(home)).is_relative_to(top):
            return found
        found.append(top)
    checkout = checkout_of_worktree(top)
    return found if checkout is None else [*found, checkout]


def _top_of(folder: Path) -> Path | None:
    """Return the top of the repository that git finds from the folder.

    Return None if there is no repository, or if the nearest git folder is `folder` or a parent itself.
    Return None also if another user may change one of the folders from `folder` up to the top.
    """
    for each in (folder, *folder.parents):
        if not _is_private(each):
            return None
        if os.path.lexists(each / ".git"):
            return each
        if git_folder_of(each) is not None:
            return None
    return None


def _is_private(folder: Path) -> bool:
    """Return whether the folder belongs to the user or to root, and is not world-writable."""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return status.st_uid in (os.geteuid(), _ROOT) and not status.st_mode & stat.S_IWOTH
