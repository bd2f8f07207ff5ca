"""Makes text safe for display: hidden characters are written out, such as `⟨U+200B⟩`."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator

from claude_desk.protocol.wire.characters import SPACES
from claude_desk.protocol.wire.characters import visible as written_out

ORDERS = "\x1b\x07\x0e\x0f"  # the characters with which escape sequences of a terminal begin


# Characters that stay in prose: line ends, tabs, spaces, marks of direction.
_IN_PROSE = "\n\t" + SPACES + "\u200e\u200f\u061c"
# The form in which `written_out` writes out a character.
_NAMED = re.compile("⟨U\\+[0-9A-F]{4,6}⟩")


def visible(text: str) -> str:
    """Write out every character that is invisible or reverses the text around it. Line ends and tabs stay."""
    return text if is_plain(text) else written_out(text, keep="\n\t")


def readable(text: str) -> str:
    """Write out hidden characters in text that the user only reads, such as code, and makes no decision
    about.

    Wide and non-breaking spaces stay. Characters that join letters and emoji or select their form stay too.
    """
    return text if is_plain(text) else written_out(text, keep="\n\t" + SPACES, natural=True)


def in_prose(text: str) -> str:
    """Write out hidden characters in prose of any script.

    This is like `readable`, but marks of direction stay too. Characters that reverse a whole line, such as an
    embedding without an end, are written out.
    """
    return text if is_plain(text) else written_out(text, keep=_IN_PROSE, natural=True)


def in_file(text: str) -> str:
    """Write out hidden characters in lines of a file about which the user may have to decide.

    This is like `visible`, but characters that letters and emoji need stay.
    """
    return text if is_plain(text) else written_out(text, keep="\n\t", natural=True)


def shown_at(text: str, shown: str, position: int) -> int:
    """Return the place in `shown` of the character at `position` in `text`.

    One of the functions above made `shown` from `text`.
    """
    return places_in(text, shown)(position)


def places_in(text: str, shown: str) -> Callable[[int], int]:
    """Return a function that gives the place in `shown` of any position in `text`."""
    places: list[int] = []
    grown = [0]
    for at, found in _written_out(text, shown):
        places.append(at)
        grown.append(grown[-1] + len(found[0]) - 1)
    return lambda position: position + grown[bisect_left(places, position)]


def exact(text: str, shown: str, start: int, end: int) -> str:
    """Return the part of `text` that a range of `shown` stands for. A written-out character belongs to the
    range if its first character does."""
    first, last = start, end
    grown = 0
    for at, found in _written_out(text, shown):
        here, more = at + grown, len(found[0]) - 1
        if here < start:
            first -= min(more, start - here - 1)
        if here < end:
            last -= min(more, end - here - 1)
        grown += more
    return text[first:last]


def _written_out(text: str, shown: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield each character of `text` that `shown` writes out: its place in `text` and its written form."""
    if shown == text:
        return
    grown = 0
    for found in _NAMED.finditer(shown):
        at = found.start() - grown
        if text[at] != "⟨":
            yield at, found
            grown += len(found[0]) - 1


def is_plain(text: str) -> bool:
    """Return whether `text` has only printable ASCII, line ends and tabs, so that nothing in it can be
    hidden."""
    return text.isascii() and text.replace("\n", "").replace("\t", "").isprintable()


def flat(text: str, limit: int = 0) -> str:
    """Return `text` in one line of at most `limit` characters (0: no limit). Hidden characters stay."""
    if not limit:
        return " ".join(text.split())
    return " ".join(text[: limit * 2].split())[:limit].rstrip()


def one_line(text: str, limit: int = 300) -> str:
    """Return `text` in one line, with hidden characters written out, and with `…` if `text` was too long."""
    line = flat(visible(text[: limit * 4]))
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"
