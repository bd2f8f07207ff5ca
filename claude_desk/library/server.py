"""The child that reads sessions for the window: reads requests, writes answers and news until its input ends.

In: frames of `LibraryPaths`, then of `(number, request)`. Out: frames of `(number, answer)`, and of
`(0, news)`.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Mapping
from typing import IO, Any

from claude_desk.library.error_redaction import complain, log_plainly, words_of
from claude_desk.library.frames import pack, read_frame
from claude_desk.library.request_base import (
    INDEXER,
    Handler,
    LibraryPaths,
    PrepareReading,
    RequestFailure,
)

# Each has `HANDLERS`, by type of request, and its own thread.
_SUBJECTS = (
    "claude_desk.library.catalog.handlers",
    "claude_desk.library.history.handlers",
    "claude_desk.library.branches.handlers",
)
# Imported before the first request: the import takes an eighth of a second.
_READING = "claude_desk.library.history.handlers"
_PR_SET_PDEATHSIG = 1  # prctl(2)
# Other processes come first, above all the window.
_LOW_PRIORITY = 10


class SubjectThread:
    """Handles the requests of one subject in their order, in parallel with the other subjects.

    Requests with `at_once` get a second such thread.
    """

    def __init__(self, subject: str, paths: LibraryPaths, out: "AnswerWriter") -> None:
        self._subject = subject
        self._places = paths
        self._out = out
        self._waiting: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()
        self._handlers: Mapping[type, Handler] | None = None
        threading.Thread(target=self._work, name=subject, daemon=True).start()

    def put(self, number: int, request: Any) -> None:
        self._waiting.put((number, request))

    def _work(self) -> None:
        while True:
            number, request = self._waiting.get()
            answer = self._answer(request)
            try:
                self._out.write(number, answer)
            except OSError:
                return  # nobody reads any more
            except Exception as error:  # the answer cannot be pickled
                self._out.write(number, RequestFailure(words_of(error)))

    def _answer(self, request: Any) -> Any:
        try:
            if self._handlers is None:
                self._handlers = importlib.import_module(self._subject).HANDLERS
                log_plainly()
            handler = self._handlers[type(request)]
            return handler(request, self._places, lambda news: self._out.write(0, news))
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            return RequestFailure(words_of(error))


class AnswerWriter:
    """Writes answers to the output, one at a time."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def write(self, number: int, value: Any) -> None:
        frame = pack((number, value))
        with self._lock:
            self._stream.write(frame)
            self._stream.flush()


class EarlyImport:
    """Imports a module once, in a thread of low priority, when `begin()` is called."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._begun = threading.Lock()

    def begin(self) -> None:
        if self._begun.acquire(blocking=False):
            threading.Thread(target=self._import, name="early import", daemon=True).start()

    def _import(self) -> None:
        if sys.platform == "linux":  # Linux has priorities per thread
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LOW_PRIORITY)
        importlib.import_module(self._module)


def serve(stdin: IO[bytes], stdout: IO[bytes], reading: str = _READING) -> None:
    """Answer until the input ends. `reading` is the module that reads sessions."""
    places: LibraryPaths = read_frame(stdin)
    out = AnswerWriter(stdout)
    early = EarlyImport(reading)
    lanes: dict[tuple[str, bool], SubjectThread] = {}
    while True:
        number, request = read_frame(stdin)
        if isinstance(request, PrepareReading):
            early.begin()
            continue
        subject = next((s for s in _SUBJECTS if _package(s) == _package(type(request).__module__)), "")
        if not subject:
            out.write(number, RequestFailure(f"nothing answers {type(request).__name__}"))
            continue
        lane = (subject, request.at_once)
        if lane not in lanes:
            lanes[lane] = SubjectThread(subject, places, out)
        lanes[lane].put(number, request)


def _package(module: str) -> str:
    return module.rpartition(".")[0]


def complain_of(ended: threading.ExceptHookArgs) -> None:
    """Report the error of a thread: our `threading.excepthook`."""
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


def main() -> None:
    """Serve in the role that `sys.argv[1]` names."""
    end_with_parent()
    if sys.argv[1] == INDEXER and hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY)
    threading.excepthook = complain_of
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not get between the frames
    with contextlib.suppress(EOFError, OSError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)  # nobody waits for threads that still work
