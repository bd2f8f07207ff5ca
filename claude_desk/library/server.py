"""The child that reads sessions for the window (child_service.py). Its first frame is `LibraryPaths`."""

import contextlib
import importlib
import os
import sys
import threading
from typing import IO, Any

from claude_desk.library.child_service import ChildService, end_with_parent, run_child
from claude_desk.library.error_redaction import log_plainly
from claude_desk.library.request_base import INDEXER, LibraryPaths, PrepareReading, Request

# The requests of a module share a lane. The module's requests with `at_once` share another lane. The module
# `handlers` beside a module `requests`, and `lookup_handlers` beside `lookup_requests`, has `HANDLERS`: the
# handler for each type of request.
_REQUESTS = (
    "claude_desk.library.request_base",
    "claude_desk.library.catalog.requests",
    "claude_desk.library.history.lookup_requests",
    "claude_desk.library.history.requests",
    "claude_desk.library.strands.requests",
)
# The module that `PrepareReading` imports. The import takes an eighth of a second.
_READING = "claude_desk.library.history.handlers"
# The niceness. Other processes, above all the window, get the processor first.
_LOW_PRIORITY = 10


def _import_early(module: str) -> None:
    """Import the module. On Linux, give this thread a low priority before that."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LOW_PRIORITY)
    importlib.import_module(module)


def serve(stdin: IO[bytes], stdout: IO[bytes], reading: str = _READING) -> None:
    """Answer requests until the input ends, which raises EOFError. `reading`: the module that reads
    sessions."""
    service = ChildService(stdin, stdout)
    places = service.receive().value(LibraryPaths)

    def answer(request: Request) -> Any:
        handlers = importlib.import_module(_handlers(request)).HANDLERS
        log_plainly()
        return handlers[type(request)](request, places, service.send_news)

    for number, request in service.requests(Request, *_REQUESTS):
        if isinstance(request, PrepareReading):
            service.put("early", number, request, lambda _: _import_early(reading))
        else:
            service.put((_handlers(request), request.at_once), number, request, answer)


def _handlers(request: Request) -> str:
    """Return the name of the module that has the request's handler."""
    return type(request).__module__.removesuffix("requests") + "handlers"


def main() -> None:
    """Serve in the role that `sys.argv[1]` names. The indexer runs with a low priority."""
    end_with_parent()
    if sys.argv[1] == INDEXER and hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY)
    run_child(serve)
