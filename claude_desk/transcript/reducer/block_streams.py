"""Merges the deltas of a message with the full messages that repeat its content.

A full message belongs to the first of these messages that its blocks fit:

1. the current message of the speaker in the turn;
2. an earlier message with the same API id, if the current message has no open blocks;
3. a new message.

In the message, each full block confirms the oldest of the unconfirmed blocks that fit it best. A tool call
fits only the block with its id. If no block fits, the full block repeats a confirmed block, or it is new.
"""

from collections.abc import Mapping
from typing import Self

from claude_desk.protocol.wire.api_errors import is_error_text
from claude_desk.protocol.wire.content_blocks import (
    ContentBlock,
    RedactedThinkingBlock,
    TextBlock,
    ThinkingBlock,
    ToolUseBlock,
)
from claude_desk.protocol.wire.messages import ApiMessage, AssistantMessage
from claude_desk.protocol.wire.stream import (
    BlockDelta,
    BlockStart,
    BlockStop,
    Delta,
    InputJsonDelta,
    MessageStart,
    MessageStop,
    StreamEvent,
    TextDelta,
    ThinkingDelta,
)
from claude_desk.transcript.entries import Entry, MessagePosition
from claude_desk.transcript.events import CutText
from claude_desk.transcript.reducer.live_blocks import (
    BlockFit,
    LiveBlock,
    LiveOther,
    LiveText,
    LiveThinking,
    LiveTool,
)
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.saved_reducer import SavedBlock, SavedStream
from claude_desk.transcript.store import Turn
from claude_desk.transcript.text.synthetic_text import is_empty


class LiveMessage:
    """A message that is being written.

    `api_id`: the API's id of the message, or "". Several messages may have the same id.
    """

    def __init__(self, api_id: str) -> None:
        self.api_id = api_id
        self.blocks: list[LiveBlock] = []
        self.confirmed: list[LiveBlock] = []  # blocks that full messages confirmed, in that order
        self.by_index: dict[int, LiveBlock] = {}  # open blocks, by the index in their deltas
        self.answered = False  # whether a tool call of the message has its result
        self.over = False  # whether the deltas of the message have ended
        self._first: Entry | None = None
        self._last: Entry | None = None

    def candidate(self, block: ContentBlock) -> LiveBlock | None:
        """Return the oldest of the unconfirmed blocks that fit this full block best; None if no block
        fits."""
        fits = [(live.fit(block), live) for live in self.blocks if not live.final]
        best = max((fit for fit, _ in fits), default=BlockFit.NO)
        return next((live for fit, live in fits if fit is best), None) if best is not BlockFit.NO else None

    def has_confirmed(self, block: ContentBlock) -> bool:
        return any(live.repeats(block) for live in self.confirmed)

    def may_hold(self, api_id: str, blocks: list[ContentBlock]) -> bool:
        """Return whether a full message with this id and these blocks can belong to this message."""
        if api_id and self.api_id and api_id != self.api_id:
            return False
        if any(not live.final and not live.stopped and live.fit(blocks[0]) for live in self.blocks):
            return True
        if any(_is_snapshot(self.confirmed[first:], blocks) for first in range(len(self.confirmed))):
            return True
        nameless = not (api_id and self.api_id)
        if nameless and (self.over or self.answered):
            return False
        # A repeated block after a tool's result belongs to another message with the same id.
        return not self.answered or not any(self.has_confirmed(block) for block in blocks)

    def drop(self, block: LiveBlock) -> None:
        block.discard()
        if block in self.blocks:
            self.blocks.remove(block)
        if block in self.confirmed:
            self.confirmed.remove(block)

    # --- the places of the rows ----------------------------------------------------------------

    def place(self, rows: RowWriter) -> None:
        """Update `Entry.place` of the message's first and last rows. New rows begin as MIDDLE."""
        first, last = self._ends()
        if first is self._first and last is self._last:
            return
        old = {id(e): e for e in (self._first, self._last) if e is not None}
        self._first, self._last = first, last
        if first is None or last is None:
            return
        for entry in old.values():
            if entry is not first and entry is not last:
                rows.place(entry, MessagePosition.MIDDLE)
        if first is last:
            rows.place(first, MessagePosition.ONLY)
        else:
            rows.place(first, MessagePosition.FIRST)
            rows.place(last, MessagePosition.LAST)

    def take_over(self, block: LiveBlock, answered: bool) -> None:
        """Add a final block, whose rows have their places."""
        self.answered = answered
        self.blocks.append(block)
        self.confirmed.append(block)
        self._first, self._last = self._ends()

    def _ends(self) -> tuple[Entry | None, Entry | None]:
        first = next((block.entries[0] for block in self.blocks if block.entries), None)
        last = next((block.entries[-1] for block in reversed(self.blocks) if block.entries), None)
        return first, last


