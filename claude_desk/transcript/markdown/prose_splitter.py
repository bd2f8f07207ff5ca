"""Splits Claude's Markdown into pieces for rows while Claude is writing it.

The pieces depend only on the text. They do not depend on how deltas divide it. Pieces are closed at
checkpoints: at a blank line, or after a number of characters without a blank line. So the checkpoints are at
fixed places of the text. The text after the last checkpoint is parsed only for display. At a checkpoint, the
text from the start of the last block on is kept and parsed again later. `cut` limits the size of a piece.
Text of an open fence is appended without parsing.
"""

import re
from dataclasses import dataclass

from claude_desk.transcript.entries import Container
from claude_desk.transcript.markdown.block_parser import (
    SIZES,
    BlockKind,
    MarkdownBlock,
    OpenFence,
    block_piece,
    blocks_of,
    numbered,
    opens_fence,
)
from claude_desk.transcript.markdown.fold_tags import is_fold_mark
from claude_desk.transcript.markdown.incomplete_marks import only_longer
from claude_desk.transcript.markdown.nested_blocks import NestedFence, NestedPart, continuation, nested_parts

_MARKER = re.compile(r" {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}(?=\S)|[ \t]|(?=\n|$))")
# The beginnings of lines that would begin another block.
_BLOCK_START = re.compile(r"[#>+*=~`|_-]|\[(?=[^\]\n]*\]:)|(\d{1,9})[.)]")
_SENTENCE = re.compile(r".*(?:[.!?…][\"')\]]*\s|[。！？])", re.S)


def size_of(kind: BlockKind, source: str) -> int:
    """Return the greatest number of characters of a block in one row. A table with a long heading may have
    more."""
    if kind is not BlockKind.TABLE:
        return SIZES[kind]
    return min(max(SIZES[kind], 3 * _end_of_head(source)), SIZES[BlockKind.CODE])


def cut(kind: BlockKind, source: str, size: int) -> tuple[str, str]:
    """Cut a block in two: a beginning of at most `size` characters, and the rest as a block of the same
    kind."""
    if kind is BlockKind.TABLE and (parts := _cut_table(source, size)) is not None:
        return parts
    at = break_point(source, size)
    first, rest = source[:at].rstrip(), source[at:]
    match kind:
        case BlockKind.CODE:
            return first, rest.removeprefix("\n") if rest.startswith("\n") else "    " + rest
        case BlockKind.LIST:
            marker = _MARKER.match(source)
            lead = marker[0] if marker else ""
            return first, (lead if lead.endswith((" ", "\t")) else lead + " ") + rest.lstrip()
        case BlockKind.QUOTE:
            rest = rest.lstrip()
            return first, rest if rest.startswith(">") else "> " + rest
        case _:
            return first, _plain(rest.lstrip())


def break_point(text: str, size: int) -> int:
    """Return the index at which to break the text, from a third of `size` to `size`.

    Prefer the last end of a line. Otherwise prefer the last end of a sentence, then of a word, then `size`.
    """
    least = size // 3
    if (at := text.rfind("\n", least, size)) >= 0:
        return at
    if found := _SENTENCE.match(text, least, size):
        return found.end()
    if (at := text.rfind(" ", least, size)) >= 0:
        return at
    return size


def code_break(code: str) -> int | None:
    """Return the index at which to break code that is too long; None if the code is short enough."""
    size = SIZES[BlockKind.CODE]
    if len(code) <= size:
        return None
    at = code.rfind("\n", 1, size + 1)
    return at if at > 0 else size


def _cut_table(source: str, size: int) -> tuple[str, str] | None:
    """Cut a table at the end of a row, and repeat the heading in the rest. Return None if the heading is too
    long or no row fits."""
    end_of_head = _end_of_head(source)
    at = source.rfind("\n", end_of_head, size)
    if not 0 < end_of_head <= size // 3 or at < end_of_head:
        return None
    return source[:at], source[:end_of_head] + source[at + 1 :]


def _end_of_head(table: str) -> int:
    """Return the index after the table's second line, the line of dashes."""
    return table.find("\n", table.find("\n") + 1) + 1


