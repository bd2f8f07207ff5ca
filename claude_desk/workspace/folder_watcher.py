"""Watches the files for which a trust answer was given, while Claude Code runs in the folder.

CLI 2.1.330 reads settings that appear or change while it runs, within about a second. It applies them from
the next prompt or tool on. The file system watcher finds such a change, and so does a check before each
message.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from claude_desk.session.core.worker_threads import start_thread, within
from claude_desk.workspace.folder_review import FolderReview
from claude_desk.workspace.folder_trust import FolderTrust
from claude_desk.workspace.place_states import State, states_of, watchable
from claude_desk.workspace.reviewed_paths import ReviewedPath

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)

_QUICK_SECONDS = 0.02  # the longest time that `is_unchanged` waits
_SOON_MS = 50  # from the watcher's signal to a check: files often change in groups
_STEADY_SECONDS = 0.1  # nothing may change for this time before a review counts: a file may be half written
_MOST_ROUNDS = 5
# For this time after a review, one `is_unchanged` returns True without a check. On a slow disk each check
# would take too long and start another review.
_FRESH_SECONDS = 0.5
_THREAD = "folder watch"
_LONGEST_HOLD_SECONDS = 2.0
_FIRST_SECONDS = 0.1
_POLL_MS = 2_000  # interval of checks if some path cannot be watched, or after a failed review


class WatchedFolder(QObject):
    """A folder and the places around it from which Claude Code uses something.

    `FolderWatcher.watch` returns the same object for all sessions of the folder.
    """

    reviewed = Signal(object)  # FolderReview: the newest review, after a change or `review_now`

    def __init__(self, trust: FolderTrust, folder: Path, parent: "FolderWatcher") -> None:
        super().__init__(parent)
        self.folder = folder
        self.earlier: FolderReview | None = None
        self._trust = trust
        self._watcher = parent
        # If the folder does not answer now, the next review finds its places.
        nothing: tuple[list[ReviewedPath], dict[str, State]] = ([], {})
        looked = within(_FIRST_SECONDS, lambda: _places_and_states(trust, folder), nothing)
        self._places, self._states = looked
        self._fresh_until = 0.0  # monotonic time; until then the next `is_unchanged` is True without a check
        self._checking = self._reviewing = self._again = self._closed = False
        self._timer = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._timer.timeout.connect(self._on_check_due)
        self._poll = QTimer(self, interval=_POLL_MS)
        self._poll.timeout.connect(self._on_check_due)

    def is_unchanged(self) -> bool:
        """Return whether nothing has changed since the last review. Wait at most 20 ms.

        If something has changed, or the check takes longer, return False and emit `reviewed` later. Return
        False also during a review and after `close`. Return True without a check once after each review, if
        the review ended less than 0.5 s ago.
        """
        if self._reviewing or self._closed:
            return False
        fresh, self._fresh_until = time.monotonic() < self._fresh_until, 0.0
        if fresh:
            return True
        if _quickly(self._places) == self._states:
            return True
        self._review()
        return False

    def review_now(self) -> None:
        """Review the folder now, unless a review is running. `reviewed` is emitted if the review succeeds."""
        self._review()

    def expire(self) -> None:
        """Make the next `is_unchanged` check the files, because the program has written files."""
        self._fresh_until = 0.0

    def note(self) -> None:
        """Schedule a check, because the file system watcher reported a change."""
        if not self._timer.isActive():
            self._timer.start()

    @property
    def states(self) -> dict[str, State]:
        """The states of the files at the last review. Until a review has ended, their states when the watch
        began; empty if the folder did not answer within 0.1 s."""
        return self._states

    def begin(self, paths: set[str]) -> None:
        """Watch only these paths from now on. Poll if the system cannot watch all of them."""
        all_watched = self._watcher.set_paths(self, paths)
        if all_watched:
            self._poll.stop()
        elif not self._poll.isActive():
            self._poll.start()
        self.note()  # something may have changed before the watch began

    def close(self) -> None:
        self._closed = True
        self._timer.stop()
        self._poll.stop()

    def _on_check_due(self) -> None:
        if self._checking or self._reviewing or self._closed:
            self._again = not self._closed
            return
        self._checking, self._again = True, False
        places = self._places
        _start(lambda: states_of(places), self._on_checked)

    def _on_checked(self, states: dict[str, State] | None) -> None:
        self._checking = False
        if self._closed or self._reviewing:
            return
        if states != self._states:
            self._review()
        elif self._again:
            self.note()

    def _review(self) -> None:
        if self._reviewing or self._closed:
            return
        self._reviewing, self._again = True, False
        trust, folder, earlier = self._trust, self.folder, self.earlier

        _start(lambda: _SteadyReview(trust, folder, earlier), self._on_reviewed)

    def _on_reviewed(self, steady: "_SteadyReview | None") -> None:
        self._reviewing = False
        if self._closed:
            return
        if steady is None:  # the review failed: nothing is sent until a later review succeeds
            self._poll.start()
            return
        self._places, self._states = steady.places, steady.states
        self._fresh_until = time.monotonic() + _FRESH_SECONDS
        self.begin(steady.paths)
        self.reviewed.emit(steady.review)


def _places_and_states(trust: FolderTrust, folder: Path) -> tuple[list[ReviewedPath], dict[str, State]]:
    places = trust.places(folder)
    return places, states_of(places)


class _SteadyReview:
    """A review of a folder during which nothing changed, or the fifth review. Create this object in a thread,
    because the constructor sleeps."""

    def __init__(self, trust: FolderTrust, folder: Path, earlier: FolderReview | None) -> None:
        for _ in range(_MOST_ROUNDS):
            self.places = trust.places(folder)
            # The states are read before the review, so that a later change causes another round.
            self.states = states_of(self.places)
            self.review: FolderReview = trust.review(folder, earlier)
            time.sleep(_STEADY_SECONDS)
            if states_of(trust.places(folder)) == self.states:
                break
        self.paths = watchable(self.states)


class FolderWatcher(QObject):
    """The watched folders of the program. Each path is watched once, even if several watched folders need
    it."""

    def __init__(self, trust: FolderTrust, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trust = trust
        self._files: QFileSystemWatcher | None = (
            None  # exists only while a path is watched, because it needs a system handle
        )
        self._folders: dict[str, WatchedFolder] = {}
        self._users: dict[str, int] = {}
        self._paths: dict[str, set[WatchedFolder]] = {}

    def watch(self, folder: Path, review: FolderReview | None = None) -> WatchedFolder:
        """Watch a folder. Call `release` once for each call of this method. `folder` contains no links.

        `review`: an earlier review. Later reviews reuse its findings in the folders below, which are too many
        to watch.
        """
        key = str(folder)
        watched = self._folders.get(key)
        if watched is None:
            watched = self._folders[key] = WatchedFolder(self._trust, folder, self)
            watched.begin(watchable(watched.states))
            # The folder did not answer in time: no message is sent before the first review.
            if not watched.states:
                watched.review_now()
        watched.earlier = review or watched.earlier
        self._users[key] = self._users.get(key, 0) + 1
        return watched

    def release(self, watched: WatchedFolder) -> None:
        key = next((key for key, each in self._folders.items() if each is watched), "")
        if not key:
            return
        self._users[key] -= 1
        if not self._users[key]:
            del self._users[key], self._folders[key]
            self.set_paths(watched, set())
            watched.close()
            watched.deleteLater()

    def set_paths(self, watched: WatchedFolder, paths: set[str]) -> bool:
        """Watch these paths for `watched`, and stop watching its other paths. Return whether the system can
        watch all paths."""
        gone = [path for path, users in self._paths.items() if watched in users and path not in paths]
        for path in gone:
            self._paths[path].discard(watched)
        unused = [path for path in gone if not self._paths[path]]
        for path in unused:
            del self._paths[path]
        for path in paths:
            self._paths.setdefault(path, set()).add(watched)
        if not self._paths:
            self._end_files()
            return True
        files = self._files or self._begin_files()
        if unused:
            files.removePaths(unused)
        there = {*files.files(), *files.directories()}
        wanted = sorted(paths - there)  # Qt stops watching a file that was replaced
        return not (wanted and files.addPaths(wanted))

    @property
    def watched(self) -> tuple[WatchedFolder, ...]:
        return tuple(self._folders.values())

    @property
    def paths(self) -> set[str]:
        """All paths to watch, including paths that the system cannot watch."""
        return set(self._paths)

    def _begin_files(self) -> QFileSystemWatcher:
        files = self._files = QFileSystemWatcher(self)
        files.directoryChanged.connect(self._on_path_changed)
        files.fileChanged.connect(self._on_path_changed)
        return files

    def _end_files(self) -> None:
        files, self._files = self._files, None
        if files is not None:
            files.deleteLater()

    def _on_path_changed(self, path: str) -> None:
        for watched in tuple(self._paths.get(path, ())):
            watched.note()


def _quickly(places: list[ReviewedPath]) -> dict[str, State] | None:
    """Return the states of the places; None if reading them takes longer than 20 ms."""
    found: list[dict[str, State]] = []
    done = threading.Event()

    def work() -> None:
        found.append(states_of(places))
        done.set()

    start_thread(work, _THREAD, _LONGEST_HOLD_SECONDS)
    return found[0] if done.wait(_QUICK_SECONDS) else None


def _start(work: Callable[[], _Result], done: Callable[[_Result | None], None]) -> None:
    """Run `work` in a thread, then call `done` in the running loop with the result; None after an
    exception."""
    loop = asyncio.get_running_loop()

    def run() -> None:
        result = None
        try:
            result = work()
        except Exception:
            _log.warning("a folder could not be looked at", exc_info=True)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(done, result)

    start_thread(run, _THREAD, _LONGEST_HOLD_SECONDS)