def _is_snapshot(confirmed: list[LiveBlock], blocks: list[ContentBlock]) -> bool:
    """Return whether the blocks begin by repeating these confirmed blocks, as in a growing snapshot."""
    pairs = zip(confirmed, blocks, strict=False)
    return len(blocks) >= len(confirmed) and all(live.repeats(block) for live, block in pairs)


class BlockStream:
    """The messages of one speaker (Claude, or one subagent) in one turn."""

    def __init__(self, rows: RowWriter, turn: Turn, parent: str) -> None:
        self._rows = rows
        self.turn = turn
        self._parent = parent
        self._message: LiveMessage | None = None
        self._by_id: dict[str, LiveMessage] = {}
        self._messages: list[LiveMessage] = []
        self._waiting: dict[int, LiveBlock] = {}  # blocks with deltas that are not in rows yet, by id()

    # --- deltas --------------------------------------------------------------------------------

    def event(self, event: StreamEvent) -> bool:
        """Process a stream event. Return whether to drain immediately."""
        match event.event:
            case BlockDelta() as delta:
                self.delta(delta)
            case MessageStart(message=message):
                self.abandon()
                self._begin(message.id)
            case BlockStart(index=index, content_block=block):
                self._start_block(index, block)
                return block.type != "text"
            case BlockStop(index=index):
                live = self._message.by_index.pop(index, None) if self._message else None
                if live is not None and not live.final and not live.stopped:
                    self._settle(live)
                return True
            case MessageStop():
                if self._message is not None:
                    self._message.over = True
                if event.abandoned_blocks:
                    self._take_back()
        return False

    def delta(self, event: BlockDelta) -> None:
        live = self._message.by_index.get(event.index) if self._message else None
        if live is not None and not live.final and not live.stopped:
            delta = event.delta
            live.add(delta.text if type(delta) is TextDelta else _delta_text(delta))
            self._waiting[id(live)] = live

    def _begin(self, api_id: str) -> LiveMessage:
        self._message = LiveMessage(api_id)
        self._messages.append(self._message)
        if api_id:
            self._by_id[api_id] = self._message
        return self._message

    def _start_block(self, index: int, block: ContentBlock) -> None:
        message = self._message or self._begin("")
        live = self._new_block(message, block, error=False)
        message.by_index[index] = live
        text = getattr(block, "text", "") or getattr(block, "thinking", "")
        if text and isinstance(text, str):
            live.add(text)
            self._waiting[id(live)] = live
        message.place(self._rows)

    def _new_block(self, message: LiveMessage, block: ContentBlock, *, error: bool) -> LiveBlock:
        self.flush()
        live = _live_block(self._rows, self.turn, self._parent, block, error=error)
        message.blocks.append(live)
        return live

    def _settle(self, live: LiveBlock) -> None:
        """Close a block whose deltas have ended. Its rows keep their text. The full block may still come."""
        self.flush()
        live.close()
        if self._message is not None:
            self._message.place(self._rows)

    def flush(self) -> None:
        """Bring the rows up to date with the deltas."""
        if self._waiting:
            line, self._rows.line = self._rows.line, 0  # the waiting deltas came from earlier lines
            for live in self._waiting.values():
                live.flush()
            self._waiting.clear()
            self._rows.line = line
            if self._message is not None:
                self._message.place(self._rows)

    # --- full messages -------------------------------------------------------------------------

    def full(self, frame: AssistantMessage) -> None:
        """Process a full message, which may have only some of the blocks in Claude's message."""
        self.flush()
        content = frame.message.content
        blocks: list[ContentBlock] = [TextBlock(text=content)] if isinstance(content, str) else list(content)
        blocks = [block for block in blocks if not _is_blank(block)]
        if not blocks:
            return
        message = self._message_for(frame, blocks)
        for block in blocks:
            live = message.candidate(block)
            if live is None:
                if message.has_confirmed(block):
                    continue
                live = self._new_block(message, block, error=is_error_text(frame, block))
            live.confirm(block)
            live.full_block, live.uuid = block, frame.uuid or ""
            for entry in live.entries:
                self._rows.add_source(entry)
            message.confirmed.append(live)
        message.place(self._rows)

    def _message_for(self, frame: AssistantMessage, blocks: list[ContentBlock]) -> LiveMessage:
        api_id = frame.message.id
        current = self._message
        if current is not None and current.may_hold(api_id, blocks):
            return current
        known = self._by_id.get(api_id)
        free = known is not None and known is not current and not self._open_blocks()
        if known is not None and free and known.may_hold(api_id, blocks):
            self._message = known
            return known
        if frame.message.model == "<synthetic>":
            self.close()  # the CLI's own words come after Claude's unfinished text and do not replace it
        else:
            self.abandon()
        return self._begin(api_id)

    def answered(self, tool_use_id: str) -> None:
        """Note that a tool call has its result. If the current message made the call, a later full message
        with the same API id may be a different message."""
        message = self._message
        if message is not None and any(
            isinstance(b.full_block, ToolUseBlock) and b.full_block.id == tool_use_id
            for b in message.confirmed
        ):
            message.answered = True

    # --- another process -----------------------------------------------------------------------

    def saved(self) -> SavedStream:
        """Return the blocks that are final, as data."""
        blocks = [
            SavedBlock(number, message.api_id, message.answered, *live.saved)
            for number, message in enumerate(self._messages)
            for live in message.confirmed
        ]
        current = self._messages.index(self._message) if self._message is not None else -1
        return SavedStream(self.turn.number, self._parent, current, blocks)

    @classmethod
    def restored(cls, rows: RowWriter, turn: Turn, saved: SavedStream, known: Mapping[str, Entry]) -> Self:
        """Return a stream with these blocks. `known`: the rows by their ids."""
        stream = cls(rows, turn, saved.parent)
        contents = ApiMessage.model_validate(
            {"content": [block.full_block for block in saved.blocks]}
        ).content
        messages: dict[int, LiveMessage] = {}
        for block, content in zip(saved.blocks, contents, strict=True):
            message = messages.get(block.message) or stream._begin(block.api_id)
            messages[block.message] = message
            entries = [known[row] for row in block.rows if row in known]
            assert not isinstance(content, str)
            live = LiveBlock(rows, turn, saved.parent, content, block.uuid, entries)
            message.take_over(live, block.answered)
        stream._message = messages.get(saved.current)
        return stream

    # --- ends ----------------------------------------------------------------------------------

    def _open_blocks(self) -> list[LiveBlock]:
        if self._message is None:
            return []
        return [b for b in self._message.blocks if not b.final and not b.stopped]

    @property
    def is_saying(self) -> bool:
        """Whether the current message has rows that no full message has confirmed."""
        message = self._message
        return message is not None and any(block.entries and not block.final for block in message.blocks)

    def abandon(self) -> None:
        """Drop the blocks of the current message that are still being written. No full message will confirm
        them, for example because the CLI repeats the request."""
        message = self._message
        if message is not None:
            for block in self._open_blocks():
                message.drop(block)
            message.by_index.clear()
            message.place(self._rows)
        self._waiting.clear()

    def _take_back(self) -> None:
        """Drop the blocks that no full message confirmed: the CLI has abandoned them and repeats the
        request."""
        message = self._message
        for block in list(message.blocks) if message is not None else ():
            if message is not None and not block.final:
                message.drop(block)
        self.abandon()

    def retract(self, uuid: str) -> None:
        """Remove the rows of the full message with this uuid."""
        for message in self._messages:
            for block in [each for each in message.confirmed if uuid and each.uuid == uuid]:
                message.drop(block)
                message.place(self._rows)

    def close(self) -> list[CutText]:
        """End the stream and keep its rows. Return the content of the unconfirmed blocks that no earlier call
        returned."""
        self.flush()
        cut: list[CutText] = []
        for block in self._open_blocks():
            block.close()
        for block in self._message.blocks if self._message is not None else ():
            if not block.final and not block.cut and self._message is not None:
                block.cut = True
                cut += _cut(block, self._message.api_id, self._parent)
        if self._message is not None:
            self._message.by_index.clear()
            self._message.place(self._rows)
        return cut


