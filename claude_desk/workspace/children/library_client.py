"""The library on the window's side: children of ours that read the sessions, asked without waiting."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

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
    """`ask()` from the GUI thread, with a running asyncio loop. The children start with the first question
    and end with `close()`, or with us."""

    news = Signal(object)  # news that are no answer

    def __init__(self, paths: LibraryPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerks = {role: LibraryChild(role, paths, self) for role in (READER, INDEXER)}
        for clerk in self._clerks.values():
            clerk.news.connect(self.news)

    def adopt(self, process: QProcess, frames: FrameReader, asked: Request | None) -> None:
        """Take over a quick one that was started before, and what it was asked and has not answered yet."""
        self._clerks[READER].adopt(process, frames, asked)

    def prepare(self) -> None:
        """Start the quick one, before it is asked."""
        self._clerks[READER].start()

    async def ask(self, request: Request, seconds: float = _SECONDS) -> Any:
        """The answer; LibraryError where there is none in that time, or where the child failed."""
        return await self._clerks[request.role].ask(request, seconds)

    def close(self) -> None:
        for clerk in self._clerks.values():
            clerk.close()


class ConfigLibrary:
    """The library for sessions of another folder of the CLI's than that of its `LibraryPaths`."""

    def __init__(self, library: LibraryClient, config: Path) -> None:
        self._library = library
        self._config = config

    async def ask(self, request: Request, seconds: float = _SECONDS) -> Any:
        """As `LibraryClient.ask`."""
        if isinstance(request, SessionRequest):
            request = replace(request, config=self._config)
        return await self._library.ask(request, seconds)


class LibraryChild(FrameChild):
    """One of them."""

    def __init__(self, role: str, paths: LibraryPaths, parent: QObject | None = None) -> None:
        super().__init__(
            f"the library's {role}",
            lambda process: start_child(process, role, paths),
            end_child,
            LibraryError,
            parent,
        )
        self._asked: tuple[Request, asyncio.Future[Any]] | None = None  # before it was taken over
        self._reads = role == READER
        self._prepared: QProcess | None = None  # it was told that a session is asked for next

    async def ask(self, request: Any, seconds: float) -> Any:
        """As `FrameChild.ask`. After its first answer a reader imports what it will need for a session."""
        answer = await super().ask(request, seconds)
        self._prepare()
        return answer

    def _prepare(self) -> None:
        process = self._process
        if self._reads and process is not None and process is not self._prepared:
            self._prepared = process
            process.write(pack((0, PrepareReading())))

    def _on_late(self) -> None:
        """A thread of it may wait for a disk that never answers, and all later questions of its kind behind
        it: the next question starts another."""
        if self._reads:
            self._end(f"{self._name} did not answer")

    def _put(self, request: Any) -> "tuple[int, asyncio.Future[Any]]":
        process = self.start()
        asked, self._asked = self._asked, None
        if process is not None and asked is not None and asked[0] == request:
            return 1, asked[1]
        return super()._put(request)

    def adopt(self, process: QProcess, frames: FrameReader, asked: Request | None) -> None:
        """Take over a child of this role that was started with these places; `asked`, as the first, where
        it has not answered yet."""
        if not self._take_over(process, frames):
            return
        self._number = 1
        if asked is not None:
            self._waiting[1] = asyncio.get_running_loop().create_future()
            self._asked = (asked, self._waiting[1])
        else:
            self._prepare()
        self._read()
