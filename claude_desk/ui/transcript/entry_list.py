"""All rows of the conversation in their order, those that the screen hides among them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.operations import AppendText, Finish, Insert, Operation, Remove, Update


class EntryList(QObject):
    """Follows the operations, as the model of the screen does, but leaves out nothing."""

    was_reset = Signal()
    added = Signal(object)  # tuple[Entry, ...]
    removed = Signal(object)  # list[Entry]
    changed = Signal(object)  # Entry: its text or its state

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        self._numbers: dict[str, int] | None = None

    def reset(self, entries: Iterable[Entry]) -> None:
        self.entries = list(entries)
        self._numbers = None
        self.was_reset.emit()

    def apply(self, operations: Sequence[Operation]) -> None:
        for operation in operations:
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

    def number(self, key: str) -> int:
        """Where the row stands among all; -1 where it is not there."""
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
