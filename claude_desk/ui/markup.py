"""Text made safe and short for the screen: nothing hidden, nothing endless. No Qt."""

import re
from html import unescape

# Zero-width characters and bidirectional controls: what they hide or turn round is not what will run.
_HIDDEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff9-\ufffb\U000e0000-\U000e0fff"
)
_INVISIBLE = re.compile(f"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029{_HIDDEN}]")
_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
_TAGS = re.compile(r"<[^>]*>")
_BREAKS = re.compile(r"<(?:br|/p|/h[1-6]|/li|/tr|/td|/th|/pre|/blockquote|hr)\b[^>]*>", re.IGNORECASE)
_SPACES = re.compile(r"\s+")


def visible(text: str) -> str:
    """`text` with every character that shows as nothing, or turns others round, written out.

    ASCII controls become their pictures (␛), all others `⟨U+202E⟩`. Newlines and tabs stay.
    """
    return _INVISIBLE.sub(_written_out, text)


def hides_something(text: str) -> bool:
    """Whether `visible` would change `text`."""
    return _INVISIBLE.search(text) is not None


def _written_out(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x20:
        return chr(0x2400 + code)
    return "␡" if code == 0x7F else f"⟨U+{code:04X}⟩"


def output_text(text: str) -> str:
    """A program's output for the screen: its terminal colours taken out, other hidden characters shown."""
    return visible(_ESCAPES.sub("", text.replace("\r\n", "\n"))) if text else ""


def plain_of_html(html: str, limit: int) -> str:
    """The words of our own HTML in one line, at most `limit` characters."""
    # Four characters of markup for one of text is plenty; the whole of a long block need not be looked at.
    spaced = _BREAKS.sub(" ", html[: limit * 4])
    return _SPACES.sub(" ", unescape(_TAGS.sub("", spaced))).strip()[:limit]


def one_line(text: str, limit: int) -> str:
    """`text` in one line, at most `limit` characters."""
    return _SPACES.sub(" ", text[: limit * 2]).strip()[:limit]


def first_lines(text: str, lines: int, characters: int) -> tuple[str, bool]:
    """The head of `text` in at most so many lines and characters, and whether anything is left out."""
    end = -1
    for _ in range(lines):
        end = text.find("\n", end + 1)
        if end < 0:
            break
    head = text if end < 0 else text[:end]
    head = head[:characters]
    return head, len(head) < len(text.rstrip("\n"))


def utf16_units(text: str) -> int:
    """The length of `text` as QML counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
