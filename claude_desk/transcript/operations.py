"""What the reducer says happened to the rows. They hold in the order in which they are given.

Insert and Update mean the entry as it is when they are given: nothing more of it is told in the same list,
but for its place, its Finish and its removal.
"""

from dataclasses import dataclass

from claude_desk.transcript.entries import Entry


@dataclass(frozen=True, slots=True)
class Insert:
    """New rows, the first of them at `row`."""

    row: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class AppendText:
    """`text` was added to the entry's text, which had `offset` characters (code points) before."""

    entry: Entry
    offset: int
    text: str


@dataclass(frozen=True, slots=True)
class Update:
    """Something else of the entry changed: its text as a whole, its tool, its state."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class PositionChanged:
    """The entry's place in its message is another one; nothing else of it changed by that."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The entry is final: it will not change but for its tool's result and its place."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Remove:
    """`count` rows from `row` on were taken back."""

    row: int
    count: int


Operation = Insert | AppendText | Update | PositionChanged | Finish | Remove
