"""The card of a tool call: a title, and parts of a few kinds that the screen can show.

A part holds all of its text; the screen shows a bounded piece of it. Texts are as they are shown: invisible
characters are written out already, and spans and bands count in these texts. Words of our own are phrases.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.diff import Diff
from claude_desk.transcript.text.spans import TextSpan


class LineBand(NamedTuple):
    """Highlighted lines: `size` lines from `line` on; the first line of the text is 0."""

    line: int
    size: int
    tone: str  # added, removed, hunk, match


@dataclass(frozen=True, slots=True)
class ListingPart:
    """Lines in a font of fixed width: a program's output, a file, code, matches.

    `language` is for `syntax_highlight.spans_of`, "" for none; the spans given here lie over its colours. The
    line numbers count from `first` (0: no numbers), or `gutter` has a word for each line.
    """

    text: str
    label: Text = ""  # above it: "stderr"
    language: str = ""
    first: int = 0
    gutter: tuple[str, ...] = ()
    spans: tuple[TextSpan, ...] = ()
    bands: tuple[LineBand, ...] = ()
    tone: str = ""  # "bad": all text has the colour of errors
    wrap: bool = True  # long lines are wrapped; False: they scroll sideways
    tail: bool = False  # if the text is cut, its end is shown
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
    """Keys and values, as a table."""

    rows: tuple[tuple[Text, Text], ...]
    label: Text = ""
    brief: bool = False


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
    """The card of a tool call. A folded card shows the first lines of its `brief` parts, and no other parts.

    `name` is the tool's name for people (`Bash`). For an MCP tool it is only the tool, and `server` is its
    server.
    """

    title: Text = ""  # what the call does, in one line: a path, a command, a pattern
    name: Text = ""
    server: str = ""
    summary: Text = ""  # the outcome, in a word or two: `+3 −1`, `12 files`, `exit code 1`
    parts: tuple[Part, ...] = field(default=())
    says_time: bool = False  # the summary says how long the call took
