"""Reads paths on disks that may not answer. The paths come from opened folders, session files and Claude's
messages.

A mount that hangs never answers. A call that waits for such a mount in the GUI thread freezes the window.

`when_looked` calls a function in a thread and calls back with the result. First it waits up to 0.1 s in the
GUI thread: most disks answer within that time, and then the screen does not flicker.

`is_folder` and `real_folder` return the answer, and wait for one second at most. If a path does not answer,
they do not wait for it in the next half minute.
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

ANSWER_SECONDS = 1.0
"""A path that has not answered within this time counts as silent."""

_QUICK_SECONDS = 0.1  # how long the GUI thread waits
_SILENT_SECONDS = 30.0
_MOST_HUNG = 64  # calls that have not returned; each occupies a thread
_REPLACED = "\ufffd"
_RUN = re.compile(_REPLACED + "+")

# Paths that did not answer, and the monotonic time until which they are not tried again.
_silent: dict[str, float] = {}
_hung: set[object] = set()  # calls that have not returned
# By path: the number of late calls, which took too long and have not returned, and the monotonic time of the
# next try.
_late: dict[str, tuple[int, float]] = {}


def when_looked(
    read: Callable[[], _Result],
    then: Callable[[_Result], None],
    otherwise: _Result,
    *,
    path: str = "",
    owner: "QObject | None" = None,
    seconds: float = ANSWER_SECONDS,
) -> None:
    """Call `then` once with the result of `read`: immediately if `read` returns within 0.1 s, else later.

    Pass `otherwise` to `then` if `read` raises OSError or ValueError, or has not returned after `seconds`.
    Do the same, without calling `read`, if too many calls have not returned or if the path is silent.

    `path`: the path that `read` needs. While a call for a path is late, `read` is not called for this path,
    first for a minute and then each time for twice as long: after a mount is replaced, a call for the old
    mount may never return. For half a minute, `read` is not called for paths below that path either, unless
    the late call returns.

    If the `owner` is deleted first, `then` is not called. Call this function in the GUI thread.
    """
    import shiboken6
    from PySide6.QtCore import QTimer

    from claude_desk.session.core import worker_threads  # not before the first frame

    if (path and (is_silent(path) or _is_late(path))) or len(_hung) >= _MOST_HUNG:
        then(otherwise)
        return
    over: list[bool] = []
    mark = object()

    def safely() -> _Result:
        try:
            return read()
        except (OSError, ValueError):
            return otherwise

    def end(found: _Result, silent: bool = False) -> None:
        if not silent:
            _hung.discard(mark)
            _late.pop(path, None)
            _silent.pop(path, None)
        if over:
            return
        over.append(silent)
        if silent and path:
            _set_silent(path)
            count = _late.get(path, (0, 0.0))[0] + 1
            _late[path] = count, time.monotonic() + _SILENT_SECONDS * 2**count
        if owner is None or shiboken6.isValid(owner):
            then(found)

    _hung.add(mark)
    if given := worker_threads.read_soon(_QUICK_SECONDS, safely, end):
        end(given[0])
    else:
        QTimer.singleShot(round(seconds * 1000), lambda: end(otherwise, silent=True))


def when_answered(path: str, then: Callable[[], None]) -> None:
    """Call `then` when the path has answered or counts as silent. `is_folder` and `real_folder` then need
    not wait for this path, unless it stays silent for longer than half a minute. Call this function in the
    GUI thread; it waits 0.1 s at most."""
    when_looked(partial(os.path.realpath, path), lambda _: then(), path, path=path)


async def looked(
    read: Callable[[], _Result], otherwise: _Result, *, path: str = "", seconds: float = ANSWER_SECONDS
) -> _Result:
    """Return the result of `read`, or `otherwise` in the cases of `when_looked`."""
    import asyncio  # not before the first frame

    found: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()

    def resolve(result: _Result) -> None:
        if not found.done():
            found.set_result(result)

    when_looked(read, resolve, otherwise, path=path, seconds=seconds)
    return await found


def _is_late(path: str) -> bool:
    return path in _late and time.monotonic() < _late[path][1]


def is_silent(path: str | Path) -> bool:
    """Whether the path, or a folder above it, failed to answer in the last half minute."""
    now, named = time.monotonic(), str(path)
    for silent, until in list(_silent.items()):
        if until < now:
            del _silent[silent]
        elif named == silent or named.startswith(silent.rstrip("/") + "/"):
            return True
    return False


def is_folder(path: str | Path) -> bool:
    """Whether the path is a folder. Return False if this cannot be found out: we lack permission, or the
    mount is gone or does not answer."""
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
    """Return the real path of a folder whose given path has U+FFFD in place of bytes that are not UTF-8. The
    CLI's files and ours have such paths.

    Return the given path if it is a folder, or if no folder or several folders match. Do the same if the
    path has no U+FFFD or the disk does not answer.
    """
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
    """Return the name with one U+FFFD for each run of bytes that are not UTF-8. Programs write different
    numbers of U+FFFD for the same run."""
    return _RUN.sub(_REPLACED, os.fsencode(name).decode("utf-8", "replace"))


def answered(path: str | Path, read: Callable[[], _Result], otherwise: _Result) -> _Result:
    """Return the result of `read`. Return `otherwise` if the path does not answer within a second, or is
    silent. Exceptions of `read` are raised. Use this function only if the caller cannot get the answer
    later."""
    from claude_desk.session.core.worker_threads import within  # not before the first frame

    if is_silent(path):
        return otherwise
    found: list[_Result] = within(ANSWER_SECONDS, lambda: [read()], [])
    if not found:
        _set_silent(path)
        return otherwise
    return found[0]


def _set_silent(path: str | Path) -> None:
    _silent[str(path)] = time.monotonic() + _SILENT_SECONDS
