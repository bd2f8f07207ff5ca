"""The next error of a conversation, also where its rows are not read yet."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.notable_rows import is_error
from claude_desk.ui.transcript.history_view import HistoryView

if TYPE_CHECKING:
    from claude_desk.transcript.store import Turn


class ErrorLocator:
    """Goes on from gap to gap until there is one, or the end. `found` is given its key."""

    def __init__(self, past: HistoryView, found: Callable[[str], None]) -> None:
        self._history = past
        self._found = found
        self._round = 0  # of those that were begun, the last

    def begin(self, entries: Sequence[Entry], here: int, direction: int) -> None:
        """From the row of that number on, up (-1) or down (1); what was sought before is not any more.

        A gap that one stands at is looked into; below 0: from the beginning, or the end.
        """
        if here < 0:
            here = 0 if direction > 0 else len(entries) - 1
        elif entries[here].gap is None:
            here += direction
        self._round += 1
        numbers = range(here, len(entries)) if direction > 0 else range(here, -1, -1)
        self._go_on(self._round, iter([entries[number] for number in numbers]), direction)

    def _go_on(self, number: int, ahead: Iterator[Entry], direction: int) -> None:
        for entry in ahead:
            if is_error(entry):
                self._found(entry.id)
                return
            if entry.gap is not None:
                self._history.fetch(entry.turn, partial(self._on_page_read, number, ahead, direction))
                return

    def _on_page_read(
        self, number: int, ahead: Iterator[Entry], direction: int, turns: "Sequence[Turn]"
    ) -> None:
        if number != self._round:
            return
        errors = [entry.id for turn in turns for entry in turn.entries if is_error(entry)]
        if errors:
            self._found(errors[0 if direction > 0 else -1])
        else:
            self._go_on(number, ahead, direction)
