"""What the children answer about the catalog: one lists and searches, the other looks and reads."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from claude_desk.library.catalog.index import Index
from claude_desk.library.catalog.requests import Catalog, ListSessions, ListTools, Look, Results, Search
from claude_desk.library.catalog.schema import NAME, is_damage, is_of_a_function, throw_away
from claude_desk.library.error_redaction import complain
from claude_desk.library.request_base import Handler, Places, Tell

_A = TypeVar("_A")
_SEARCH_LATER = 0.3  # seconds


class Desk:
    """The index of one child, opened again where it was thrown away by somebody."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._index: Index | None = None
        self._inode = 0
        self._searcher: Any = None
        self.is_new = True
        self._was_strange = False

    def index(self) -> Index:
        inode = _inode(self._folder)
        if self._index is None or inode != self._inode:
            self.close()
            self._index = Index(self._folder)
            self._inode = _inode(self._folder)
        return self._index

    def search(self, asked: Search) -> Results:
        from claude_desk.library.catalog.search import Searcher  # the list comes first

        index = self.index()
        if self._searcher is None:
            self._searcher = Searcher(index)
        found: Results = self._searcher.search(asked)
        return found

    def close(self) -> None:
        if self._index is not None:
            self._index.close()
        self._index = self._searcher = None

    def sound(self, work: Callable[[], _A]) -> _A:
        """Do it; where the index turns out to be damaged, once more with a new one.

        A byte that has changed may also be a number where there was a name, which nothing but this finds: so
        any error, of a function of ours that SQLite calls too, is taken for damage, but the second time it is
        our own.
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


_desks: dict[Path, Desk] = {}
_workers: dict[Path, Any] = {}


def _desk(places: Places) -> Desk:
    return _desks.setdefault(places.index, Desk(places.index))


def _list(request: ListSessions, places: Places, tell: Tell) -> Catalog:
    desk = _desk(places)
    if desk.is_new:  # what a search needs is there when it comes, but the list comes first
        desk.is_new = False
        threading.Timer(_SEARCH_LATER, _import_search).start()

    def read() -> Catalog:
        index = desk.index()
        sequence = index.sequence()
        records = index.records()
        return Catalog(records, [], len(records), len(records), sequence)

    return desk.sound(read)


def _import_search() -> None:
    import claude_desk.library.catalog.search  # noqa: F401


def _search(request: Search, places: Places, tell: Tell) -> Results:
    desk = _desk(places)
    return desk.sound(lambda: desk.search(request))


def _tools(request: ListTools, places: Places, tell: Tell) -> tuple[str, ...]:
    desk = _desk(places)
    return desk.sound(lambda: desk.index().tools())


def _look(request: Look, places: Places, tell: Tell) -> int:
    from claude_desk.library.catalog.indexer import Indexing

    if places.index not in _workers:
        _workers[places.index] = Indexing(places, tell, request.since)
    indexing: Indexing = _workers[places.index]
    return _desk(places).sound(lambda: indexing.look(_desk(places).index()))


HANDLERS: dict[type, Handler] = {ListSessions: _list, Search: _search, ListTools: _tools, Look: _look}
