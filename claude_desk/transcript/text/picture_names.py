"""Finds the names of picture files in Claude's Markdown: `![Plot](out/plot.png)`, `out/plot.png`.

A name is only text: nothing here looks at the disk. An address of the web is no name of a file.
"""

import re
from collections.abc import Callable
from urllib.parse import unquote

MOST = 6
"""Greatest number of names that are returned for a text."""

_ENDING = r"\.(?:png|jpe?g|gif|webp|bmp)"
_MAY = re.compile(_ENDING, re.IGNORECASE)
_ADDRESS = re.compile(
    r"(?:\b[a-z][a-z0-9+.-]{0,20}://|\b(?:data|file|mailto):)[^\s)>]{0,4000}", re.IGNORECASE
)
# The address of an image or of a link. Inside angle brackets it may contain spaces.
_ANGLED = re.compile(rf"\]\(\s*<(?P<name>[^<>\n]{{1,1000}}?{_ENDING})>", re.IGNORECASE)
_LINKED = re.compile(rf"\]\(\s*(?P<bare>[^\s<>()]{{1,1000}}?{_ENDING})(?=[\s)])", re.IGNORECASE)
# A name in code may contain spaces. A name in prose may not.
_CODE = re.compile(rf"(?<!`)`(?P<name>[^`\n]{{1,500}}?{_ENDING})`(?!`)", re.IGNORECASE)
_WORD = re.compile(
    r"(?<![\w./~@+:#%\\-])"
    rf"(?P<name>/?(?:[\w.@+~-]{{1,200}}/){{0,40}}[\w.@+~-]{{1,200}}?{_ENDING})"
    r"(?![\w/-]|\.\w)",
    re.IGNORECASE,
)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def pictures_named(markdown: str) -> list[str]:
    """Return the names of picture files in a text, each once, in the order of the text; at most `MOST`."""
    if _MAY.search(markdown) is None:
        return []
    found: list[tuple[int, str]] = []

    def take(name: str) -> Callable[[re.Match[str]], str]:
        def one(match: re.Match[str]) -> str:
            found.append((match.start(), unquote(match[name]) if name == "bare" else match[name]))
            return " " * len(match[0])

        return one

    # What one pattern has found is blanked for the next, so that no part of an address or of a name in code
    # is taken for a name.
    rest = _ADDRESS.sub(lambda match: " " * len(match[0]), markdown)
    rest = _ANGLED.sub(take("name"), rest)
    rest = _LINKED.sub(take("bare"), rest)
    rest = _CODE.sub(take("name"), rest)
    _WORD.sub(take("name"), rest)
    names = dict.fromkeys(name.strip() for _, name in sorted(found))
    return [name for name in names if name and "\0" not in name and not _is_address(name)][:MOST]


def _is_address(name: str) -> bool:
    return name.startswith(("//", "\\\\", "~")) or _SCHEME.match(name) is not None
