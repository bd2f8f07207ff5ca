"""The operations by which the reducer reports changes of rows. Apply them in order.

Insert and Update mean the entry as it is when the list is handed out. After one of them, the same list only
reports the entry's place, its Finish and its removal.
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
    """Another part of the entry changed: its text as a whole, its tool, its state."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class PositionChanged:
    """The entry's place in its message changed, and nothing else."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The entry is final: only its tool's result and its place may still change."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Remove:
    """`count` rows from `row` on were removed."""

    row: int
    count: int


Operation = Insert | AppendText | Update | PositionChanged | Finish | Remove
