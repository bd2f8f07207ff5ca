"""Characters that hide something, made visible: what a person allows must be what will run."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

# Control, bidirectional, zero-width and other characters that draw nothing: the categories Cc, Cf, Cs, Zl, Zp
# of Unicode 16, the blanks that stand in others (fillers, variation selectors, the empty braille cell, an
# object's place, the null notehead), those that pass for a space (Zs without the space itself), and the
# noncharacters: some end a line for Qt.
_HIDDEN = re.compile(
    "[\ufdd0-\ufdef\ufffe\uffff"
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680"
    "\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff9-\ufffc]"
)
# Apart, for with them a look at each character costs five times as much.
_HIDDEN_BEYOND = re.compile(
    "["
    + "".join(f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0x110000, 0x10000))
    + "\U000110bd\U000110cd\U00013430-\U0001343f\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

# What passes for a space: of no weight in what is only read, such as a program's output or French.
SPACES = "\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"

# They only choose how the symbol before them is drawn: ⚠️ is not worth a warning of its own.
_PRESENTATION = "\ufe0e\ufe0f"

# Marks are drawn over, under and around the character before them. No language sets more of them on one
# (Hebrew with all of its signs has four), nor more of those that pile up (Vietnamese has two): more of them
# paint over the lines around. Nor does one stand twice.
_MOST_MARKS = 4
_MOST_PILED = 2
_NO_MARK = re.compile("[\x00-\u02ff]*")
_LAST_MARK = 0x1E94A  # beyond are variation selectors alone


def visible(text: str, keep: str = "") -> str:
    """Give the text with every hidden character as e.g. `⟨U+202E⟩`, and so each mark that is one too many for
    the character under it; those of `keep` stay.

    Text of several lines is shown with `keep="\\n\\t"`, one that is only read with `SPACES` besides.
    The result has no lone surrogate.
    """

    def show(found: re.Match[str]) -> str:
        character = found[0]
        if character in keep or _is_presentation(found.string, found.start()):
            return character
        return written_out(character)

    shown = _HIDDEN.sub(show, text)
    if shown.isascii():
        return shown
    if len(shown.encode("utf-16-le", "surrogatepass")) > 2 * len(shown):
        shown = _HIDDEN_BEYOND.sub(show, shown)
    return shown if _NO_MARK.fullmatch(shown) else _marks().sub(_bounded, shown)


def written_out(character: str) -> str:
    return f"⟨U+{ord(character):04X}⟩"


def bounded_marks(text: str) -> str:
    """The text without each mark that is one too many for the character under it."""
    return _marks().sub(lambda found: "".join(_kept_marks(found[0], found.start() > 0, named=False)), text)


@cache
def _marks() -> re.Pattern[str]:
    """One or more marks (Mn, Me). Made when it is needed: it takes 20 ms."""
    marks = (chr(c) for c in range(0x300, _LAST_MARK + 1) if unicodedata.category(chr(c)) in ("Mn", "Me"))
    return re.compile("[" + "".join(marks) + "]+")


def _bounded(found: re.Match[str]) -> str:
    """A run of marks, those written out that the character before it cannot bear."""
    return "".join(_kept_marks(found[0], found.start() > 0, named=True))


def _kept_marks(marks: str, has_base: bool, named: bool) -> Iterator[str]:
    kept: set[str] = set()
    piled = 0
    for mark in marks:
        piles = unicodedata.combining(mark) >= 200 or unicodedata.combining(mark) == 1
        piles = piles or unicodedata.category(mark) == "Me"
        if has_base and mark not in kept and len(kept) < _MOST_MARKS and piled + piles <= _MOST_PILED:
            kept.add(mark)
            piled += piles
            yield mark
        elif named:
            yield written_out(mark)


def _is_presentation(text: str, at: int) -> bool:
    return text[at] in _PRESENTATION and at > 0 and unicodedata.category(text[at - 1]) == "So"


# -------------------------------------------------------------------------------------------------
# Lone surrogates: half an emoji, which no UTF-8 can hold. A CLI writes one when it cuts a text in two.


# Every escape of a JSON text, so that an escaped backslash is never taken for the start of another. Group 1
# is a surrogate that stands alone; a pair is taken whole before it.
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)


def mend_escapes(json_text: str) -> str:
    """The same JSON text with every lone surrogate, in values and keys, replaced by U+FFFD, as escapes."""
    if "\\ud" not in json_text and "\\uD" not in json_text:
        return json_text
    return _ESCAPE.sub(lambda found: "\\ufffd" if found[1] else found[0], json_text)


def mend_surrogates(value: Any) -> Any:
    """The same value with every lone surrogate in its strings and keys replaced by U+FFFD."""
    if isinstance(value, str):
        return _mend_text(value)
    if isinstance(value, dict):
        return {mend_surrogates(k): mend_surrogates(v) for k, v in value.items()}
    if isinstance(value, list):
        return [mend_surrogates(v) for v in value]
    return value


def _mend_text(text: str) -> str:
    # A byte order is named: "utf-16" would swallow a U+FEFF at the start of the text.
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
