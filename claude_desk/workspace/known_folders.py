"""For which other folders the person's answer about one holds too.

Nothing that an unknown folder says of itself counts: a `.git` in it may name any repository.
"""

import os
import stat
from pathlib import Path

from claude_desk.library.repository import checkout_of_worktree, git_folder_of

_ROOT = 0  # may change everything anyway


def answering_folders(folder: Path, home: Path | None = None) -> list[Path]:
    """Give the folders an answer about which holds for this one, the nearest first: itself, the top of the
    repository that it is a part of, and the main checkout whose worktree that is.

    `folder` has no links in it. `home` is the person's: what lies in it is no part of a repository that the
    home itself is. Nor is what others may put where they like.
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
    """The top of the repository that git finds from there; None where others may have put the folder, or one
    that it lies in, into that repository, and where it is a store of git's by itself."""
    for each in (folder, *folder.parents):
        if not _is_private(each):
            return None
        if os.path.lexists(each / ".git"):
            return each
        if git_folder_of(each) is not None:
            return None
    return None


def _is_private(folder: Path) -> bool:
    """Whether it belongs to the person, or to the system, and not everyone may write in it."""
    try:
        told = folder.lstat()
    except OSError:
        return False
    return told.st_uid in (os.geteuid(), _ROOT) and not told.st_mode & stat.S_IWOTH
