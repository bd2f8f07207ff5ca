"""The operations with which the reducer reports changes of rows. Apply them in their order.

Insert and Update carry the entry as it is when `drain` returns the list. After one of them, the same list has
only PositionChanged, Finish and Remove for this entry.
"""

from dataclasses import dataclass

from claude_desk.transcript.entries import Entry


@dataclass(frozen=True, slots=True)
class Insert:
    """New rows were inserted. `row` is the row number of the first entry."""

    row: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class AppendText:
    """`text` was appended to the entry's text, which had `offset` code points before."""

    entry: Entry
    offset: int
    text: str


@dataclass(frozen=True, slots=True)
class Update:
    """The entry changed in any other way: its text was replaced, or its tool or its state changed."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class PositionChanged:
    """Only the entry's place in its message changed."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The entry is final. Only the result of its tool and its place may still change."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Remove:
    """`count` rows from `row` on were removed."""

    row: int
    count: int


Operation = Insert | AppendText | Update | PositionChanged | Finish | Remove
