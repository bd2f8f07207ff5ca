"""What a window shows, kept on disk so that the next run can show it again, also after a crash."""

import contextlib
import logging
import time
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

from claude_desk.protocol.files.window_file import WindowFile, read_window, write_window
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.workspace.atomic_files import is_there, put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import acquire, lock_at

_log = logging.getLogger(__name__)

_MOST_FILES = 50  # state files that are read


class WindowState:
    """The state file of one window, `NAME.json`, which is locked while the window lives."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = self._new_file()
        self._lock: QLockFile | None = None
        self._kept: WindowFile | None = None
        self._notified = False
        self.damaged = False  # whether a damaged file was found and kept aside
        self.unread = ""  # the system's reason why a file could not be read

    def adopt_last(self) -> WindowFile | None:
        """Return the joined state of earlier windows: the newest window, and all windows that did not end
        normally. Return None if there is no readable state.

        Files of open windows do not count. The newest readable file becomes this window's file. The other
        readable files are removed.
        """
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found: WindowFile | None = None
        for file in self._files():
            lock = _lock(file)
            if not acquire(lock):
                continue
            window = self._read(file)
            if window is not None and found is None:
                self._file, self._lock, found = file, lock, window
                continue
            if window is not None and found is not None:
                found = found if window.ended else _joined(found, window)
                with contextlib.suppress(OSError):
                    file.unlink(missing_ok=True)
            lock.unlock()
        return found

    def keep(self, window: WindowFile) -> Text:
        """Write the state if it differs from the last written state in more than its time. Return why that
        failed, or an empty string."""
        if self._kept is not None and window.model_copy(update={"at": self._kept.at}) == self._kept:
            return ""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._hold()
            write_atomic(self._file, write_window(window))
            self._kept = window
            return ""
        except OSError as error:
            if not self._notified:
                _log.warning("what the window shows was not kept: %s", error.strerror)
            self._notified = True
            return error.strerror or Phrase("session_notice.disk_failed")

    def _new_file(self) -> Path:
        return self._folder / f"{uuid4().hex}.json"

    def _hold(self) -> None:
        """Lock this window's file, unless it is locked. If another window has taken the file over, use a new
        file."""
        if self._lock is not None and self._lock.isLocked() and is_there(Path(self._lock.fileName())):
            return
        self._lock = _lock(self._file)
        if not acquire(self._lock):
            self._file = self._new_file()
            self._lock = _lock(self._file)
            self._lock.tryLock(0)

    def end(self, window: WindowFile) -> None:
        """Write the last state of a window that ends normally."""
        self.keep(window.model_copy(update={"ended": True, "at": time.time()}))

    def close(self) -> None:
        """Unlock the file for other windows."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    # --- reading files -------------------------------------------------------------------------

    def _read(self, file: Path) -> WindowFile | None:
        """Return the file's content; None if the file does not exist, cannot be read or is damaged. A damaged
        file is put aside."""
        try:
            data = read_if_there(file)
            if data is None:
                return None
            window = read_window(data)
            if window is None:
                _log.warning("what a window showed was damaged; it is kept aside")
                self.damaged = True
                put_aside(file, data)
        except OSError as error:
            _log.warning("what a window showed was not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return None
        return window

    def _files(self) -> list[Path]:
        try:
            files = [file for file in self._folder.iterdir() if file.suffix == ".json"]
        except FileNotFoundError:
            return []
        except OSError as error:
            _log.warning("what windows showed was not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return []
        return sorted(files, key=_changed, reverse=True)[:_MOST_FILES]


def _joined(newer: WindowFile, older: WindowFile) -> WindowFile:
    known = {session.id for session in newer.sessions if session.id}
    more = [session for session in older.sessions if session.id not in known]
    changes = {"sessions": [*newer.sessions, *more], "ended": newer.ended and older.ended}
    if newer.shown < 0 and more and older.shown >= 0:
        changes["shown"] = len(newer.sessions)
    return newer.model_copy(update=changes)


def _lock(file: Path) -> QLockFile:
    return lock_at(file.with_suffix(".lock"))


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
