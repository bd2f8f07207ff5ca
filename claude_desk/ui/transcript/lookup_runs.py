"""Finds which rows of a conversation form a run of look-ups, and whether the run is folded to a line."""

from collections.abc import Iterator, Sequence

from claude_desk.transcript.tools.lookups import LookupStage
from claude_desk.ui.transcript.row import LookupRun, TranscriptRow

# The fewest look-ups of a run: a single call is a line already.
_LEAST = 2


class LookupRuns:
    """The runs of look-ups, found from the rows alone, and what the user chose for them.

    A run is two or more consecutive look-ups in the conversation or in one subagent. All of them are done and
    something else follows them: while another look-up may follow, they are shown one by one.
    """

    def __init__(self, rows: list[TranscriptRow]) -> None:
        self._rows = rows  # all rows of a conversation
        self._chosen: dict[str, bool] = {}  # whether it is folded, by the ids of its entries

    def clear(self) -> None:
        self._chosen.clear()

    def choose(self, run: LookupRun, folded: bool) -> None:
        """Fold or unfold a run for the user, or for the place they are at.

        The choice is kept when the run's page is dropped.
        """
        for row in run.rows:
            self._chosen[row.entry.id] = folded

    def span(self, first: int, last: int) -> tuple[int, int]:
        """Return the rows `first` to `last` together with the adjoining look-ups, as [first, end)."""
        rows = self._rows
        first, end = max(first, 0), min(last + 1, len(rows))
        while first > 0 and (rows[first - 1].is_lookup or rows[first - 1].run is not None):
            first -= 1
        while end < len(rows) and (rows[end].is_lookup or rows[end].run is not None):
            end += 1
        return first, end

    def find(self, first: int, end: int) -> Iterator[LookupRun]:
        """Yield the runs in [first, end). A run that exists already is the same object, with its `folded`."""
        rows = self._rows
        number = first
        while number < end:
            row = rows[number]
            if row.stage < LookupStage.PENDING or not row.is_lookup:  # as thousands of rows are
                number += 1
                continue
            begin, host = number, row.host
            while number < end and rows[number].is_lookup and rows[number].host is host:
                number += 1
            stretch = rows[begin:number]
            done = all(each.stage is LookupStage.DONE for each in stretch)
            if len(stretch) >= _LEAST and done and self._is_closed(number, host):
                yield self._run(stretch)

    def folded(self, rows: Sequence[TranscriptRow]) -> bool:
        """Return whether to fold a run of these rows: as chosen, or else if none of them is unfolded."""
        chosen = {self._chosen[row.entry.id] for row in rows if row.entry.id in self._chosen}
        if chosen:
            return chosen == {True}
        return not any(row.unfolded for row in rows)

    def _run(self, rows: list[TranscriptRow]) -> LookupRun:
        known = rows[0].run
        if known is not None and known.rows == tuple(rows):
            return known
        return LookupRun(rows, self.folded(rows))

    def _is_closed(self, end: int, host: TranscriptRow | None) -> bool:
        """Return whether no look-up can follow those that end before row `end`."""
        after = self._rows[end] if end < len(self._rows) else None
        if after is not None and after.host is host:
            return after.stage is not LookupStage.ASIDE
        return host is not None and host.stage is not LookupStage.BUSY
