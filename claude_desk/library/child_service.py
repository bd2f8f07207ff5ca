"""What all of our child processes do: read requests, answer them, write the answers until the input ends.

In: frames (frames.py) of requests, each with a number. Out: frames of answers with these numbers, and of
news with the number 0.
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
    """Reads requests from `stdin`, and writes answers to `stdout`, one at a time.

    The requests of a lane are answered one after the other in a thread, beside those of other lanes.
    """

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._writing = threading.Lock()
        self._lanes: dict[Hashable, _Waiting] = {}

    def receive(self) -> Message:
        """Return the next message. Raise `EOFError` if the input has ended."""
        return read_frame(self._stdin)

    def requests(self, base: type[_R], *modules: str) -> Iterator[tuple[int, _R]]:
        """Yield the requests with their numbers, until `EOFError`. `modules` have the classes of the
        requests, which derive from `base`."""
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
        """Have `work` return the answer in the lane's thread. Then call `rest`, if no request waits."""
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
                return  # nobody reads any more
            if rest is not None and lane.empty():
                rest()

    def answer(self, number: int, request: _R, work: Callable[[_R], Any]) -> None:
        """Write what `work` returns, or a `RequestFailure` if it raises."""
        try:
            found = work(request)
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            found = RequestFailure(words_of(error))
        try:
            self.write(number, found)
        except (TypeError, NotImplementedError, RecursionError) as error:  # the answer is more than data
            self.write(number, RequestFailure(words_of(error)))

    def tell(self, news: Any) -> None:
        self.write(0, news)

    def write(self, number: int, value: Any) -> None:
        frame = pack(number, value)
        with self._writing:
            self._stdout.write(frame)
            self._stdout.flush()


def _class(name: str, base: type, modules: tuple[str, ...]) -> tuple[type, ...]:
    """Return the class with this name; () without such a class. Only the modules up to it are imported."""
    for module in modules:
        kind = getattr(importlib.import_module(module), name, None)
        if isinstance(kind, type) and issubclass(kind, base):
            return (kind,)
    return ()


def run_child(serve: Callable[[IO[bytes], IO[bytes]], None]) -> NoReturn:
    """Serve until the input ends, then end the process."""
    threading.excepthook = _complain_of
    log_plainly()
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not get between the frames
    with contextlib.suppress(EOFError, OSError, NotUnderstoodError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)  # nobody waits for threads that still work


def _complain_of(ended: threading.ExceptHookArgs) -> None:
    if ended.exc_value is not None:
        complain("a thread ended", ended.exc_value)


def end_with_parent() -> None:
    """Have Linux kill this process when its parent ends: a stopped process does not notice that its input has
    ended. On other systems, or if that fails, the end of the input has to be enough."""
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
