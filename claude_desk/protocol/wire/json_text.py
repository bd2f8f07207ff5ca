"""A line of the wire made readable."""

import json
from typing import Any

from claude_desk.protocol.wire.depth import is_deep
from claude_desk.protocol.wire.surrogates import mend_escapes


def pretty(line: bytes) -> str:
    """The same JSON over several lines; what is none, or nested too deep, as it came. Nothing raises."""
    text = line.decode("utf-8", "replace")
    if is_deep(text):
        return text
    try:
        return json.dumps(json.loads(mend_escapes(text), strict=False), indent=2, ensure_ascii=False)
    except ValueError:
        return text


def as_json(value: Any, indent: int | None = None) -> str:
    """A value as JSON that a person can read."""
    return json.dumps(value, ensure_ascii=False, indent=indent)
