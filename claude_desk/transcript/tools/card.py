"""A tool call made readable: a title, and parts of a few kinds that the screen knows how to show.

A part holds all of its text; the screen shows a bounded piece of it. Texts are what is to be seen: characters
that show as nothing are written out already, spans and bands count in them. Texts of ours are
phrases.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.diff import Diff
from claude_desk.transcript.text.spans import TextSpan


class LineBand(NamedTuple):
    """Lines that stand out as a whole: `size` of them from `line` on; the first of all is line 0."""

    line: int
    size: int
    tone: str  # added, removed, hunk, match


@dataclass(frozen=True, slots=True)
class ListingPart:
    """Lines of fixed width: a program's output, a file, code, matches.

    `language` is what `highlight.spans_of` takes, "" for none; spans given here lie over its colours.
    Numbers beside the lines are counted from `first` (0: none), or are the `gutter`, a word for each line.
    """

    text: str
    label: Text = ""  # above it: "stderr"
    language: str = ""
    first: int = 0
    gutter: tuple[str, ...] = ()
    spans: tuple[TextSpan, ...] = ()
    bands: tuple[LineBand, ...] = ()
    tone: str = ""  # "bad": all of it in the colour of errors
    wrap: bool = True  # long lines are broken; False: they scroll sideways
    tail: bool = False  # where it is cut, the end is shown
    brief: bool = False


@dataclass(frozen=True, slots=True)
class DiffPart:
    """A change of a file."""

    diff: Diff
    label: Text = ""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class MarkdownPart:
    """Markdown, shown as Claude's words are."""

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
    """`brief` parts are also seen, their first lines only, while the card is folded; the others are not.

    `name` is the tool's name for people (`Bash`; of an MCP tool the tool alone, its server in `server`).
    """

    title: Text = ""  # what happens, in one line: a path, a command, a pattern
    name: Text = ""
    server: str = ""
    summary: Text = ""  # what came of it, in a word or two: `+3 −1`, `12 files`, `exit code 1`
    parts: tuple[Part, ...] = field(default=())
    says_time: bool = False  # the summary says how long it took
