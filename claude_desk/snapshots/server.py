"""The child that keeps snapshots: reads requests, writes answers and news until its input ends.

In: frames of `SnapshotConfig`, then of `(number, request)`. Out: frames of `(number, answer)`, and of
`(0, news)`. It may be killed at any moment.
"""

import contextlib
import os
import queue
import sys
import threading
from typing import IO, Any

from claude_desk.library.error_redaction import complain, log_plainly, words_of
from claude_desk.library.frames import read_frame
from claude_desk.library.request_base import RequestFailure
from claude_desk.library.server import AnswerWriter, complain_of, end_with_parent
from claude_desk.snapshots.folder_lock import works_here
from claude_desk.snapshots.folder_snapshots import FolderSnapshots, SnapshotRefusedError, top_of
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import Refusal, Refused, SnapshotConfig
from claude_desk.snapshots.requests import (
    CompareSnapshots,
    ForgetFolder,
    ListRestores,
    ListSnapshots,
    ListStores,
    PruneSnapshots,
    ReadDiff,
    ReadSnapshot,
    RestoreSnapshot,
    SnapshotRequest,
    SwitchSnapshots,
    TakeSnapshot,
    UndoHunks,
    UndoLines,
    UndoRestore,
)
from claude_desk.snapshots.store_list import has_store, stores_in

_OF_ANY_FOLDER = (ForgetFolder, SwitchSnapshots, PruneSnapshots)  # also for a folder that is gone


def answer(store: FolderSnapshots, request: SnapshotRequest) -> Any:
    match request:
        case TakeSnapshot():
            return store.take(request.moment, request.session, request.turn, request.since)
        case ListSnapshots():
            return store.snapshots()
        case CompareSnapshots():
            return store.changes(request.before, request.after, request.within)
        case ReadSnapshot():
            return store.read(request.snapshot, request.path, request.most)
        case ReadDiff():
            return store.diff(
                request.path, request.before, request.after, whole=request.whole, spaces=request.spaces
            )
        case UndoHunks():
            return store.undo_hunks(
                request.path, request.before, request.after, request.hunks, request.session
            )
        case UndoLines():
            return store.undo_lines(
                request.path, request.before, request.after, request.lines, request.session
            )
        case RestoreSnapshot():
            return store.restore(
                request.snapshot, request.paths, request.expected, request.session, request.renamed
            )
        case UndoRestore():
            return store.undo(request.restore, request.session)
        case ListRestores():
            return store.restores(request.session)
        case PruneSnapshots():
            return store.prune(request.open_sessions)
        case ForgetFolder():
            return store.forget()
        case SwitchSnapshots():
            return store.switch(on=request.on)
    raise TypeError(type(request).__name__)


class FolderThread:
    """Handles the requests of one folder in their order; requests with `at_once` have a second thread."""

    def __init__(self, store: FolderSnapshots, out: AnswerWriter) -> None:
        self._store = store
        self._out = out
        self._lanes: dict[bool, queue.SimpleQueue[tuple[int, SnapshotRequest]]] = {}

    def put(self, number: int, request: SnapshotRequest) -> None:
        lane = self._lanes.get(request.at_once)
        if lane is None:
            lane = self._lanes[request.at_once] = queue.SimpleQueue()
            threading.Thread(target=self._work, args=(lane,), daemon=True).start()
        lane.put((number, request))

    def _work(self, lane: "queue.SimpleQueue[tuple[int, SnapshotRequest]]") -> None:
        while True:
            number, request = lane.get()
            self._give(number, request)
            if not request.at_once and lane.empty():
                try:
                    self._store.settle()
                except SnapshotRefusedError:
                    pass  # another window works on it: next time
                except Exception as error:
                    complain("settling failed", error)

    def _give(self, number: int, request: SnapshotRequest) -> None:
        try:
            found = answer(self._store, request)
        except SnapshotRefusedError as error:
            found = self._store.refused(error)
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            found = RequestFailure(words_of(self._store.cause_of(error)))
        try:
            self._out.write(number, found)
        except OSError:
            os._exit(0)  # nobody reads any more


class SnapshotServer:
    """Finds the store of a request. Refuses what is refused for all folders."""

    def __init__(self, config: SnapshotConfig, out: AnswerWriter) -> None:
        self._config = config
        self._out = out
        self._threads: dict[str, FolderThread] = {}
        self._told: set[tuple[Refusal, str]] = set()

    def handle(self, number: int, request: SnapshotRequest) -> None:
        git = find_git()
        if isinstance(request, ListStores):  # it reads all stores, and other requests do not wait for it
            threading.Thread(target=self._list_stores, args=(number,), daemon=True).start()
        elif not works_here():
            self._refuse(number, request, Refusal.NO_SYSTEM, "")
        elif git is None:
            self._refuse(number, request, Refusal.NO_GIT, "")
        else:
            try:
                top = self._top_of(request)
            except SnapshotRefusedError as error:
                self._refuse(number, request, error.reason, request.folder)
            except (OSError, ValueError) as error:
                self._out.write(number, RequestFailure(words_of(error)))
            else:
                self._thread(top, git).put(number, request)

    def _top_of(self, request: SnapshotRequest) -> str:
        """Return the folder of the request's store. To prune, forget or switch a store, take the very folder
        that it is of: that may be gone, or now part of a repository, which has another store."""
        by_store = isinstance(request, _OF_ANY_FOLDER)
        if by_store and has_store(self._config.root, request.folder):
            return request.folder
        try:
            return top_of(request.folder, self._config.home)
        except SnapshotRefusedError:
            if by_store:
                return request.folder
            raise

    def _thread(self, top: str, git: str) -> FolderThread:
        if top not in self._threads:
            store = FolderSnapshots(top, self._config, git, lambda news: self._out.write(0, news))
            self._threads[top] = FolderThread(store, self._out)
        return self._threads[top]

    def _list_stores(self, number: int) -> None:
        try:
            found: Any = stores_in(self._config.root)
        except Exception as error:
            complain("ListStores failed", error)
            found = RequestFailure(words_of(error))
        with contextlib.suppress(OSError):  # nobody reads any more: the other threads end the process
            self._out.write(number, found)

    def _refuse(self, number: int, request: SnapshotRequest, reason: Refusal, of: str) -> None:
        first = (reason, of) not in self._told
        self._told.add((reason, of))
        self._out.write(number, Refused(reason, first=first))


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer until the input ends."""
    out = AnswerWriter(stdout)
    server = SnapshotServer(read_frame(stdin), out)
    while True:
        number, request = read_frame(stdin)
        if isinstance(request, SnapshotRequest):
            server.handle(number, request)
        else:
            out.write(number, RequestFailure(f"nothing answers {type(request).__name__}"))


def main() -> None:
    end_with_parent()
    os.umask(0o077)  # for git too; a restored file gets its own bits
    threading.excepthook = complain_of
    log_plainly()
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not get between the frames
    with contextlib.suppress(EOFError, OSError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)  # whatever still runs can be cut off, and nobody waits for it
