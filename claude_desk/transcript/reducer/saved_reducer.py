"""A reducer that has played a conversation, as data: another process can continue it (`Reducer.restored`).

Rows are named by their ids, turns by their numbers.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.reducer.background_tasks import TaskMemory
from claude_desk.transcript.reducer.checklist import Checklist
from claude_desk.transcript.reducer.unknown_blocks import UnknownMessages
from claude_desk.transcript.store import Turn


class SavedBlock(NamedTuple):
    """A final block. `message`: the number of its message in the stream. `told`: the block on the wire."""

    message: int
    api_id: str
    answered: bool
    uuid: str
    told: dict[str, Any]
    rows: list[str]


class SavedStream(NamedTuple):
    """The blocks of Claude, or of the subagent of the call `parent`. `current`: the number of the newest
    message."""

    turn: int
    parent: str
    current: int
    blocks: list[SavedBlock]


EVENTS_KEPT = 1_000  # the most lines of a monitor's events that one row keeps


@dataclass(slots=True)
class GatheredEvents:
    """The events of a monitor in one row. Keeps only the newest lines, because there may be thousands."""

    task_id: str
    name: Text
    entry: Entry
    lines: list[str]
    count: int = 1

    def add(self, line: str) -> None:
        self.count += 1
        self.lines = [*self.lines[1 - EVENTS_KEPT :], line]

    def phrase(self) -> Phrase:
        earlier = self.count - len(self.lines)
        lines = "\n".join(self.lines)
        return Phrase("task.monitor_events", name=self.name, count=self.count, earlier=earlier, lines=lines)


@dataclass(frozen=True, slots=True)
class SavedReducer:
    """The rows, and what the reducer knows beside them. A turn is 0, a row "", if there is none."""

    turns: list[Turn]
    numbers: int  # the highest number of a turn
    turn: int
    last_turn: int
    last_footer: str
    late: list[int]
    tools: dict[str, str]
    checklist: Checklist
    tasks: TaskMemory
    running_on: list[str]
    expected: dict[str, ToolState]
    after: str
    hooks: set[str]
    printed: set[str]
    had_notification: bool
    unknown: dict[str, UnknownMessages]
    monitor: GatheredEvents | None
    streams: list[SavedStream]
