"""All rows of a conversation, and the visible rows among them: of the conversation, or of one subagent."""

from collections.abc import Iterable, Sequence
from itertools import islice

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.transcript.lookup_runs import LookupRuns
from claude_desk.ui.transcript.row import TranscriptRow

# The cards of this number of newest rows are kept: more than a user scrolls through at a time.
REMEMBERED = 400


class RowList:
    """`rows` has all rows, `seen` the visible rows. Both lists are in order. With a `root`, only rows inside
    this row are visible, even if the root or a row around it is folded.

    The rows of a subagent come right after the row of its tool call, which is their host. Nested rows come
    after their own host. Likewise, the rows of a long code fence come after its first row. A row that is
    added or removed at the end takes time in proportion to its depth. Any other change takes time in
    proportion to the number of rows that follow.
    """

    def __init__(self) -> None:
        self.rows: list[TranscriptRow] = []
        self.seen: list[TranscriptRow] = []
        self.root: TranscriptRow | None = None
        self.runs = LookupRuns(self.rows)
        self.folder = ""  # the session's folder, for the titles of new rows' tool calls
        self._forgotten = 0  # number of oldest rows whose cards were dropped

    def reset(self, entries: Iterable[Entry]) -> None:
        self.rows.clear()
        self.root = None
        self._forgotten = 0
        self.runs.clear()
        self.add(0, tuple(entries))
        for run in self.runs.find(0, len(self.rows)):
            for row in run.rows:
                row.run = run
        self._see()

    def open(self, root: TranscriptRow | None) -> None:
        """Show only the rows inside `root`, or all rows of the conversation if `root` is None."""
        self.root = root
        for row in self.seen:
            row.seen = -1
        self._see()

    def _see(self) -> None:
        """Find the visible rows again."""
        if self.root is not None:
            self.seen = [row for row in self.listed() if not self.hides(row)]
        else:
            # Most rows are inside no other row. `hidden` is not evaluated for these thousands of rows.
            self.seen = [row for row in self.rows if (row.host is None and row.run is None) or not row.hidden]
        self._number_seen(0)

    def listed(self) -> list[TranscriptRow]:
        """Return the rows inside the root, visible or not; without a root, all rows."""
        root = self.root
        if root is None:
            return self.rows
        return self.rows[root.number + 1 : root.number + 1 + root.inside]

    def hides(self, row: TranscriptRow) -> bool:
        """Return whether the row is not visible: it is inside a folded row, in the line of a run, or outside
        of the root."""
        root = self.root
        if root is None:
            return row.hidden
        host = row.host
        while host is not None and host is not root and not host.shut:
            host = host.host
        return host is not root or row.in_line

    def add(self, first: int, entries: Sequence[Entry]) -> list[TranscriptRow]:
        """Insert new rows at `first`. Afterwards, call `show` for the rows that are not hidden."""
        before = self.rows[first - 1] if first else None
        made: list[TranscriptRow] = []
        for number, entry in enumerate(entries, first):
            row = TranscriptRow(entry, number, self.folder)
            if entry.parent or entry.continues is not None:
                row.host = _host_of(entry, before)
                _count(row.host, 1)
            made.append(row)
            before = row
        self.rows[first:first] = made
        self._forgotten += len(made) if first < self._forgotten else 0
        self._number(first + len(made))
        return made

    def forget_far(self) -> None:
        """Drop the cards and names of rows far above the newest row. Rows make them again when needed.

        Without this, a long conversation keeps the card of every tool call that was ever shown.
        """
        far = len(self.rows) - REMEMBERED
        for row in self.rows[self._forgotten : max(far, 0)]:
            row.changed()
        self._forgotten = max(far, 0)

    def remove(self, first: int, count: int) -> list[TranscriptRow]:
        """Remove `count` rows, beginning with row `first`. First call `hide` for the visible rows among them.

        Return the rows that become visible because their host was removed.
        """
        gone = self.rows[first : first + count]
        del self.rows[first : first + count]
        self._forgotten -= max(0, min(count, self._forgotten - first))
        self._number(first)
        for row in gone:
            _count(row.host, -1)
        lost = {id(row) for row in gone}
        left: dict[int, TranscriptRow] = {}  # by id: rows that lost a host, and the rows inside them
        for row in self._below(first):
            if self._move_out(row, lost) or id(row.host) in left:
                left[id(row)] = row
        return [row for row in left.values() if row.seen < 0 and not self.hides(row)]

    def place_of(self, row: TranscriptRow) -> int:
        """Return the index in `seen` for a row that is not in `seen` yet."""
        if row.number == 0:
            return 0
        above: TranscriptRow | None = self.rows[row.number - 1]
        shown = above
        while above is not None and above is not self.root:  # hidden rows come after the row that hides them
            if above.shut:
                shown = above
            above = above.host
        if shown is not None and shown.run is not None and shown.in_line:
            shown = shown.run.head
        if shown is None or shown.seen < 0:
            return next((r.seen + 1 for r in reversed(self.rows[: row.number]) if r.seen >= 0), 0)
        return shown.seen + 1

    def show(self, place: int, rows: Sequence[TranscriptRow]) -> None:
        self.seen[place:place] = rows
        self._number_seen(place)

    def hide(self, place: int, count: int) -> None:
        for row in self.seen[place : place + count]:
            row.seen = -1
        del self.seen[place : place + count]
        self._number_seen(place)

    def holds(self, row: TranscriptRow) -> bool:
        """Return whether the row is inside the root; without a root, True."""
        root = self.root
        return root is None or 0 < row.number - root.number <= root.inside

    def depth_of(self, row: TranscriptRow) -> int:
        """Return how many subagents below the root the row is in; without a root, below the conversation."""
        return row.entry.depth - (self.root.entry.depth + 1 if self.root is not None else 0)

    def inside(self, host: TranscriptRow) -> list[TranscriptRow]:
        """Return all rows inside a host, including nested rows."""
        found: list[TranscriptRow] = []
        for number in range(host.number + 1, len(self.rows)):
            row = self.rows[number]
            above = row.host
            while above is not None and above is not host:
                above = above.host
            if above is None:
                break
            found.append(row)
        return found

    # --- helpers -------------------------------------------------------------------------------

    def _below(self, first: int) -> Iterable[TranscriptRow]:
        """Yield the rows from `first` up to the next row without a host."""
        for number in range(first, len(self.rows)):
            row = self.rows[number]
            if row.host is None:
                return
            yield row

    @staticmethod
    def _move_out(row: TranscriptRow, lost: set[int]) -> bool:
        """Move the row out of the hosts in `lost`. Return whether it was inside such a host."""
        left = False
        above: TranscriptRow | None = row
        while above is not None:
            while above.host is not None and id(above.host) in lost:
                above.host = above.host.host
                left = True
            above = above.host
        return left

    def _number(self, first: int) -> None:
        for number, row in enumerate(islice(self.rows, first, None), first):
            row.number = number

    def _number_seen(self, first: int) -> None:
        for number, row in enumerate(islice(self.seen, first, None), first):
            row.seen = number


def _host_of(entry: Entry, before: TranscriptRow | None) -> TranscriptRow | None:
    """Return the row that contains the entry's row: the row `before`, one of its hosts, or None."""
    if entry.continues is not None and before is not None and before.entry.kind is EntryKind.CODE:
        return before if before.entry.continues is None else before.host
    if not entry.parent:
        return None
    host = before
    while host is not None and not _is_call(host, entry):
        host = host.host
    return host or _host_by_depth(entry, before)


def _is_call(host: TranscriptRow, entry: Entry) -> bool:
    """Return whether the row is the tool call to which the entry belongs."""
    tool = host.entry.tool
    return tool is not None and tool.id == entry.parent and host.entry.depth < entry.depth


def _host_by_depth(entry: Entry, before: TranscriptRow | None) -> TranscriptRow | None:
    """Return the host of an entry whose tool call was removed: the call around the removed call, or None."""
    host = before
    while host is not None and host.entry.depth >= entry.depth:
        host = host.host
    return host if host is not None and host.entry.tool is not None else None


def _count(host: TranscriptRow | None, change: int) -> None:
    while host is not None:
        host.inside += change
        host.changed()
        host = host.host
