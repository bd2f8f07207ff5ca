"""Text made safe and short for the screen: nothing hidden, nothing endless. No Qt."""

import re

from claude_desk.protocol.wire.characters import visible as written_out
from claude_desk.transcript.text.text_sanitizer import flat, readable, visible
from claude_desk.ui.translation import left_to_right, translate

__all__ = ["first_lines", "flat", "plain_of_html", "readable", "utf16_units", "visible"]

# The pieces of our own HTML: the padding of code in a line, tags, characters written as entities, text.
_PIECES = re.compile(r"(?<=>)&nbsp;|&nbsp;(?=</span>)|(<[^>]*>)|(&[^;<]{1,9};|[^<&]{1,1000}|.)", re.DOTALL)
_BREAK = re.compile(r"<(?:br|/p|/h[1-6]|/li|/tr|/td|/th|/pre|/blockquote|hr)\b", re.IGNORECASE)
_MARKS = re.compile(r"\]\([^)\s]*\)?|[*`~\[\]|]+|^[ \t]*(?:[#>]+|[-:| \t]+$)", re.MULTILINE)
_SPACES = re.compile(r"\s+")
# What `translation.isolate` sets about a value (it turns nothing outside of it), and spaces in words of ours.
_OURS = "\u2066\u2068\u2069\u00a0\u202f"
_BLANKS = re.compile(r"[^\S\u00a0\u202f]+")
# A name that can be no words of ours: it stands in a sentence without quotes.
_BARE = re.compile(r"[A-Za-z0-9_.:@+-]{1,64}")
_QUOTES = re.compile('["\u00ab\u00bb\u2018-\u201f\u2039\u203a\u300c-\u300f\uff02]')
_GAP = re.compile(r" {3,}")
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")


def plain_of_html(html: str, limit: int) -> str:
    """The words of our own HTML in one line, at most `limit` characters."""
    from html import unescape  # with its table of 2,000 names; the first frame has no prose

    said = ""
    for piece in _PIECES.finditer(html):
        tag, text = piece[1], piece[2]
        if text:
            said += unescape(text)
        elif tag and _BREAK.match(tag):
            said += " "
        if len(said) > limit:
            said = _SPACES.sub(" ", said).lstrip()
            if len(said) > limit:
                break
    return _SPACES.sub(" ", said).strip()[:limit].rstrip()


def plain_of_markdown(markdown: str, limit: int) -> str:
    """The words of a markdown text in one line, roughly: without its marks."""
    return flat(_MARKS.sub(" ", markdown[: limit * 2]), limit)


def name(text: str, limit: int = 80) -> str:
    """A name of others' in one line, with nothing hidden in it; one without end is seen to be cut."""
    said = flat(visible(text[: limit * 4]), limit + 1)
    return said if len(said) <= limit and len(text) <= limit * 4 else said[: limit - 1].rstrip() + "…"


def quoted(text: str, limit: int = 80) -> str:
    """Words of others' in a sentence of ours: in quotes, which nothing in them can end."""
    said = _QUOTES.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", name(text, limit))
    return translate("SafeText", "“{words}”", words=said)


def named(text: str, limit: int = 80) -> str:
    """A name of others' in a sentence of ours: in quotes where it could go on with the sentence."""
    return text if _BARE.fullmatch(text) else quoted(text, limit)


def path(path: str, limit: int = 600) -> str:
    """A path, or the name of a file or a folder: in one line, read from the left, with nothing hidden in it.

    A long row of blanks is counted, and of a path without end the middle is left out.
    """
    from claude_desk.paths import with_tilde  # with Qt, which packages are built without

    said = _GAP.sub(lambda gap: f"⟨U+0020 × {len(gap[0])}⟩", written_out(with_tilde(path)))
    half = limit // 2
    return left_to_right(said if len(said) <= limit else f"{said[:half]} … {said[-half:]}")


def words_in_one_line(text: str, limit: int = 300) -> str:
    """Words of ours in one line, with what was put into them: nothing hidden but what is ours."""
    line = _BLANKS.sub(" ", written_out(text[: limit * 4], keep=_OURS + "\n\t")).strip()
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"


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


def for_pasting(text: str) -> str:
    """`text` without controls: a terminal that it is pasted into would take them for orders."""
    return text if text.isprintable() else _CONTROLS.sub("", text)


def utf16_units(text: str) -> int:
    """The length of `text` as QML counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
