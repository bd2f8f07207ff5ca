"""Reads the JSON text of a tool's input that Claude is still writing."""

import json
import re
from typing import Any

from claude_desk.protocol.wire.characters import mend_surrogates

_DECODER = json.JSONDecoder(strict=False)
_SPACE = re.compile(r"[ \t\r\n]*")
# The inside of a string, up to its last complete character or escape.
_STRING = re.compile(r'(?:[^"\\]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*')
_HALF_PAIR = re.compile(r"[\ud800-\udbff]\Z")
_AFTER_NUMBER = ",]} \t\r\n"
_DEPTH = 32

_NOTHING = object()


def read_partial(text: str) -> dict[str, object]:
    """Return the known part of an object whose text may stop anywhere.

    The result has all complete members. It also has the beginning of an incomplete last member if that is a
    string, an object or an array. It does not have an incomplete last member of any other kind, such as a
    number that may continue. Reading stops at an error. This takes time linear in the text's length, and
    never raises.
    """
    start = _skip(text, 0)
    if not text.startswith("{", start):
        return {}
    found, _ = _read_object(text, start + 1, 0)
    return found


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _read_object(text: str, at: int, depth: int) -> tuple[dict[str, object], bool]:
    """Return the members of the object whose brace is just before `at`, and whether it is complete."""
    result: dict[str, object] = {}
    while True:
        at = _skip(text, at)
        if text.startswith("}", at):
            return result, True
        key, at, complete = _read_value(text, at, depth)
        at = _skip(text, at)
        if not complete or not isinstance(key, str) or not text.startswith(":", at):
            return result, False
        value, at, complete = _read_value(text, _skip(text, at + 1), depth)
        if value is not _NOTHING:
            result[key] = value
        at = _skip(text, at)
        if not complete or not text.startswith((",", "}"), at):
            return result, False
        at += text.startswith(",", at)


def _read_array(text: str, at: int, depth: int) -> list[object]:
    """Return the known items of the incomplete array whose bracket is just before `at`."""
    result: list[object] = []
    while True:
        value, at, complete = _read_value(text, _skip(text, at), depth)
        if value is not _NOTHING:
            result.append(value)
        at = _skip(text, at)
        if not complete or not text.startswith(",", at):
            return result
        at += 1


def _read_value(text: str, at: int, depth: int) -> tuple[Any, int, bool]:
    """Return the value at `at` (`_NOTHING` if it is unknown), the offset of its end, and whether it is
    complete."""
    try:
        value, end = _DECODER.raw_decode(text, at)
        value = mend_surrogates(value)
    except (ValueError, RecursionError):
        return _read_beginning(text, at, depth), len(text), False
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        complete = end < len(text) and text[end] in _AFTER_NUMBER
        return (value if complete else _NOTHING), end, complete
    return value, end, True


def _read_beginning(text: str, at: int, depth: int) -> Any:
    """Return the known part of a cut value; `_NOTHING` if no part is known."""
    if text.startswith('"', at):
        return _read_string(text, at + 1)
    if depth >= _DEPTH:
        return _NOTHING
    if text.startswith("{", at):
        return _read_object(text, at + 1, depth + 1)[0]
    if text.startswith("[", at):
        return _read_array(text, at + 1, depth + 1)
    return _NOTHING


def _read_string(text: str, at: int) -> str:
    found = _STRING.match(text, at)
    inside = found.group() if found else ""
    # Leave out the first half of a surrogate pair, because the second half may still come.
    return str(mend_surrogates(_HALF_PAIR.sub("", json.loads(f'"{inside}"', strict=False))))
