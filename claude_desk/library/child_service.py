"""The service of the helper processes: it reads requests and writes answers until the input ends.

The input has frames (frames.py) of requests, each with a number. The output has frames of answers with the
same numbers, and frames of news with the number 0.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Hashable, Iterator
from typing import IO, Any, NoReturn, TypeVar

from claude_desk.library.error_redaction import complain, log_plainly, words_of
from claude_desk.library.frames import Message, NotUnderstoodError, pack, read_frame
from claude_desk.library.request_base import RequestFailure

_R = TypeVar("_R")
_Waiting = queue.SimpleQueue[tuple[int, Any, Callable[[Any], Any], Callable[[], None] | None]]
_PR_SET_PDEATHSIG = 1  # prctl(2)


class ChildService:
    """Reads requests from `stdin`, and writes answers to `stdout`.

    Each lane has its own thread, which answers the requests of the lane one after the other.
    """

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._writing = threading.Lock()
        self._lanes: dict[Hashable, _Waiting] = {}

    def receive(self) -> Message:
        """Return the next message. Raise as `read_frame` does."""
        return read_frame(self._stdin)

    def requests(self, base: type[_R], *modules: str) -> Iterator[tuple[int, _R]]:
        """Yield each request with its number. Raise as `receive` does, for example when the input ends.

        `modules`: the full names of the modules with the classes of the requests. A request must be an
        instance of `base`. The answer to any other message is a `RequestFailure`.
        """
        while True:
            message = self.receive()
            try:
                yield message.number, message.value(*_class(message.name, base, modules))
            except NotUnderstoodError as error:
                self.write(message.number, RequestFailure(str(error)))

    def put(
        self,
        lane: Hashable,
        number: int,
        request: _R,
        work: Callable[[_R], Any],
        rest: Callable[[], None] | None = None,
    ) -> None:
        """Answer the request in the lane's thread with the result of `work`.

        Call `rest` after the answer if no other request waits in the lane.
        """
        if lane not in self._lanes:
            self._lanes[lane] = queue.SimpleQueue()
            threading.Thread(target=self._work, args=(self._lanes[lane],), daemon=True).start()
        self._lanes[lane].put((number, request, work, rest))

    def _work(self, lane: _Waiting) -> None:
        while True:
            number, request, work, rest = lane.get()
            try:
                self.answer(number, request, work)
            except OSError:
                return  # the window does not read any more
            if rest is not None and lane.empty():
                rest()

    def answer(self, number: int, request: _R, work: Callable[[_R], Any]) -> None:
        """Write the result of `work` as the answer. If `work` fails, or its result is not data, write a
        `RequestFailure` instead. Raise OSError if the output is closed."""
        try:
            found = work(request)
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            found = RequestFailure(words_of(error))
        try:
            self.write(number, found)
        # The result is not data, or too long.
        except (TypeError, NotImplementedError, RecursionError, OverflowError) as error:
            self.write(number, RequestFailure(words_of(error)))

    def send_news(self, news: Any) -> None:
        self.write(0, news)

    def write(self, number: int, value: Any) -> None:
        frame = pack(number, value)
        with self._writing:
            self._stdout.write(frame)
            self._stdout.flush()


def _class(name: str, base: type, modules: tuple[str, ...]) -> tuple[type, ...]:
    """Return a tuple with the class of this name; () without such a class. Import no module after the one
    that has the class."""
    for module in modules:
        kind = getattr(importlib.import_module(module), name, None)
        if isinstance(kind, type) and issubclass(kind, base):
            return (kind,)
    return ()


def run_child(serve: Callable[[IO[bytes], IO[bytes]], None]) -> NoReturn:
    """Call `serve` and end the process when `serve` returns, the input ends or a frame is not understood."""
    threading.excepthook = _complain_of
    log_plainly()
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # printed text goes to stderr, so that it does not get between the frames
    with contextlib.suppress(EOFError, OSError, NotUnderstoodError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)  # do not wait for threads that still work


def _complain_of(ended: threading.ExceptHookArgs) -> None:
    if ended.exc_value is not None:
        complain("a thread ended", ended.exc_value)


def end_with_parent() -> None:
    """Ask Linux to kill this process when its parent ends. A process that is stopped by a signal would not
    notice the end of its input. Do nothing on other systems."""
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
