"""Finds the function or class around a line, by the indentation and the words of the lines above."""

import re
from collections.abc import Sequence

_LOOKED_AT = 2_000  # lines above the line
_LONGEST_LINE = 400
_LONGEST_NAME = 80

# A line that begins a function, a class or the like by its keyword.
_BY_KEYWORD = re.compile(
    r"(?:(?:export|default|public|private|protected|internal|static|final|abstract|async|unsafe|extern|inline"
    r"|virtual|override|open|sealed|data|pub(?:\([\w:]+\))?)\s+)*"
    r"(?:def|class|func|fn|fun|function\*?|interface|struct|impl|enum|trait|module|namespace|object|sub|proc)"
    r"\s+(?:\([^()]*\)\s*)?(?:<[^<>]*>\s*)?(?:self\.)?([\w$]+(?:(?:::|\.)[\w$]+)*[?!]?)"
)
# A function without a keyword, such as `int main(void) {` or `send(stream) {`.
_BY_BRACE = re.compile(r"(?:[\w$<>\[\],:*&~]+\s+)*[*&]?([\w$:~]+)\s*\([^;]*\)[^;=]*\{\s*$")
_NO_NAMES = frozenset(
    ("if", "else", "for", "while", "switch", "catch", "return", "with", "do", "try", "synchronized", "using")
)


def name_around(lines: Sequence[str], at: int) -> str:
    """Return the name of the function or class around a line; "" if none is found. `at`: the index of the
    line."""
    depth = next((_depth(line) for line in lines[at : at + 50] if line.strip()), 0)
    brace = ""
    for place in range(min(at, len(lines)) - 1, max(-1, at - 1 - _LOOKED_AT), -1):
        if depth <= 0:
            return ""
        line = lines[place]
        if len(line) > _LONGEST_LINE or not line.strip() or _depth(line) >= depth:
            continue
        if line.strip() == "{":
            brace = " {"
            continue
        depth = _depth(line)
        words, brace = line.strip() + brace, ""
        found = _BY_KEYWORD.match(words) or _BY_BRACE.match(words)
        if found is not None and found[1] not in _NO_NAMES:
            return found[1][:_LONGEST_NAME]
    return ""


def _depth(line: str) -> int:
    """Return the indentation, with tabs as eight blanks."""
    return len(line[: len(line) - len(line.lstrip())].expandtabs(8))
