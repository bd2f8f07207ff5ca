"""Whether the places that a review depends on are as they were: by what the file system tells, unread.

Without pydantic: the first start of Claude Code comes before that is imported.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

from claude_desk.workspace.reviewed_paths import MOST, PROMPTS, ReviewedPath, ReviewedPathKind

State = tuple[int, ...]
"""Of a file: its type and permissions, owner, device, inode, size, times of change in ns; () where it is not
there. Of a folder that changes by itself only what it is and whose."""

_IDENTITY = 4  # of a state: type and permissions, owner, device, inode
_DEEPEST = 6  # folders below a place
_GIT_FILES = ("config", "config.worktree", "commondir", "info/attributes")


def states_of(places: Iterable[ReviewedPath]) -> dict[str, State]:
    """Give the state of each place, and of what is in it where that counts, by its path.

    Two equal results mean that nothing was written, replaced, removed or added in between. Some 4 µs for each
    path; at most some 2,000 paths for each place.
    """
    found: dict[str, State] = {}
    for place in places:
        path = place.path
        if place.kind in PROMPTS:
            found.setdefault(str(path.parent), _state(path.parent, whole=False))
            found.update(_tree(path))
        elif place.kind is ReviewedPathKind.REST:
            found[str(path)] = _state(path)
            found.update((name, _without_times(state)) for name, state in _members(str(path)))
        elif place.kind is ReviewedPathKind.BELOW:
            continue  # thousands of folders; they are looked at when a session is opened
        elif place.kind is ReviewedPathKind.GIT:
            found[str(path)] = _state(path, whole=False)
            found.update((str(path / name), _state(path / name)) for name in _GIT_FILES)
            found.update(_tree(path / "hooks"))
        else:
            found[str(path)] = _state(path)
    return found


def watchable(states: dict[str, State]) -> set[str]:
    """Give what has to be watched to hear of any change: what is there, and of the rest the nearest folder
    that is."""
    found = set()
    for name, state in states.items():
        path = Path(name)
        while not state and path != path.parent:
            path = path.parent
            state = states.get(str(path)) or _state(path, whole=False)
        found |= {str(path), str(path.parent)}  # a file that is replaced is another one
    return found


def _tree(root: Path) -> Iterator[tuple[str, State]]:
    """Give a folder and all below it; links are followed."""
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
    """Give what is in a folder, so many as are looked at; nothing where it cannot be listed."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in islice(entries, most):
            yield entry.path, _state(entry)


def _without_times(state: State) -> State:
    """Of a folder only what it is and whose."""
    return state[:_IDENTITY] if state and stat.S_ISDIR(state[0]) else state


def _state(path: "Path | os.DirEntry[str]", whole: bool = True) -> State:
    """`whole` False: of a folder only what it is and whose."""
    try:
        told = path.stat()
    except (OSError, ValueError):
        return ()
    identity = (told.st_mode, told.st_uid, told.st_dev, told.st_ino)
    state = (*identity, told.st_size, told.st_mtime_ns, told.st_ctime_ns)
    return state if whole else _without_times(state)
