"""What the person says about lines of a changed file, and how Claude is told.

That is English in every language of the window. No Qt.
"""

from collections.abc import Iterable
from dataclasses import dataclass

_LONGEST_QUOTE = 1_200


@dataclass(frozen=True, slots=True)
class LineComment:
    """`first` to `last` are lines of the file as it is now, counted from 1, or of what it was (`gone`); 0 for
    the whole file. `quote` has those lines, each with its sign."""

    id: str
    path: str
    first: int
    last: int
    gone: bool
    quote: str
    text: str


def comment_words(comments: Iterable[LineComment]) -> str:
    """All comments, each below the place and the lines that it is about; "" for none."""
    pieces = [_words(comment) for comment in comments]
    return "\n\n".join(["My comments on the changed files:", *pieces]) if pieces else ""


def _words(comment: LineComment) -> str:
    place = comment.path
    if comment.first:
        lines = f"line {comment.first}"
        if comment.last > comment.first:
            lines = f"lines {comment.first}-{comment.last}"
        place += f", {'deleted ' if comment.gone else ''}{lines}"
    quote = comment.quote.strip("\n")
    if len(quote) > _LONGEST_QUOTE:
        quote = quote[:_LONGEST_QUOTE].rstrip() + " …"
    quoted = "\n".join(f"> {line}".rstrip() for line in quote.split("\n")) if quote else ""
    return "\n\n".join(part for part in (f"{place}:", quoted, comment.text.strip()) if part)
