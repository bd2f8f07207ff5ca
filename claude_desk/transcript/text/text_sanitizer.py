"""Text as it is to be seen: nothing in it is hidden."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator

from claude_desk.protocol.wire.characters import SPACES
from claude_desk.protocol.wire.characters import visible as written_out

ORDERS = "\x1b\x07\x0e\x0f"  # what each of them begins with


# Of prose: spaces, marks of direction.
_IN_PROSE = "\n\t" + SPACES + "\u200e\u200f\u061c"
# A character that is written out, as `written_out` has it.
_NAMED = re.compile("⟨U\\+[0-9A-F]{4,6}⟩")


def visible(text: str) -> str:
    """`text` with every character that shows as nothing, or turns others round, written out; lines stay."""
    return text if is_plain(text) else written_out(text, keep="\n\t")


def readable(text: str) -> str:
    """The same for text that is only read and not decided on, such as code: its wide and its unbreakable
    spaces stay, and what letters and emoji are joined and drawn by."""
    return text if is_plain(text) else written_out(text, keep="\n\t" + SPACES, natural=True)


def in_prose(text: str) -> str:
    """The same for prose in any script: marks of direction stay too.

    What turns a whole line round, such as an embedding that is never ended, does not.
    """
    return text if is_plain(text) else written_out(text, keep=_IN_PROSE, natural=True)


def in_file(text: str) -> str:
    """Lines of a file that may be decided on: as `visible`, but what letters and emoji need stays."""
    return text if is_plain(text) else written_out(text, keep="\n\t", natural=True)


def shown_at(text: str, shown: str, position: int) -> int:
    """Where in `shown`, which one of these made of `text`, the character at a position of `text` is."""
    return places_in(text, shown)(position)


def places_in(text: str, shown: str) -> Callable[[int], int]:
    """The same for many positions."""
    places: list[int] = []
    grown = [0]
    for at, found in _written_out(text, shown):
        places.append(at)
        grown.append(grown[-1] + len(found[0]) - 1)
    return lambda position: position + grown[bisect_left(places, position)]


def exact(text: str, shown: str, start: int, end: int) -> str:
    """What of `text` is in a range of `shown`: a character that is written out counts where it begins."""
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
    """Each character of `text` that `shown` writes out: where it is, and its name."""
    if shown == text:
        return
    grown = 0
    for found in _NAMED.finditer(shown):
        at = found.start() - grown
        if text[at] != "⟨":
            yield at, found
            grown += len(found[0]) - 1


def is_plain(text: str) -> bool:
    """Whether nothing of `text` can be hidden: printing ASCII in lines. Cheap."""
    return text.isascii() and text.replace("\n", "").replace("\t", "").isprintable()


def flat(text: str, limit: int = 0) -> str:
    """`text` as it is, in one line; of at most `limit` characters (0: all)."""
    if not limit:
        return " ".join(text.split())
    return " ".join(text[: limit * 2].split())[:limit].rstrip()


def one_line(text: str, limit: int = 300) -> str:
    """The same with nothing hidden in it, and a mark where it goes on."""
    line = flat(visible(text[: limit * 4]))
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"
