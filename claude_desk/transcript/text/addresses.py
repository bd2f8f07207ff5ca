"""What an address in a text is: of the web, of a file, or of something that is not opened."""

import re
from enum import Enum

_SCHEME = re.compile(r"[a-z][a-z0-9+.-]+:", re.IGNORECASE)
_WEB = ("http://", "https://", "mailto:")
# `client.py:42` looks like a scheme and is a file with its line.
_LINE = re.compile(r"[^:]+(?::\d+){1,2}(?:-\d+)?")


class AddressKind(Enum):
    WEB = "web"  # http, https, mailto
    FILE = "file"  # a path, or `file:`; whether it may be opened is for who opens it
    OTHER = "other"


def kind_of(address: str) -> AddressKind:
    """What the address is, by its words alone."""
    if address.lower().startswith(_WEB):
        return AddressKind.WEB
    if address.lower().startswith("file:"):
        return AddressKind.FILE
    if not address.strip() or address.startswith(("//", "\\\\", "#", "?")):
        return AddressKind.OTHER
    if _SCHEME.match(address) and not _LINE.fullmatch(address):
        return AddressKind.OTHER
    return AddressKind.FILE
