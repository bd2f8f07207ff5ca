"""Lone surrogates: half an emoji, which no UTF-8 can hold. A CLI writes one when it cuts a text in two."""

import re
from typing import Any

# Every escape of a JSON text, so that an escaped backslash is never taken for the start of another. Group 1
# is a surrogate that stands alone; a pair is taken whole before it.
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)


def mend_escapes(json_text: str) -> str:
    """The same JSON text with every lone surrogate, in values and keys, replaced by U+FFFD, as escapes."""
    if "\\ud" not in json_text and "\\uD" not in json_text:
        return json_text
    return _ESCAPE.sub(lambda found: "\\ufffd" if found[1] else found[0], json_text)


def mend_surrogates(value: Any) -> Any:
    """The same value with every lone surrogate in its strings and keys replaced by U+FFFD."""
    if isinstance(value, str):
        return _mend_text(value)
    if isinstance(value, dict):
        return {mend_surrogates(k): mend_surrogates(v) for k, v in value.items()}
    if isinstance(value, list):
        return [mend_surrogates(v) for v in value]
    return value


def _mend_text(text: str) -> str:
    # A byte order is named: "utf-16" would swallow a U+FEFF at the start of the text.
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
