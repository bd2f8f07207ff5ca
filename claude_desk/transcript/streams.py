"""Two reports of the same block made one: deltas, and full messages (design.md section 3).

A message is the n-th of its turn and its parent. Within it a full block confirms the oldest open block of
its type (a tool call: of its id); one equal to a block already final is a repeat, as in the growing
snapshots of seeds/004.
"""

from claude_desk.protocol.blocks import ContentBlock, TextBlock
from claude_desk.protocol.messages import AssistantMessage
from claude_desk.protocol.stream import (
    BlockDelta,
    BlockStart,
    BlockStop,
    Delta,
    InputJsonDelta,
    MessageStart,
    StreamEvent,
    TextDelta,
    ThinkingDelta,
)
from claude_desk.transcript.entries import Entry, EntryKind, Place
from claude_desk.transcript.live import LiveBlock, LiveText, live_block, matches
from claude_desk.transcript.rows import Rows
from claude_desk.transcript.store import Turn


class LiveMessage:
    """One message of Claude's, as far as it has come."""

    def __init__(self, api_id: str) -> None:
        self.api_id = api_id
        self.blocks: list[LiveBlock] = []
        self.by_index: dict[int, LiveBlock] = {}  # of the deltas

    def entries(self) -> list[Entry]:
        return [entry for block in self.blocks for entry in block.entries]


class Stream:
    """What one speaker (Claude, or one subagent) says in one turn."""

    def __init__(self, rows: Rows, turn: Turn, parent: str) -> None:
        self._rows = rows
        self._turn = turn
        self._parent = parent
        self._message: LiveMessage | None = None
        self._by_id: dict[str, LiveMessage] = {}
        self._by_uuid: dict[str, list[LiveBlock]] = {}
        self.said = ""  # the last text that was shown

    # --- deltas --------------------------------------------------------------------------------

    def event(self, event: StreamEvent) -> bool:
        """Take a stream event. True where the screen should follow at once."""
        match event.event:
            case MessageStart(message=message):
                self.abandon()
                self._begin(message.id)
            case BlockStart(index=index, content_block=block):
                self._start_block(index, block)
                return block.type != "text"
            case BlockDelta(index=index, delta=delta):
                live = self._message.by_index.get(index) if self._message else None
                if live is None or live.final:
                    return False
                live.add(_delta_text(delta))
            case BlockStop(index=index):
                live = self._message.by_index.get(index) if self._message else None
                if live is not None and not live.final:
                    self._settle(live)
                return True
            case _:
                pass
        return False

    def _begin(self, api_id: str) -> LiveMessage:
        self._message = LiveMessage(api_id)
        self._by_id[api_id] = self._message
        return self._message

    def _start_block(self, index: int, block: ContentBlock) -> None:
        message = self._message or self._begin("")
        live = self._new_block(message, block, error=False)
        message.by_index[index] = live
        if isinstance(block, TextBlock) and block.text:
            live.add(block.text)

    def _new_block(self, message: LiveMessage, block: ContentBlock, *, error: bool) -> LiveBlock:
        self.flush()
        live = live_block(self._rows, self._turn, self._parent, block, error=error)
        message.blocks.append(live)
        return live

    def _settle(self, live: LiveBlock) -> None:
        """Its deltas have ended and no full block came: what there is counts; nothing at all goes."""
        live.stopped = True
        live.close()
        if live.kind == "thinking" and not live.entries[0].text:
            live.discard()

    # --- full messages -------------------------------------------------------------------------

    def full(self, frame: AssistantMessage) -> None:
        """Take a full message, of one block or of several."""
        message = self._message_for(frame.message.id)
        content = frame.message.content
        blocks: list[ContentBlock] = [TextBlock(text=content)] if isinstance(content, str) else list(content)
        for block in blocks:
            live = self._take(message, block, error=_tells_error(frame, block))
            if live is not None and frame.uuid:
                self._by_uuid.setdefault(frame.uuid, []).append(live)
        place_rows(self._rows, message.entries())

    def _message_for(self, api_id: str) -> LiveMessage:
        current = self._message
        if current is not None and current.api_id == api_id:
            return current
        if (known := self._by_id.get(api_id)) is not None and not self._open_blocks():
            self._message = known
            return known
        self.abandon()
        return self._begin(api_id)

    def _take(self, message: LiveMessage, block: ContentBlock, *, error: bool) -> LiveBlock | None:
        if isinstance(block, TextBlock) and block.text.strip():
            self.said = block.text
        live = next((b for b in message.blocks if not b.final and matches(b, block)), None)
        if live is None:
            if any(b.repeats(block) for b in message.blocks):
                return None
            if isinstance(block, TextBlock) and not block.text.strip():
                return None
            live = self._new_block(message, block, error=error)
        live.confirm(block)
        return live

    # --- ends ----------------------------------------------------------------------------------

    def _open_blocks(self) -> list[LiveBlock]:
        if self._message is None:
            return []
        return [b for b in self._message.blocks if not b.final and not b.stopped]

    def abandon(self) -> None:
        """Drop half-written blocks: the request is made again, or its answer came otherwise."""
        for block in self._open_blocks():
            block.discard()
            if self._message is not None:
                self._message.blocks.remove(block)

    def retract(self, uuid: str) -> None:
        """Take back the rows of a full message that was told under this uuid."""
        for block in self._by_uuid.pop(uuid, []):
            block.discard()

    def flush(self) -> None:
        if self._message is not None:
            for block in self._message.blocks:
                if not block.final:
                    block.flush()
            place_rows(self._rows, self._message.entries())

    def close(self) -> list[tuple[str, str]]:
        """The turn is over: what there is stays. Gives (message id, text) that no full message confirmed."""
        cut: list[tuple[str, str]] = []
        for block in self._open_blocks():
            block.close()
            if isinstance(block, LiveText) and self._message is not None:
                cut.append((self._message.api_id, block.text))
        self._message = None
        return cut


def _tells_error(frame: AssistantMessage, block: ContentBlock) -> bool:
    """Whether the CLI wrote this text to tell an error; 2.1.37 says so only by how it begins."""
    if frame.error:
        return True
    if frame.message.model != "<synthetic>" or not isinstance(block, TextBlock):
        return False
    return block.text.startswith("API Error")


def _delta_text(delta: Delta) -> str:
    match delta:
        case TextDelta(text=text) | ThinkingDelta(thinking=text) | InputJsonDelta(partial_json=text):
            return text
        case _:
            return ""


def place_rows(rows: Rows, entries: list[Entry]) -> None:
    """Tell each row of a message where in it it stands."""
    last = len(entries) - 1
    # Only the tail can have changed: a message grows at its end.
    for number in range(last, -1, -1):
        place = _place(number, last)
        if entries[number].place is place and number < last - 1:
            break
        if entries[number].place is not place:
            entries[number].place = place
            rows.update(entries[number])


def _place(number: int, last: int) -> Place:
    if last == 0:
        return Place.ONLY
    if number == 0:
        return Place.FIRST
    return Place.LAST if number == last else Place.MIDDLE


def is_shown(entry: Entry) -> bool:
    """Whether a row counts as something Claude said."""
    return entry.kind in (EntryKind.PROSE, EntryKind.CODE, EntryKind.ERROR)
