"""Reads a line of a session's file as plain JSON, for code that needs only a few fields. This module is cheap
to import."""

import json
import math
from typing import Any

from claude_desk.protocol.wire.characters import mend_surrogates

# The bytes with which a lone surrogate may begin: an escape, or three bytes that are not valid UTF-8.
_SURROGATES = (b"\\ud", b"\\uD", b"\xed")


def line_object(raw: bytes) -> dict[str, Any] | None:
    """Return the JSON object of a line, without lone surrogates. Return None if the line is not an object or
    is nested too deep."""
    try:
        line = json.loads(raw)
        if any(mark in raw for mark in _SURROGATES):
            line = mend_surrogates(line)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def is_complete_object(raw: bytes) -> bool:
    """Return whether these bytes are a complete JSON object, and so a complete line even without a
    newline."""
    return raw.rstrip().endswith(b"}") and line_object(raw) is not None


def amount(value: Any) -> float | None:
    """Return an amount of money; None if the value is not a finite number."""
    if not isinstance(value, int | float):
        return None
    try:
        money = float(value)
    except OverflowError:
        return None
    return money if math.isfinite(money) else None
