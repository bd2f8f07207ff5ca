"""The state of a reducer as data. From this data, another process makes an equal reducer (`Reducer.restored`)
and continues the conversation.

The data names rows by their ids, and turns by their numbers.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.reducer.background_tasks import TaskMemory
from claude_desk.transcript.reducer.checklist import Checklist
from claude_desk.transcript.reducer.unknown_blocks import UnknownMessages
from claude_desk.transcript.store import Turn


class SavedBlock(NamedTuple):
    """A finished block. `message`: the number of its message in the stream. `full_block`: the block as Claude
    Code sent it."""

    message: int
    api_id: str
    answered: bool
    uuid: str
    full_block: dict[str, Any]
    rows: list[str]


class SavedStream(NamedTuple):
    """The blocks of the subagent of the call `parent`, or of Claude if `parent` is "". `current`: the number
    of the newest message."""

    turn: int
    parent: str
    current: int
    blocks: list[SavedBlock]


_FARTHEST = 1e12  # seconds from the epoch
EVENTS_KEPT = 1_000  # the most lines that a row with a monitor's events keeps


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
    """The turns with their rows, and the rest of the reducer's state. The number 0 stands for no turn, and
    the id "" for no row. Raise `ValueError` for workers and times that no reducer makes."""

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

    def __post_init__(self) -> None:
        workers = self.tasks.workers.workers
        if any(key != worker.id or not worker.runs for key, worker in workers.items()):
            raise ValueError("a worker without a run, or with another worker's id")
        check_times(self.turns)


def check_times(turns: Iterable[Turn]) -> None:
    """Raise `ValueError` if a row has a time that cannot be shown."""
    for entry in (entry for turn in turns for entry in turn.entries):
        tool = entry.tool
        times = (entry.began, entry.ended, *((tool.started, tool.ended) if tool is not None else ()))
        if not all(-_FARTHEST < each < _FARTHEST for each in times):
            raise ValueError("a time that is too far away")
