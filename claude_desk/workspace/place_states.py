"""The states of the places on which a review depends, as `stat` reports them. The files are not read.

This module does not import pydantic: the first start of Claude Code comes before pydantic is imported.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

from claude_desk.workspace.reviewed_paths import MOST, PROMPTS, ReviewedPath, ReviewedPathKind

State = tuple[int, ...]
"""The state of a path: type and permissions, owner, device, inode, size, mtime and ctime in ns. The state of
a folder that changes by itself has only the first four values. The state of a missing path is an empty
tuple."""

_IDENTITY = 4  # number of first values: type and permissions, owner, device, inode
_DEEPEST = 5  # levels of folders below a place whose entries are looked at, as in a review
_GIT_FILES = ("config", "config.worktree", "commondir", "info/attributes")


def states_of(places: Iterable[ReviewedPath]) -> dict[str, State]:
    """Return by path the state of each place. For folders of prompts, `.claude` folders and git folders, also
    return the states of their content. Leave out places of the kind `BELOW`.

    Two equal results mean that nothing was written, replaced, removed or added in between. Reading takes
    about 4 µs for each path. There are at most about 2,000 paths for each place.
    """
    found: dict[str, State] = {}
    for place in places:
        path = place.path
        if place.kind in PROMPTS:
            found.setdefault(str(path.parent), _state(path.parent, with_times=False))
            found.update(_tree(path))
        elif place.kind is ReviewedPathKind.REST:
            found[str(path)] = _state(path)
            found.update((name, _without_times(state)) for name, state in _members(str(path)))
        elif place.kind is ReviewedPathKind.BELOW:
            continue  # thousands of folders; a review reads them when a session is opened
        elif place.kind is ReviewedPathKind.GIT:
            found[str(path)] = _state(path, with_times=False)
            found.update((str(path / name), _state(path / name)) for name in _GIT_FILES)
            found.update(_tree(path / "hooks"))
        else:
            found[str(path)] = _state(path)
    return found


def watchable(states: dict[str, State]) -> set[str]:
    """Return the paths to watch so that no change is missed: each existing path and its parent. For a missing
    path, return its nearest existing parent and the parent of that folder."""
    found = set()
    for name, state in states.items():
        path = Path(name)
        while not state and path != path.parent:
            path = path.parent
            state = states.get(str(path)) or _state(path, with_times=False)
        found |= {str(path), str(path.parent)}  # the parent too, because a file may be replaced
    return found


def _tree(root: Path) -> Iterator[tuple[str, State]]:
    """Yield the states of a folder and of everything below it, down to six levels and at most 2,000 entries.
    Links are followed."""
    state = _state(root)
    yield str(root), state
    left = MOST
    waiting = [(str(root), 0)] if state else []
    while waiting and left > 0:
        folder, depth = waiting.pop()
        for path, state in _members(folder, left):
            left -= 1
            yield path, state
            if state and stat.S_ISDIR(state[0]) and depth < _DEEPEST:
                waiting.append((path, depth + 1))


def _members(folder: str, most: int = MOST) -> Iterator[tuple[str, State]]:
    """Yield the states of at most `most` entries of a folder. Yield nothing if the folder cannot be
    listed."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in islice(entries, most):
            yield entry.path, _state(entry)


def _without_times(state: State) -> State:
    """Return the state. For a folder, return only the first four values."""
    return state[:_IDENTITY] if state and stat.S_ISDIR(state[0]) else state


def _state(path: "Path | os.DirEntry[str]", with_times: bool = True) -> State:
    """Return the state of a path; an empty tuple if `stat` fails. If `with_times` is False, the state of a
    folder has no size and no times."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return ()
    identity = (status.st_mode, status.st_uid, status.st_dev, status.st_ino)
    state = (*identity, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    return state if with_times else _without_times(state)
