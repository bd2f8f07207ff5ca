"""The library on the window's side: children of ours that read the sessions, asked without waiting."""

import asyncio
import logging
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from claude_desk.library.frames import FrameReader, pack
from claude_desk.library.request_base import INDEXER, READER, LibraryPaths, Request, RequestFailure
from claude_desk.library.request_base import LibraryError as LibraryError
from claude_desk.workspace.library_process import end_child, start_child

_log = logging.getLogger(__name__)

_SECONDS = 30.0
_STDERR_KEPT = 2_000


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


class LibraryChild(QObject):
    """One child. Where it dies, what it was asked fails, and the next question starts another."""

    news = Signal(object)

    def __init__(self, role: str, paths: LibraryPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._places = paths
        self._process: QProcess | None = None
        self._frames = FrameReader()
        self._number = 0
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._asked: tuple[Request, asyncio.Future[Any]] | None = None  # before it was taken over
        self._closed = False

    async def ask(self, request: Request, seconds: float) -> Any:
        number, waiting = self._put(request)
        try:
            answer = await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            raise LibraryError(f"{type(request).__name__} took more than {seconds:g} s") from None
        finally:
            self._waiting.pop(number, None)
        if isinstance(answer, RequestFailure):
            raise LibraryError(answer.words)
        return answer

    def _put(self, request: Request) -> "tuple[int, asyncio.Future[Any]]":
        process = self.start()
        if process is None:
            raise LibraryError("the library is closed")
        asked, self._asked = self._asked, None
        if asked is not None and asked[0] == request:
            return 1, asked[1]
        self._number += 1
        waiting = self._waiting[self._number] = asyncio.get_running_loop().create_future()
        process.write(pack((self._number, request)))
        return self._number, waiting

    def start(self) -> QProcess | None:
        """The child, started where there is none; None once all is closed."""
        if self._process is not None or self._closed:
            return self._process
        process = self._process = QProcess(self)
        self._frames = FrameReader()
        self._hear(process)
        start_child(process, self._role, self._places)
        return process

    def adopt(self, process: QProcess, frames: FrameReader, asked: Request | None) -> None:
        """Take over a child of this role that was started with these places; `asked`, as the first, where
        it has not answered yet."""
        if process.state() is QProcess.ProcessState.NotRunning or self._process is not None or self._closed:
            end_child(process)
            return
        process.setParent(self)
        self._process = process
        self._frames = frames
        self._number = 1
        if asked is not None:
            self._waiting[1] = asyncio.get_running_loop().create_future()
            self._asked = (asked, self._waiting[1])
        self._hear(process)
        self._read()

    def _hear(self, process: QProcess) -> None:
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._on_errors_ready)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._on_error)

    def close(self) -> None:
        """End the child; what was asked fails."""
        self._closed = True
        self._end("the library was closed")

    def _end(self, why: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._on_errors_ready)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._on_error)
            end_child(process)
        self._fail(why)

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            frames = self._frames.feed(bytes(process.readAllStandardOutput().data()))
        except Exception:  # another version of us, after an update
            _log.warning("the library's %s is not understood", self._role, exc_info=True)
            self._end("the library's child is not understood")
            return
        for number, value in frames:
            waiting = self._waiting.get(number)
            if number == 0:
                self.news.emit(value)
            elif waiting is not None and not waiting.done():
                waiting.set_result(value)

    def _on_errors_ready(self) -> None:
        if self._process is not None:
            said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
            if said:
                _log.warning("the library's %s: %s", self._role, said[-_STDERR_KEPT:])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        self._fail("the library's child ended")

    def _fail(self, words: str) -> None:
        waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            if not future.done():
                future.set_exception(LibraryError(words))
