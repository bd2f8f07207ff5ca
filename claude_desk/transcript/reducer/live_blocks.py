"""The content blocks of a message that Claude is writing, and the rows of each block.

The content of a block comes in deltas, in a full message, or in both. `flush` shows the deltas that came
since the last flush. `confirm` sets the content to that of the full message.
"""

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from markdown_it.common.utils import normalizeReference

from claude_desk.protocol.wire.api_errors import error_text
from claude_desk.protocol.wire.content_blocks import (
    ContentBlock,
    RedactedThinkingBlock,
    TextBlock,
    ThinkingBlock,
    ToolUseBlock,
)
from claude_desk.protocol.wire.partial_json import read_partial
from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition, ToolCall
from claude_desk.transcript.markdown.prose_splitter import ProsePiece, ProseSplitter
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.tool_input import set_input, subject_of
from claude_desk.transcript.reducer.unknown_blocks import block_phrase
from claude_desk.transcript.store import Turn

# If the incomplete input of a tool has more characters than this, it is parsed again only after it has grown
# by a fifth.
SMALL = 8192


class BlockFit(IntEnum):
    """How well a full block fits a live block."""

    NO = 0
    OPEN = 1  # both blocks have the same type, and the live block is still being written
    # The full text begins with the text of the deltas, or the full thinking is empty. A full tool call has
    # the same id. A full block of another kind has the same type.
    GOOD = 2


class LiveBlock:
    """A content block that is being written. If another process has already made the block's rows,
    `full_block` is the full block, and `entries` are these rows. `parent`: the id of the subagent's call, ""
    for Claude's own block."""

    def __init__(
        self,
        rows: RowWriter,
        turn: Turn,
        parent: str,
        full_block: ContentBlock | None = None,
        uuid: str = "",
        entries: Iterable[Entry] = (),
    ) -> None:
        self.rows = rows
        self.turn = turn
        self.parent = parent
        self.full_block = full_block  # the full block that has confirmed this one
        self.uuid = uuid  # of the message with the full block
        self.entries = list(entries)
        self.final = full_block is not None  # whether a full message has confirmed the block
        self.stopped = self.final  # whether the block's deltas have ended
        self.cut = False  # whether the stream was closed before a full message confirmed the block

    @property
    def saved(self) -> tuple[str, dict[str, Any], list[str]]:
        """The data of a final block: uuid, full block and rows."""
        return (
            self.uuid,
            self.full_block.model_dump() if self.full_block else {},
            [entry.id for entry in self.entries],
        )

    def add(self, text: str) -> None:
        """Add the text of a delta."""

    def flush(self) -> None:
        """Bring the rows up to date."""

    def fit(self, block: ContentBlock) -> BlockFit:
        """Return how well the full block fits this live block."""
        return BlockFit.NO

    def confirm(self, block: ContentBlock) -> None:
        """Set the content to that of the full block, and ignore further deltas."""

    def repeats(self, block: ContentBlock) -> bool:
        """Return whether this block is final and the full block repeats it."""
        return self.full_block is not None and _repeated(self.full_block) == _repeated(block)

    def close(self) -> None:
        """End the block: no further delta will come. Finish its rows."""
        self.flush()
        self.stopped = True
        for entry in self.entries:
            self.rows.finish(entry)

    def discard(self) -> None:
        """Remove the block's rows, and ignore further deltas."""
        self.final = self.stopped = True
        for entry in self.entries:
            if entry.tool is not None:
                self.rows.lift_inside(entry)
                self.rows.forget_tool(entry.tool.id, entry)
        self.rows.remove_all(self.entries)
        self.entries.clear()

    def _show(self, entry: Entry) -> Entry:
        entry.place = MessagePosition.MIDDLE
        self.entries.append(entry)
        return self.rows.append(self.turn, entry)


def _repeated(block: ContentBlock) -> object:
    """Return what the block has in common with its repetition."""
    match block:
        case TextBlock(text=text):
            return text
        case ToolUseBlock(id=tool_use_id):
            return ToolUseBlock, tool_use_id
    return block.model_dump()


