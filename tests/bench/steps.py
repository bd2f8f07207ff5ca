"""How much of our Python runs: counted, not timed, so that it is the same on every machine."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import claude_desk

_OURS = str(Path(claude_desk.__file__).parent)


def steps(work: Callable[[], object]) -> int:
    """Lines of ours that are executed while `work()` runs, those of each turn of a loop."""
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
