"""Makes text safe and short for the screen, with hidden characters made visible. No Qt."""

import re

from claude_desk.protocol.wire.characters import visible as written_out
from claude_desk.protocol.wire.characters import written_out as name_of
from claude_desk.transcript.text.text_sanitizer import flat, is_plain, readable, visible

__all__ = ["first_lines", "flat", "plain_of_html", "readable", "utf16_units", "visible"]

# Parts of the program's own HTML: the padding of inline code, tags, entities, text.
_PIECES = re.compile(r"(?<=>)&nbsp;|&nbsp;(?=</span>)|(<[^>]*>)|(&[^;<]{1,9};|[^<&]{1,1000}|.)", re.DOTALL)
_BREAK = re.compile(r"<(?:br|/p|/h[1-6]|/li|/tr|/td|/th|/pre|/blockquote|hr)\b", re.IGNORECASE)
_MARKS = re.compile(
    r"^[ \t]*[-:|][-:| \t]*$|[*`~]*\]\([^)\s]*\)?|[*`~\[\]|]+|^[ \t]*[#>]+"
    r"|^[ \t]*</?(?:details|summary)[^>\n]*>|</(?:details|summary)>[ \t]*$",
    re.MULTILINE | re.IGNORECASE,
)
_SPACES = re.compile(r"\s+")
# Invisible characters of the program itself: those of `translation.isolate`, and non-breaking spaces.
_OURS = "\u2066\u2068\u2069\u00a0\u202f"
_ISOLATES = re.compile("[\u2066\u2068\u2069\n]")
_BLANKS = re.compile(r"[^\S\u00a0\u202f]+")
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")


def plain_of_html(html: str, limit: int) -> str:
    """Return the words of the program's own HTML in one line of at most `limit` characters."""
    from html import unescape  # imported here: it has a large table, and the first frame has no prose

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
    """Return the words of a Markdown text in one line, without most of its marks."""
    return flat(_MARKS.sub(" ", markdown[: limit * 2]), limit)


def words_in_one_line(text: str, limit: int = 300) -> str:
    """Return a text of the program, into which outside texts were inserted, in one line.

    If the line is longer than `limit` characters, cut it and append `…`. All invisible characters except the
    program's own are made visible.
    """
    line = _BLANKS.sub(" ", _closed(written_out(text[: limit * 4], keep=_OURS + "\n\t"))).strip()
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"


def words_shown(text: str) -> str:
    """Return a text like `words_in_one_line`, but uncut and with its line breaks.

    All invisible characters except the program's own are made visible.
    """
    return text if text.isascii() and is_plain(text) else _closed(written_out(text, keep=_OURS + "\n\t"))


def _closed(text: str) -> str:
    """Return the text with unmatched isolates made visible.

    An isolate is unmatched if it starts and does not end in the same line, or ends without a start.
    """
    open_at: list[int] = []
    lone: set[int] = set()
    for found in _ISOLATES.finditer(text):
        match found[0]:
            case "\n":
                lone.update(open_at)
                open_at = []
            case "\u2069":
                if open_at:
                    open_at.pop()
                else:
                    lone.add(found.start())
            case _:
                open_at.append(found.start())
    lone.update(open_at)
    return _ISOLATES.sub(lambda found: name_of(found[0]) if found.start() in lone else found[0], text)


def first_lines(text: str, lines: int, characters: int) -> tuple[str, bool]:
    """Return the start of `text`, at most `lines` and `characters` long, and whether text is omitted."""
    end = -1
    for _ in range(lines):
        end = text.find("\n", end + 1)
        if end < 0:
            break
    head = text if end < 0 else text[:end]
    head = head[:characters]
    return head, len(head) < len(text.rstrip("\n"))


def for_pasting(text: str) -> str:
    """Return `text` without control characters except tabs and line breaks.

    A terminal would obey control characters after a paste.
    """
    return text if text.isprintable() else _CONTROLS.sub("", text)


def utf16_units(text: str) -> int:
    """Return the length of `text` in UTF-16 units, which QML counts."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