class LiveThinking(LiveBlock):
    """A thinking block. If the thinking has no words or is encrypted (protocol/README.md 5.2), its row only
    says that Claude thought."""

    def __init__(
        self, rows: RowWriter, turn: Turn, parent: str, block: ThinkingBlock | RedactedThinkingBlock
    ) -> None:
        super().__init__(rows, turn, parent)
        self._parts: list[str] = []
        self._mark = _mark_of(block)
        entry = rows.new(turn, EntryKind.THINKING, parent=parent)
        entry.sealed = isinstance(block, RedactedThinkingBlock)
        self._entry = self._show(entry)

    @property
    def text(self) -> str:
        return self._entry.text

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        if self._parts and self.entries:
            self.rows.append_text(self._entry, "".join(self._parts))
            self._parts.clear()

    def fit(self, block: ContentBlock) -> BlockFit:
        if not self._is_kind_of(block):
            return BlockFit.NO
        self.flush()
        thinking = block.thinking if isinstance(block, ThinkingBlock) else ""
        if not thinking or thinking.startswith(self._entry.text):
            return BlockFit.GOOD
        return BlockFit.NO if self.stopped else BlockFit.OPEN

    def confirm(self, block: ContentBlock) -> None:
        self.flush()
        self._mark = _mark_of(block) or self._mark
        # From CLI 2.1.211 on, the full block may be empty (protocol/README.md 5.2). Then keep the text of the
        # deltas.
        if isinstance(block, ThinkingBlock) and block.thinking not in ("", self._entry.text):
            self._set_text(block.thinking)
        self.final = True
        self.close()

    def _set_text(self, words: str) -> None:
        """Show the full block's text, which differs from the deltas. Replace the row if it is final."""
        entry = self._entry
        if entry.final and self.entries:
            self._entry = self.rows.new(self.turn, EntryKind.THINKING, parent=self.parent, text=words)
            self._entry.place, self._entry.began = entry.place, entry.began
            self.rows.insert_after(entry, self._entry)
            self.rows.remove(entry)
            self.entries = [self._entry]
        elif words.startswith(entry.text):
            self.rows.append_text(entry, words[len(entry.text) :])
        else:
            self.rows.set_text(entry, words)

    def repeats(self, block: ContentBlock) -> bool:
        if not self.final or not self.entries or not self._is_kind_of(block):
            return False
        if isinstance(block, ThinkingBlock) and block.thinking not in ("", self._entry.text):
            return False
        mark = _mark_of(block)
        return not mark or not self._mark or mark == self._mark

    def _is_kind_of(self, block: ContentBlock) -> bool:
        return isinstance(block, RedactedThinkingBlock if self._entry.sealed else ThinkingBlock)


def _mark_of(block: ContentBlock) -> str:
    """Return the signature or the encrypted data of a thinking block; "" for other blocks.

    This mark distinguishes thinking blocks without words.
    """
    match block:
        case ThinkingBlock(signature=mark) | RedactedThinkingBlock(data=mark):
            return mark
    return ""


class LiveTool(LiveBlock):
    """A tool call. Its row changes again when the result comes, after the block is final."""

    def __init__(self, rows: RowWriter, turn: Turn, parent: str, tool_use_id: str, name: str) -> None:
        super().__init__(rows, turn, parent)
        self.id = tool_use_id
        self._parts: list[str] = []
        self._length = 0
        self._read = 0  # length of the input's JSON when it was last parsed
        entry = rows.new(turn, EntryKind.TOOL, parent=parent)
        self.call = ToolCall(tool_use_id, name, title=subject_of(name, {}), started=rows.now())
        entry.tool = self.call
        rows.register_tool(tool_use_id, entry)
        self._show(entry)

    def add(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)

    def flush(self) -> None:
        if self._length > max(SMALL, self._read * 1.2) or self._read < self._length <= SMALL:
            self._read_input()

    def fit(self, block: ContentBlock) -> BlockFit:
        return BlockFit.GOOD if isinstance(block, ToolUseBlock) and block.id == self.id else BlockFit.NO

    def confirm(self, block: ContentBlock) -> None:
        self.final = True
        if isinstance(block, ToolUseBlock):
            self.call.complete = True
            self._set_input(block.input)
        super().close()

    def close(self) -> None:
        if self._length > self._read:
            self._read_input()
        super().close()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, ToolUseBlock) and self.final and block.id == self.id

    def _read_input(self) -> None:
        self._read = self._length
        if not self.final:
            self._parts = ["".join(self._parts)]
            self._set_input(read_partial(self._parts[0]))

    def _set_input(self, value: dict[str, Any]) -> None:
        set_input(self.call, value)
        for entry in self.entries:
            self.rows.update(entry)


