"""Readable JSON, and JSON that is nested too deep for the parser."""

import json
import re
from typing import Any

from claude_desk.protocol.wire.characters import mend_escapes

# -------------------------------------------------------------------------------------------------
# JSON text that is nested too deep.


DEEPEST = 200  # the limit of pydantic's parser

# A string is one match, so that brackets in it do not count.
_TOKEN = re.compile(r'"(?:[^"\\]+|\\.)*"?|[\[\]{}]', re.DOTALL)


def is_deep(text: str) -> bool:
    """Return whether the text is nested deeper than DEEPEST."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += _step(token[0])
        if depth > DEEPEST:
            return True
    return False


def outline(text: str) -> str:
    """Return the JSON text of an object, with each object and array inside it replaced by null."""
    pieces = []
    depth = 0
    at = 0
    for token in _TOKEN.finditer(text):
        step = _step(token[0])
        depth += step
        if step == 1 and depth == 2:
            pieces += [text[at : token.start()], "null"]
        elif step == -1 and depth == 1:
            at = token.end()
    return "".join([*pieces, text[at:]])


def _step(token: str) -> int:
    if token in ("[", "{"):
        return 1
    return -1 if token in ("]", "}") else 0


def pretty(line: bytes) -> str:
    """Return the line's JSON indented over several lines. Text that is not JSON, or is nested too deep, is
    returned unchanged."""
    text = line.decode("utf-8", "replace")
    if is_deep(text):
        return text
    try:
        return json.dumps(json.loads(mend_escapes(text), strict=False), indent=2, ensure_ascii=False)
    except ValueError:
        return text


_PIECE = re.compile(r'"(?:[^"\\]+|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+', re.DOTALL)
_LONGEST = 100_000  # the most characters that `reindented` indents, in about 25 ms


def reindented(text: str) -> str:
    """Return a JSON text indented over several lines, with its numbers, strings and repeated names as
    written. Text that is not JSON, is very long, or is nested too deep, is returned unchanged."""
    if len(text) > _LONGEST or is_deep(text):
        return text
    try:
        json.loads(text, strict=False)
    except ValueError:
        return text
    shown: list[str] = []
    depth = 0
    before = ""
    for piece in _PIECE.findall(text):
        step = _step(piece)
        depth += step
        if (before in ("[", "{") and step != -1) or before == ",":
            shown.append("\n" + "  " * (depth - (step == 1)))
        elif step == -1 and before not in ("[", "{"):
            shown.append("\n" + "  " * depth)
        shown.append(": " if piece == ":" else piece)
        before = piece
    return "".join(shown)


def as_json(value: Any, indent: int | None = None) -> str:
    """Return a value as readable JSON."""
    return json.dumps(value, ensure_ascii=False, indent=indent)
