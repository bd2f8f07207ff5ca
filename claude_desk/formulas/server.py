"""The child that draws formulas (library/child_service.py), one request after the other. The window ends the
child if an answer takes too long."""

import contextlib
import os
import sys
from typing import IO

from claude_desk.formulas.requests import DrawFormulas, FormulaOutline, FormulaRequest
from claude_desk.library.child_service import ChildService, end_with_parent, run_child

_MEMORY = 1 << 30
_LOW_PRIORITY = 5
# Seconds after which the child begins no further formula. A usual formula takes 0.01 s.
_MOMENT = 0.05


def answer(request: FormulaRequest) -> tuple[FormulaOutline | None, ...] | None:
    from claude_desk.formulas import outline  # not at the start, so that the process starts fast

    if isinstance(request, DrawFormulas):
        return tuple(outline.outlines_of(request.formulas, _MOMENT))
    outline.prepare()
    _give_up_files()
    return None


def _give_up_files() -> None:
    """Forbid this process to open files and connections from now on, and limit its memory (Linux only)."""
    if sys.platform != "linux":
        return
    import resource

    for kind, most in ((resource.RLIMIT_NOFILE, 0), (resource.RLIMIT_AS, _MEMORY)):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, most))


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer requests until the input ends. That raises EOFError."""
    service = ChildService(stdin, stdout)
    for number, request in service.requests(FormulaRequest, "claude_desk.formulas.requests"):
        service.answer(number, request, answer)


def main() -> None:
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY)
    run_child(serve)