class LiveOther(LiveBlock):
    """A block of any other kind, shown as one row with the name of the kind."""

    def __init__(self, rows: RowWriter, turn: Turn, parent: str, block: ContentBlock) -> None:
        super().__init__(rows, turn, parent)
        self._block = block
        self._entry = self._show(
            rows.new(turn, EntryKind.NOTICE, parent=parent, text=block_phrase(block.type))
        )

    def fit(self, block: ContentBlock) -> BlockFit:
        return BlockFit.GOOD if block.type == self._block.type else BlockFit.NO

    def confirm(self, block: ContentBlock) -> None:
        self._block = block
        if self.entries:
            self.rows.set_text(self._entry, block_phrase(block.type))
        self.final = True
        self.close()

    def repeats(self, block: ContentBlock) -> bool:
        return self.final and block == self._block


# A pair of brackets without brackets inside: `[name]`, or the second pair of `[words][name]`.
_BRACKETS = re.compile(r"\[((?:[^\[\]\\]|\\.){1,999})\]", re.DOTALL)


def names_in(markdown: str) -> set[str]:
    """Return all names in brackets that may refer to link definitions, normalized as the Markdown parser
    does."""
    if "[" not in markdown:
        return set()
    return {normalizeReference(found) for found in _BRACKETS.findall(markdown)}


def keep_own_references(turns: Iterable[Turn]) -> None:
    """Keep only the link definitions that a row refers to. The rows of a message share its definitions, but
    each row has its own in another process or on disk."""
    for entry in (entry for turn in turns for entry in turn.entries if entry.references):
        known = entry.references
        entry.references = {name: known[name] for name in sorted(names_in(entry.text)) if name in known}


