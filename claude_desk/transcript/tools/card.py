"""The card of a tool call: a title, and parts of a few kinds that the screen can show.

A part has its complete text, and the screen shows a bounded piece of it. Hidden characters in the text are
already written out, except in Markdown. Spans are places in this written form. Our own words are phrases.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.diff import Diff
from claude_desk.transcript.text.spans import TextSpan


class LineBand(NamedTuple):
    """Highlighted lines: `size` lines from `line` on. Lines are counted from 0."""

    line: int
    size: int
    tone: str  # added, removed, hunk, match


@dataclass(frozen=True, slots=True)
class ListingPart:
    """Lines in a font of fixed width: a program's output, a file, code, matches.

    `language`: a language for `syntax_highlight.spans_of`, or "". `spans`: styles to draw over the colours of
    the language. `first`: the number of the first line, 0 for no line numbers. `gutter`: words to show
    instead of line numbers, one for each line.
    """

    text: str
    label: Text = ""  # shown above the listing, such as "stderr"
    language: str = ""
    first: int = 0
    gutter: tuple[str, ...] = ()
    spans: tuple[TextSpan, ...] = ()
    bands: tuple[LineBand, ...] = ()
    tone: str = ""  # "bad": all text has the colour of errors
    wrap: bool = True  # whether long lines are wrapped; otherwise the listing scrolls sideways
    tail: bool = False  # whether to show the end, instead of the beginning, of a text that is too long
    brief: bool = False


@dataclass(frozen=True, slots=True)
class DiffPart:
    """A change of a file."""

    diff: Diff
    label: Text = ""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class MarkdownPart:
    """Markdown, shown like Claude's text."""

    markdown: str
    label: Text = ""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class FactsPart:
    """Keys and values, as a table. `opens`: whether each key is the path of a memory file, which the user can
    open."""

    rows: tuple[tuple[Text, Text], ...]
    label: Text = ""
    brief: bool = False
    opens: bool = False


class ChecklistItem(NamedTuple):
    text: str
    state: str  # pending, active, done, deleted
    note: Text = ""


@dataclass(frozen=True, slots=True)
class ChecklistPart:
    items: tuple[ChecklistItem, ...]
    label: Text = ""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class PicturesPart:
    """Images as thumbnails, files as chips."""

    items: tuple[Attachment, ...]
    label: Text = ""
    brief: bool = True


@dataclass(frozen=True, slots=True)
class NotePart:
    """A line about the call: `3 matches in 2 files`."""

    text: Text
    tone: str = ""  # ok, warn, bad
    brief: bool = False


Part = ListingPart | DiffPart | MarkdownPart | FactsPart | ChecklistPart | PicturesPart | NotePart


@dataclass(frozen=True, slots=True)
class Card:
    """The card of a tool call. A folded card shows only the first lines of its `brief` parts.

    `name`: the tool's name as the user sees it (`Bash`). `server`: the MCP server of the tool, or "".
    """

    title: Text = ""  # one line about the call: a path, a command, a pattern
    name: Text = ""
    server: str = ""
    summary: Text = ""  # the outcome in a few words: `+3 −1`, `12 files`, `exit code 1`
    parts: tuple[Part, ...] = field(default=())
    says_time: bool = False  # whether the summary has the duration of the call
    description: Text = ""  # what the call is for, in Claude's words
