"""The user's comments on lines of changed files, as text for Claude. No Qt.

The comments come before the user's text, as a composed beginning (`authorship.py`), in which the CLI expands
no `@`: a quoted line may have one. In the user's text, `[comment 1]` names the first comment. All of it is
English in every language of the window.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from claude_desk.protocol.wire.authorship import NOTES_END

_LONGEST_QUOTE = 1_200
_BEGINNING = "My comments on the changed files:"
_NUMBERED = re.compile(r"(?:\A|(?<=\n\n))\[comment (\d{1,4})\] ")
_PLACE = re.compile(r"(.+?)(?:, (deleted )?lines? (\d{1,9})(?:-(\d{1,9}))?)?:")
_NAMED = re.compile(r"\[comment (\d{1,4})\]")


@dataclass(frozen=True, slots=True)
class LineComment:
    """A comment on lines of a file. `first` and `last` are line numbers from 1, or 0 for a comment on the
    complete file. With `gone`, they are lines of the earlier file. `quote`: the commented lines of the
    diff, each with its `+`, `-` or blank. `text`: the text for Claude, "" if there is none yet. `draft`: a
    text that the user has not finished; it replaces `text` when the user finishes it."""

    id: str
    path: str
    first: int
    last: int
    gone: bool
    quote: str
    text: str
    draft: str = ""


class PartedComments(NamedTuple):
    """A message with comments: the text before them, the text of each comment, and the user's text."""

    before: str
    comments: tuple[str, ...]
    typed: str


def comment_name(number: int) -> str:
    """Return the words that name a comment in the user's text. `number`: from 1."""
    return f"[comment {number}]"


def with_comments(comments: Sequence[LineComment], text: str) -> str:
    """Return a message with comments before the user's text, which names them."""
    if not comments:
        return text
    said = (f"{comment_name(at)} {comment_text(each)}" for at, each in enumerate(comments, 1))
    return "\n\n".join([_BEGINNING, *said, NOTES_END, text])


def parted(text: str) -> PartedComments | None:
    """Return the parts of a message with comments; None for any other message."""
    opening = f"{_BEGINNING}\n\n{comment_name(1)} "
    begin = text.find(opening)
    end = text.find(f"\n\n{NOTES_END}\n\n", begin) if begin >= 0 else -1
    if end < 0:
        return None
    block = text[begin + len(_BEGINNING) + 2 : end]
    places: list[tuple[int, int]] = []  # where the name and where the text of each comment begins
    for found in _NUMBERED.finditer(block):
        if int(found[1]) == len(places) + 1:
            places.append(found.span())
    ends = [*(at for at, _ in places[1:]), len(block)]
    comments = tuple(block[at:last].rstrip("\n") for (_, at), last in zip(places, ends, strict=True))
    if any(comment_in(each) is None for each in comments):
        return None
    return PartedComments(text[:begin], comments, text[end + len(NOTES_END) + 4 :])


def names_in(text: str, count: int) -> Iterator[tuple[int, int, int]]:
    """Yield the beginning, the end and the number of each name of one of `count` comments."""
    for found in _NAMED.finditer(text):
        if 1 <= int(found[1]) <= count:
            yield *found.span(), int(found[1])


def comment_text(comment: LineComment) -> str:
    """Return a comment below its place and its lines."""
    place = comment.path.replace("\n", " ").replace("\r", " ")
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


def comment_in(text: str) -> LineComment | None:
    """Return the comment with this text (`comment_text`), with a new id; None for any other text."""
    from uuid import uuid4  # not needed for the first frame

    head, _, rest = text.partition("\n\n")
    found = _PLACE.fullmatch(head)
    if found is None:
        return None
    quoted, _, said = rest.partition("\n\n") if rest.startswith(">") else ("", "", rest)
    lines = quoted.split("\n") if quoted else []
    if not all(line.startswith(">") for line in lines):
        lines, said = [], rest
    quote = "\n".join(line[2:] or " " for line in lines)
    first = int(found[3] or 0)
    return LineComment(
        uuid4().hex, found[1], first, int(found[4] or first), found[2] is not None, quote, said.strip()
    )
