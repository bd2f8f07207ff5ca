"""Finds names of files with a line in a text: `src/client.py:9`, `client.py:9:3`, `src/client.py#L9`.

A name is only text: nothing here looks at the disk. A word that is more likely a host with a port
(`example.com:443`) is no name of a file.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

_MAY = re.compile(r":\d|#L\d")
# A name ends with a suffix that begins with a letter, or is one of the usual names without a suffix. Paths
# and names have a limited length, so that the search takes linear time.
_PLACE = re.compile(
    r"(?<![\w./~@+:#\\-])(?!~/)"
    r"(?P<folders>/?(?:[\w.@+~-]{1,255}/){0,40})"
    r"(?P<name>\.?[\w@+~-][\w.@+~-]{0,200}?\.(?P<suffix>[A-Za-z]\w{0,9})|Makefile|Dockerfile|README|LICENSE)"
    r"(?:(?::\d{1,7}){1,2}(?:-\d{1,7})?|#L\d{1,7}(?:-L?\d{1,7})?)"
    r"(?![\w/])",
    re.ASCII,
)
# The ends of host names. A word with such an end and without a slash is no file.
_HOSTS = frozenset(
    {
        "app",
        "ai",
        "arpa",
        "cloud",
        "com",
        "dev",
        "edu",
        "gov",
        "home",
        "internal",
        "io",
        "lan",
        "local",
        "net",
        "org",
    }
)


class FilePlaceName(NamedTuple):
    """A name of a file with a line, at the code points `start` to `end` (not included) of a text."""

    start: int
    end: int
    address: str


def may_have_places(text: str) -> bool:
    """Return quickly whether the text may contain such a name."""
    return _MAY.search(text) is not None


def is_place(address: str) -> bool:
    """Return whether the whole text is such a name."""
    return any(place.address == address for place in places_named(address))


def places_named(text: str) -> Iterator[FilePlaceName]:
    """Yield all names of files with a line, in order."""
    if not may_have_places(text):
        return
    for found in _PLACE.finditer(text):
        if found["folders"] or (found["suffix"] or "").lower() not in _HOSTS:
            yield FilePlaceName(found.start(), found.end(), found[0])
