"""Operations: the reducer's reports about changes of rows. Apply the operations of a list in order.

Insert and Update carry the entry in its state at the end of the list. So the list has no AppendText and no
PositionChanged for this entry after them.
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
    """Anything in the entry may have changed, for example its text, its tool or its state."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class PositionChanged:
    """Only the entry's place in its message changed."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The entry became final."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Remove:
    """`count` rows from `row` on were removed."""

    row: int
    count: int


Operation = Insert | AppendText | Update | PositionChanged | Finish | Remove
