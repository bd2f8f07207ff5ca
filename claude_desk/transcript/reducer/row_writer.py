"""Changes the rows in the store, and records each change as an operation."""

from collections.abc import Callable, Sequence

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition, ToolState
from claude_desk.transcript.operations import (
    AppendText,
    Finish,
    Insert,
    Operation,
    PositionChanged,
    Remove,
    Update,
)
from claude_desk.transcript.store import Turn, TurnStore, position_in
from claude_desk.transcript.tools.side_by_side import runs_in_parallel

_MOST_SOURCES = 500  # lines that are kept as the sources of one row


class RowWriter:
    """Changes the rows in the store, and gathers the operations that report the changes.

    Call `update` after changing a field of an entry directly.
    """

    def __init__(self, store: TurnStore, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.line = 0  # the number of the current line, as in `Entry.sources`; 0 without a line
        self.source_file = ""  # the file of the current line, as in `Entry.source_file`
        self.guests: list[Entry] = []  # rows of other pages, which are not in the store
        self._operations: list[Operation] = []
        self._updated: set[int] = set()  # id() of entries that a pending operation reports completely
        self._insert_row = 0
        self._inserted: list[Entry] = []  # neighbouring rows that one Insert will report
        self.tools: dict[str, Entry] = {}  # a tool call's id -> its newest row
        self.expected: dict[str, ToolState] = {}  # states of tool calls that have no row yet
        self._asked: dict[str, Entry] = {}  # rows of unfinished calls that the user was asked about, by id

    def pop_operations(self) -> list[Operation]:
        """Return the operations since the last call."""
        self._end_insert()
        operations, self._operations = self._operations, []
        self._updated.clear()
        return operations

    # --- entries -------------------------------------------------------------------------------

    def new(self, turn: Turn, kind: EntryKind, *, parent: str = "", text: Text = "") -> Entry:
        """Make an entry with a new id. The entry is not inserted yet."""
        turn.made += 1
        host = self.tools.get(parent)
        return Entry(
            id=f"{turn.number}.{turn.made}",
            kind=kind,
            turn=turn.number,
            text="" if isinstance(text, Phrase) else text,
            phrase=text if isinstance(text, Phrase) else None,
            parent=parent,
            depth=host.depth + 1 if host else 0,
            sources=[self.line] if self.line else [],
            source_file=self.source_file if self.line < 0 else "",
            began=self.now(),
        )

    def append(self, turn: Turn, entry: Entry) -> Entry:
        """Insert the entry at the end of its subagent's rows. Without a parent, or if the parent has no row,
        insert the entry at the end of `turn`."""
        turn, position = self._end_of(turn, entry.parent)
        entry.turn = turn.number
        return self._insert(turn, position, entry)

    def insert_after(self, anchor: Entry, entry: Entry) -> Entry:
        turn = self.store.turn_of(anchor)
        position = position_in(turn, anchor)
        entry.depth = anchor.depth
        return self._insert(turn, len(turn.entries) if position is None else position + 1, entry)

    def insert_before(self, anchor: Entry, entry: Entry) -> Entry:
        turn = self.store.turn_of(anchor)
        entry.depth = anchor.depth
        return self._insert(turn, position_in(turn, anchor) or 0, entry)

    def add(self, turn: Turn, kind: EntryKind, text: Text, *, parent: str = "") -> Entry:
        """Add a row that is final from the start."""
        entry = self.new(turn, kind, parent=parent, text=text)
        entry.final = True
        entry.ended = entry.began
        return self.append(turn, entry)

    def add_source(self, entry: Entry) -> None:
        """Note the current line, if there is one, as a source of this row."""
        sources = entry.sources
        if self.line and (not sources or sources[-1] != self.line) and len(sources) < _MOST_SOURCES:
            sources.append(self.line)

    def append_text(self, entry: Entry, text: str) -> None:
        if not text:
            return
        offset = len(entry.text)
        entry.text += text
        if id(entry) not in self._updated:
            self._add_operation(AppendText(entry, offset, text))

    def set_text(self, entry: Entry, text: Text) -> None:
        if entry.content != text:
            entry.text = "" if isinstance(text, Phrase) else text
            entry.phrase = text if isinstance(text, Phrase) else None
            self.update(entry)

    def update(self, entry: Entry) -> None:
        if id(entry) not in self._updated:
            self._updated.add(id(entry))
            self._add_operation(Update(entry))

    def place(self, entry: Entry, place: MessagePosition) -> None:
        if entry.place is not place and self.holds(entry):  # the end of the turn may have removed the row
            entry.place = place
            if id(entry) not in self._updated:
                self._add_operation(PositionChanged(entry))

    def finish(self, entry: Entry) -> None:
        if not entry.final:
            entry.final = True
            entry.ended = self.now()
            self._add_operation(Finish(entry))

    def remove(self, entry: Entry) -> None:
        row = self.store.remove(entry)
        if row is not None:
            self._add_operation(Remove(row, 1))

    def remove_all(self, entries: Sequence[Entry]) -> None:
        """Remove rows of one turn, with one operation for each run of neighbours."""
        for row, count in self.store.remove_all(entries):
            self._add_operation(Remove(row, count))

    def holds(self, entry: Entry) -> bool:
        """Return whether the entry is a row of the store, or a guest."""
        if any(entry is guest for guest in self.guests):
            return True
        turn = self.store.find_number(entry.turn)
        return turn is not None and position_in(turn, entry) is not None

    def drop_turn(self, turn: Turn) -> None:
        for entry in turn.entries:
            if entry.tool is not None:
                self.forget_tool(entry.tool.id, entry)
        if turn.entries:
            self._add_operation(Remove(self.store.first_row(turn), len(turn.entries)))
        self.store.drop_turn(turn)

    # --- tools ---------------------------------------------------------------------------------

    def tool(self, tool_use_id: str) -> Entry | None:
        """Return the newest row of a tool call; None if the call has no row.

        Only test doubles and resumed recordings use an id twice.
        """
        return self.tools.get(tool_use_id)

    def register_tool(self, tool_use_id: str, entry: Entry) -> None:
        self.tools[tool_use_id] = entry
        if entry.tool is not None:
            entry.tool.state = self.expected.pop(tool_use_id, entry.tool.state)
            entry.tool.held = self._is_held(entry)

    def know_tool(self, tool_use_id: str, entry: Entry) -> None:
        """Register the row of a tool call on an older page, unless another row is registered for this id."""
        self.tools.setdefault(tool_use_id, entry)

    def expect_tool(self, tool_use_id: str, state: ToolState) -> None:
        """Note the state of a tool call that has no row yet."""
        self.expected[tool_use_id] = state

    def forget_tool(self, tool_use_id: str, entry: Entry) -> None:
        if self.tools.get(tool_use_id) is entry:
            del self.tools[tool_use_id]

    def lift_inside(self, host: Entry) -> None:
        """Move the rows inside a call up by one level, because the call is about to be removed."""
        turn = self.store.turn_of(host)
        position = position_in(turn, host)
        for entry in turn.entries[position + 1 :] if position is not None else ():
            if entry.depth <= host.depth:
                break
            entry.depth -= 1
            self.update(entry)

    def hold_after(self, asked: Entry) -> None:
        """Mark the calls that wait for the call `asked`, about which the user is asked.

        Claude Code begins later calls after `asked` has ended, except for calls that may run in parallel.
        """
        self._asked[asked.id] = asked
        self._hold_behind(asked)

    def let_go_after(self, asked: Entry) -> None:
        """Unmark the calls that waited for the call `asked`, and set their start time to now.

        Calls that also wait for another call stay marked.
        """
        if self._asked.pop(asked.id, None) is not None:
            self._hold_behind(asked)

    def ended(self, entry: Entry) -> None:
        """Unmark the calls that waited for this call, because this call has ended."""
        self.let_go_after(entry)

    def _hold_behind(self, asked: Entry) -> None:
        """Mark or unmark the unfinished calls of the agent that made the call `asked`. Leave out calls with
        progress or with rows inside, which have begun."""
        turn = self.store.turn_of(asked)
        rows = turn.entries if self.holds(asked) else []
        begun = {entry.parent for entry in rows}
        for entry, held in self._behind(rows, asked.parent):
            call = entry.tool
            if call is None or call.progress is not None or call.id in begun or call.held == held:
                continue
            call.held = held
            if not held:
                call.started = self.now()
            self.update(entry)

    def _is_held(self, entry: Entry) -> bool:
        """Return whether a new call, which has not been inserted yet, waits for an earlier call."""
        if not any(
            asked.turn == entry.turn and asked.parent == entry.parent for asked in self._asked.values()
        ):
            return False
        turn = self.store.find_number(entry.turn)
        return turn is not None and self._behind([*turn.entries, entry], entry.parent)[-1][1]

    def _behind(self, rows: Sequence[Entry], parent: str) -> list[tuple[Entry, bool]]:
        """Return (row, whether the call waits for an earlier call) for each unfinished call, in order.

        `parent`: return the calls of the subagent of this call; "" for Claude's own calls.
        """
        found: list[tuple[Entry, bool]] = []
        asks, alone = False, False
        for entry in rows:
            call = entry.tool
            if call is None or entry.parent != parent or call.ended or call.by_user:
                continue
            alone = alone or (asks and not runs_in_parallel(call))
            found.append((entry, asks and alone and entry.id not in self._asked))
            if entry.id in self._asked:
                asks, alone = True, alone or not runs_in_parallel(call)
        return found

    def running_tools(self, turn: Turn) -> list[Entry]:
        """Return the calls that have not ended. Leave out commands of the user, which outlive the turn."""
        return [e for e in turn.entries if e.tool is not None and not e.tool.ended and not e.tool.by_user]

    # --- the places of rows --------------------------------------------------------------------

    def _insert(self, turn: Turn, position: int, entry: Entry) -> Entry:
        row = self.store.insert(turn, position, entry)
        self._updated.add(id(entry))
        if row != self._insert_row + len(self._inserted):
            self._end_insert()
        if not self._inserted:
            self._insert_row = row
        self._inserted.append(entry)
        return entry

    def add_operation(self, operation: Operation) -> None:
        """Record a change that other code has made to the store."""
        self._add_operation(operation)

    def _end_insert(self) -> None:
        if self._inserted:
            self._operations.append(Insert(self._insert_row, tuple(self._inserted)))
            self._inserted = []

    def _add_operation(self, operation: Operation) -> None:
        self._end_insert()
        self._operations.append(operation)

    def _end_of(self, turn: Turn, parent: str) -> tuple[Turn, int]:
        host = self.tools.get(parent) if parent else None
        if host is None:
            return turn, len(turn.entries)
        turn = self.store.turn_of(host)
        position = position_in(turn, host)
        if position is None:
            return turn, len(turn.entries)
        position += 1
        while position < len(turn.entries) and turn.entries[position].depth > host.depth:
            position += 1
        return turn, position
