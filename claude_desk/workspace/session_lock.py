"""The lock on a session, and the writer of the session: this window, another window or another program. Only
one of these should write at a time."""

import asyncio
import contextlib
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal

from claude_desk.session.core.disk_looks import answered
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.workspace.atomic_files import is_there
from claude_desk.workspace.file_lock import acquire, lock_at

_GATHER_MS = 150
_SETTLE_MS = 1_500  # time in which the CLI writes its last output to the file
_DOUBT_MS = 1_000
# Time between checks whether the other window still has the session: a crashed window sends no signal.
_FREE_MS = 2_000
_TRIES, _PAUSE_SECONDS = 75, 0.2  # tries and pauses while another window releases the session


class WriterKind(StrEnum):
    OURS = ""
    WINDOW = "window"  # another window of this program has a child for the session
    PROGRAM = "program"  # another program writes to the session's file, and this window has no child
    SHARED = "shared"  # this window has a child, and another program or window may write to the file too


READ_ONLY = (WriterKind.WINDOW, WriterKind.PROGRAM)


def is_held(folder: Path, session_id: str) -> bool:
    """Return whether the session has a child, in this or another window. `folder` contains the locks."""
    path = folder / f"{session_id}.lock"
    if not is_file_name(session_id) or not is_there(path):
        return False
    lock = lock_at(path)
    free = acquire(lock)
    lock.unlock()
    return not free


def held_ids(folder: Path) -> list[str]:
    """Return the ids of the sessions that have a child in this or another window. `folder` contains the
    locks."""
    with contextlib.suppress(OSError):
        names = sorted(path.stem for path in folder.glob("*.lock"))
        return [name for name in names if is_held(folder, name)]
    return []


