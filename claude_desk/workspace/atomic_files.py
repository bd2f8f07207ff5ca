"""Writing files of ours: whole or not at all, and for their owner alone."""

import contextlib
import os
import re
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from claude_desk.system.files import STATE_BYTES, open_to_read, read_whole

_Result = TypeVar("_Result")

_REPLACED = "\ufffd"
_RUN = re.compile(_REPLACED + "+")


def write_atomic(path: Path, data: bytes) -> None:
    """Write a file of mode 0600 beside `path` and put it in its place; OSError where that fails.

    A reader finds the old file or the new one, never half of one. It is not waited for the disk: this may be
    called from the window's thread, and what is lost with the machine's power is a setting.
    """
    file = AtomicFile(path)
    try:
        file.write(data)
        file.finish()
    except BaseException:
        file.abandon()
        raise


class AtomicFile:
    """A file of mode 0600 written bit by bit beside `path`; `finish()` puts it in its place.

    Each call raises OSError where it fails; `abandon()` never does, and leaves what was at `path`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)  # mkstemp makes it 0600
        self._name = Path(name)
        self._file = os.fdopen(handle, "wb")

    def write(self, data: bytes) -> None:
        self._file.write(data)

    def finish(self) -> None:
        self._file.close()
        self._name.replace(self.path)

    def abandon(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        with contextlib.suppress(OSError):
            self._name.unlink()


def put_aside(path: Path) -> None:
    """Keep a damaged file as `NAME.damaged`; OSError where it stays where it is."""
    path.replace(path.with_name(path.name + ".damaged"))


def is_folder(path: str | Path) -> bool:
    """Whether it is a folder; not where that cannot be told: no right to look, a mount that is gone or that
    does not answer."""
    try:
        return _answered(path, Path(path).is_dir, False)
    except (OSError, ValueError):
        return False


# Paths that did not answer, and until when that is not tried again, by the monotonic clock.
_silent: dict[str, float] = {}
_LOOK_SECONDS, _SILENT_SECONDS = 1.0, 30.0
_QUICK_SECONDS = 0.1


def is_silent(path: str | Path) -> bool:
    """Whether it did not answer a moment ago, or what it is in."""
    now, named = time.monotonic(), str(path)
    for silent, until in list(_silent.items()):
        if until < now:
            del _silent[silent]
        elif named == silent or named.startswith(silent.rstrip("/") + "/"):
            return True
    return False


def _answered(path: str | Path, look: Callable[[], _Result], otherwise: _Result) -> _Result:
    from claude_desk.session.core.worker_threads import within  # not before the first frame

    if is_silent(path):
        return otherwise
    found: list[_Result] = within(_LOOK_SECONDS, lambda: [look()], [])
    if not found:
        _set_silent(path)
        return otherwise
    return found[0]


def _set_silent(path: str | Path) -> None:
    _silent[str(path)] = time.monotonic() + _SILENT_SECONDS


def when_answered(path: str, then: Callable[[], None]) -> None:
    """Call `then` once `is_folder` and `real_folder` of the path are told without waiting: at once, or when
    the path answers, or is silent. In the window's thread, which waits 0.1 s at most."""
    from PySide6.QtCore import QTimer

    from claude_desk.session.core.worker_threads import look_soon  # not before the first frame

    if is_silent(path):
        then()
        return

    def look() -> None:
        with contextlib.suppress(OSError, ValueError):
            os.path.realpath(path)

    over: list[bool] = []

    def end(silent: bool) -> None:
        if not over:
            over.append(silent)
            if silent:
                _set_silent(path)
            then()
        elif not silent:
            _silent.pop(path, None)

    if look_soon(_QUICK_SECONDS, look, lambda _: end(False)):
        then()
    else:
        QTimer.singleShot(round(_LOOK_SECONDS * 1000), lambda: end(True))


def existing_folder(path: str) -> str:
    """The folder that is meant by a path in which bytes that are no UTF-8 were replaced by U+FFFD, as the
    CLI's files and ours have it. The path itself where it exists, has no such character, or where it cannot
    be told which one is meant."""
    if _REPLACED not in path or is_folder(path):
        return path
    found = Path(Path(path).anchor)
    for name in Path(path).relative_to(found).parts:
        if _REPLACED in name and not is_there(found / name):
            try:
                meant = [other for other in found.iterdir() if _replaced(other.name) == _replaced(name)]
            except OSError:
                return path
            if len(meant) != 1:
                return path
            (found,) = meant
        else:
            found /= name
    return str(found) if is_folder(found) else path


def _replaced(name: str) -> str:
    """How many characters stand for a run of such bytes differs from one program to the other."""
    return _RUN.sub(_REPLACED, os.fsencode(name).decode("utf-8", "replace"))


def real_folder(path: str) -> str:
    """Give the folder's path without links; the path itself where that cannot be told."""
    try:
        return _answered(path, partial(os.path.realpath, path), path)
    except (OSError, ValueError):
        return path


def is_there(path: Path) -> bool:
    """Whether there is something; not where that cannot be told."""
    try:
        return path.exists()
    except OSError:
        return False


def read_if_there(path: Path, most: int = STATE_BYTES) -> bytes | None:
    """Give the bytes of a file of ours, None where there is none; OSError where it cannot be read, is no file
    or has more than `most`."""
    try:
        return read_whole(path, most)
    except FileNotFoundError:
        return None


def read_file(path: Path, most: int) -> tuple[bytes, bytes]:
    """Give a regular file's first bytes, one more than `most` at most, and its size and time in words.

    For files of others: anything else than a file is an OSError.
    """
    with open_to_read(path) as file:
        found = os.fstat(file.fileno())
        return file.read(most + 1), f"{found.st_size} {found.st_mtime_ns}".encode()
