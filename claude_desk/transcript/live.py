"""Blocks of a message that are being written, and the rows they make.

A block's text comes in deltas, in a full message, or both; `confirm` takes the full one as the truth.
`flush` turns what has come since the last one into changes of rows.
"""

from abc import ABC, abstractmethod
from typing import Any

from claude_desk.protocol.blocks import (
    ContentBlock,
    RedactedThinkingBlock,
    TextBlock,
    ThinkingBlock,
    ToolUseBlock,
    UnknownBlock,
)
from claude_desk.protocol.partial_json import read_partial
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.prose import SMALL, Piece, ProseSplitter
from claude_desk.transcript.rows import Rows
from claude_desk.transcript.store import Turn
from claude_desk.transcript.tools import input_words, title_of


class LiveBlock(ABC):
    """One content block. `parent` is the subagent's tool call that it belongs to, or ""."""

    kind = ""

    def __init__(self, rows: Rows, turn: Turn, parent: str) -> None:
        self.rows = rows
        self.turn = turn
        self.parent = parent
        self.entries: list[Entry] = []
        self.final = False  # confirmed by a full message
        self.stopped = False  # its deltas have ended

    @abstractmethod
    def add(self, text: str) -> None:
        """Take a delta."""

    @abstractmethod
    def flush(self) -> None:
        """Bring the rows up to date."""

    @abstractmethod
    def confirm(self, block: ContentBlock) -> None:
        """Take the full block as the truth; no more deltas count."""

    @abstractmethod
    def repeats(self, block: ContentBlock) -> bool:
        """Whether this is the same block told again."""

    def close(self) -> None:
        """Nothing more will come: what there is stays."""
        self.flush()
        for entry in self.entries:
            self.rows.finish(entry)

    def discard(self) -> None:
        """It was taken back: its rows go."""
        for entry in reversed(self.entries):
            self.rows.remove(entry)
        self.entries.clear()

    def _show(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        return self.rows.append(self.turn, entry)


class LiveText(LiveBlock):
    """Prose: a row for each piece of its markdown. `error`: the CLI's words for something gone wrong."""

    kind = "text"

    def __init__(self, rows: Rows, turn: Turn, parent: str, *, error: bool = False) -> None:
        super().__init__(rows, turn, parent)
        self.text = ""
        self._parts: list[str] = []
        self._error = error
        self._splitter = ProseSplitter()

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        self._split(end=False)

    def close(self) -> None:
        self._split(end=True)
        super().close()

    def confirm(self, block: ContentBlock) -> None:
        text = block.text if isinstance(block, TextBlock) else ""
        self._gather()
        if not text.startswith(self.text):
            self.discard()
            self.text = ""
            self._splitter = ProseSplitter()
        self._splitter_feed(text[len(self.text) :], end=True)
        self.text = text
        self.final = True
        super().close()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, TextBlock) and self.final and block.text == self.text

    def _gather(self) -> None:
        """Take the waiting deltas into the text and the rows."""
        if self._parts:
            fresh = "".join(self._parts)
            self._parts.clear()
            self.text += fresh
            self._splitter_feed(fresh, end=False)

    def _split(self, end: bool) -> None:
        if self.final:
            return
        self._gather()
        if end:
            self._splitter_feed("", end=True)
            self.final = True

    def _splitter_feed(self, text: str, end: bool) -> None:
        if self._error:
            self._show_error(text)
            return
        first = self._splitter.feed(text, end=end)
        pieces = self._splitter.pieces
        for number in range(first, len(pieces)):
            self._show_piece(number, pieces[number])
        for entry in reversed(self.entries[len(pieces) :]):
            self.rows.remove(entry)
        del self.entries[len(pieces) :]

    def _show_piece(self, number: int, piece: Piece) -> None:
        kind = EntryKind.CODE if piece.code else EntryKind.PROSE
        if number == len(self.entries):
            entry = self.rows.new(self.turn, kind, parent=self.parent, text=piece.text)
            entry.language = piece.language
            self._insert_piece(entry)
        else:
            entry = self.entries[number]
            self._change(entry, kind, piece)
        if piece.closed:
            self.rows.finish(entry)

    def _insert_piece(self, entry: Entry) -> None:
        if self.entries:
            self.rows.insert_after(self.entries[-1], entry)
            self.entries.append(entry)
        else:
            self._show(entry)

    def _change(self, entry: Entry, kind: EntryKind, piece: Piece) -> None:
        if entry.kind is not kind or entry.language != piece.language:
            entry.kind = kind
            entry.language = piece.language
            entry.text = piece.text
            self.rows.update(entry)
        elif kind is EntryKind.CODE and piece.text.startswith(entry.text):
            self.rows.append_text(entry, piece.text[len(entry.text) :])
        else:
            self.rows.set_text(entry, piece.text)

    def _show_error(self, text: str) -> None:
        if not self.entries:
            if text.strip():
                self._show(self.rows.new(self.turn, EntryKind.ERROR, parent=self.parent, text=text))
        else:
            self.rows.set_text(self.entries[0], self.entries[0].text + text)


