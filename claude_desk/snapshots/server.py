"""The child that keeps snapshots (library/child_service.py). Its first frame is `SnapshotConfig`. The window
may kill the child at any moment."""

import functools
import os
from collections.abc import Callable
from typing import IO, Any

from claude_desk.library.child_service import ChildService, end_with_parent, run_child
from claude_desk.library.error_redaction import complain, words_of
from claude_desk.library.request_base import RequestFailure
from claude_desk.snapshots.folder_lock import works_here
from claude_desk.snapshots.folder_snapshots import FolderSnapshots, SnapshotRefusedError, top_of
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import FolderStore, Refusal, Refused, SnapshotConfig
from claude_desk.snapshots.requests import (
    CompareSnapshots,
    ForgetFolder,
    ListRestores,
    ListSnapshots,
    ListStores,
    PruneSnapshots,
    ReadDiff,
    ReadSnapshot,
    RestoreCommitted,
    RestoreSnapshot,
    SnapshotRequest,
    SwitchSnapshots,
    TakeSnapshot,
    UndoHunks,
    UndoLines,
    UndoRestore,
)
from claude_desk.snapshots.store_list import has_store, stores_in

_REQUESTS = "claude_desk.snapshots.requests"

_OF_ANY_FOLDER = (ForgetFolder, SwitchSnapshots, PruneSnapshots)  # also answered for a missing folder


_HANDLERS: dict[type, Callable[[FolderSnapshots, Any], Any]] = {
    TakeSnapshot: lambda store, r: store.take(r.moment, r.session, r.turn, r.since),
    ListSnapshots: lambda store, _: store.snapshots(),
    CompareSnapshots: lambda store, r: store.changes(r.before, r.after, r.within),
    ReadSnapshot: lambda store, r: store.read(r.snapshot, r.path, r.most),
    ReadDiff: lambda store, r: store.diff(r.path, r.before, r.after, all_lines=r.all_lines, spaces=r.spaces),
    UndoHunks: lambda store, r: store.undo_hunks(r.path, r.before, r.after, r.hunks, r.session),
    UndoLines: lambda store, r: store.undo_lines(r.path, r.before, r.after, r.lines, r.session),
    RestoreSnapshot: lambda store, r: store.restore(r.snapshot, r.paths, r.expected, r.session, r.renamed),
    RestoreCommitted: lambda store, r: store.restore_committed(r.states, r.expected, r.session, r.renamed),
    UndoRestore: lambda store, r: store.undo(r.restore, r.session),
    ListRestores: lambda store, r: store.restores(r.session),
    PruneSnapshots: lambda store, r: store.prune(r.open_sessions),
    ForgetFolder: lambda store, _: store.forget(),
    SwitchSnapshots: lambda store, r: store.switch(on=r.on),
}


def answer(store: FolderSnapshots, request: SnapshotRequest) -> Any:
    return _HANDLERS[type(request)](store, request)


def _answer(store: FolderSnapshots, request: SnapshotRequest) -> Any:
    try:
        return answer(store, request)
    except SnapshotRefusedError as error:
        return store.refused(error)
    except Exception as error:
        raise store.cause_of(error) from error


def _settle(store: FolderSnapshots) -> None:
    try:
        store.settle()
    except SnapshotRefusedError:
        pass  # another window uses the store; settle it after a later request
    except Exception as error:
        complain("settling failed", error)


class SnapshotServer:
    """Passes each request to its folder's store. Refuses the request if there can be no such store.

    The requests to a store share a lane. The store's requests with `at_once` share another lane.
    """

    def __init__(self, config: SnapshotConfig, service: ChildService) -> None:
        self._config = config
        self._service = service
        self._stores: dict[str, FolderSnapshots] = {}
        self._reported_refusals: set[tuple[Refusal, str]] = set()

    def handle(self, number: int, request: SnapshotRequest) -> None:
        git = find_git()
        if isinstance(request, ListStores):  # reads all stores, so it has its own lane
            self._service.put("", number, request, self._list_stores)
        elif not works_here():
            self._refuse(number, Refusal.NO_SYSTEM, "")
        elif git is None:
            self._refuse(number, Refusal.NO_GIT, "")
        else:
            try:
                top = self._top_of(request)
            except SnapshotRefusedError as error:
                self._refuse(number, error.reason, request.folder)
            except (OSError, ValueError) as error:
                self._service.write(number, RequestFailure(words_of(error)))
            else:
                store = self._store(top, git)
                rest = None if request.at_once else functools.partial(_settle, store)
                work = functools.partial(_answer, store)
                self._service.put((top, request.at_once), number, request, work, rest)

    def _top_of(self, request: SnapshotRequest) -> str:
        """Return the folder of the request's store.

        A request to prune, forget or switch names the folder of an existing store. That folder may be
        missing, or may now be part of a repository with another store, so it is not looked up again.
        """
        by_store = isinstance(request, _OF_ANY_FOLDER)
        if by_store and has_store(self._config.root, request.folder):
            return request.folder
        try:
            return top_of(request.folder, self._config.home)
        except SnapshotRefusedError:
            if by_store:
                return request.folder
            raise

    def _store(self, top: str, git: str) -> FolderSnapshots:
        if top not in self._stores:
            self._stores[top] = FolderSnapshots(top, self._config, git, self._service.send_news)
        return self._stores[top]

    def _list_stores(self, request: ListStores) -> tuple[FolderStore, ...]:
        return stores_in(self._config.root)

    def _refuse(self, number: int, reason: Refusal, of: str) -> None:
        first = (reason, of) not in self._reported_refusals
        self._reported_refusals.add((reason, of))
        self._service.write(number, Refused(reason, first=first))


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer requests until the input ends, which raises EOFError."""
    service = ChildService(stdin, stdout)
    server = SnapshotServer(service.receive().value(SnapshotConfig), service)
    for number, request in service.requests(SnapshotRequest, _REQUESTS):
        server.handle(number, request)


def main() -> None:
    end_with_parent()
    os.umask(0o077)  # also for git; a restored file gets its own permissions
    run_child(serve)