class LiveText(LiveBlock):
    """A text block. `error`: the text is the CLI's words for an error, and one row shows all of them."""

    def __init__(self, rows: RowWriter, turn: Turn, parent: str, *, error: bool = False) -> None:
        super().__init__(rows, turn, parent)
        self._parts: list[str] = []
        self._split = 0  # number of parts that are in rows already
        self._error = error
        self._splitter = ProseSplitter()
        self._links: dict[str, list[Entry]] = {}  # closed rows that may need a link definition, by its name
        self._replaced: list[Entry] = []  # rows to remove after their replacements are inserted

    @property
    def text(self) -> str:
        """All text so far, including deltas that are not in rows yet."""
        text = "".join(self._parts)
        if self._split == len(self._parts):
            self._parts, self._split = [text], 1
        return text

    @property
    def blank(self) -> bool:
        return all(not part or part.isspace() for part in self._parts)

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        self._gather(end=False)

    def close(self) -> None:
        if not self.stopped:
            self._gather(end=True)
        super().close()

    def fit(self, block: ContentBlock) -> BlockFit:
        if not isinstance(block, TextBlock):
            return BlockFit.NO
        if self.stopped and self.blank:
            return BlockFit.NO  # the CLI sends no full block for a text of white space
        self.flush()
        if block.text.startswith(self.text.rstrip()):
            return BlockFit.GOOD
        return BlockFit.NO if self.stopped else BlockFit.OPEN

    def confirm(self, block: ContentBlock) -> None:
        text = block.text if isinstance(block, TextBlock) else ""
        self.flush()
        have = self.text
        if (self.stopped and text != have) or not text.startswith(have):
            self._start_again(text)
        elif not self.stopped:
            self._update_pieces(text[len(have) :], end=True)
        self._parts, self._split = [text], 1
        self.rows.remove_all(self._replaced)
        self._replaced = []
        self.final = True
        super().close()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, TextBlock) and self.final and block.text == self.text

    def _gather(self, end: bool) -> None:
        """Show the deltas since the last flush. `end`: whether the text is complete."""
        fresh = "".join(self._parts[self._split :])
        self._split = len(self._parts)
        if (fresh or end) and not self.stopped and not self.final:
            self._update_pieces(fresh, end=end)

    def _start_again(self, text: str) -> None:
        """Show a full text that differs from the deltas.

        Keep the first rows that the full text also has, because the texts may differ only in white space at
        the end. If the link definitions differ, replace all rows.
        """
        known, self._splitter = self._splitter.definitions, ProseSplitter()
        self._links = {}
        self._splitter.feed("" if self._error else text, end=True)
        kept = self._kept() if self._splitter.definitions == known else 0
        self._replaced = self.entries[kept:]
        del self.entries[kept:]
        if self._error:
            self._show_error(text)
            return
        for entry in self.entries:
            entry.references = self._splitter.definitions
        behind = self._replaced[-1] if self._replaced else None
        for number in range(kept, len(self._splitter.pieces)):
            self._show_piece(number, self._splitter.pieces[number], behind)
            behind = None

    def _kept(self) -> int:
        """Return how many rows from the start match the splitter's pieces."""
        for number, (entry, piece) in enumerate(zip(self.entries, self._splitter.pieces, strict=False)):
            shown = entry.kind, entry.text, entry.language, entry.continues, entry.inside
            if shown != (_kind(piece), piece.text, piece.language, piece.continues, piece.inside):
                return number
        return min(len(self.entries), len(self._splitter.pieces))

    def _update_pieces(self, text: str, end: bool) -> None:
        if self._error:
            self._show_error(text)
            return
        splitter = self._splitter
        known = len(splitter.definitions)
        first = splitter.feed(text, end=end)
        pieces = splitter.pieces
        for number in range(first, len(pieces)):
            self._show_piece(number, pieces[number])
        if len(splitter.definitions) > known:
            self._mend(list(splitter.definitions)[known:])
        self.rows.remove_all(self.entries[len(pieces) :])
        del self.entries[len(pieces) :]

    def _mend(self, names: list[str]) -> None:
        """Update the rows that may have links to these newly defined names."""
        mended = {id(entry): entry for name in names for entry in self._links.pop(name, [])}
        for entry in mended.values():
            self.rows.update(entry)

    def _show_piece(self, number: int, piece: ProsePiece, behind: Entry | None = None) -> None:
        """Show a piece in its row. `behind`: insert a new row after this row instead of the last row in
        `entries`."""
        kind = _kind(piece)
        if number == len(self.entries):
            entry = self.rows.new(self.turn, kind, parent=self.parent, text=piece.text)
            entry.language = piece.language
            entry.continues = piece.continues
            entry.inside = piece.inside
            entry.references = self._splitter.definitions
            self._insert_piece(entry, behind or (self.entries[-1] if self.entries else None))
        else:
            entry = self.entries[number]
            self._change(entry, kind, piece)
        if piece.closed:
            if not piece.code:
                for name in names_in(piece.text) - self._splitter.definitions.keys():
                    self._links.setdefault(name, []).append(entry)
            self.rows.finish(entry)

    def _insert_piece(self, entry: Entry, behind: Entry | None) -> None:
        if behind is not None:
            entry.place = MessagePosition.MIDDLE
            self.rows.insert_after(behind, entry)
            self.entries.append(entry)
        else:
            self._show(entry)

    def _change(self, entry: Entry, kind: EntryKind, piece: ProsePiece) -> None:
        if (entry.kind, entry.language, entry.inside) != (kind, piece.language, piece.inside):
            entry.kind = kind
            entry.language = piece.language
            entry.inside = piece.inside
            entry.text = piece.text
            self.rows.update(entry)
        elif piece.text.startswith(entry.text):
            self.rows.append_text(entry, piece.text[len(entry.text) :])
        else:
            self.rows.set_text(entry, piece.text)

    def _show_error(self, text: str) -> None:
        """Show an error in a new row. Errors come only in full messages, never in deltas."""
        self._show(self.rows.new(self.turn, EntryKind.ERROR, parent=self.parent, text=error_text(text)))


def _kind(piece: ProsePiece) -> EntryKind:
    return EntryKind.CODE if piece.code else EntryKind.TABLE if piece.table else EntryKind.PROSE
