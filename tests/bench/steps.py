"""Counts how many lines of the program's Python run. The lines are not timed, so the result is the same on
every machine."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import claude_desk

_OURS = str(Path(claude_desk.__file__).parent)


def steps(work: Callable[[], object]) -> int:
    """Return how many lines of the program run during `work()`. A line counts each time that it runs."""
    count = 0

    def line(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return line

    def call(frame: FrameType, event: str, argument: Any) -> Any:
        return line if frame.f_code.co_filename.startswith(_OURS) else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
