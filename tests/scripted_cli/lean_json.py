"""JSON for programs of which the tests start very many.

The import of `json` takes as long as the start of Python, because `json` imports `re` and `enum`. This module
uses only the parts of `json` that are written in C.
"""

import _json  # type: ignore[import-not-found]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class _Reading:
    """The options of `_json.make_scanner`, as `json.JSONDecoder` has them by default."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    memo: "dict[str, str]" = {}

    @staticmethod
    def parse_constant(word: str) -> float:
        return float(word.replace("Infinity", "inf"))


def _no_data(value: object) -> "Any":
    raise TypeError(f"{type(value).__name__} is not JSON")


_scan = _json.make_scanner(_Reading)
_write = _json.make_encoder(None, _no_data, _json.encode_basestring, None, ": ", ", ", False, False, True)


def loads(text: "str | bytes") -> "Any":
    """Return the value. Raise ValueError if the text is not JSON, or has more than the value."""
    words = (text.decode("utf-8", "surrogatepass") if isinstance(text, bytes) else text).strip(" \t\n\r")
    try:
        value, end = _scan(words, 0)
    except StopIteration:
        end = -1
    if end != len(words):
        raise ValueError("not JSON")
    return value


def dumps(value: object) -> str:
    """Return the JSON of the value, with all characters as they are."""
    return "".join(_write(value, 0))
