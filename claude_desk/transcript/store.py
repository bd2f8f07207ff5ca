"""The entries of a conversation, kept by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from claude_desk.transcript.entries import Entry, EntryKind, StopBy, ToolCall, TurnFooter

_NEWEST = 30  # rows that are searched for the newest tool call
_NEAR_END = 5  # the footer of a turn is among so many of its last rows


@dataclass(slots=True, eq=False)
class Turn:
    """A turn. The user's message begins it, or the CLI begins it by itself."""

    number: int
    uuid: str = ""  # uuid of the user's message; "" if the CLI began the turn
    queued: bool = False
    entries: list[Entry] = field(default_factory=list)
    began: float = 0.0
    stopping: bool = False
    stop_by: StopBy | None = None  # the last means that was used to stop the turn
    stop_began: float = 0.0
    ended: bool = False
    made: int = 0  # number of entries made so far, from which new ids are made
    page: int | None = None  # id of the older page that the turn belongs to; None for any other turn


class TurnStore:
    """All turns in their order. Queued turns come last.

    Turns are numbered from `first + 1` on. For a page that has not been read, the store has a turn with one
    row, the gap. The number of this turn is the page's id.
    """

    def __init__(self, first: int = 0) -> None:
        self.turns: list[Turn] = []
        self._count = 0
        self._numbers = first
        self._by_number: dict[int, Turn] = {}
        self._by_uuid: dict[str, Turn] = {}

    def __len__(self) -> int:
        return self._count

    @property
    def numbers(self) -> int:
        """The number of the turn that was opened last, or `first`."""
        return self._numbers

    def __iter__(self) -> Iterator[Entry]:
        for turn in self.turns:
            yield from turn.entries

    def open_turn(self, uuid: str, began: float, queued: bool) -> Turn:
        """Add a new turn: before the queued turns, or at the end if the new turn is queued."""
        self._numbers += 1
        turn = Turn(self._numbers, uuid, queued, began=began)
        place = len(self.turns)
        if not queued:
            while place and self.turns[place - 1].queued:
                place -= 1
        self.turns.insert(place, turn)
        self._by_number[turn.number] = turn
        if uuid:
            self._by_uuid[uuid] = turn
        return turn

    def drop_turn(self, turn: Turn) -> None:
        self.turns.remove(turn)
        self._forget(turn)

    def replace_turns(self, place: int, count: int, turns: list[Turn]) -> None:
        """Replace `count` turns by `turns`. `place`: the index of the first turn to replace."""
        for old in self.turns[place : place + count]:
            self._forget(old)
        self.turns[place : place + count] = turns
        for turn in turns:
            self._by_number[turn.number] = turn
            self._count += len(turn.entries)
            if turn.uuid:
                self._by_uuid.setdefault(turn.uuid, turn)

    def _forget(self, turn: Turn) -> None:
        self._by_number.pop(turn.number, None)
        if self._by_uuid.get(turn.uuid) is turn:
            del self._by_uuid[turn.uuid]
        self._count -= len(turn.entries)

    def forget_uuid(self, turn: Turn) -> None:
        """Detach the turn from its message, because the turn does not answer this message."""
        self._by_uuid.pop(turn.uuid, None)
        turn.uuid = ""

    def turn_of(self, entry: Entry) -> Turn:
        """Return the turn of an entry. Raise KeyError if the turn was dropped."""
        return self._by_number[entry.turn]

    def find_number(self, number: int) -> Turn | None:
        return self._by_number.get(number)

    def last_begun(self) -> Turn | None:
        """Return the newest turn that is not queued."""
        return next((t for t in reversed(self.turns) if not t.queued), None)

    @property
    def last_number(self) -> int:
        """The number of the last turn; 0 without a turn."""
        return self.turns[-1].number if self.turns else 0

    @property
    def last_footer(self) -> TurnFooter | None:
        """The footer of the last turn. None without a turn, while the turn runs, and if the CLI died during
        the turn."""
        entries = reversed(self.turns[-1].entries) if self.turns else ()
        # Notices that come between turns follow the footer.
        newest = (entry for entry in entries if entry.kind is not EntryKind.NOTICE)
        return next((entry.footer for entry in islice(newest, _NEAR_END) if entry.footer is not None), None)

    @property
    def newest_call(self) -> ToolCall | None:
        """The last tool call among the last rows of the last turn, also of an agent. None without such a
        call."""
        entries = self.turns[-1].entries[-_NEWEST:] if self.turns else []
        return next((entry.tool for entry in reversed(entries) if entry.tool is not None), None)

    def uuid_near_end(self, entry_id: str) -> str:
        """Find the turn that has the row among its last rows. Return the uuid of the turn's prompt; ""
        without such a turn."""
        near = (t for t in reversed(self.turns) if any(e.id == entry_id for e in t.entries[-_NEAR_END:]))
        return next((turn.uuid for turn in near), "")

    def turn_at(self, moment: float) -> Turn | None:
        """Return the newest turn that had begun at this moment (seconds since the epoch); None if no turn had
        begun."""
        begun = (turn for turn in reversed(self.turns) if not turn.queued and turn.began <= moment)
        return next(begun, None)

    def unended_at(self, moment: float) -> Turn | None:
        """Return the first turn that had not ended at this moment, also a turn that began later.

        A hook may speak about a prompt before the CLI says that the prompt's turn has begun.
        """
        found = None
        for turn in reversed(self.turns):
            if not turn.queued:
                if turn.ended and turn.entries and turn.entries[-1].began < moment:
                    break
                found = turn
        return found

    def unfinished(self, turn: Turn) -> list[Turn]:
        """Return the turns directly before this turn that have not ended, the newest first; [] if this turn
        has ended."""
        found: list[Turn] = []
        for other in reversed(self.turns[: self.turns.index(turn)] if not turn.ended else []):
            if other.ended:
                break
            found.append(other)
        return found

    def find_turn(self, uuid: str) -> Turn | None:
        return self._by_uuid.get(uuid)

    def first_row(self, turn: Turn) -> int:
        """Return the row number of the turn's first entry. Raise KeyError for a turn that is not in the
        store.

        The search begins at the end, because most changes are there.
        """
        row = self._count
        for other in reversed(self.turns):
            row -= len(other.entries)
            if other is turn:
                return row
        raise KeyError(turn.number)

    def at(self, row: int) -> Entry | None:
        """Return the entry with this row number; None if there is no such row. Search from the end."""
        first = self._count
        for turn in reversed(self.turns) if 0 <= row < first else ():
            first -= len(turn.entries)
            if row >= first:
                return turn.entries[row - first]
        return None

    def insert(self, turn: Turn, position: int, entry: Entry) -> int:
        """Insert the entry into the turn. Return its row number."""
        turn.entries.insert(position, entry)
        self._count += 1
        return self.first_row(turn) + position

    def remove(self, entry: Entry) -> int | None:
        """Remove the entry. Return the row number that it had; None if the entry is not in its turn."""
        turn = self.turn_of(entry)
        position = position_in(turn, entry)
        if position is None:
            return None
        row = self.first_row(turn) + position
        del turn.entries[position]
        self._count -= 1
        return row

    def remove_all(self, entries: Sequence[Entry]) -> list[tuple[int, int]]:
        """Remove entries of one turn.

        Return (row number of the first entry, count) for each run of neighbouring rows, the last run first.
        """
        if not entries:
            return []
        turn = self.turn_of(entries[0])
        first = self.first_row(turn)
        gone = {id(entry) for entry in entries}
        runs: list[tuple[int, int]] = []
        position = len(turn.entries)
        while gone and position:
            end = position
            while position and id(turn.entries[position - 1]) in gone:
                position -= 1
                gone.remove(id(turn.entries[position]))
            if position == end:
                position -= 1
                continue
            del turn.entries[position:end]
            runs.append((first + position, end - position))
        self._count -= sum(count for _, count in runs)
        return runs


def position_in(turn: Turn, entry: Entry) -> int | None:
    """Return the entry's position in its turn; None if the entry is not in the turn."""
    for position in range(len(turn.entries) - 1, -1, -1):
        if turn.entries[position] is entry:
            return position
    return None


def thinking_of(turn: Turn) -> list[Entry]:
    """Return the rows of Claude's own thinking, in order. Leave out the thinking of subagents."""
    return [entry for entry in turn.entries if entry.kind is EntryKind.THINKING and not entry.parent]
