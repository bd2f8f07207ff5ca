"""Tracks tool calls until they end, including calls that continue in the background."""

from typing import Any

from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock, ToolResultBlock, UnknownBlock
from claude_desk.protocol.wire.messages import AssistantMessage, UserContent, UserMessage
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.tool_results import fold_result, in_background, runs_on
from claude_desk.transcript.store import Turn

SKILLS = frozenset({"Skill", "SlashCommand"})


class ToolCallTracker:
    """Ends every tool call: with its result, with its task, with its turn, or with the CLI's process."""

    def __init__(self, rows: RowWriter) -> None:
        self._rows = rows
        self.running_on: dict[str, Entry] = {}  # rows of calls that outlive their turn, by the row's id

    def result(
        self, block: ToolResultBlock, message: UserMessage | None, turn: Turn | None = None, parent: str = ""
    ) -> Entry:
        """Store a result in its call and return the call's row.

        If the call has no row, add a row in `turn`, or in the last turn if `turn` is None.
        """
        entry = self._rows.tool(block.tool_use_id)
        if entry is None or entry.tool is None:
            entry = self._orphan(block.tool_use_id, turn, parent)
        assert entry.tool is not None
        stopping = self._rows.store.turn_of(entry).stopping
        reply = message or UserMessage(message=UserContent())
        fold_result(entry.tool, block, reply, stopping, self._rows.now())
        self.running_on.pop(entry.id, None)
        self._rows.update(entry)
        self._rows.ended(entry)
        return entry

    def _orphan(self, tool_use_id: str, turn: Turn | None, parent: str) -> Entry:
        rows = self._rows
        turn = turn or rows.store.last_begun() or rows.store.open_turn("", rows.now(), queued=False)
        entry = rows.new(turn, EntryKind.TOOL, parent=parent)
        entry.tool = ToolCall(tool_use_id, "Tool", started=rows.now())
        entry.final = True
        rows.register_tool(tool_use_id, entry)
        return rows.append(turn, entry)

    def awaits_body(self, turn: Turn) -> Entry | None:
        """Return the oldest skill call whose text has not come yet; None if there is no such call.

        Search only the calls at the end of the turn, after its last row of another kind. Ignore rows inside
        subagents.
        """
        found = None
        for entry in reversed(turn.entries):
            if entry.parent:
                continue
            if entry.tool is None:
                break
            launched = entry.tool.state is ToolState.DONE and entry.tool.result.startswith("Launching skill")
            if entry.tool.name in SKILLS and launched and not entry.tool.body:
                found = entry
        return found

    def deny(self, tool_use_id: str, words: str = "") -> bool:
        """Mark a call as denied. `words`: the reason to show if the call has no result yet.

        Return False if the call has no row.
        """
        entry = self._rows.tool(tool_use_id)
        if entry is None or entry.tool is None:
            return False
        entry.tool.state = ToolState.DENIED
        entry.tool.result = entry.tool.result or words
        self._rows.add_source(entry)
        self._rows.update(entry)
        self._rows.ended(entry)
        return True

    def name_denied(self, tool_use_ids: set[str]) -> None:
        """Change the state of these calls from failed to denied. Leave out calls in any other state.

        `tool_use_ids`: the calls in a result's `permission_denials`.
        """
        for tool_use_id in tool_use_ids:
            entry = self._rows.tool(tool_use_id)
            if entry is not None and entry.tool is not None and entry.tool.state is ToolState.FAILED:
                self.deny(tool_use_id)

    def keep_running(self, entry: Entry) -> None:
        """Show a done call as running until the end of its task is reported: its result only reported the
        beginning."""
        if entry.tool is not None and entry.tool.state is ToolState.DONE:
            entry.tool.state = ToolState.RUNNING
            entry.tool.ended = 0.0
            self.running_on[entry.id] = entry

    def work_again(self, entry: Entry) -> None:
        """Show the ended call of an agent as running, because Claude has called the agent again. A denied
        call stays denied."""
        if entry.tool is not None and entry.tool.ended and entry.tool.state is not ToolState.DENIED:
            entry.tool.state = ToolState.RUNNING
            entry.tool.ended = 0.0
            self.running_on[entry.id] = entry

    def end_under(self, tool_use_id: str) -> None:
        """Cancel the running calls inside the subagent of this call, because the subagent has ended. Leave
        out subagents and commands that it left running in the background: they continue."""
        host = self._rows.tool(tool_use_id)
        turn = self._rows.store.find_number(host.turn) if host is not None else None
        here = self._rows.running_tools(turn) if turn is not None else []
        for entry in {entry.id: entry for entry in (*self.running_on.values(), *here)}.values():
            if self._is_under(entry, tool_use_id):
                self._end(entry, ToolState.CANCELLED)

    def ended(self, entry: Entry, state: ToolState) -> None:
        """End a call in this state, because its task has ended. A denied call stays denied."""
        call = entry.tool
        self.running_on.pop(entry.id, None)
        if call is None or call.state is ToolState.DENIED or not self._rows.holds(entry):
            return
        call.state = state
        call.ended = call.ended or self._rows.now()
        self._rows.update(entry)

    def end_turn(self, turn: Turn, state: ToolState) -> None:
        """End the turn's calls, except for calls that run in the background."""
        for entry in self._rows.running_tools(turn):
            if entry.id in self.running_on or self.outlives(entry.parent):
                self.running_on[entry.id] = entry
            else:
                self._end(entry, state)

    def end_all(self, state: ToolState) -> None:
        """End the calls that outlived their turns, because the CLI's process has ended."""
        for entry in list(self.running_on.values()):
            self._end(entry, state)

    def outlives(self, parent: str) -> bool:
        """Return whether the subagent of the call `parent`, or a subagent above it, runs in the
        background."""
        seen: set[str] = set()
        while parent and parent not in seen:
            seen.add(parent)
            host = self._rows.tool(parent)
            if host is None or host.tool is None:
                return False
            if in_background(host.tool):
                return True
            parent = host.parent
        return False

    def _is_under(self, entry: Entry, tool_use_id: str) -> bool:
        """Return whether the call is inside the subagent of another call, and not in the background there."""
        if _continues(entry.tool):
            return False
        seen: set[str] = set()
        parent = entry.parent
        while parent and parent not in seen:
            if parent == tool_use_id:
                return True
            seen.add(parent)
            host = self._rows.tool(parent)
            if host is not None and _continues(host.tool):
                return False
            parent = host.parent if host is not None else ""
        return False

    def _end(self, entry: Entry, state: ToolState) -> None:
        self.running_on.pop(entry.id, None)
        if entry.tool is None or not self._rows.holds(entry):
            return  # the row was taken back
        if entry.tool.state in (ToolState.RUNNING, ToolState.WAITING):
            entry.tool.state = state
        if entry.tool.progress is not None:
            entry.tool.progress.doing = ""
        entry.tool.ended = self._rows.now()
        self._rows.update(entry)
        self._rows.ended(entry)


