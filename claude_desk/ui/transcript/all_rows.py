"""All rows of a conversation one after the other; those that are not read are fetched on the way."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from claude_desk.transcript.entries import Entry

if TYPE_CHECKING:
    from claude_desk.transcript.store import Turn

# Gives the rows of a page, later; none where they cannot be read.
Fetch: TypeAlias = "Callable[[int, Callable[[Sequence[Turn]], None]], None]"
# So far ahead gaps are looked for: a piece of a file is made of fewer rows.
_AHEAD = 64


class RowIterator(Iterator[Entry]):
    """To be asked for the next one only while it is `ready()`."""

    def __init__(self, entries: Sequence[Entry], fetch: "Fetch | None" = None) -> None:
        self._left = deque(entries)
        self._fetch = fetch
        self._coming: Entry | None = None  # the gap that is being fetched
        self._whole = max(1, sum(map(_weight, entries)))
        self._done = 0

    @property
    def percent(self) -> int:
        return min(100, self._done * 100 // self._whole)

    def ready(self) -> bool:
        """Whether the next rows are there; those that are not are fetched."""
        gap = next((e for e in self._ahead() if e.gap is not None), None)
        if gap is None or gap.gap is None or self._fetch is None:
            return True
        if self._coming is None:
            self._coming = gap
            self._fetch(gap.gap.id, self._on_page_read)
        return self._coming is None

    def __next__(self) -> Entry:
        if not self._left:
            raise StopIteration
        entry = self._left.popleft()
        self._done += _weight(entry)
        return entry

    def _ahead(self) -> Iterator[Entry]:
        return (entry for entry, _ in zip(self._left, range(_AHEAD), strict=False))

    def _on_page_read(self, turns: "Sequence[Turn]") -> None:
        gap, self._coming = self._coming, None
        if gap is None or gap not in self._left:
            return
        place = self._left.index(gap)
        before = [self._left.popleft() for _ in range(place)]
        self._left.popleft()
        rows = [entry for turn in turns for entry in turn.entries]
        self._done += _weight(gap) - sum(map(_weight, rows))
        self._left.extendleft(reversed([*before, *rows]))


def _weight(entry: Entry) -> int:
    return max(1, entry.gap.lines) if entry.gap is not None else 1
