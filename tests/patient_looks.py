"""Lets the program wait longer for folders, because the machine may be busy. The program's own limit is meant
for folders that hang."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from claude_desk.session.core import worker_threads
from claude_desk.workspace import folder_trust

_LONGEST = 30.0  # seconds

_quick = worker_threads.read_soon
_hurried = False


def _patient(seconds: float, look: Callable[[], Any], late: Callable[[Any], None]) -> list[Any]:
    return _quick(seconds if _hurried else max(seconds, _LONGEST), look, late)


def look_patiently() -> None:
    worker_threads.read_soon = _patient
    folder_trust.read_soon = _patient  # type: ignore[attr-defined]


@contextmanager
def quick_looks() -> Iterator[None]:
    """Use the program's own time limit within this context."""
    global _hurried
    _hurried = True
    try:
        yield
    finally:
        _hurried = False
