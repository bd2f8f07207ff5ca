"""Which files and folders of a project, and around it, Claude Code takes things from.

The list is that of both supported versions, as the trap folder of the end-to-end tests shows it. It names
places that exist and places that do not: those may appear while a session runs.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from claude_desk.library.repository import git_folder_of, main_checkout, repository_of, shared_git_folder


class ReviewedPathKind(StrEnum):
    """What a place holds. `SETTINGS`, `SERVERS`, `TASKS` and `TEXT` are files, the others folders."""

    SETTINGS = "settings"
    SERVERS = "servers"
    TASKS = "tasks"
    COMMANDS = "commands"
    SKILLS = "skills"
    AGENTS = "agents"
    STYLES = "output-styles"
    WORKFLOWS = "workflows"
    TEXT = "text"  # instructions to Claude: harmless but for whom they belong to
    REST = "rest"  # a `.claude` folder: the names in it that no other kind stands for
    BELOW = "below"  # the project: skills in folders below it, taken once Claude reads a file beside them
    GIT = "git"  # a `.git` folder, or the folder that a linked worktree shares: configuration and hooks


@dataclass(frozen=True)
class ReviewedPath:
    """`path` is absolute; it need not exist. Links in it are not resolved."""

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
    """Give every place that Claude Code may take something from, when it is started in `root`.

    `root`: an absolute path without links. `home`: the person's home, as HOME names it. At most a dozen
    places for each parent. Nothing is read but files of git's that say where a worktree belongs.
    """
    return list(dict.fromkeys(_places(root, home)))


def _places(root: Path, home: Path | None) -> Iterator[ReviewedPath]:
    repository = repository_of(root)
    whole = _whole_folders(root, repository)
    for folder in whole:
        claude = folder / ".claude"
        for name in ("settings.json", "settings.local.json"):
            yield ReviewedPath(claude / name, ReviewedPathKind.SETTINGS)
        yield ReviewedPath(claude / "scheduled_tasks.json", ReviewedPathKind.TASKS)
        yield ReviewedPath(claude, ReviewedPathKind.REST)
    # Outside of a repository both versions take the prompts of every parent, up to the home if it is one.
    for folder in [*whole, *(_parents_below(root, home) if repository is None else ())]:
        for kind in PROMPTS:
            yield ReviewedPath(folder / ".claude" / kind.value, kind)
    for folder in dict.fromkeys([*whole, *root.parents]):
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


def _whole_folders(root: Path, repository: Path | None) -> list[Path]:
    """Give the folders of which the whole `.claude` counts: the folder, its parents up to the repository, the
    main checkout of a linked worktree, and the folder that it shares with others (2.1.330)."""
    found = [root]
    if repository is not None:
        found += [parent for parent in root.parents if parent.is_relative_to(repository)]
        found += [each for each in (main_checkout(repository), shared_git_folder(repository)) if each]
    return list(dict.fromkeys(found))


def _git_folders(root: Path) -> Iterator[Path]:
    """Give the folders of git's that a `git` started in `root` may read: of the nearest parent that has one.

    A folder may be one itself, without any `.git`.
    """
    for folder in (root, *root.parents):
        yield folder / ".git"
        if (own := git_folder_of(folder)) is not None:
            yield from (own, *filter(None, [shared_git_folder(folder)]))
            return


# -------------------------------------------------------------------------------------------------
# The files in a folder of a project's commands, skills, agents or styles.


_DEEPEST = 5
MOST = 2000
"""Files and folders that are looked at."""


class TooManyFiles(Exception):
    """There are more than are looked at, or they are too deep."""


def files_below(place: Path) -> Iterator[Path]:
    """All files in a folder and the folders below it, in a sure order; links are followed.

    Raises TooManyFiles.
    """
    left = MOST
    waiting = [(place, 0)]
    while waiting:
        folder, depth = waiting.pop()
        names = _names(folder)
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
    """The files of Markdown that Claude Code may take there, as `files_below` gives them."""
    return (path for path in files_below(place) if path.suffix.lower() == ".md")


def _names(folder: Path) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in entries)
    except OSError:
        return []
