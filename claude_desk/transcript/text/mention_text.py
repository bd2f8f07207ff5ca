"""Mentions of files in a message (`@src/app.py#L3-4`), as Claude Code reads them. No Qt."""

import re
from collections.abc import Iterator
from typing import NamedTuple

# Claude Code finds a mention only at the beginning, or after a space. Without quotes, a path ends at its last
# ASCII letter, digit or `_`; a slash may follow.
_IN_TEXT = re.compile(r'(?<!\S)@(?:"[^"\n]+"|[^\s"@]*[A-Za-z0-9_]/?)')
_LINES = re.compile(r"#L(\d+)(?:-(\d+))?\Z")
# What may follow a mention without a space.
_CLOSING = re.compile(r"[.,;:!?)\]}'\"]*(?:\s|\Z)")
_LEAST = re.compile(r"[/.#]")


class Mention(NamedTuple):
    """A mentioned file or folder. `first` and `last` are its lines, from 1; 0 without lines."""

    path: str
    first: int = 0
    last: int = 0

    @property
    def place(self) -> str:
        """`src/app.py`, `src/app.py:3` or `src/app.py:3-4`."""
        lines = f":{self.first}" if self.first else ""
        return self.path + lines + (f"-{self.last}" if self.last > self.first else "")

    @property
    def address(self) -> str:
        """The address of the file's first mentioned line, or of its first line; a folder's path."""
        if self.path.endswith("/"):
            return self.path
        own = self.path if "/" in self.path else f"./{self.path}"
        return f"{own}:{self.first or 1}"


def mention_in(text: str) -> Mention:
    """Return what a text mentions that is only a mention."""
    path = text.removeprefix("@").removeprefix('"').removesuffix('"')
    lines = _LINES.search(path)
    # A number with more digits is no line.
    if lines is None or any(len(each or "") > 9 for each in lines.groups()):
        return Mention(path)
    return Mention(path[: lines.start()], int(lines[1]), int(lines[2] or 0))


def mentions_of(text: str) -> Iterator[tuple[int, int]]:
    """Yield the places of the mentions in a text. A word behind `@` is one if it has a part of a path:
    `@main` may be the name of a person."""
    for found in _IN_TEXT.finditer(text):
        if _LEAST.search(found[0]):
            yield found.span()


def between_words(before: str, mention: str, after: str) -> str:
    """Return the mention with the spaces that it needs between these words."""
    begin = "" if not before or before[-1].isspace() else " "
    return begin + mention + ("" if _CLOSING.match(after) else " ")
