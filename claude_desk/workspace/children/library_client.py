"""The client of the library. The library is the child processes that read sessions."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from claude_desk.library.catalog.requests import CatalogUpdate, IndexProgress
from claude_desk.library.frames import FrameReader, pack
from claude_desk.library.request_base import (
    INDEXER,
    READER,
    LibraryPaths,
    PrepareReading,
    Request,
    SessionRequest,
)
from claude_desk.library.request_base import LibraryError as LibraryError
from claude_desk.workspace.children.frame_child import FrameChild
from claude_desk.workspace.children.library_process import end_child, start_child

_SECONDS = 30.0


class LibraryClient(QObject):
    """Asks the library. Call `ask()` from the GUI thread, with a running asyncio loop. The children start
    with their first request, unless `prepare` or `adopt` came before. They end with `close()` or with the
    program. If an answer of the reader is late, the reader is ended too, and its other pending requests
    fail."""

    news = Signal(object)  # a message that does not answer a request

    def __init__(self, paths: LibraryPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerks = {role: LibraryChild(role, paths, self) for role in (READER, INDEXER)}
        for clerk in self._clerks.values():
            clerk.news.connect(self.news)

    def adopt(self, process: QProcess, frames: FrameReader, asked: Request | None) -> None:
        """Use a reader that was started before. `asked`: the request that the reader has not answered yet;
        None without such a request."""
        self._clerks[READER].adopt(process, frames, asked)

    def prepare(self) -> None:
        """Start the reader before its first request."""
        self._clerks[READER].start()

    async def ask(self, request: Request, seconds: float = _SECONDS) -> Any:
        """Send a request and return the answer. Raise LibraryError if no answer comes within `seconds`, the
        child ends, or the request's handler fails. Raise it also after `close`."""
        return await self._clerks[request.role].ask(request, seconds)

    def close(self) -> None:
        for clerk in self._clerks.values():
            clerk.close()


class ConfigLibrary:
    """The library for sessions in a CLI folder other than that of `LibraryPaths`."""

    def __init__(self, library: LibraryClient, config: Path) -> None:
        self._library = library
        self._config = config

    async def ask(self, request: Request, seconds: float = _SECONDS) -> Any:
        """Ask like `LibraryClient.ask`, but for this CLI folder."""
        if isinstance(request, SessionRequest):
            request = replace(request, config=self._config)
        return await self._library.ask(request, seconds)


class LibraryChild(FrameChild):
    """A child of the library: the reader or the indexer."""

    def __init__(self, role: str, paths: LibraryPaths, parent: QObject | None = None) -> None:
        super().__init__(
            f"the library's {role}",
            lambda process: start_child(process, role, paths),
            end_child,
            LibraryError,
            parent,
            (CatalogUpdate, IndexProgress),
        )
        self._asked: tuple[Request, asyncio.Future[Any]] | None = None  # the request sent before `adopt`
        self._reads = role == READER
        self._prepared: QProcess | None = None  # the child that was sent `PrepareReading`

    async def ask(self, request: Any, seconds: float) -> Any:
        """Ask like `FrameChild.ask`. After a reader's first answer, let the reader import the modules that
        read sessions."""
        answer = await super().ask(request, seconds)
        self._prepare()
        return answer

    def _prepare(self) -> None:
        process = self._process
        if self._reads and process is not None and process is not self._prepared:
            self._prepared = process
            self._number += 1
            process.write(pack(self._number, PrepareReading()))

    def _on_late(self) -> None:
        """End a reader, so that the next request starts another reader. A thread of the reader may wait for a
        disk that never answers. All later requests that the same thread answers would wait too (see the lanes
        in library/server.py)."""
        if self._reads:
            self._end(f"{self._name} did not answer")

    def _put(self, request: Any) -> "tuple[int, asyncio.Future[Any]]":
        process = self.start()
        asked, self._asked = self._asked, None
        if process is not None and asked is not None and asked[0] == request:
            return 1, asked[1]
        return super()._put(request)

    def adopt(self, process: QProcess, frames: FrameReader, asked: Request | None) -> None:
        """Use a child of this role that was started before, with the same `LibraryPaths`. `asked`: the
        child's first request, if the child has not answered it yet; otherwise None."""
        if not self._take_over(process, frames):
            return
        self._number = 1
        if asked is not None:
            self._asked = self._waiting[1] = asked, asyncio.get_running_loop().create_future()
        else:
            self._prepare()
        self._read()