def _plain(text: str) -> str:
    """Escape the rest of a paragraph, so that its first line does not begin another block."""
    found = _BLOCK_START.match(text)
    if not found:
        return text
    at = found.end(1) if found[1] else 0
    return text[:at] + "\\" + text[at:]


# If the open text has more characters than this, it is parsed again only after it has grown by a fifth.
SMALL = 8192
# The greatest number of characters between two checkpoints.
STEP = 2048
# A blank line is a checkpoint only after the text to parse has grown by this factor. So a long list with
# blank lines is not parsed again at each blank line.
GROWTH = 1.5
_PROSE = (BlockKind.TEXT, BlockKind.LIST, BlockKind.QUOTE)


@dataclass(slots=True)
class ProsePiece:
    """A piece for one row. `text`: Markdown, or the code of a code block without its marks.

    `closed`: whether the piece will stay as it is. `continues`: for a piece that continues the fence of the
    previous piece, the characters between the two pieces; None for any other piece. `inside`: the list items
    and quotations around the piece.
    """

    text: str
    code: bool = False
    language: str = ""
    closed: bool = False
    table: bool = False
    continues: str | None = None
    inside: tuple[Container, ...] = ()


_COLOURS = re.compile(r"\x1b\[[0-9;:]{0,40}m")
_UNFINISHED = re.compile(r"(?=[\r\x1b])(?:\r(?:\x1b\[[0-9;:]{0,40}m)*)?(?:\x1b(?:\[[0-9;:]{0,40})?)?\Z")