class SessionLock(QObject):
    """The lock of one session at a time: `ID.lock` in `folder` is held while the session has a child here.

    Another window asks for the session by creating `ID.wanted`. The session's file is watched for writes of
    other programs.
    """

    changed = Signal()  # `whose` has changed
    asked_away = Signal()  # another window wants the session
    turned = Signal()  # the session on disk may differ from the shown conversation: open the session again

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._session: Session | None = None
        self._lock: QLockFile | None = None
        self._locked = ""  # id of the session whose lock is held
        self._alive = False  # whether the session has a child
        self._watcher: QFileSystemWatcher | None = None
        self._gather = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._gather.timeout.connect(self._check_file)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._watch_file_from_now)
        self._doubt = QTimer(self, singleShot=True, interval=_DOUBT_MS)
        self._doubt.timeout.connect(self._on_doubt_over)
        self._free_timer = QTimer(self, interval=_FREE_MS)
        self._free_timer.timeout.connect(self._check_free)
        self.whose = WriterKind.OURS

    @property
    def read_only(self) -> bool:
        return self.whose in READ_ONLY

    def is_elsewhere(self, session_id: str) -> bool:
        """Return whether another window has a child for this session."""
        return not self._is_free(session_id)

    def watch(self, session: Session, whose: WriterKind = WriterKind.OURS) -> None:
        """Watch this session instead of the previous session. `whose`: the writer, unless another window has
        the lock of a resumed session."""
        self.unwatch()
        self._session = session
        session.state_changed.connect(self._on_state_changed)
        session.info_changed.connect(self._on_info_changed)
        session.history.loading_ended.connect(self._begin)
        session.file_watcher.wrote.connect(self._on_foreign_write)
        session.file_watcher.turned.connect(self.turned)
        session.file_watcher.baseline_set.connect(self._watch_file)
        taken = session.resumed and not self._is_free(session.info.session_id)
        self._set(WriterKind.WINDOW if taken else whose)
        if not session.history.awaited:
            self._begin()

    def unwatch(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.state_changed.disconnect(self._on_state_changed)
            session.info_changed.disconnect(self._on_info_changed)
            session.history.loading_ended.disconnect(self._begin)
            session.file_watcher.wrote.disconnect(self._on_foreign_write)
            session.file_watcher.turned.disconnect(self.turned)
            session.file_watcher.baseline_set.disconnect(self._watch_file)
            session.file_watcher.pause()
        self._gather.stop()
        self._settle.stop()
        self._doubt.stop()
        self._free_timer.stop()
        self._alive = False
        self._release()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def may_start(self) -> bool:
        """Return whether the session may have a child here. If so, take the session's lock until the child
        has ended. Return False without a session, while the session is read-only, or if another window has
        the lock."""
        session = self._session
        if session is None or self.read_only:
            return False
        if not self._hold(session.info.session_id):
            self._set(WriterKind.WINDOW)
            return False
        return True

    async def acquire(self) -> bool:
        """If another window has the session, ask that window to release it, and take the session's lock.

        Return False if that window does not release it within 15 s, or if this window shows a different
        session meanwhile. Return True if no other window has the session.
        """
        session = self._session
        name = session.info.session_id if session is not None else ""
        if self.whose is WriterKind.WINDOW and is_file_name(name):
            self._free_timer.stop()
            wanted = self._folder / f"{name}.wanted"
            with contextlib.suppress(OSError):
                wanted.touch(mode=0o600)
            for _ in range(_TRIES):
                if self._hold(name):
                    break
                await asyncio.sleep(_PAUSE_SECONDS)
            with contextlib.suppress(OSError):
                wanted.unlink(missing_ok=True)
            if self._locked != name or self._session is not session:
                self._set(self.whose)
                return False
        return True

    def note_program(self) -> None:
        """Note that another program has the session, although it does not write to the file now."""
        if self._session is not None and not self._alive and self.whose is WriterKind.OURS:
            self._set(WriterKind.PROGRAM)

    def note_program_ended(self) -> None:
        """Note that the other program has ended. If it had the session, emit `turned`."""
        if self._session is not None and not self._alive and self.whose is WriterKind.PROGRAM:
            self._set(WriterKind.OURS)
            self.turned.emit()

    # --- the lock ------------------------------------------------------------------------------

    def _hold(self, name: str) -> bool:
        """Take the lock of a session, unless this window has it. Return False if another window has the lock.
        Return True also if no lock can be made."""
        if not is_file_name(name) or self._locked == name:
            return True
        lock = self._new_lock(name)
        if not acquire(lock):
            return False
        self._release()
        self._lock, self._locked = lock, name
        self._watch_files()
        return True

    def _is_free(self, name: str) -> bool:
        if not is_file_name(name) or self._locked == name:
            return True
        lock = self._new_lock(name)
        free = acquire(lock)
        lock.unlock()
        return free

    def _new_lock(self, name: str) -> QLockFile:
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return lock_at(self._folder / f"{name}.lock")

    def _release(self) -> None:
        lock, self._lock = self._lock, None
        name, self._locked = self._locked, ""
        if lock is not None:
            lock.unlock()
            with contextlib.suppress(OSError):
                (self._folder / f"{name}.wanted").unlink(missing_ok=True)

    def _on_folder_changed(self) -> None:
        if self._locked and (self._folder / f"{self._locked}.wanted").exists():
            self._set(WriterKind.WINDOW)
            self.asked_away.emit()

    # --- the session ---------------------------------------------------------------------------

    def _begin(self) -> None:
        """Watch the session's file if the session was resumed and has no child. Call this when no history is
        awaited."""
        session = self._session
        if session is not None and not self._alive and session.resumed:
            known = session.history.file is not None and not session.history.copied
            session.file_watcher.watch_from_now(session.info.session_id, shows=True, from_past=known)

    def _on_state_changed(self) -> None:
        session = self._session
        if session is None:
            return
        was, self._alive = self._alive, session.state.phase.has_child
        if was and not self._alive:
            self._release()
        if session.state.phase is SessionPhase.READY or was != self._alive:
            self._settle.start()
        if self._alive and session.state.phase is not SessionPhase.READY:
            self._settle.stop()
            self._doubt.stop()
            session.file_watcher.watch_other_writers(session.info.session_id)

    def _watch_file_from_now(self) -> None:
        session = self._session
        if session is not None:
            session.file_watcher.watch_from_now(session.info.session_id, shows=not self._alive)

    def _on_info_changed(self) -> None:
        if self._alive and self._session is not None and not self._hold(self._session.info.session_id):
            self._set(WriterKind.SHARED)

    def _on_foreign_write(self, sure: bool) -> None:
        if self.whose not in (WriterKind.OURS, WriterKind.SHARED):
            return
        if self._alive and sure:
            self._set(WriterKind.SHARED)
        elif self._alive:
            # The writer may be this window's child, which may be about to start a turn by itself.
            self._doubt.start()
        else:
            self._set(WriterKind.PROGRAM)

    def _on_doubt_over(self) -> None:
        if self._alive and self.whose is WriterKind.OURS:
            self._set(WriterKind.SHARED)

    def _check_free(self) -> None:
        """Check whether the other window has released the session or has crashed. If so, emit `turned`."""
        session = self._session
        if session is None or self.whose is not WriterKind.WINDOW:
            self._free_timer.stop()
        elif self._is_free(session.info.session_id):
            self._set(WriterKind.OURS)
            self.turned.emit()

    def _set(self, whose: WriterKind) -> None:
        if whose is WriterKind.WINDOW:
            self._free_timer.start()
        else:
            self._free_timer.stop()
        if whose is not self.whose:
            self.whose = whose
            self.changed.emit()

    # --- files ---------------------------------------------------------------------------------

    def _watch_files(self) -> QFileSystemWatcher:
        watcher = self._watcher
        if watcher is None:
            watcher = self._watcher = QFileSystemWatcher([str(self._folder)], self)
            watcher.directoryChanged.connect(self._on_folder_changed)
            watcher.fileChanged.connect(self._on_file_changed)
        return watcher

    def _watch_file(self) -> None:
        session = self._session
        if session is None or session.file_watcher.file is None:
            return
        watcher, file = self._watch_files(), session.file_watcher.file
        path = str(file)
        if watcher.files() != [path] and answered(path, partial(is_there, file), False):
            for old in watcher.files():
                watcher.removePath(old)
            watcher.addPath(path)

    def _on_file_changed(self) -> None:
        if not self._gather.isActive():
            self._gather.start()

    def _check_file(self) -> None:
        session = self._session
        if session is None or session.file_watcher.file is None:
            return
        if self._watcher is not None and not self._watcher.files():
            self._watch_file()  # the file was replaced
        session.file_watcher.check()
