"""Checks whether the words of a link could name a place other than the link's target.

A word is plain if it has only letters of a known script, digits and a few marks, has no dot inside, and does
not look like an address or like a path from a root (`/etc/passwd`, `~/notes`). A version number is plain too.
In the words of a link to a file, a word with a slash inside is not plain. Any other word must provably name
the link's target. If this cannot be proved, the word counts as the name of a different place.
"""

import re
from enum import Enum
from unicodedata import name as name_of
from unicodedata import normalize
from urllib.parse import unquote, urlsplit

# -------------------------------------------------------------------------------------------------
# The kinds of addresses in a text: of the web, of a file, or of another kind, which is not opened.


_SCHEME = re.compile(r"[a-z][a-z0-9+.-]+:", re.IGNORECASE)
_WEB = ("http://", "https://", "mailto:")
# `client.py:42` looks like an address with a scheme, but is a file with a line number.
_HOST_AND_LINE = re.compile(r"[^:]+(?::\d+){1,2}(?:-\d+)?")


class AddressKind(Enum):
    WEB = "web"  # http, https, mailto
    FILE = "file"  # a path, or `file:`; another check follows before the program opens it
    OTHER = "other"


def kind_of(address: str) -> AddressKind:
    """Return the kind of an address, from its text alone."""
    if address.lower().startswith(_WEB):
        return AddressKind.WEB
    if address.lower().startswith("file:"):
        return AddressKind.FILE
    if not address.strip() or address.startswith(("//", "\\\\", "#", "?")):
        return AddressKind.OTHER
    if _SCHEME.match(address) and not _HOST_AND_LINE.fullmatch(address):
        return AddressKind.OTHER
    return AddressKind.FILE


# No letter of these scripts looks like a dot, a slash or a colon.
_SCRIPTS = (
    "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ", "GREEK SMALL LETTER ", "GREEK CAPITAL LETTER ",
    "CYRILLIC SMALL LETTER ", "CYRILLIC CAPITAL LETTER ", "CJK UNIFIED IDEOGRAPH-", "HIRAGANA LETTER ",
    "KATAKANA LETTER ", "HANGUL SYLLABLE ", "HEBREW LETTER ", "ARABIC LETTER ", "DEVANAGARI LETTER ",
)  # fmt: skip
_NO_LETTERS = frozenset("ـ")  # characters that Unicode names letters, but that are not letters
_MARKS = frozenset("-_–—'’‘“”\"«»(){}[]<>,;!?&+*#%$=|~^`/@ー")
# The marks that may come after a word.
_ENDS = ".,:;!?…)]}'\"’”»"
_BEGINS = "([{'\"‘“«"
_LONGEST = 2_000
_HOST = re.compile(r"(?:(https?)://)?([a-z0-9.-]+)(:\d+)?([/?#].*)?", re.IGNORECASE)
# A version has at most three numbers: four numbers could be a host.
_VERSION = re.compile(r"v?\d{1,4}(?:\.\d{1,4}){1,2}", re.IGNORECASE | re.ASCII)
# The beginning of a path from a root, or of an address.
_ROOTED = re.compile(r"/+[^/]|~[^/]*/|localhost\b|(?:https?|mailto|file|ftp|ssh|git):[^:]", re.IGNORECASE)
_INSIDE = re.compile(r"[^\W_]@[^\W_]|:[\d/\\]")
_LINE = re.compile(r"(?:#L?\d+(?:-L?\d+)?|(?::\d+){1,2}(?:-\d+)?)$")


def may_mislead(words: str, address: str) -> bool:
    """Return whether `words` could name a host or file other than `address`, or are too long to check. If so,
    the address must also be shown."""
    if len(words) > _LONGEST:
        return True
    if kind_of(address) is AddressKind.FILE and _is_end_of(words, address):
        return False
    to_file = kind_of(address) is AddressKind.FILE
    return any(
        not (_is_plain(word) and not (to_file and _has_slash(word))) and not _names(word, address)
        for word in re.split(r"[ \n]+", words)
        if word
    )


def _is_plain(word: str) -> bool:
    """Return whether the word cannot be mistaken for a host, a path from a root or a file with an
    extension."""
    word = normalize("NFC", word)
    inner = word.rstrip(_ENDS)
    if _ROOTED.match(inner.lstrip(_BEGINS)) or _INSIDE.search(word):
        return False
    if not inner:
        return "." not in word
    return _VERSION.fullmatch(inner) is not None or all(
        character == ":" or _is_letter(character) or character in _MARKS for character in inner
    )


def _has_slash(word: str) -> bool:
    return "/" in word.strip(f"/{_BEGINS}{_ENDS}")


def _is_letter(character: str) -> bool:
    if character.isascii():
        return character.isalnum()
    return name_of(character, "").startswith(_SCRIPTS) and character not in _NO_LETTERS


def _names(word: str, address: str) -> bool:
    """Return whether the word provably names the place of the address."""
    if word == address:
        return word.isascii() and word.isprintable()
    named = word.lstrip(_BEGINS).rstrip(_ENDS)
    if not named:
        return False
    if address.lower().startswith("mailto:"):
        return (
            named.lower().removeprefix("mailto:") == address[7:].partition("?")[0].lower() and named.isascii()
        )
    if kind_of(address) is AddressKind.WEB:
        host = _host_of(named)
        return host != "" and host == _host_of_address(address)
    return _is_end_of(named, address)


def _host_of(named: str) -> str:
    """Return the host that a word certainly names, with the port; "" if this is not certain."""
    found = _HOST.fullmatch(named)
    if not found or not all(_is_path_sign(character) for character in found[4] or ""):
        return ""
    return (found[2] + (found[3] or "")).lower()


def _is_path_sign(character: str) -> bool:
    return ("!" <= character <= "~" and character != "\\") or _is_letter(character)


def _host_of_address(address: str) -> str:
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        return ""
    return f"{parts.hostname or ''}{port}" if "\\" not in address and "@" not in parts.netloc else ""


def _is_end_of(named: str, address: str) -> bool:
    """Return whether the path `named` equals the path of the file's address. A path that does not begin with
    `/` may also be the last parts of this path."""
    path = unquote(_LINE.sub("", address)).removeprefix("file://").removeprefix("./")
    end = _LINE.sub("", named).removeprefix("./")
    return (
        bool(end)
        and all(character == " " or _is_path_sign(character) for character in end)
        and (path == end if end.startswith("/") else ("/" + path).endswith("/" + end))
    )
