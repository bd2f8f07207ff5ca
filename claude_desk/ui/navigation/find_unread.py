"""What is found in the pages of a conversation that are not read."""

from collections.abc import Iterable

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.search import RowSearch
from claude_desk.ui.transcript.history_view import HistoryView


class UnreadMatches:
    """`pages`: by the key of a gap how often each row there has the words, in the rows' order."""

    def __init__(self, past: HistoryView) -> None:
        self._history = past
        self._coming: dict[str, int] | None = None  # of the page that is just being shown
        self._going: dict[str, int] = {}  # of the page that is just being let go
        self.pages: dict[str, dict[str, int]] = {}

    def set_query(self, query: str) -> None:
        """Look for other words; with "" for none."""
        self.pages.clear()
        self._coming, self._going = None, {}
        self._history.search(query)

    @property
    def searching(self) -> bool:
        return self._history.searching

    @property
    def total(self) -> int:
        return sum(sum(counts.values()) for counts in self.pages.values())

    def count(self, key: str) -> int:
        return self.pages.get(self.gap_of(key), {}).get(key, 0)

    def gap_of(self, key: str) -> str:
        """The gap that a row with a hit is in; "" where it is read."""
        return next((gap for gap, counts in self.pages.items() if key in counts), "")

    def first(self, wanted: bool) -> str:
        """The newest row with a hit; "" where it is not wanted yet."""
        gap = next(iter(self.pages), "") if wanted else ""
        return self.end(gap, -1) if gap else ""

    def end(self, gap: str, direction: int) -> str:
        """The row with a hit that one comes to first."""
        keys = list(self.pages[gap])
        return keys[0 if direction > 0 else -1]

    def beside(self, key: str, direction: int) -> str:
        """The next one in the same gap; "" where there is none."""
        keys = list(self.pages.get(self.gap_of(key), {}))
        place = keys.index(key) + direction if key in keys else -1
        return keys[place] if 0 <= place < len(keys) else ""

    def before(self, entries: Iterable[Entry], key: str) -> int:
        """How many hits there are in the gaps among these rows, and before the row in its own."""
        count = sum(sum(self.pages[entry.id].values()) for entry in entries if entry.id in self.pages)
        for other, hits in self.pages.get(self.gap_of(key), {}).items():
            if other == key:
                break
            count += hits
        return count

    # --- pages come and go ---------------------------------------------------------------------

    def leave(self, entries: Iterable[Entry], search: RowSearch) -> None:
        """These rows go: a gap that is read now, or a page that is let go."""
        self._coming, self._going = None, {}
        for entry in entries:
            if entry.gap is not None:
                self._coming = self.pages.pop(entry.id, None)
            elif entry.id in search.counts:
                self._going[entry.id] = search.counts[entry.id]

    def replace_page(self, entries: Iterable[Entry], search: RowSearch) -> bool:
        """These rows come in their stead; whether it is known what is found in them."""
        gaps = [entry for entry in entries if entry.gap is not None]
        if gaps:
            if self._going:
                self.pages[gaps[0].id] = self._going
            self._going = {}
            return True
        coming, self._coming = self._coming, None
        if coming is not None:
            search.know(coming)
        return coming is not None
