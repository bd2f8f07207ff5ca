"""The child that runs a project's git: reads requests, writes answers and news until its input ends.

In: frames of `(number, request)`. Out: frames of `(number, answer)`, and of `(0, news)`. Each folder has a
thread, which handles its requests in their order.
"""

import contextlib
import importlib
import os
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from typing import IO, Any

from claude_desk.library.error_redaction import complain, log_plainly, words_of
from claude_desk.library.frames import read_frame
from claude_desk.library.request_base import RequestFailure
from claude_desk.library.server import AnswerWriter, complain_of
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.requests import CancelRequests, GitFailure, GitOutput, RepositoryRequest
from claude_desk.snapshots.git_store import find_git

Handler = Callable[[ProjectGit, Any], Any]

# Each has `HANDLERS`, by type of request.
_SUBJECTS = ("claude_desk.repository.staging", "claude_desk.repository.worktree_handlers")


class FolderQueue:
    """The requests of one folder."""

    def __init__(self, folder: str, program: str, out: AnswerWriter) -> None:
        self._git = ProjectGit(program, folder, lambda text: out.write(0, GitOutput(folder, text)))
        self._out = out
        self._waiting: queue.SimpleQueue[tuple[int, RepositoryRequest]] = queue.SimpleQueue()
        threading.Thread(target=self._work, daemon=True).start()

    def end(self) -> None:
        self._git.cancel()

    def put(self, number: int, request: RepositoryRequest) -> None:
        if isinstance(request, CancelRequests):
            self._git.cancel()
        self._waiting.put((number, request))

    def _work(self) -> None:
        while True:
            number, request = self._waiting.get()
            try:
                self._out.write(number, self._answer(request))
            except OSError:
                os._exit(0)  # nobody reads any more

    def _answer(self, request: RepositoryRequest) -> Any:
        if isinstance(request, CancelRequests):
            self._git.renew()  # it comes after everything that it cancels
            return None
        try:
            return _handlers()[type(request)](self._git, request)
        except GitFailedError as error:
            return error.failure
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            return RequestFailure(words_of(error))


def _handlers() -> Mapping[type, Handler]:
    if not _HANDLERS:
        for subject in _SUBJECTS:
            _HANDLERS.update(importlib.import_module(subject).HANDLERS)
    return _HANDLERS


_HANDLERS: dict[type, Handler] = {}


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer until the input ends."""
    out = AnswerWriter(stdout)
    queues: dict[str, FolderQueue] = {}
    try:
        _hear(stdin, out, queues)
    finally:
        for each in queues.values():
            each.end()


def _hear(stdin: IO[bytes], out: AnswerWriter, queues: dict[str, FolderQueue]) -> None:
    while True:
        number, request = read_frame(stdin)
        program = find_git()
        if not isinstance(request, RepositoryRequest):
            out.write(number, RequestFailure(f"nothing answers {type(request).__name__}"))
        elif program is None:
            out.write(number, GitFailure("", -1))
        else:
            if request.folder not in queues:
                queues[request.folder] = FolderQueue(request.folder, program, out)
            queues[request.folder].put(number, request)


def main() -> None:
    # No signal ends this child with the window, as our others: when its input ends, it ends git first.
    threading.excepthook = complain_of
    log_plainly()
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not get between the frames
    with contextlib.suppress(EOFError, OSError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)
