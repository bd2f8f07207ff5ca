"""All rows of the shown conversation in order, including rows that the screen hides."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.operations import (
    AppendText,
    Finish,
    Insert,
    Operation,
    PositionChanged,
    Remove,
    Update,
)
from claude_desk.ui.list_changes import equal_ends


class EntryList(QObject):
    """A list that applies the same operations as the screen's model, but omits no row.

    If the screen shows a subagent's rows, the list has only these rows (`follow`, `note_changes`).
    """

    was_reset = Signal()
    added = Signal(object)  # tuple[Entry, ...]
    removed = Signal(object)  # list[Entry]
    changed = Signal(object)  # the Entry whose text or state changed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        self._numbers: dict[str, int] | None = None

    def reset(self, entries: Iterable[Entry]) -> None:
        self.entries = list(entries)
        self._numbers = None
        self.was_reset.emit()

    def apply(self, operations: Sequence[Operation]) -> None:
        for operation in joined(operations):
            match operation:
                case Insert(row, entries):
                    self._insert(row, entries)
                case Remove(row, count):
                    gone = self.entries[row : row + count]
                    del self.entries[row : row + count]
                    self._numbers = None
                    self.removed.emit(gone)
                case AppendText(entry) | Update(entry) | Finish(entry):
                    self.changed.emit(entry)

    def follow(self, entries: list[Entry]) -> None:
        """Change the list to `entries`, the rows of a subagent, after rows were inserted or removed."""
        old = self.entries
        first, last = equal_ends(old, entries)
        gone, come = old[first : len(old) - last], entries[first : len(entries) - last]
        if gone:
            self.entries = [*old[:first], *old[len(old) - last :]]
            self._numbers = None
            self.removed.emit(gone)
        if come:
            self._insert(first, tuple(come))

    def note_changes(self, operations: Iterable[Operation]) -> None:
        """Emit `changed` for each row of the list whose text or state one of the operations changed."""
        for operation in operations:
            if isinstance(operation, AppendText | Update | Finish) and self.number(operation.entry.id) >= 0:
                self.changed.emit(operation.entry)

    def number(self, key: str) -> int:
        """Return the row's index in the list; -1 if the row is not in the list."""
        if self._numbers is None:
            self._numbers = {entry.id: number for number, entry in enumerate(self.entries)}
        return self._numbers.get(key, -1)

    def entry(self, key: str) -> Entry | None:
        number = self.number(key)
        return self.entries[number] if number >= 0 else None

    def _insert(self, row: int, entries: tuple[Entry, ...]) -> None:
        row = min(max(row, 0), len(self.entries))
        if row < len(self.entries):
            self._numbers = None
        elif self._numbers is not None:
            self._numbers.update((entry.id, row + at) for at, entry in enumerate(entries))
        self.entries[row:row] = entries
        self.added.emit(entries)


_CLAUDES_TEXT = {EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE}


def joined(operations: Iterable[Operation]) -> Iterator[Operation]:
    """Yield the operations, with consecutive rows of Claude's text joined into one insertion.

    An inserted row shows the current state of its entry, so `Finish` and `PositionChanged` of the joined rows
    are dropped.
    """
    come: dict[str, Entry] = {}  # the joined entries by id
    first = 0  # the row of their insertion
    for operation in operations:
        match operation:
            case Insert(row, entries) if all(_stands_alone(entry) for entry in entries):
                if come and row == first + len(come):
                    come.update({entry.id: entry for entry in entries})
                    continue
                yield from _insertion(first, come)
                first, come = row, {entry.id: entry for entry in entries}
                continue
            case Finish(entry) | PositionChanged(entry) if entry.id in come:
                continue
        yield from _insertion(first, come)
        come = {}
        yield operation
    yield from _insertion(first, come)


def _insertion(row: int, entries: dict[str, Entry]) -> Iterator[Operation]:
    if entries:
        yield Insert(row, tuple(entries.values()))


def _stands_alone(entry: Entry) -> bool:
    """Return whether the entry is a row of Claude's text that does not belong to another row."""
    return entry.kind in _CLAUDES_TEXT and not entry.parent and entry.continues is None
