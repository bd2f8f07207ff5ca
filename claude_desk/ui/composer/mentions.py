"""Finds the word to complete before the cursor, and writes mentions of files for Claude Code. No Qt.

Claude Code 2.1.37 and 2.1.330 accept `@path`, `@"path with spaces"`, and lines as `@path#L10-20`, after a
space or at the beginning. Without quotes, a path ends at the last ASCII letter, digit or `_`.
"""

import re
from typing import NamedTuple

from claude_desk.ui.safe_text import utf16_units

_COMMAND = re.compile(r"/([^\s/]*)\Z")
_MENTION = re.compile(r'(?:^|(?<=\s))@(?:"([^"\n]*)|([^\s"][^\s]*)?)\Z')
_LINES = re.compile(r"(?::|#L?)(\d+)(?:-L?(\d*))?\Z")
_BARE = re.compile(r"[^\s\"]*[A-Za-z0-9_]/?\Z")


class CompletionToken(NamedTuple):
    """The word to complete. `kind` is "command" or "file".

    `query` is the word without its marks (`/`, `@`, quotes) and lines. `length` is the number of UTF-16 units
    that the word has before the cursor.
    """

    kind: str
    query: str
    length: int
    lines: str = ""  # `#L10-20`, "" if the word names no lines


def token_before(text: str, *, from_start: bool) -> CompletionToken | None:
    """Return the word to complete at the end of `text`, or None.

    `from_start`: whether `text` begins at the start of the message. Commands are completed only there.
    """
    if from_start and (command := _COMMAND.fullmatch(text)):
        return CompletionToken("command", command[1], utf16_units(text))
    mention = _MENTION.search(text)
    if mention is None:
        return None
    query = mention[1] if mention[1] is not None else mention[2] or ""
    lines, length = _LINES.search(query), utf16_units(mention[0])
    if lines is None:
        return CompletionToken("file", query, length)
    return CompletionToken("file", query[: lines.start()], length, _line_words(lines[1], lines[2] or ""))


def mention_of(path: str, lines: str = "") -> str:
    """Return the words that mention a file; "" if its path has a double quote: a mention cannot have one."""
    if _BARE.fullmatch(path):
        return f"@{path}{lines}"
    return "" if '"' in path else f'@"{path}{lines}"'


def _line_words(first: str, last: str) -> str:
    return f"#L{first}-{last}" if last else f"#L{first}"
