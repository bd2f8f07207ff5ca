"""What becomes of pasted text: hidden characters go, and long text is folded. No Qt."""

import re
from typing import NamedTuple

# Longer text, in either measure, is folded into a chip.
LONG_CHARACTERS = 2000
LONG_LINES = 40
# More bytes of UTF-8 than this are too long for a message: no model reads so many tokens, in any script.
TOO_LONG = 4_000_000

# They draw nothing and can tell Claude what the person does not see: controls, marks of direction, zero-width
# characters, fillers, tags and the variation selectors beyond those of emoji.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# A flag of a region, such as Scotland's, is written with tags.
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,8}\U000e007f")
_JOINERS = "\u200c\u200d"
_LINE_ENDS = re.compile("\r\n?|[\x85\u2028\u2029]")


class PastedText(NamedTuple):
    text: str
    removed: int  # hidden characters


def cleaned(text: str) -> PastedText:
    """The text with plain line ends and without what hides. Joiners inside words and emoji stay."""
    text = _LINE_ENDS.sub("\n", text)
    if text.isascii() and text.isprintable():
        return PastedText(text, 0)
    flags = [match.span() for match in _FLAG.finditer(text)] if "\U0001f3f4" in text else []
    removed = 0

    def drop(found: re.Match[str]) -> str:
        nonlocal removed
        at = found.start()
        if (found[0] in _JOINERS and _joins(text, at)) or any(begin <= at < end for begin, end in flags):
            return found[0]
        removed += 1
        return ""

    return PastedText(_HIDDEN.sub(drop, text), removed)


def is_too_long(*texts: str) -> bool:
    """Whether they are together more than a message can be. It takes milliseconds, whatever their length."""
    if sum(map(len, texts)) > TOO_LONG:
        return True
    return sum(len(text.encode("utf-8", "surrogatepass")) for text in texts) > TOO_LONG


def is_long(text: str) -> bool:
    return len(text) > LONG_CHARACTERS or text.count("\n") >= LONG_LINES


def words_of(text: str) -> str:
    """`PastedText text, 312 lines`"""
    lines = text.rstrip("\n").count("\n") + 1
    return f"Pasted text, {lines:,} lines" if lines > 1 else f"Pasted text, {len(text):,} characters"


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two characters of a script that has joiners, or of an emoji."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    return before > "\u02ff" and after > "\u02ff" and not _HIDDEN.match(before) and not _HIDDEN.match(after)
