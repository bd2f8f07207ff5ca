"""Finds the runs of look-ups in a conversation, and says whether a run is folded to one line."""

from collections.abc import Iterator, Sequence

from claude_desk.transcript.tools.lookups import LookupStage
from claude_desk.ui.transcript.row import LookupRun, TranscriptRow

# Smallest number of look-ups in a run. A single call is a line already.
_LEAST = 2


class LookupRuns:
    """Finds the runs of look-ups among the rows, and keeps the user's choices for them.

    A run is two or more consecutive look-ups in the conversation or in one subagent. All of them are done,
    and no other look-up can follow them. Until then, each look-up is shown as a row.
    """

    def __init__(self, rows: list[TranscriptRow]) -> None:
        self._rows = rows  # all rows of the conversation
        self._chosen: dict[str, bool] = {}  # whether the run is folded, by the id of each of its entries

    def clear(self) -> None:
        self._chosen.clear()

    def choose(self, run: LookupRun, folded: bool) -> None:
        """Store whether a run is folded, because the user chose it or is reading one of the run's rows.

        The choice is kept even if the run's page is dropped.
        """
        for row in run.rows:
            self._chosen[row.entry.id] = folded

    def span(self, first: int, last: int) -> tuple[int, int]:
        """Return the range [first, end) of the rows `first` to `last` and the look-ups next to them."""
        rows = self._rows
        first, end = max(first, 0), min(last + 1, len(rows))
        while first > 0 and (rows[first - 1].is_lookup or rows[first - 1].run is not None):
            first -= 1
        while end < len(rows) and (rows[end].is_lookup or rows[end].run is not None):
            end += 1
        return first, end

    def find(self, first: int, end: int) -> Iterator[LookupRun]:
        """Yield the runs in [first, end). For a run that exists already, yield the same object."""
        rows = self._rows
        number = first
        while number < end:
            row = rows[number]
            if row.stage < LookupStage.PENDING or not row.is_lookup:  # true for thousands of rows
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
        """Return whether to fold a run of these rows.

        If some rows have a choice, fold the run if all these choices fold it. Without a choice, fold it if no
        row is unfolded.
        """
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
        """Return whether no look-up can follow the look-ups before row `end`."""
        after = self._rows[end] if end < len(self._rows) else None
        if after is not None and after.host is host:
            return after.stage is not LookupStage.ASIDE
        return host is not None and host.stage is not LookupStage.BUSY
