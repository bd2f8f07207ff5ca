"""A JSON object as one line of ASCII, which no reader can take for two."""

import json
import math
from typing import Any

from claude_desk.protocol.wire.surrogates import mend_escapes


def json_line(value: dict[str, Any]) -> bytes:
    """Give the object's line, with its newline.

    ASCII, so that U+2028 and its like split nothing. Lone surrogates become U+FFFD. A number that JSON does
    not know (NaN, Infinity) becomes null, as JavaScript writes it: a CLI ends at a line that is no JSON
    (protocol.md section 1.4).
    """
    try:
        text = json.dumps(value, separators=(",", ":"), allow_nan=False)
    except ValueError:
        text = json.dumps(_finite(value), separators=(",", ":"), allow_nan=False)
    return mend_escapes(text).encode("ascii") + b"\n"


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
