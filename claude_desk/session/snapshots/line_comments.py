"""The user's comments on lines of changed files, and the note about undone changes, as text for Claude.

The text is English in every language of the window. Uses no Qt.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from claude_desk.protocol.wire.authorship import NOTES_END, Authorship

_LONGEST_QUOTE = 1_200


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


def with_note(note: str, text: str, pastes: tuple[str, ...] = ()) -> tuple[str, Authorship]:
    """Return a message with the note and the comments before the user's text, and who wrote which part."""
    if not note:
        return text, Authorship(pastes=pastes)
    if not text.strip():
        return f"{note}\n\n{NOTES_END}", Authorship(note, typed=False)
    note = f"{note}\n\n{NOTES_END}"
    return f"{note}\n\n{text}", Authorship(note, pastes=pastes)


def comment_words(comments: Iterable[LineComment]) -> str:
    """Return all comments, each below its place and its lines; "" without comments."""
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