class LiveThinking(LiveBlock):
    """Thinking, or the sign that there was some."""

    kind = "thinking"

    def __init__(self, rows: Rows, turn: Turn, parent: str) -> None:
        super().__init__(rows, turn, parent)
        self._parts: list[str] = []
        self._show(rows.new(turn, EntryKind.THINKING, parent=parent))

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        if self._parts:
            self.rows.append_text(self.entries[0], "".join(self._parts))
            self._parts.clear()

    def confirm(self, block: ContentBlock) -> None:
        self.flush()
        entry = self.entries[0]
        if isinstance(block, ThinkingBlock) and block.thinking:
            if block.thinking.startswith(entry.text):
                self.rows.append_text(entry, block.thinking[len(entry.text) :])
            else:
                self.rows.set_text(entry, block.thinking)
        self.final = True
        self.close()

    def repeats(self, block: ContentBlock) -> bool:
        if isinstance(block, RedactedThinkingBlock):
            return self.final and not self.entries[0].text
        return (
            isinstance(block, ThinkingBlock) and self.final and block.thinking in ("", self.entries[0].text)
        )


class LiveTool(LiveBlock):
    """A tool call. Its row stays open for its result after the block is final."""

    kind = "tool_use"

    def __init__(self, rows: Rows, turn: Turn, parent: str, tool_use_id: str, name: str) -> None:
        super().__init__(rows, turn, parent)
        self.id = tool_use_id
        self._text = ""
        self._parts: list[str] = []
        self._read = 0  # length of the text when it was last read
        entry = rows.new(turn, EntryKind.TOOL, parent=parent)
        entry.tool = ToolCall(tool_use_id, name, title=title_of(name, {}), started=rows.now())
        self.call = entry.tool
        self._show(entry)
        rows.register_tool(tool_use_id, entry)

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        if not self._parts or self.final:
            return
        self._text += "".join(self._parts)
        self._parts.clear()
        if len(self._text) > SMALL and len(self._text) < self._read * 1.2:
            return
        self._read = len(self._text)
        self._set_input(read_partial(self._text))

    def confirm(self, block: ContentBlock) -> None:
        self.final = True
        if isinstance(block, ToolUseBlock):
            self._set_input(block.input)
        for entry in self.entries:
            self.rows.finish(entry)

    def close(self) -> None:
        self._read = 0
        self.flush()
        super().close()

    def discard(self) -> None:
        for entry in self.entries:
            self.rows.forget_tool(self.id, entry)
        super().discard()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, ToolUseBlock) and self.final and block.id == self.id

    def _set_input(self, value: dict[str, Any]) -> None:
        self.call.input = value
        self.call.input_text = input_words(self.call.name, value)
        self.call.title = title_of(self.call.name, value)
        self.rows.update(self.entries[0])


class LiveOther(LiveBlock):
    """A block of a kind we do not know: a quiet row that says so."""

    kind = "other"

    def __init__(self, rows: Rows, turn: Turn, parent: str, name: str) -> None:
        super().__init__(rows, turn, parent)
        self.name = name
        words = f"Claude sent something that cannot be shown yet: {name or 'a block without a type'}"
        self._show(rows.new(turn, EntryKind.NOTICE, parent=parent, text=words))

    def add(self, text: str) -> None:
        """Its deltas have no place to go."""

    def flush(self) -> None:
        """Nothing grows here."""

    def confirm(self, block: ContentBlock) -> None:
        self.final = True
        self.close()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, UnknownBlock) and self.final and block.type == self.name


def live_block(rows: Rows, turn: Turn, parent: str, block: ContentBlock, *, error: bool) -> LiveBlock:
    """The live block for a content block that begins, or that comes whole."""
    if isinstance(block, TextBlock):
        return LiveText(rows, turn, parent, error=error)
    if isinstance(block, ThinkingBlock | RedactedThinkingBlock):
        return LiveThinking(rows, turn, parent)
    if isinstance(block, ToolUseBlock):
        return LiveTool(rows, turn, parent, block.id, block.name)
    return LiveOther(rows, turn, parent, getattr(block, "type", ""))


def matches(live: LiveBlock, block: ContentBlock) -> bool:
    """Whether a full block can be the end of this live one: of its type, a tool call of its id."""
    if isinstance(block, ToolUseBlock):
        return isinstance(live, LiveTool) and live.id == block.id
    if isinstance(block, TextBlock):
        return isinstance(live, LiveText)
    if isinstance(block, ThinkingBlock | RedactedThinkingBlock):
        return isinstance(live, LiveThinking)
    return isinstance(live, LiveOther) and live.name == getattr(block, "type", "")
