"""The files and folders in and around a project from which Claude Code uses something.

The list covers both supported versions. tests/e2e/test_traps.py checks the list. The list
also has places that do not exist, because they may appear while a session runs.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from claude_desk.library.repository import git_folder_of, main_checkout, repository_of, shared_git_folder


class ReviewedPathKind(StrEnum):
    """The kind of a place. `SETTINGS`, `SERVERS` and `TASKS` are files, `TEXT` is usually a file, `GIT`
    is a folder or a `.git` file, and all other kinds are folders."""

    SETTINGS = "settings"
    SERVERS = "servers"
    TASKS = "tasks"
    COMMANDS = "commands"
    SKILLS = "skills"
    AGENTS = "agents"
    STYLES = "output-styles"
    WORKFLOWS = "workflows"
    TEXT = "text"  # instructions to Claude: only their owner is checked
    REST = "rest"  # a `.claude` folder, for the names in it that belong to no other kind
    # The project, for the skills in folders below it: Claude uses them once it reads a file next to them.
    BELOW = "below"
    GIT = "git"  # a `.git` folder, or the folder that a linked worktree shares: configuration and hooks


@dataclass(frozen=True)
class ReviewedPath:
    """A place to review. `path` is absolute and need not exist. Links in it are not resolved."""

    path: Path
    kind: ReviewedPathKind


PROMPTS = (
    ReviewedPathKind.COMMANDS,
    ReviewedPathKind.SKILLS,
    ReviewedPathKind.AGENTS,
    ReviewedPathKind.STYLES,
    ReviewedPathKind.WORKFLOWS,
)
_TEXTS = (
    "CLAUDE.md",
    "CLAUDE.local.md",
    "AGENTS.md",
    ".claude/CLAUDE.md",
    ".claude/AGENTS.md",
    ".claude/rules",
)


def reviewed_places(root: Path, home: Path | None = None) -> list[ReviewedPath]:
    """Return every place from which Claude Code may use something when it is started in `root`.

    `root`: an absolute path without links. `home`: the user's home, as HOME names it. The list has fewer than
    twenty places for each folder. This function reads only the git files that say where a worktree belongs.
    """
    return list(dict.fromkeys(_places(root, home)))


def _places(root: Path, home: Path | None) -> Iterator[ReviewedPath]:
    repository = repository_of(root)
    folders = _project_folders(root, repository)
    for folder in folders:
        claude = folder / ".claude"
        for name in ("settings.json", "settings.local.json"):
            yield ReviewedPath(claude / name, ReviewedPathKind.SETTINGS)
        yield ReviewedPath(claude / "scheduled_tasks.json", ReviewedPathKind.TASKS)
        yield ReviewedPath(claude, ReviewedPathKind.REST)
    # Outside a repository both versions read the prompts of every parent. If the home is a parent, they read
    # only the prompts of the parents below the home.
    for folder in [*folders, *(_parents_below(root, home) if repository is None else ())]:
        for kind in PROMPTS:
            yield ReviewedPath(folder / ".claude" / kind.value, kind)
    for folder in dict.fromkeys([*folders, *root.parents]):
        yield ReviewedPath(folder / ".mcp.json", ReviewedPathKind.SERVERS)
        for name in _TEXTS:
            yield ReviewedPath(folder / name, ReviewedPathKind.TEXT)
    for folder in _git_folders(root):
        yield ReviewedPath(folder, ReviewedPathKind.GIT)
    yield ReviewedPath(root, ReviewedPathKind.BELOW)


def _parents_below(root: Path, home: Path | None) -> Iterator[Path]:
    for folder in root.parents:
        if folder == home:
            return
        yield folder


def _project_folders(root: Path, repository: Path | None) -> list[Path]:
    """Return the folders in which all names of `.claude` count: the folder, and its parents up to the top of
    the repository. For a linked worktree, also return the main checkout, and the git folder that the worktree
    shares with other worktrees (2.1.330)."""
    found = [root]
    if repository is not None:
        found += [parent for parent in root.parents if parent.is_relative_to(repository)]
        found += [each for each in (main_checkout(repository), shared_git_folder(repository)) if each]
    return list(dict.fromkeys(found))


def _git_folders(root: Path) -> Iterator[Path]:
    """Yield each `.git` and the git folders that a `git` started in `root` may read, existing or not. Stop
    at the nearest folder that has or is a git folder."""
    for folder in (root, *root.parents):
        yield folder / ".git"
        if (own := git_folder_of(folder)) is not None:
            yield from (own, *filter(None, [shared_git_folder(folder)]))
            return


# -------------------------------------------------------------------------------------------------
# The files in a folder of commands, skills, agents, styles or workflows of a project.


_DEEPEST = 5
MOST = 2000
"""The largest number of files and folders that are listed in one place."""


class TooManyFiles(Exception):
    """There are too many files, or they are nested too deep."""


def files_below(place: Path) -> Iterator[Path]:
    """Yield all files in a folder and the folders below it, in a fixed order. Links are followed.

    Raise TooManyFiles if there are too many files, or they are nested too deep. Raise OSError if a folder is
    unreadable.
    """
    left = MOST
    waiting = [(place, 0)]
    while waiting:
        folder, depth = waiting.pop()
        names = names_in(folder)
        left -= len(names)
        if left < 0 or depth > _DEEPEST:
            raise TooManyFiles
        for name in names:
            path = folder / name
            if path.is_dir():
                waiting.append((path, depth + 1))
            else:
                yield path


def prompt_files(place: Path) -> Iterator[Path]:
    """Yield the Markdown files in a folder and the folders below it, in the order of `files_below`."""
    return (path for path in files_below(place) if path.suffix.lower() == ".md")


def names_in(folder: Path) -> list[str]:
    """Return the sorted names in a folder; [] if there is no folder at this path. Raise OSError if the folder
    is unreadable."""
    try:
        return sorted(os.listdir(folder))  # noqa: PTH208 - names are enough
    except (FileNotFoundError, NotADirectoryError):
        return []
