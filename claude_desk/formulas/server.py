"""The child that draws formulas: it answers requests one after the other until its input ends.

In: frames of `(number, request)`. Out: frames of `(number, answer)`. The program that asks ends the child if
an answer takes too long.
"""

import contextlib
import os
import sys
from typing import IO, Any

from claude_desk.formulas.requests import DrawFormulas, PrepareDrawing
from claude_desk.library.error_redaction import complain, log_plainly, words_of
from claude_desk.library.frames import pack, read_frame
from claude_desk.library.request_base import RequestFailure
from claude_desk.library.server import end_with_parent

_MEMORY = 1 << 30
_LOW_PRIORITY = 5
# Seconds after which the finished formulas are returned. A usual formula takes 0.01; an answer may wait as
# long again for a busy window.
_MOMENT = 0.05


def answer(request: Any) -> Any:
    """Return the answer to one request."""
    from claude_desk.formulas import outline  # late, so that the process starts at once

    match request:
        case PrepareDrawing():
            outline.prepare()
            _give_up_files()
            return None
        case DrawFormulas():
            return tuple(outline.outlines_of(request.formulas, _MOMENT))
    return RequestFailure(f"nothing answers {type(request).__name__}")


def _give_up_files() -> None:
    """Forbid opening files and connections from now on, whatever a formula says, and limit the memory."""
    if sys.platform != "linux":
        return
    import resource

    for kind, most in ((resource.RLIMIT_NOFILE, 0), (resource.RLIMIT_AS, _MEMORY)):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, most))


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer requests until the input ends, which raises EOFError."""
    while True:
        number, request = read_frame(stdin)
        try:
            said = answer(request)
        except Exception as error:
            complain(f"{type(request).__name__} failed", error)
            said = RequestFailure(words_of(error))
        stdout.write(pack((number, said)))
        stdout.flush()


def main() -> None:
    end_with_parent()
    log_plainly()
    if hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY)
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # printed text must not get between the frames
    with contextlib.suppress(EOFError, OSError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)
