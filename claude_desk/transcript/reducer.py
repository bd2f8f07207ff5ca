"""Events in, operations out: the one place where a conversation becomes rows (design.md section 3)."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from claude_desk.protocol import messages as m
from claude_desk.protocol import system as s
from claude_desk.protocol.base import Wire
from claude_desk.protocol.blocks import ContentBlock, TextBlock, ToolResultBlock
from claude_desk.protocol.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.parse import Noise, UnknownMessage
from claude_desk.protocol.stream import StreamEvent
from claude_desk.transcript import acts
from claude_desk.transcript.endings import Costs, aborted, failure_words, footer_of, is_failure
from claude_desk.transcript.entries import Entry, EntryKind, ToolState, TurnFooter
from claude_desk.transcript.events import ChildEnded, OwnEvent
from claude_desk.transcript.notices import error_words, other_words, system_words, user_text_words
from claude_desk.transcript.operations import Operation
from claude_desk.transcript.results import denied_ids, fold_result
from claude_desk.transcript.rows import Rows
from claude_desk.transcript.store import Store, Turn
from claude_desk.transcript.streams import Stream, is_shown


class Reducer:
    """`feed()` is cheap and says whether to drain at once; `drain()` gives the operations so far.

    `now` gives seconds since the epoch.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.store = Store()
        self.costs = Costs()
        self.rows = Rows(self.store, now)
        self.turn: Turn | None = None  # the one that the CLI is at
        self.last_footer: TurnFooter | None = None
        self.last_turn: Turn | None = None
        self.cut: list[tuple[str, str]] = []  # (message id, text) that a turn's end cut off
        self.diagnostics: list[str] = []  # lines that were no JSON, the newest 100
        self._streams: dict[tuple[int, str], Stream] = {}

    def feed(self, event: Any) -> bool:
        """Take a message of the wire or an act of ours. True where the rows should follow at once."""
        match event:
            case StreamEvent():
                return self.stream(self.current(), event.parent_tool_use_id).event(event)
            case m.AssistantMessage():
                self._assistant(event)
            case m.UserMessage():
                self._user(event)
            case m.ResultMessage():
                self._result(event)
            case s.System():
                return self._system(event)
            case ChildEnded():
                self._child_ended(event)
            case Noise():
                self.diagnostics = [*self.diagnostics[-99:], event.text]
                return False
            case ControlRequest() | ControlResponse() | ControlCancelRequest() | m.KeepAlive():
                return False  # the agent's
            case m.Tombstone(message=dict() as message):
                self._retract([str(message.get("uuid"))])
            case UnknownMessage():
                self.notice(f"Claude Code sent a message that is not known yet: {event.type or 'no type'}")
            case Wire():
                self.notice(other_words(event))
            case _:
                acts.take(self, event)
        return True

    def drain(self) -> list[Operation]:
        if self.turn is not None:
            for stream in self._of_turn(self.turn):
                stream.flush()
        return self.rows.take()

    # --- turns ---------------------------------------------------------------------------------

    def current(self) -> Turn:
        """The turn that the CLI is at; a new one where it began by itself."""
        if self.turn is None:
            self.turn = self.store.open_turn("", self.rows.now(), queued=False)
        return self.turn

    def stream(self, turn: Turn, parent: str | None) -> Stream:
        key = (turn.number, parent or "")
        if key not in self._streams:
            self._streams[key] = Stream(self.rows, turn, parent or "")
        return self._streams[key]

    def notice(self, text: str, kind: EntryKind = EntryKind.NOTICE) -> Entry | None:
        """A row beside the conversation, in the current turn or after the last one."""
        if not text.strip():
            return None
        turn = self.turn or next((t for t in reversed(self.store.turns) if not t.queued), None)
        if turn is None:
            turn = self.store.open_turn("", self.rows.now(), queued=False)
            turn.ended = True
        self._flush(turn)
        return self.rows.add(turn, kind, text)

    def _of_turn(self, turn: Turn) -> Iterator[Stream]:
        return (stream for (number, _), stream in list(self._streams.items()) if number == turn.number)

    def _flush(self, turn: Turn) -> None:
        for stream in self._of_turn(turn):
            stream.flush()

    # --- Claude --------------------------------------------------------------------------------

    def _assistant(self, message: m.AssistantMessage) -> None:
        self._retract(message.supersedes or [])
        turn = self.current()
        if message.error and not message.message.content:
            self.notice(error_words(message.error), EntryKind.ERROR)
        self.stream(turn, message.parent_tool_use_id).full(message)

    def _retract(self, uuids: list[str]) -> None:
        for uuid in uuids:
            for stream in self._streams.values():
                stream.retract(uuid)

    # --- user: results, replays, made-up text --------------------------------------------------

    def _user(self, message: m.UserMessage) -> None:
        content = message.message.content
        blocks: list[ContentBlock] = [TextBlock(text=content)] if isinstance(content, str) else content
        for block in blocks:
            if isinstance(block, ToolResultBlock):
                self._tool_result(message, block)
        if message.is_replay and message.uuid and self.store.find_turn(message.uuid):
            return
        if message.parent_tool_use_id:
            return  # the prompt of a subagent: its tool call shows it
        text = "\n".join(b.text for b in blocks if isinstance(b, TextBlock))
        if text.strip():
            self._user_text(message, text)

    def _user_text(self, message: m.UserMessage, text: str) -> None:
        made_up = bool(message.is_synthetic) or _is_made_up(message)
        words = user_text_words(text, made_up)
        if words is None:
            self._flush(self.current())
            self.rows.add(self.current(), EntryKind.USER, text)
        else:
            self.notice(words)

    def _tool_result(self, message: m.UserMessage, block: ToolResultBlock) -> None:
        entry = self.rows.tool(block.tool_use_id)
        if entry is None or entry.tool is None:
            entry = self._orphan(message, block)
        if entry.tool is None:
            return
        stopping = self.store.turn_of(entry).stopping
        fold_result(entry.tool, block, message, stopping, self.rows.now())
        self.rows.update(entry)

    def _orphan(self, message: m.UserMessage, block: ToolResultBlock) -> Entry:
        """A result whose call was never told: a card of its own."""
        frame = m.AssistantMessage.model_validate(
            {
                "message": {"content": [{"type": "tool_use", "id": block.tool_use_id, "name": "Tool"}]},
                "parent_tool_use_id": message.parent_tool_use_id,
            }
        )
        self.stream(self.current(), message.parent_tool_use_id).full(frame)
        entry = self.rows.tool(block.tool_use_id)
        assert entry is not None
        return entry

    # --- system --------------------------------------------------------------------------------

    def _system(self, message: s.System) -> bool:
        if isinstance(message, s.ApiRetry) and self.turn is not None:
            self.stream(self.turn, None).abandon()
        if isinstance(message, s.Init):
            self.current()  # the CLI may begin a turn by itself
        if isinstance(message, s.ModelRefusal):
            self._retract(message.retracted_message_uuids or [])
        if isinstance(message, s.PermissionDenied) and self._mark_denied(message.tool_use_id):
            return True
        words = system_words(message)
        if words:
            self.notice(words)
        return bool(words)

    def _mark_denied(self, tool_use_id: str) -> bool:
        entry = self.rows.tool(tool_use_id)
        if entry is None or entry.tool is None:
            return False
        entry.tool.state = ToolState.DENIED
        self.rows.update(entry)
        return True

    # --- ends ----------------------------------------------------------------------------------

    def _result(self, result: m.ResultMessage) -> None:
        turn = self.current()
        stopped = turn.stopping or aborted(result)
        self._close(turn)
        for tool_use_id in denied_ids(result.permission_denials):
            entry = self.rows.tool(tool_use_id)
            if entry is not None and entry.tool is not None and entry.tool.state is ToolState.FAILED:
                self._mark_denied(tool_use_id)
        shown = [e for e in turn.entries if is_shown(e)]
        if is_failure(result) and not stopped:
            self._show_failure(turn, shown, failure_words(result))
        elif result.result and result.result.strip() and not shown and not stopped:
            self._show_text(turn, result.result)
        seconds = self.rows.now() - turn.began
        self._end(turn, footer_of(result, stopped, seconds, self.costs))

    def _show_failure(self, turn: Turn, shown: list[Entry], words: str) -> None:
        last = shown[-1] if shown else None
        if last is None or last.kind is not EntryKind.ERROR:
            self.rows.add(turn, EntryKind.ERROR, words)

    def _show_text(self, turn: Turn, text: str) -> None:
        frame = m.AssistantMessage.model_validate({"message": {"id": "result", "content": text}})
        self.stream(turn, None).full(frame)

    def _child_ended(self, event: ChildEnded) -> None:
        turn = self.turn
        if turn is None:
            if not event.stopped:
                self.notice(event.words)
            return
        stopped = event.stopped or turn.stopping
        self._close(turn)
        if not stopped:
            self.rows.add(turn, EntryKind.ERROR, event.words)
        self._end(turn, TurnFooter(stopped, not stopped, self.rows.now() - turn.began))

    def _close(self, turn: Turn) -> None:
        """Nothing more will come in this turn: open blocks stay as they are, tools are at their end."""
        for stream in self._of_turn(turn):
            self.cut += stream.close()
        for entry in self.rows.running_tools(turn):
            assert entry.tool is not None
            if entry.tool.state in (ToolState.RUNNING, ToolState.WAITING):
                entry.tool.state = ToolState.STOPPED if turn.stopping else ToolState.CANCELLED
            entry.tool.ended = self.rows.now()
            self.rows.update(entry)

    def _end(self, turn: Turn, footer: TurnFooter) -> None:
        entry = self.rows.new(turn, EntryKind.FOOTER)
        entry.footer = footer
        entry.final = True
        self.rows.append(turn, entry)
        turn.ended = True
        self.last_footer = footer
        self.last_turn = turn
        self.turn = None


def _is_made_up(message: m.UserMessage) -> bool:
    kind = (message.origin or {}).get("kind")
    return kind not in (None, "human")


__all__ = ["OwnEvent", "Reducer"]
