"""The child that draws formulas: requests in, answers out, one after the other, until its input ends.

In: frames of `(number, request)`. Out: frames of `(number, answer)`. Who asks ends it where one takes too
long.
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
# Seconds after which what is drawn by then is told. A usual formula takes 0.01; an answer may wait as long
# again for a window that is busy.
_MOMENT = 0.05


def answer(request: Any) -> Any:
    """What is answered to one request."""
    from claude_desk.formulas import outline  # with the first request: the process is there at once

    match request:
        case PrepareDrawing():
            outline.prepare()
            _give_up_files()
            return None
        case DrawFormulas():
            return tuple(outline.outlines_of(request.formulas, _MOMENT))
    return RequestFailure(f"nothing answers {type(request).__name__}")


def _give_up_files() -> None:
    """From now on no file and no connection is opened, whatever a formula says, and memory has a bound."""
    if sys.platform != "linux":
        return
    import resource

    for kind, most in ((resource.RLIMIT_NOFILE, 0), (resource.RLIMIT_AS, _MEMORY)):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, most))


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer until the input ends."""
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
    os.dup2(2, 1)  # what anybody prints is no frame
    with contextlib.suppress(EOFError, OSError):
        serve(sys.stdin.buffer, stdout)
    os._exit(0)
