"""Makes text safe for display: writes out hidden characters, for example as `⟨U+200B⟩`."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator

from claude_desk.protocol.wire.characters import SPACES
from claude_desk.protocol.wire.characters import visible as written_out

ORDERS = "\x1b\x07\x0e\x0f"  # characters that give orders to a terminal, or begin an escape sequence


# Characters that stay in prose: line ends, tabs, spaces, marks of direction.
_IN_PROSE = "\n\t" + SPACES + "\u200e\u200f\u061c"
# The written form of a character, as `written_out` makes it.
_NAMED = re.compile("⟨U\\+[0-9A-F]{4,6}⟩")


def visible(text: str) -> str:
    """Write out every character that is invisible or reverses the text around it, except line ends and
    tabs."""
    return text if is_plain(text) else written_out(text, keep="\n\t")


def readable(text: str) -> str:
    """Write out hidden characters in text that the user only reads, such as code. For a text that the user
    decides about, use `visible` or `in_file`.

    Keep wide and non-breaking spaces, and characters that join letters and emoji or select their form.
    """
    return text if is_plain(text) else written_out(text, keep="\n\t" + SPACES, natural=True)


def in_prose(text: str) -> str:
    """Write out hidden characters in prose of any script.

    Unlike `readable`, keep marks of direction. Write out characters that reverse a complete line, such as an
    embedding without an end.
    """
    return text if is_plain(text) else written_out(text, keep=_IN_PROSE, natural=True)


def in_file(text: str) -> str:
    """Write out hidden characters in lines of a file. The user may have to decide about these lines.

    Unlike `visible`, keep characters that letters and emoji need.
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
    """Return the part of `text` that `shown` shows from `start` to `end`. Include a written-out character if
    its written form begins in this range."""
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
    """Yield the place in `text` and the written form of each character that `shown` writes out."""
    if shown == text:
        return
    grown = 0
    for found in _NAMED.finditer(shown):
        at = found.start() - grown
        if text[at] != "⟨":
            yield at, found
            grown += len(found[0]) - 1


def is_plain(text: str) -> bool:
    """Return whether `text` has only printable ASCII, line ends and tabs. Nothing is hidden in such a
    text."""
    return text.isascii() and text.replace("\n", "").replace("\t", "").isprintable()


def flat(text: str, limit: int = 0) -> str:
    """Return `text` in one line of at most `limit` characters (0: no limit). Hidden characters stay."""
    if not limit:
        return " ".join(text.split())
    return " ".join(text[: limit * 2].split())[:limit].rstrip()


def one_line(text: str, limit: int = 300) -> str:
    """Return `text` in one line, with hidden characters written out. Cut a text that is too long, and add
    `…`."""
    line = flat(visible(text[: limit * 4]))
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"
