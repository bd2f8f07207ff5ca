"""A child process that answers requests. Requests and answers are frames (library/frames.py)."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from claude_desk.library.frames import FrameReader, Message, NotUnderstoodError, pack
from claude_desk.library.request_base import RequestFailure

_log = logging.getLogger(__name__)

_STDERR_KEPT = 2_000


class FrameChild(QObject):
    """A child process that starts with the first request.

    If the child dies, pending requests fail, and the next request starts another child. `error`: makes the
    exception that `ask` raises without an answer. The exception's text is for the log. `extra_types`: the
    types of news, and more types that the answer to any request may have.
    """

    news = Signal(object)  # a message that does not answer a request

    def __init__(
        self,
        name: str,
        start: Callable[[QProcess], None],
        end: Callable[[QProcess], None],
        error: Callable[[str], Exception],
        parent: QObject | None = None,
        extra_types: tuple[type, ...] = (),
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._extra_types = extra_types
        self._start_process = start
        self._end_process = end
        self._error = error
        self._process: QProcess | None = None
        self._frames = FrameReader()
        self._number = 0
        self._waiting: dict[int, tuple[Any, asyncio.Future[Any]]] = {}  # number -> request, its answer
        self._closed = False

    async def ask(self, request: Any, seconds: float) -> Any:
        """Send a request and return the answer. Raise the exception of `error` if no answer comes within
        `seconds`, the child ends, or the request's handler fails. Raise it also after `close`."""
        number, waiting = self._put(request)
        try:
            answer = await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            self._on_late()
            raise self._error(f"{type(request).__name__} took more than {seconds:g} s") from None
        finally:
            self._waiting.pop(number, None)
        if isinstance(answer, RequestFailure):
            raise self._error(answer.words)
        return answer

    def _on_late(self) -> None:
        """Called when an answer has not come in time. Subclasses may override this."""

    def _put(self, request: Any) -> "tuple[int, asyncio.Future[Any]]":
        process = self.start()
        if process is None:
            raise self._error(f"{self._name} is closed")
        self._number += 1
        frame = pack(self._number, request)
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[self._number] = request, waiting
        process.write(frame)
        return self._number, waiting

    def start(self) -> QProcess | None:
        """Return the child; None after `close`. If no child runs, start one."""
        if self._process is not None or self._closed:
            return self._process
        process = self._process = QProcess(self)
        self._frames = FrameReader()
        self._hear(process)
        self._start_process(process)
        return process

    def _take_over(self, process: QProcess, frames: FrameReader) -> bool:
        """Use a process that was started before as the child.

        If that process has ended, another child runs, or `close` was called, end the process and return
        False.
        """
        if process.state() is QProcess.ProcessState.NotRunning or self._process is not None or self._closed:
            self._end_process(process)
            return False
        process.setParent(self)
        self._process = process
        self._frames = frames
        self._hear(process)
        return True

    def _hear(self, process: QProcess) -> None:
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._on_errors_ready)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._on_error)

    @property
    def idle(self) -> bool:
        """Whether no request waits for an answer."""
        return not self._waiting

    def renew(self) -> None:
        """End the child. Pending requests fail. The next request starts another child."""
        self._end(f"{self._name} makes way for another")

    def close(self) -> None:
        """End the child. Pending requests fail."""
        self._closed = True
        self._end(f"{self._name} was closed")

    def _end(self, why: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._on_errors_ready)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._on_error)
            self._end_process(process)
        self._fail(why)

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            for message in self._frames.feed(bytes(process.readAllStandardOutput().data())):
                self._take(message)
        except NotUnderstoodError:  # after an update, the child may be of another version
            _log.warning("%s is not understood", self._name, exc_info=True)
            self._end(f"{self._name} is not understood")

    def _take(self, message: Message) -> None:
        """Emit news, or pass an answer to its request. Ignore the answer if the request does not wait any
        more."""
        if message.number == 0:
            self.news.emit(message.value(*self._extra_types))
        elif message.number in self._waiting:
            request, waiting = self._waiting[message.number]
            answer = message.value(*request.answers(), *self._extra_types, RequestFailure)
            if not waiting.done():
                waiting.set_result(answer)

    def _on_errors_ready(self) -> None:
        if self._process is not None:
            said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
            if said:
                _log.warning("%s: %s", self._name, said[-_STDERR_KEPT:])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        self._fail(f"{self._name} ended")

    def _fail(self, words: str) -> None:
        waiting, self._waiting = self._waiting, {}
        for _, future in waiting.values():
            if not future.done():
                future.set_exception(self._error(words))