def _cut(block: LiveBlock, message_id: str, parent: str) -> list[CutText]:
    """Return the written part of a text, a thinking or a tool call; [] for blank text and for any other
    block.

    Return [] for a subagent, because the subagent's own file has more.
    """
    if parent:
        return []
    if isinstance(block, LiveText):
        return [] if block.blank else [CutText(message_id, block.text)]
    if isinstance(block, LiveThinking):
        return [CutText(message_id, block.text, thinking=True)]
    if isinstance(block, LiveTool):
        call = block.call
        return [CutText(message_id, tool_use_id=call.id, tool_name=call.name, input=call.input)]
    return []


def _live_block(rows: RowWriter, turn: Turn, parent: str, block: ContentBlock, *, error: bool) -> LiveBlock:
    if isinstance(block, TextBlock):
        return LiveText(rows, turn, parent, error=error)
    if isinstance(block, ThinkingBlock | RedactedThinkingBlock):
        return LiveThinking(rows, turn, parent, block)
    if isinstance(block, ToolUseBlock):
        return LiveTool(rows, turn, parent, block.id, block.name)
    return LiveOther(rows, turn, parent, block)


def _is_blank(block: ContentBlock) -> bool:
    return isinstance(block, TextBlock) and is_empty(block.text)


def _delta_text(delta: Delta) -> str:
    match delta:
        case TextDelta(text=text):
            return text
        case ThinkingDelta(thinking=text) | InputJsonDelta(partial_json=text):
            return text
        case _:
            return ""
