"""The functions that answer requests about the catalog. One child lists and searches sessions, another child
scans the disk and reads words."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from claude_desk.library.catalog.index import NAME, SessionIndex, is_damage, is_of_a_function, throw_away
from claude_desk.library.catalog.requests import (
    CatalogUpdate,
    DiskScan,
    FindTerminalSessions,
    FolderPlace,
    InspectFolder,
    ListSessions,
    ListTools,
    ScanDisk,
    SearchResults,
    SearchSessions,
    TerminalSession,
)
from claude_desk.library.catalog.session_paths import config_named_in
from claude_desk.library.error_redaction import complain
from claude_desk.library.request_base import Handler, LibraryPaths, Notify
from claude_desk.system.patience import Patience

_A = TypeVar("_A")
_SEARCH_LATER = 0.3  # seconds
_PATIENCE = Patience(2.0)  # seconds to wait for a folder that the window asks about


class IndexHandle:
    """Opens the index for one child, and opens it again after another process has deleted it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._index: SessionIndex | None = None
        self._inode = 0
        self._searcher: Any = None
        self.is_new = True
        self._was_strange = False

    def index(self) -> SessionIndex:
        inode = _inode(self._folder)
        if self._index is None or inode != self._inode:
            self.close()
            self._index = SessionIndex(self._folder)
            self._inode = _inode(self._folder)
        return self._index

    def search(self, asked: SearchSessions) -> SearchResults:
        from claude_desk.library.catalog.search import IndexSearch  # imported late, so the list is sent first

        index = self.index()
        if self._searcher is None:
            self._searcher = IndexSearch(index)
        found: SearchResults = self._searcher.search(asked)
        return found

    def close(self) -> None:
        if self._index is not None:
            self._index.close()
        self._index = self._searcher = None

    def sound(self, work: Callable[[], _A]) -> _A:
        """Do the work. If the index turns out to be damaged, do the work once more with a new index.

        A damaged byte may turn a name into a number. SQLite does not notice this, but our own code then
        fails. So the first error of our code counts as damage, also in a function that SQLite calls. A second
        such error is a bug and is raised.
        """
        try:
            return work()
        except Exception as error:
            ours = not isinstance(error, sqlite3.Error | OSError) or is_of_a_function(error)
            strange = ours and not self._was_strange
            if not is_damage(error) and not strange:
                raise
            self._was_strange = self._was_strange or strange
            complain("the index is damaged and made anew", error)
            self.close()
            throw_away(self._folder)
            return work()


def _inode(folder: Path) -> int:
    try:
        return (folder / NAME).stat().st_ino
    except OSError:
        return 0


_desks: dict[Path, IndexHandle] = {}
_workers: dict[Path, Any] = {}


def _desk(paths: LibraryPaths) -> IndexHandle:
    return _desks.setdefault(paths.index, IndexHandle(paths.index))


def _list(request: ListSessions, paths: LibraryPaths, notify: Notify) -> CatalogUpdate:
    desk = _desk(paths)
    if desk.is_new:  # import the search soon, but after the list was sent
        desk.is_new = False
        threading.Timer(_SEARCH_LATER, _import_search).start()

    def read() -> CatalogUpdate:
        index = desk.index()
        sequence = index.sequence()
        records = index.records()
        return CatalogUpdate(records, [], len(records), len(records), sequence)

    return desk.sound(read)


def _import_search() -> None:
    import claude_desk.library.catalog.search  # noqa: F401


def _search(request: SearchSessions, paths: LibraryPaths, notify: Notify) -> SearchResults:
    desk = _desk(paths)
    return desk.sound(lambda: desk.search(request))


def _tools(request: ListTools, paths: LibraryPaths, notify: Notify) -> tuple[str, ...]:
    desk = _desk(paths)
    return desk.sound(lambda: desk.index().tools())


def _scan_disk(request: ScanDisk, paths: LibraryPaths, notify: Notify) -> DiskScan:
    from claude_desk.library.catalog.indexer import Indexer

    if paths.index not in _workers:
        _workers[paths.index] = Indexer(paths, notify, request.since)
    indexing: Indexer = _workers[paths.index]
    named = [config for project in request.projects if (config := config_named_in(project)) is not None]
    other_configs = tuple(dict.fromkeys((*request.other_configs, *named)))
    return _desk(paths).sound(lambda: indexing.scan(_desk(paths).index(), other_configs))


def _terminals(
    request: FindTerminalSessions, paths: LibraryPaths, notify: Notify
) -> tuple[TerminalSession, ...]:
    from claude_desk.library.catalog.terminal_sessions import find_terminal_sessions

    return find_terminal_sessions(request, paths, notify)


def _inspect_folder(request: InspectFolder, paths: LibraryPaths, notify: Notify) -> FolderPlace:
    return _PATIENCE.run(request.folder, lambda: _place_of(request.folder), FolderPlace(request.folder, ""))


def _place_of(folder: str) -> FolderPlace:
    from claude_desk.library.repository import branch_of, home_of, repository_of

    repository = repository_of(Path(folder))
    return FolderPlace(home_of(folder), branch_of(repository) if repository is not None else "")


HANDLERS: dict[type, Handler] = {
    ListSessions: _list,
    SearchSessions: _search,
    ListTools: _tools,
    ScanDisk: _scan_disk,
    InspectFolder: _inspect_folder,
    FindTerminalSessions: _terminals,
}
