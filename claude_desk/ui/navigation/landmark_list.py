"""The rows that stand out, kept as rows come and go, so that nobody has to look at all rows for them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.notable_rows import landmark
from claude_desk.ui.transcript.entry_list import EntryList

GAP = "gap"


class NotableRowList(QObject):
    """`of("user")`, `of("error")`, and `of(GAP)`: pages that are not read; each in the order of the rows."""

    def __init__(self, rows: EntryList) -> None:
        super().__init__(rows)
        self._rows = rows
        self._lists: dict[str, list[Entry]] | None = None  # None: to be looked for anew
        self._errors: set[str] = set()
        rows.was_reset.connect(self._forget)
        rows.added.connect(self._on_rows_added)
        rows.removed.connect(self._on_rows_removed)
        rows.changed.connect(self._on_rows_changed)

    def of(self, kind: str) -> Sequence[Entry]:
        if self._lists is None:
            self._lists = {"user": [], "error": [], GAP: []}
            self._errors.clear()
            self._add(self._rows.entries, self._lists)
        return self._lists[kind]

    def _add(self, entries: Sequence[Entry], lists: dict[str, list[Entry]]) -> None:
        for entry in entries:
            if kind := _kind_of(entry):
                lists[kind].append(entry)
                if kind == "error":
                    self._errors.add(entry.id)

    @Slot()
    def _forget(self) -> None:
        self._lists = None

    @Slot(object)
    def _on_rows_added(self, entries: tuple[Entry, ...]) -> None:
        if self._lists is None or not entries:
            return
        if entries[-1] is self._rows.entries[-1]:
            self._add(entries, self._lists)
        elif any(_kind_of(entry) for entry in entries):
            self._forget()

    @Slot(object)
    def _on_rows_removed(self, entries: list[Entry]) -> None:
        if any(_kind_of(entry) for entry in entries):
            self._forget()

    @Slot(object)
    def _on_rows_changed(self, entry: Entry) -> None:
        if (_kind_of(entry) == "error") is not (entry.id in self._errors):
            self._forget()


def _kind_of(entry: Entry) -> str:
    return GAP if entry.gap is not None else landmark(entry)