class ProseSplitter:
    """Splits text into pieces. The pieces are the same for any division of the text into deltas.

    `shows_definitions`: whether link definitions and `<details>` tags become pieces of code. Otherwise they
    are not shown.
    """

    def __init__(self, shows_definitions: bool = False) -> None:
        self._shows_definitions = shows_definitions
        self.pieces: list[ProsePiece] = []
        # The closed link definitions: (address, title) by the name in the form of `normalizeReference`.
        self.definitions: dict[str, tuple[str, str]] = {}
        self._tail = ""  # source from the start of the first open piece on
        self._number: int | None = None  # number of the tail's first list item, if its list began earlier
        self._first_open = 0  # index of the first open piece, which begins where the tail begins
        self._mark = 0  # length of the tail at the last checkpoint
        self._shown = 0  # length of the tail when it was last shown
        self._seen = ""  # the tail when it was last shown, "" if it did not end in prose
        self._held = ""  # a carriage return or an incomplete escape sequence at the end of the text so far
        self._fence: OpenFence | NestedFence | None = None
        self._context = ""  # Markdown that opens the containers around the open fence

    def feed(self, text: str, *, end: bool = False) -> int:
        """Add text; with `end`, close all pieces. Return the index of the first piece that may have
        changed."""
        first = self._first_open
        text = self._normal(text, end)
        at = 0
        while True:
            if self._fence is not None:
                rest = self._feed_fence(text[at:], end)
                if rest is None:
                    return first
                text, at = rest, 0
            stop = self._next_checkpoint(text, at)
            self._tail += text[at:] if stop is None else text[at:stop]
            if stop is None:
                break
            at = stop
            self._checkpoint()
        if end or (not self._lengthen() and self._worth_showing()):
            self._show(end)
        if end:
            for piece in self.pieces[self._first_open :]:
                piece.closed = True
        return first

    def _normal(self, text: str, end: bool) -> str:
        """Normalize line ends and replace NUL, as the parser does. Remove escape sequences for colours."""
        text, self._held = self._held + text, ""
        if not end and (unfinished := _UNFINISHED.search(text)) is not None:
            text, self._held = text[: unfinished.start()], unfinished[0]
        if "\x1b" in text:
            text = _COLOURS.sub("", text)
        return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")

    # --- showing the tail ----------------------------------------------------------------------

    def _worth_showing(self) -> bool:
        return len(self._tail) <= SMALL or len(self._tail) >= self._shown * 1.2

    def _lengthen(self) -> bool:
        """If the new text only makes prose longer, add it to the last piece without parsing. Return whether
        the text was added."""
        if not self._seen or len(self._tail) > SIZES[BlockKind.TEXT]:
            return False
        more = only_longer(self._seen, self._tail)
        if more is None:
            return False
        self.pieces[-1].text += more
        self._seen = self._tail
        return True

    def _show(self, end: bool) -> None:
        """Parse the tail, and replace the open pieces by its pieces."""
        self._shown = len(self._tail)
        del self.pieces[self._first_open :]
        blocks = blocks_of(self._tail, self._number)
        for block in blocks:
            self._add(block, closed=end)
        shown = self.pieces[self._first_open :]
        is_prose = bool(blocks and shown) and blocks[-1].kind in _PROSE
        self._seen = self._tail if is_prose and not (shown[-1].code or shown[-1].table) else ""

    def _add(self, block: MarkdownBlock, *, closed: bool) -> None:
        if block.kind is BlockKind.DEFINITION:
            if closed:
                self.definitions.setdefault(block.name, block.target)
            if self._shows_definitions:
                self.pieces.append(ProsePiece(block.source.strip("\n"), code=True))
            return
        if block.nested:
            for nested in nested_parts(block_piece(block)[0]):
                self._add_nested(nested)
            return
        for part in _parts(block):
            text, code, language = block_piece(part)
            if not code and is_fold_mark(text):
                if not self._shows_definitions:
                    continue  # the tag itself is not shown
                code = True
            # The text may be empty. For example, U+2028 alone is a paragraph in Markdown, but white space in
            # Python.
            if text or code:
                self.pieces.append(ProsePiece(text, code, language, table=block.kind is BlockKind.TABLE))

    def _add_nested(self, part: NestedPart) -> None:
        """Add the pieces of a part of a list or quotation."""
        if part.kind is BlockKind.CODE:
            self.pieces.append(ProsePiece(part.text, True, part.language, inside=part.inside))
            self._break_code()
            return
        kind = BlockKind.LIST if _MARKER.match(part.text) and part.kind is BlockKind.TEXT else part.kind
        first = len(self.pieces)
        self._add(MarkdownBlock(kind, part.text), closed=False)
        for piece in self.pieces[first:]:
            piece.inside = part.inside

    # --- checkpoints ---------------------------------------------------------------------------

    def _next_checkpoint(self, text: str, at: int) -> int | None:
        """Return the index of the next checkpoint in `text`, from the index `at` on; None if the text ends
        before it."""
        have = len(self._tail)
        latest = self._mark + STEP - have
        earliest = max(int(self._mark * GROWTH) - have, 1)
        if earliest == 1 and self._tail.endswith("\n") and text.startswith("\n", at):
            return at + 1
        found = text.find("\n\n", at + max(earliest - 2, 0), at + latest)
        if found >= 0:
            return found + 2
        return at + latest if len(text) - at >= latest else None

    def _checkpoint(self) -> None:
        """Close the blocks that are certainly complete, and continue from the last block."""
        del self.pieces[self._first_open :]
        # An incomplete line may still become any kind of block. So it does not close the block before it.
        complete = self._tail[: self._tail.rfind("\n") + 1]
        blocks = blocks_of(complete, self._number)
        rest = self._tail[len(complete) :]
        # A blank line ends a paragraph. A list or a quotation may continue after it.
        last = (
            blocks.pop()
            if blocks and not (complete.endswith("\n\n") and blocks[-1].kind is BlockKind.TEXT)
            else None
        )
        for block in blocks:
            self._add(block, closed=True)
        fence: NestedPart | None = None
        if last is not None:
            self._tail, self._number = last.source + rest, last.number
            if last.nested:
                fence = self._cut_nested(last, rest)
        elif blocks:
            self._tail, self._number = rest, None
        self._cut_tail()
        for piece in self.pieces[self._first_open :]:
            piece.closed = True
        self._first_open = len(self.pieces)
        self._mark = len(self._tail)
        self._shown = 0
        self._seen = ""
        if fence is not None:
            self._open_nested_fence(fence)
        else:
            self._open_fence()

    def _cut_nested(self, block: MarkdownBlock, rest: str) -> NestedPart | None:
        """Close the complete parts of a list or quotation. Keep the last part and the containers around it.

        If the last part is a fence that is still open, return this part. The tail then begins with its code.
        """
        source = block.source if block.number is None else numbered(block.source, block.number, block.head)
        lines = source.split("\n")
        parts = nested_parts(source)
        if not parts:
            return None
        last = parts.pop()
        cut = last.first
        fence = last if last.fence is not None and not last.closed else None
        if fence is not None:
            cut += 1
        elif last.closed:
            parts.append(last)
            cut = last.last
        while fence is None and parts and parts[-1].last > cut:
            last = parts.pop()  # the mark of an item, in the same line as the part behind it
            cut = last.first
        if not parts and fence is None:
            return None
        for part in parts:
            self._add_nested(part)
        self._context = continuation(last.around)
        tail = "\n".join(lines[cut:]) + rest
        self._tail = tail if fence is not None else self._context + tail
        self._number = last.top if block.number is not None else None
        return fence

    def _cut_tail(self) -> None:
        """If the tail is one block that is too large for one row, close all parts of it except the last."""
        if len(self._tail) <= min(SIZES.values()):
            return
        blocks = blocks_of(self._tail, self._number)
        if len(blocks) != 1 or not _too_large(blocks[0]):
            return
        *parts, last = _parts(blocks[0])
        for part in parts:
            self._add(part, closed=True)
        self._tail = last.source
        self._number = last.number

    # --- fences --------------------------------------------------------------------------------

    def _open_fence(self) -> None:
        """If the tail begins with a fence, open this fence and add its code. Further text goes to the fence
        until the fence ends."""
        opened = opens_fence(self._tail)
        if opened is None:
            return
        self._fence, self._context = OpenFence(opened.indent, opened.mark), ""
        self._number = None
        self.pieces.append(ProsePiece("", True, opened.language))
        self._feed_body(opened.body)

    def _open_nested_fence(self, part: NestedPart) -> None:
        """Open the fence of this part, whose code the tail has."""
        mark, indent = part.fence or ("", 0)
        self._fence = NestedFence(part.inside, mark, indent)
        self.pieces.append(ProsePiece("", True, part.language, inside=part.inside))
        self._feed_body(self._tail)

    def _feed_body(self, body: str) -> None:
        """Feed the text after the first line of the open fence. The tail becomes the text after the fence."""
        self._tail = ""
        rest = self._feed_fence(body, end=False)
        self._tail += rest or ""
        self._mark = len(self._tail)

    def _feed_fence(self, text: str, end: bool) -> str | None:
        """Add text to the open fence. Return the text after the fence; None while the fence stays open."""
        assert self._fence is not None
        code, rest = self._fence.feed(text, end=end)
        self._add_code(code)
        if rest is not None:
            self.pieces[-1].closed = True
            self._first_open = len(self.pieces)
            self._fence = None
            self._tail = self._context
            self._mark, self._shown = len(self._tail), 0
            self._seen = ""
        return rest

    def _add_code(self, code: str) -> None:
        self.pieces[-1].text += code
        self._break_code(closed=True)
        self._first_open = len(self.pieces) - 1

    def _break_code(self, closed: bool = False) -> None:
        """Break the last piece, which is code, if it is too long for one row. `closed`: whether the pieces
        before the last one are then closed."""
        piece = self.pieces[-1]
        while (at := code_break(piece.text)) is not None:
            between = "\n" if piece.text[at] == "\n" else ""
            text = piece.text[at + len(between) :]
            rest = ProsePiece(text, True, piece.language, continues=between, inside=piece.inside)
            piece.text = piece.text[:at]
            piece.closed = closed
            self.pieces.append(rest)
            piece = rest


def _parts(block: MarkdownBlock) -> list[MarkdownBlock]:
    """Cut the block into parts that each fit in one row."""
    parts: list[MarkdownBlock] = []
    while _too_large(block):
        chunk, rest = cut(block.kind, block.source, size_of(block.kind, block.source))
        parts.append(block.with_source(chunk))
        block = block.with_source(rest)
    return [*parts, block]


def _too_large(block: MarkdownBlock) -> bool:
    return (
        not block.fence
        and not block.nested
        and len(block.source.rstrip()) > size_of(block.kind, block.source)
    )
