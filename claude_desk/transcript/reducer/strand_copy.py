"""Copies the beginning of a conversation, up to a given row, for a new strand."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace

from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition, NoticeAction, ToolState
from claude_desk.transcript.reducer.checklist import Checklist
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.rewind import checklist_of
from claude_desk.transcript.store import Turn

_OPEN = (ToolState.RUNNING, ToolState.WAITING)


@dataclass(frozen=True, slots=True)
class StrandCopy:
    """Copies of the first rows of a conversation, in turns that have ended.

    `numbers`: the highest number of a turn in the source. `source_file`: as in `RowWriter`. `checklist`: the
    to-do list after these turns.
    """

    turns: tuple[Turn, ...] = ()
    numbers: int = 0
    source_file: str = ""
    checklist: Checklist = field(default_factory=Checklist)

    def begin(
        self, now: Callable[[], float], stored_turns: Callable[[int], Sequence[Turn]] = lambda page: ()
    ) -> Reducer:
        """Return a reducer that continues with these rows. `now`, `stored_turns`: as in `Reducer`."""
        reducer = Reducer(now, self.numbers, stored_turns=stored_turns)
        reducer.rows.source_file = self.source_file
        reducer.pages.put(0, self.turns)
        reducer.checklist = self.checklist
        reducer.last_turn = self.turns[-1] if self.turns else None
        reducer.drain()
        return reducer


def copy_strand(source: Reducer, entry_id: str) -> StrandCopy | None:
    """Return copies of the rows up to the given row; None if there is no such row.

    If the given row is a message of the user, the copy ends before this row. Otherwise the copy ends after
    the message that the row belongs to, including the results of the message's tool calls.
    """
    turns: list[Turn] = []
    for turn in source.store.turns:
        at = next((n for n, entry in enumerate(turn.entries) if entry.id == entry_id), None)
        if at is None:
            turns.append(_copy(turn, len(turn.entries)))
            continue
        if turn.entries[at].kind is not EntryKind.USER:
            turns.append(_copy(turn, _end_of_message(turn.entries, at)))
        elif at:
            turns.append(_copy(turn, at))  # a message that joined a running turn
        return _made(source, turns)
    return None


def _made(source: Reducer, turns: list[Turn]) -> StrandCopy:
    _keep_in_memory(turns)
    checklist = checklist_of(source.pages.with_stored_pages(turns))
    return StrandCopy(tuple(turns), source.store.numbers, source.rows.source_file, checklist)


def _keep_in_memory(turns: list[Turn]) -> None:
    """Prevent the release of the last page, which may be cut: reading it again would bring back the rows that
    were left out."""
    last = turns[-1] if turns else None
    if last is not None and last.page != last.number:
        for turn in [turn for turn in turns if turn.page == last.page]:
            turn.page = None


def _end_of_message(entries: list[Entry], at: int) -> int:
    depth = entries[at].depth
    while at + 1 < len(entries):
        inside = entries[at + 1].depth > depth
        ends = entries[at].depth == depth and entries[at].place in (
            MessagePosition.LAST,
            MessagePosition.ONLY,
        )
        if not inside and ends:
            break
        at += 1
    return at + 1


def _copy(turn: Turn, count: int) -> Turn:
    entries = [_copied(entry) for entry in turn.entries[:count]]
    return replace(turn, entries=entries, ended=True, stopping=False, queued=False)


def _copied(entry: Entry) -> Entry:
    """Copy a row as a final row that offers no action. A call that has not ended is cancelled in the
    copy."""
    result = copy(entry)
    result.final = True
    result.action = NoticeAction.NONE
    if entry.tool is not None:
        result.tool = copy(entry.tool)
        if result.tool.state in _OPEN:
            result.tool.state = ToolState.CANCELLED
            result.tool.ended = result.tool.ended or entry.began
    return result
