"""What subagents said and did, told as the stream tells it: under the call that they belong to."""

from collections.abc import Callable

from claude_desk.library.history.line_kinds import prompt_text
from claude_desk.library.history.subagent_files import KnownSubagents, SubagentFiles
from claude_desk.protocol.disk.session_file import FileLine, agent_of, wire_message
from claude_desk.protocol.wire.content_blocks import TextBlock, ToolUseBlock
from claude_desk.protocol.wire.messages import AssistantMessage, UserMessage
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.reducer.background_tasks import AGENTS
from claude_desk.transcript.reducer.reducer import Reducer

_DEPTH = 8


class SubagentMessages:
    """`feed(message, number)` as of the player."""

    def __init__(
        self, reducer: Reducer, agents: SubagentFiles | KnownSubagents, feed: Callable[[object, int], None]
    ) -> None:
        self._reducer = reducer
        self._agents = agents
        self._feed = feed
        self._played: set[str] = set()
        self._hosts: dict[str, str] = {}  # a line of a subagent in the session's own file -> its call

    def play(self, agent: str, host: str, says: bool = False, depth: int = 0) -> None:
        """All that is in a subagent's file. `says`: its words too, as those of one in the background."""
        if agent in self._played or depth > _DEPTH:
            return
        self._played.add(agent)
        rows = self._reducer.rows
        for offset, line, inside in self._agents.lines(agent):
            inner = agent_of(line) if line.results else ""
            if inner:
                self.play(inner, line.results[0], depth=depth + 1)
            outer, rows.source_file = rows.source_file, "" if inside else agent
            self._feed_message(line, offset, host, says)
            rows.source_file = outer

    def workflow(self, folder: str, host: str) -> None:
        """All that the subagents of a workflow did and said, below its call."""
        for agent in self._agents.of_workflow(folder):
            self.play(agent, host, says=True)

    def agent_of(self, line: FileLine) -> str:
        """The subagent whose call this line has the result of; "" where there is none."""
        return agent_of(line) or self._agents.of_call(line.results[0])

    def sidechain(self, line: FileLine, offset: int) -> None:
        """A line of a subagent's in the session's own file."""
        host = self._hosts.get(line.parent) or self._host_of(prompt_text(line))
        self._hosts[line.uuid] = host
        if host:
            self._feed_message(line, offset, host, says=False)

    def unfinished(self) -> None:
        """Subagents that no result names: of calls that have none, or were stopped."""
        turn = self._reducer.turn
        for entry in list(turn.entries) if turn is not None else []:
            call = entry.tool
            if call is not None and call.name in AGENTS and call.state is not ToolState.DONE:
                agent = self._agents.of_call(call.id, str(call.input.get("prompt") or ""))
                if agent:
                    self.play(agent, call.id)

    def _host_of(self, prompt: str) -> str:
        """The newest call that gave a subagent this prompt."""
        turn = self._reducer.turn or self._reducer.store.last_begun()
        for entry in reversed(turn.entries) if turn is not None else ():
            if entry.tool is not None and _is_in_call(entry.tool, prompt):
                return entry.tool.id
        return ""

    def _feed_message(self, line: FileLine, offset: int, host: str, says: bool) -> None:
        message = wire_message(line, host)
        if isinstance(message, AssistantMessage):
            message = _shown(message, says)
        elif not isinstance(message, UserMessage) or not line.results:
            return
        if message is not None:
            self._feed(message, -1 - offset)


def _is_in_call(call: ToolCall, prompt: str) -> bool:
    return call.name in AGENTS and bool(prompt) and call.input.get("prompt") == prompt


def _shown(message: AssistantMessage, says: bool) -> AssistantMessage | None:
    """What the stream tells of a subagent: its calls; its words where it runs in the background (5.4)."""
    content = message.message.content
    if isinstance(content, str):
        return message if says else None
    kinds = (ToolUseBlock, TextBlock) if says else (ToolUseBlock,)
    blocks = [block for block in content if isinstance(block, kinds)]
    if not blocks:
        return None
    said = message.message.model_copy(update={"content": blocks})
    return message.model_copy(update={"message": said})
