"""Looks at paths that folders, sessions and Claude name, on disks that may not answer.

A mount that hangs never answers. A call that waits for it in the GUI thread freezes the window for good.

`when_looked` looks in a thread and calls back with the result. It first waits a tenth of a second in the
GUI thread: most disks answer within that time, and the screen does not flicker. `is_folder` and `real_folder`
return an answer. They wait for a second at most; a path that stays silent costs that second again after half
a minute.
"""

import os
import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_Result = TypeVar("_Result")

LOOK_SECONDS = 1.0
"""A path that has not answered within this time counts as silent."""

_QUICK_SECONDS = 0.1  # how long the GUI thread waits
_SILENT_SECONDS = 30.0
_MOST_HUNG = 64  # looks that have not come back; each keeps a thread
_REPLACED = "\ufffd"
_RUN = re.compile(_REPLACED + "+")

# Paths that did not answer, and the monotonic time until which they are not tried again.
_silent: dict[str, float] = {}
_hung: set[object] = set()  # looks that have not come back
_late: set[str] = set()  # paths of looks that took too long and have not come back


def when_looked(
    look: Callable[[], _Result],
    then: Callable[[_Result], None],
    otherwise: _Result,
    *,
    path: str = "",
    owner: "QObject | None" = None,
    seconds: float = LOOK_SECONDS,
) -> None:
    """Call `then` once with the result of `look`: at once if the look takes less than a tenth of a second,
    else later.

    `then` gets `otherwise` if the look raises OSError or ValueError, has not answered after `seconds`, or is
    not begun: because too many looks have not come back, or because its path is silent. `path`: the path that
    the look needs. After a look without an answer, no other look at the path is begun for half a minute, or
    until that look comes back. `then` is not called if the `owner` is deleted before. Call this function in
    the GUI thread.
    """
    import shiboken6
    from PySide6.QtCore import QTimer

    from claude_desk.session.core import worker_threads  # not before the first frame

    if (path and (is_silent(path) or path in _late)) or len(_hung) >= _MOST_HUNG:
        then(otherwise)
        return
    over: list[bool] = []
    mark = object()

    def safely() -> _Result:
        try:
            return look()
        except (OSError, ValueError):
            return otherwise

    def end(found: _Result, silent: bool = False) -> None:
        if not silent:
            _hung.discard(mark)
            _late.discard(path)
            _silent.pop(path, None)
        if over:
            return
        over.append(silent)
        if silent and path:
            _set_silent(path)
            _late.add(path)
        if owner is None or shiboken6.isValid(owner):
            then(found)

    _hung.add(mark)
    if given := worker_threads.look_soon(_QUICK_SECONDS, safely, end):
        end(given[0])
    else:
        QTimer.singleShot(round(seconds * 1000), lambda: end(otherwise, silent=True))


def when_answered(path: str, then: Callable[[], None]) -> None:
    """Call `then` when the path has answered or counts as silent. `is_folder` and `real_folder` then answer
    for it without waiting, unless it is silent for longer than half a minute. Call this function in the GUI
    thread; it waits 0.1 s at most."""
    when_looked(partial(os.path.realpath, path), lambda _: then(), path, path=path)


async def looked(
    look: Callable[[], _Result], otherwise: _Result, *, path: str = "", seconds: float = LOOK_SECONDS
) -> _Result:
    """Return the result of `look`, or `otherwise` in the cases of `when_looked`."""
    import asyncio  # not before the first frame

    found: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()

    def tell(result: _Result) -> None:
        if not found.done():
            found.set_result(result)

    when_looked(look, tell, otherwise, path=path, seconds=seconds)
    return await found


def is_silent(path: str | Path) -> bool:
    """Whether the path, or a folder above it, did not answer a moment ago."""
    now, named = time.monotonic(), str(path)
    for silent, until in list(_silent.items()):
        if until < now:
            del _silent[silent]
        elif named == silent or named.startswith(silent.rstrip("/") + "/"):
            return True
    return False


def is_folder(path: str | Path) -> bool:
    """Whether the path is a folder. False if that cannot be found out: without permission, or on a mount that
    is gone or does not answer."""
    try:
        return answered(path, Path(path).is_dir, False)
    except (OSError, ValueError):
        return False


def real_folder(path: str) -> str:
    """Return the path of a folder or file with its links resolved; the path itself if that fails."""
    try:
        return answered(path, partial(os.path.realpath, path), path)
    except (OSError, ValueError):
        return path


def existing_folder(path: str) -> str:
    """Return the folder meant by a path in which bytes that are not UTF-8 were replaced by U+FFFD, as in the
    CLI's files and ours. Return the path itself if it exists, has no such character, or if it is not clear
    which folder is meant."""
    if _REPLACED not in path or is_folder(path):
        return path
    return answered(path, partial(_meant_folder, path), path)


def _meant_folder(path: str) -> str:
    found = Path(Path(path).anchor)
    for name in Path(path).relative_to(found).parts:
        if _REPLACED in name and not (found / name).exists():
            try:
                meant = [other for other in found.iterdir() if _replaced(other.name) == _replaced(name)]
            except OSError:
                return path
            if len(meant) != 1:
                return path
            (found,) = meant
        else:
            found /= name
    return str(found) if found.is_dir() else path


def _replaced(name: str) -> str:
    """Return the name with one U+FFFD for each run of bytes that are not UTF-8. Programs write one or more of
    these characters for the same run."""
    return _RUN.sub(_REPLACED, os.fsencode(name).decode("utf-8", "replace"))


def answered(path: str | Path, look: Callable[[], _Result], otherwise: _Result) -> _Result:
    """Return the result of a look at a path, or `otherwise` if the path does not answer in a second, or did
    not answer a moment ago. An exception of the look is raised here. Only for callers that cannot get the
    answer later."""
    from claude_desk.session.core.worker_threads import within  # not before the first frame

    if is_silent(path):
        return otherwise
    found: list[_Result] = within(LOOK_SECONDS, lambda: [look()], [])
    if not found:
        _set_silent(path)
        return otherwise
    return found[0]


def _set_silent(path: str | Path) -> None:
    _silent[str(path)] = time.monotonic() + _SILENT_SECONDS
