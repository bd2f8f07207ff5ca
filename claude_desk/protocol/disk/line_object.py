"""A line of a session's file as plain JSON, where few of its fields are wanted. Cheap to import."""

import json
import math
from typing import Any

from claude_desk.protocol.wire.characters import mend_surrogates

# A lone surrogate is written as an escape, or as the three bytes that no UTF-8 has.
_SURROGATES = (b"\\ud", b"\\uD", b"\xed")


def line_object(raw: bytes) -> dict[str, Any] | None:
    """The object of a line, with text that can be kept; None where it is none, or too deep to be read."""
    try:
        line = json.loads(raw)
        if any(mark in raw for mark in _SURROGATES):
            line = mend_surrogates(line)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def is_complete_object(raw: bytes) -> bool:
    """Whether these bytes are a whole object: a line that nobody is still writing, even without a newline."""
    return raw.rstrip().endswith(b"}") and line_object(raw) is not None


def amount(value: Any) -> float | None:
    """A sum of money; None for what can be none."""
    if not isinstance(value, int | float):
        return None
    try:
        money = float(value)
    except OverflowError:
        return None
    return money if math.isfinite(money) else None
