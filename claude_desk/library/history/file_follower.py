"""Follows a file that another program writes to: reads its new lines, and turns them into rows."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from claude_desk.library.history.line_kinds import kind_of
from claude_desk.library.history.line_player import LineClock, LinePlayer, PlayedSoFar
from claude_desk.library.history.line_table import LineTable
from claude_desk.library.history.page_layout import FileLayout, lines_of
from claude_desk.library.history.requests import FileGrowth, MessagesFound
from claude_desk.library.history.subagent_files import (
    KnownSubagents,
    SubagentFiles,
    SubagentLine,
    WorkflowSubagent,
)
from claude_desk.library.strands.cut_points import message_at
from claude_desk.protocol.disk.session_file import FileLine, agent_of, agent_progress, read_lines, workflow_of
from claude_desk.system.files import open_to_read
from claude_desk.transcript.reducer.reducer import Reducer

# A request reads complete lines until it has more than so many bytes. The next request continues there.
_MOST = 4 * 1024 * 1024
_SAID = ("user", "assistant", "system")
_NONE = -1
_DONE = frozenset({"end_turn", "stop_sequence", "max_tokens", "refusal"})


def follow(path: Path, offset: int) -> FileGrowth:
    """Return the complete lines from `offset` on, except lines of the kind `ASIDE`.

    Stop after `_MOST` bytes. If the file does not have the end of a line at `offset`, return a growth that is
    `replaced`. Raise `OSError` if the file cannot be read.
    """
    return _read(path, offset, lambda at, line: line.type in _SAID or bool(kind_of(line)))


def follow_shown(layout: FileLayout, offset: int, leaf: str, end: int) -> FileGrowth:
    """Return the new lines of the conversation that ends with line `end` of the layout's table, and new
    progress lines of subagents.

    `leaf`: the uuid of the last line that the window shows. `offset`: the end of the file when the window
    last read it. If the conversation does not begin with exactly the shown lines, return a growth that is
    `turned`. If the file does not have the end of a line at `offset`, return a growth that is `replaced`.
    """
    if layout.ends < offset or not _at_line(layout.path, offset):
        return FileGrowth((), {}, offset, replaced=True)
    table = layout.table
    now = table.shown(end)
    new = next((place for place, at in enumerate(now) if at >= offset), len(now))
    places = {at: place for place, at in enumerate(now[new:])}
    turned = now[:new] != table.shown_before(offset, leaf) or any(at < offset for at in places)

    def is_wanted(at: int, line: FileLine) -> bool:
        return not turned and (at in places or agent_progress(line) is not None)

    growth = _read(layout.path, offset, is_wanted, layout.ends, table)
    lines = tuple(sorted(growth.lines, key=lambda each: places.get(each[0], _NONE)))
    if list(places) != sorted(places):  # the order of the conversation is not the order of the file
        growth = replace(growth, lines=lines)
    repeats = frozenset(table.span(index).offset for index in table.repeats)
    return replace(growth, turned=turned, leaf=_uuid_at(layout, end), repeats=repeats & places.keys())


def leaf_at(path: Path, offset: int) -> str:
    """Return the uuid of the line that the CLI would have resumed when the file ended at `offset`; "" without
    such a line.

    Raise `OSError` if the file cannot be read.
    """
    layout = FileLayout(path)
    layout.refresh(offset)
    return _uuid_at(layout, layout.table.leaf())


def _uuid_at(layout: FileLayout, index: int) -> str:
    return message_at(layout.path, layout.table.span(index).offset)[0] if index >= 0 else ""


def _read(
    path: Path,
    offset: int,
    is_wanted: Callable[[int, FileLine], bool],
    end: int | None = None,
    table: LineTable | None = None,
) -> FileGrowth:
    """Read the wanted lines from `offset` to `end`; without `end`, to the end of the file. Stop after `_MOST`
    bytes."""
    lines: list[tuple[int, FileLine]] = []
    agents = _Subagents(path, table)
    spoken = False
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size < offset or not _at_line(path, offset):
            return FileGrowth((), {}, offset, replaced=True)
        start = offset
        for at, data in lines_of(file, start, size if end is None else min(end, size)):
            offset = min(at + len(data) + 1, size)
            for begin, _, line in read_lines(data):
                spoken = spoken or (line.type in ("user", "assistant") and not line.sidechain)
                if is_wanted(at + begin, line):
                    lines.append((at + begin, line))
                    agents.add(line)
            if offset - start > _MOST:
                break
    return FileGrowth(
        tuple(lines),
        agents.lines,
        offset,
        spoken=spoken,
        first_calls=agents.first_calls,
        workflows=agents.workflows,
    )


def messages_between(path: Path, begin: int, end: int | None) -> MessagesFound:
    """Answer `FindMessages`. Raise `OSError` if the file cannot be read."""
    found: set[str] = set()
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        last = min(begin, size)
        for at, data in lines_of(file, begin, size if end is None else end):
            last = min(at + len(data) + 1, size)
            if b'"assistant"' in data:
                found.update(line.message_id for _, _, line in read_lines(data, brief=True) if _is_said(line))
    return MessagesFound(frozenset(found - {""}), last)


def _is_said(line: FileLine) -> bool:
    message = line.fields.get("message")
    made_up = isinstance(message, dict) and message.get("model") == "<synthetic>"
    return line.type == "assistant" and not (line.sidechain or made_up)


def _at_line(path: Path, offset: int) -> bool:
    """Whether a line ends directly before this offset.

    The line may have had no newline when the offset was noted. Then its newline may now follow the offset.
    """
    if offset == 0:
        return True
    with open_to_read(path) as file:
        file.seek(offset - 1)
        around = file.read(2)
    return around.startswith(b"\n") or around in (b"}", b"}\n", b"}{")


class _Subagents:
    """Collects the lines of subagents that results name."""

    def __init__(self, path: Path, table: LineTable | None) -> None:
        self._files = SubagentFiles(path, table)
        self.lines: dict[str, tuple[SubagentLine, ...]] = {}
        self.first_calls: dict[str, str] = {}
        self.workflows: dict[str, tuple[WorkflowSubagent, ...]] = {}

    def add(self, line: FileLine) -> None:
        """Add the subagents that a result in this line names, and the subagents that they called."""
        if not line.results:
            return
        self._add(agent_of(line))
        folder = workflow_of(line)
        if folder and folder not in self.workflows:
            self.workflows[folder] = tuple(self._files.of_workflow(folder))
            for each in self.workflows[folder]:
                self._add(each.id)

    def _add(self, agent: str) -> None:
        if agent and agent not in self.lines:
            self.lines[agent] = tuple(self._files.lines(agent))
            if first := self._files.first_call(agent):
                self.first_calls[agent] = first
            for inner in self.lines[agent]:
                self.add(inner.line)
                for call in inner.line.calls:
                    self._add(self._files.of_call(call))


class FileFollower:
    """Plays the growth of a file to a session's reducer. The caller then drains the reducer.

    `so_far`: the state of the player that has played the earlier lines of the file to the reducer; None if no
    player has. `opens_anew`: whether a growth was `replaced` or `turned`. If so, `play` does nothing, and the
    caller must open the file again.
    """

    def __init__(self, reducer: Reducer, so_far: PlayedSoFar | None = None) -> None:
        self.opens_anew = False
        self._reducer = reducer
        self._agents: dict[str, tuple[SubagentLine, ...]] = {}
        self._inside: dict[str, list[SubagentLine]] = {}  # lines of subagents from progress lines
        self._first_calls: dict[str, str] = {}
        self._workflows: dict[str, tuple[WorkflowSubagent, ...]] = {}
        agents = KnownSubagents(self._agents, self._inside, self._first_calls, self._workflows)
        self._repeats: set[int] = set()
        self._player = LinePlayer(
            reducer, LineClock(), agents, frozenset(), (), repeats=self._repeats, so_far=so_far
        )

    def play(self, followed: FileGrowth) -> None:
        self.opens_anew = self.opens_anew or followed.replaced or followed.turned
        if self.opens_anew:
            return
        self._agents.update(followed.agents)
        self._first_calls.update(followed.first_calls)
        self._workflows.update(followed.workflows)
        self._repeats |= followed.repeats
        for offset, line in followed.lines:
            if (progress := agent_progress(line)) is not None:
                inside = SubagentLine(offset, progress.line, inside=True, call=progress.call)
                self._inside.setdefault(progress.agent, []).append(inside)
            self._player.line(line, offset)
            if _is_end(line):
                self._player.end_turn()

    def settle(self) -> None:
        """End the turn, because nothing more will be written."""
        self._player.end_turn()


def _is_end(line: FileLine) -> bool:
    """Whether the line says that Claude has finished its turn. Old CLIs write no such line."""
    message = line.fields.get("message")
    stop_reason = message.get("stop_reason") if isinstance(message, dict) else None
    return line.type == "assistant" and not line.sidechain and not line.calls and stop_reason in _DONE
