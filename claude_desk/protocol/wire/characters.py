"""Makes hidden characters visible. The text that the user reads and allows must be the text that will run."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

# Characters that draw nothing, look like a space, or draw something arbitrary:
# - the categories Cc, Cf, Cs, Zl and Zp of Unicode 16 (control, bidirectional and zero-width characters);
# - blank characters of other categories (fillers, variation selectors, the empty braille cell, the object
#   replacement character, the null notehead, blank hieroglyphs);
# - spaces (Zs), except U+0020;
# - code points that are reserved as ignorable, and noncharacters, some of which end a line in Qt;
# - characters for private use (Co), for which each font draws something else.
_HIDDEN = re.compile(
    "[\ufdd0-\ufdef\ufffe\uffff"
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680"
    "\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufe00-\ufe0f"
    "\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffc]"
)
# The hidden characters beyond U+FFFF. A single pattern for all hidden characters would be five times slower.
_HIDDEN_BEYOND = re.compile(
    "["
    + "".join(f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0xF0000, 0x10000))
    + "\U000110bd\U000110cd\U00013430-\U0001343f\U00013441\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)

# Terminal control sequences, in the order of the lines: for colours and the cursor; for titles and links;
# with intermediate characters; of two characters; bell and shift characters.
ESCAPE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1b[\]PX^_][^\x07\x1b\n]*(?:\x07|\x1b\\)"
    r"|\x1b[ -/]+[0-~]"
    r"|\x1b[0-Z\\\]-~]?"
    r"|[\x07\x0e\x0f]"
)

# Characters that look like a space. They are harmless in text that does not run, such as a program's output.
SPACES = "\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"

# Variation selectors that choose how the symbol before them is drawn, as in ⚠️.
_PRESENTATION = "\ufe0e\ufe0f"

# The most marks on a character. Marks are drawn over, under and around the character before them, and too
# many of them would paint over other lines. Languages use up to four marks (Hebrew), up to two that pile up
# (Vietnamese), and no mark twice.
_MOST_MARKS = 4
_MOST_PILED = 2
_NO_MARK = re.compile("[\x00-\u02ff]*")
_LAST_MARK = 0x1E94A  # the last mark that is not a variation selector

# The length of a piece of text, and how far before the end of a piece its cut may be moved. In characters.
_PIECE = 100_000
_NEAR = 200


def visible(text: str, keep: str = "", natural: bool = False) -> str:
    """Return the text with each hidden character written out, as in `⟨U+202E⟩`. Marks that are too many for a
    character, or that it already has, are written out too. U+FE0E and U+FE0F after a symbol are never written
    out.

    `keep`: hidden characters that are not changed. Pass `"\\n\\t"` for text of several lines, and `SPACES`
    for text that does not run. `natural`: also keep hidden characters where a script or an emoji needs them.
    If `keep` has no surrogates, the result has no lone surrogate.
    """
    if len(text) > _PIECE:
        return "".join(visible(piece, keep, natural) for piece in _pieces(text))

    def show(found: re.Match[str]) -> str:
        character, at = found[0], found.start()
        if character in keep or _is_presentation(found.string, at):
            return character
        if natural and character > "\u02ff" and _is_natural(found.string, at):
            return character
        return written_out(character)

    shown = _HIDDEN.sub(show, text)
    if shown.isascii():
        return shown
    if _goes_beyond(shown):
        shown = _HIDDEN_BEYOND.sub(show, shown)
    shown = _without_unassigned(shown, natural)
    return shown if _NO_MARK.fullmatch(shown) else _marks(_goes_beyond(shown)).sub(_bounded, shown)


# The beginning of a text that looks like a character that is written out.
_LOOKS_WRITTEN_OUT = re.compile(r"⟨(?=U\+[0-9A-F]{4,6}⟩)")


def unambiguous(text: str, keep: str = "") -> str:
    """Return `visible(text, keep)`, and write out each `⟨` at which the text itself looks like a character
    that is written out. So different texts are shown differently."""
    return visible(_LOOKS_WRITTEN_OUT.sub(written_out("⟨"), text), keep)


# Ranges in which later versions of Unicode may add emoji and ideographs that Python does not know yet.
_TO_COME = re.compile("[\U0001f000-\U0001faff\U00020000-\U0003fffd]")


def _without_unassigned(text: str, natural: bool) -> str:
    """Return the text with each unassigned code point (Cn) written out, because a font draws nothing or
    something arbitrary for it. With `natural`, keep code points that may become emoji or ideographs."""
    odd = {sign for sign in set(text) if sign > "\u02ff" and unicodedata.category(sign) == "Cn"}
    if natural:
        odd = {sign for sign in odd if not _TO_COME.match(sign)}
    return text.translate({ord(sign): written_out(sign) for sign in odd}) if odd else text


def _pieces(text: str) -> Iterator[str]:
    """Yield the text in pieces, so that other threads can run in between: a regular expression holds the GIL.

    Cut before a character below U+0300, which is no mark, if there is one nearby. A cut between a letter and
    its mark would leave the mark without a letter, so that the mark would be written out.
    """
    start = 0
    while start < len(text):
        end = start + _PIECE
        while end < len(text) and text[end] > "\u02ff" and end > start + _PIECE - _NEAR:
            end -= 1
        yield text[start:end]
        start = end


def written_out(character: str) -> str:
    return f"⟨U+{ord(character):04X}⟩"


def bounded_marks(text: str) -> str:
    """Return the text without the marks that `visible` would write out."""
    marks = _marks(_goes_beyond(text))
    return marks.sub(lambda found: "".join(_kept_marks(found[0], found.start() > 0, named=False)), text)


def _goes_beyond(text: str) -> bool:
    """Return whether the text has characters beyond U+FFFF."""
    return len(text.encode("utf-16-le", "surrogatepass")) > 2 * len(text)


@cache
def _marks(beyond: bool) -> re.Pattern[str]:
    """Return the pattern for one or more marks (Mn, Me). `beyond`: include the marks beyond U+FFFF.

    Building the pattern takes 20 ms. A character set with characters beyond U+FFFF would be a hundred times
    slower, so these marks are tried only before a character beyond U+FFFF.
    """
    last = _LAST_MARK if beyond else 0xFFFF
    marks = [chr(c) for c in range(0x300, last + 1) if unicodedata.category(chr(c)) in ("Mn", "Me")]
    near = "[" + "".join(mark for mark in marks if mark <= "\uffff") + "]"
    if not beyond:
        return re.compile(near + "+")
    far = "".join(mark for mark in marks if mark > "\uffff")
    return re.compile(f"(?:{near}|(?=[\U00010000-\U0001ffff])[{far}])+")


def _bounded(found: re.Match[str]) -> str:
    """Return a run of marks. Marks that are too many for the character before the run are written out."""
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


# Scripts in which U+200C and U+200D separate or join letters, such as Arabic, the scripts of India, and
# Mongolian.
_JOINED = re.compile(
    "[\u0600-\u085f\u08a0-\u0dff\u0f00-\u109f\u1780-\u18af\u1a20-\u1aaf\u1b00-\u1c4f\ua800-\ua9ff\uaa00-\uaadf"
    "\uabc0-\uabff\ufb50-\ufdff\ufe70-\ufefc\U00010a00-\U00010a5f\U00011000-\U000119ff]"
)
_HAN = re.compile("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_MONGOLIAN = re.compile("[\u1800-\u18af]")
# The flag of a part of a country: a black flag, tag letters, an end tag.
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
_LONGEST_FLAG = 8
_DRAWN_FORMATS = "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
# Characters that a variation selector may follow, although they are not symbols.
_DRAWN_TWO_WAYS = "\u203c\u2049\u3030\u303d\u3297\u3299"
_KEYCAP = "\u20e3"


def _is_natural(text: str, at: int) -> bool:
    """Return whether a script or an emoji needs the hidden character at offset `at`."""
    character = text[at]
    before, after = text[at - 1] if at else "", text[at + 1 : at + 2]
    if character in "\u200c\u200d":
        if _JOINED.match(before):
            return _JOINED.match(after) is not None
        return character == "\u200d" and _is_emoji(before) and _is_symbol(after)
    if character in _PRESENTATION:
        if after == _KEYCAP:
            return before in "0123456789#*" and before != ""
        return _is_symbol(before) or (before in _DRAWN_TWO_WAYS and before != "")
    if "\ufe00" <= character <= "\ufe0d" or "\U000e0100" <= character <= "\U000e01ef":
        return _HAN.match(before) is not None
    if "\u180b" <= character <= "\u180f":
        return _MONGOLIAN.match(before) is not None
    if character in _DRAWN_FORMATS:
        return True
    if "\U000e0030" <= character <= "\U000e007f":
        start = text.rfind("\U0001f3f4", max(0, at - _LONGEST_FLAG), at)
        return start >= 0 and (flag := _FLAG.match(text, start)) is not None and at < flag.end()
    return False


def _is_symbol(character: str) -> bool:
    return character > "\x7f" and unicodedata.category(character) in ("So", "Sm")


def _is_emoji(character: str) -> bool:
    """Return whether the character is an emoji, or a variation selector or skin tone that ends an emoji."""
    return character == "\ufe0f" or "\U0001f3fb" <= character <= "\U0001f3ff" or _is_symbol(character)


# -------------------------------------------------------------------------------------------------
# Lone surrogates: halves of surrogate pairs. UTF-8 cannot encode them. A CLI writes one when it cuts a text
# in the middle of a pair.


# Matches every escape in a JSON text, so that an escaped backslash is not taken for the start of an escape. A
# surrogate pair is one match. Group 1 matches a lone surrogate.
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)


def mend_escapes(json_text: str) -> str:
    """Return the JSON text with each escaped lone surrogate replaced by an escaped U+FFFD."""
    if "\\ud" not in json_text and "\\uD" not in json_text:
        return json_text
    return _ESCAPE.sub(lambda found: "\\ufffd" if found[1] else found[0], json_text)


def mend_surrogates(value: Any) -> Any:
    """Return the value with each lone surrogate in its strings and keys replaced by U+FFFD."""
    if isinstance(value, str):
        return _mend_text(value)
    if isinstance(value, dict):
        return {mend_surrogates(k): mend_surrogates(v) for k, v in value.items()}
    if isinstance(value, list):
        return [mend_surrogates(v) for v in value]
    return value


def _mend_text(text: str) -> str:
    # "utf-16" without a byte order would drop a U+FEFF at the start of the text.
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