def _continues(call: ToolCall | None) -> bool:
    """Return whether the call began a task in the background that has not ended."""
    return call is not None and not call.ended and runs_on(call)


def result_in(block: ContentBlock) -> ToolResultBlock | None:
    """Return the tool result in a block of Claude's message; None if the block has no result.

    The API runs some tools itself. Their results come in Claude's message (protocol/README.md 4.2).
    """
    if isinstance(block, ToolResultBlock):
        return block
    extra: dict[str, Any] = (block.model_extra or {}) if isinstance(block, UnknownBlock) else {}
    tool_use_id = extra.get("tool_use_id")
    if not isinstance(tool_use_id, str):
        return None
    try:
        return ToolResultBlock.model_validate({"tool_use_id": tool_use_id, "content": extra.get("content")})
    except ValueError:
        return ToolResultBlock(tool_use_id=tool_use_id, content=str(extra.get("content")))


def with_blocks(message: AssistantMessage, kinds: tuple[type[ContentBlock], ...]) -> AssistantMessage:
    """Return the message with only the blocks of these kinds."""
    content = message.message.content
    blocks = [TextBlock(text=content)] if isinstance(content, str) else content
    said = message.message.model_copy(
        update={"content": [each for each in blocks if isinstance(each, kinds)]}
    )
    return message.model_copy(update={"message": said})


def split_results(message: AssistantMessage) -> tuple[AssistantMessage, list[ToolResultBlock]]:
    """Split Claude's message into a message without tool results, and the tool results."""
    content = message.message.content
    results = [r for r in map(result_in, content) if r is not None] if isinstance(content, list) else []
    if not results or isinstance(content, str):
        return message, []
    rest = [block for block in content if result_in(block) is None]
    said = message.message.model_copy(update={"content": rest})
    return message.model_copy(update={"message": said}), results
