"""Splits a Markdown text into blocks. A long list becomes several blocks. `prose_splitter` cuts other blocks
that are too large for one row."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block.reference import reference
from markdown_it.token import Token

from claude_desk.transcript.markdown.fold_tags import take_fold_tags
from claude_desk.transcript.markdown.formulas import take_formulas
from claude_desk.transcript.markdown.plain_addresses import link_addresses

# -------------------------------------------------------------------------------------------------
# An open code fence: its last line has not come yet. The lines of a fence are code and need no parsing.


_TAB = 4


class OpenFence:
    """A fence that is being written. Holds back text that may become the last line of the fence."""

    def __init__(self, indent: int, mark: str) -> None:
        self._indent = indent
        self._end, self._maybe = _ends(mark)
        self._line = ""  # the last line so far
        self._shown = 0  # number of characters of the last line that were passed on
        self._started = False

    def feed(self, text: str, *, end: bool) -> tuple[str, str | None]:
        """Add text. Return the added code, and the text after the fence (None if the fence stays open).

        With `end`, the end of the text also ends the fence.
        """
        *complete, last = (self._line + text).split("\n")
        added: list[str] = []
        for number, line in enumerate(complete):
            if self._end.match(line):
                return "".join(added), "\n".join([*complete[number + 1 :], last])
            added.append(self._pass_on(line))
            self._shown = 0
        self._line = last
        if end:
            if last and not self._end.match(last):
                added.append(self._pass_on(last))
            return "".join(added), ""
        if not self._maybe.match(last):
            added.append(self._pass_on(last))
        return "".join(added), None

    def _pass_on(self, line: str) -> str:
        text = unindent(line, self._indent)
        lead = "\n" if self._started and not self._shown else ""
        fresh = text[self._shown :]
        self._started = True
        self._shown = len(text)
        return lead + fresh


@lru_cache(maxsize=64)
def _ends(mark: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return a pattern for the last line of a fence, and a pattern for text that may become that line."""
    sign = re.escape(mark[0])
    return re.compile(rf"^ {{0,3}}{sign}{{{len(mark)},}}[ \t]*$"), re.compile(rf"^[ \t]*{sign}*[ \t]*$")


def unindent(line: str, columns: int) -> str:
    """Remove up to `columns` columns of white space from the line. Spaces replace the rest of a cut tab."""
    column = at = 0
    while column < columns and at < len(line) and line[at] in " \t":
        column += _TAB - column % _TAB if line[at] == "\t" else 1
        at += 1
    return " " * max(column - columns, 0) + line[at:]


def ends_fence(mark: str, line: str) -> bool:
    """Return whether the line ends a fence that began with `mark`."""
    return _ends(mark)[0].match(line) is not None


# A paragraph that replaces text of an earlier row (`nested_blocks.continuation`). Claude's text does not
# contain this character, because the splitter replaces it.
PLACEHOLDER = "\0"
# The greatest number of list items in one row.
LIST_ITEMS = 20


class BlockKind(StrEnum):
    TEXT = "text"
    LIST = "list"
    QUOTE = "quote"
    TABLE = "table"
    CODE = "code"  # indented code, or a fence
    DEFINITION = "definition"  # a link definition, which prose does not show


# The greatest number of characters in one row.
SIZES = {
    BlockKind.TEXT: 12_000,
    BlockKind.LIST: 12_000,
    BlockKind.QUOTE: 12_000,
    BlockKind.TABLE: 4_000,  # tables are the slowest to parse and to lay out
    BlockKind.CODE: 32_000,
    BlockKind.DEFINITION: 12_000,
}


class _Parser(MarkdownIt):
    def validateLink(self, url: str) -> bool:
        """Accept every address. `prose_html` decides which addresses become links."""
        return True


def _reference(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Parse a link definition. A footnote's definition counts as text."""
    at = state.bMarks[start] + state.tShift[start]
    return not state.src.startswith("[^", at) and reference(state, start, end, silent)


_OPTIONS = {"html": False}
# This parser parses the text of one row. The caller passes link definitions in `env`.
PARSER = _Parser("commonmark", _OPTIONS).enable(["table", "strikethrough"]).disable("reference")
PARSER.core.ruler.push("fold_tags", take_fold_tags)
PARSER.core.ruler.push("addresses", link_addresses)
take_formulas(PARSER)
# This parser only finds blocks. Parsing the text inside the blocks would be most of the work.
BLOCKS = _Parser("commonmark", {**_OPTIONS, "inline_definitions": True}).enable("table")
BLOCKS.disable(["inline", "text_join"])
BLOCKS.block.ruler.at("reference", _reference)
take_formulas(BLOCKS)

_FENCE = re.compile(r"( {0,3})(`{3,}(?=[^`\n]*\n)|~{3,})([^\n]*)\n")
# Lines that `_simple` recognizes without the parser. A numbered item, a quotation, a rule or a formula is
# recognized only if the line cannot continue the lines before it.
_WORDS = re.compile(r"[^\W\d_]")
_HEADING = re.compile(r"#{1,6} [^\W\d_]")
_ITEM = re.compile(r"- [\w*`\"'(]")
_NUMBERED = re.compile(r"([0-9]{1,9})\. [^\W\d_]")
_QUOTED = re.compile(r"> [^\W\d_]")
_RULE = re.compile(r"-{3,}$")
_FORMULA = re.compile(r"\$\$\w[\w^+*/=(), .{}-]{0,500}\w\$\$$")
_OPENS = re.compile(r"```([\w+#.-]*)$")
_CLOSES = re.compile(r" {0,3}`{3,}[ \t]*$")
# Only the parser handles a table with more cells than this. The parser ends a table after it has added 65,536
# missing cells to lines that are too short.
_CELLS = 10_000
_NUMBER = re.compile(r"( {0,3})(\d{1,9})(?=[.)])")


class MarkdownBlock(NamedTuple):
    """A block of Markdown.

    `source`: the block's text. The last block of a text also has all text after it. `number`: the number of
    the first item in a numbered list, None for other blocks. The number in the source may differ.
    """

    kind: BlockKind
    source: str
    number: int | None = None
    head: int = 0  # number of lines of the first item
    nested: bool = False  # whether a list or a quotation contains code or a table (`nested_blocks`)
    fence: bool = False
    language: str = ""
    code: str = ""
    name: str = ""  # name of a definition
    target: tuple[str, str] = ("", "")  # address and title of a definition

    def with_source(self, source: str) -> "MarkdownBlock":
        return self._replace(source=source, head=source.count("\n") + 1)


class FenceStart(NamedTuple):
    indent: int
    mark: str
    language: str
    body: str


def opens_fence(text: str) -> FenceStart | None:
    """Return the fence at the beginning of the text; None if there is no fence, or if the first line is
    incomplete."""
    found = _FENCE.match(text)
    if not found:
        return None
    return FenceStart(len(found[1]), found[2], language_of(found[3]), text[found.end() :])


def blocks_of(text: str, number: int | None) -> list[MarkdownBlock]:
    """Return the blocks of the text. `number`: the number of the first list item, if the list began before
    this text."""
    lines = text.split("\n")
    spans = _spans_of(text, lines, number)
    blocks: list[MarkdownBlock] = []
    for place, (first, last, block) in enumerate(spans):
        end = None if place == len(spans) - 1 else last
        ending = "" if end is None else "\n"
        blocks.append(block._replace(source="\n".join(lines[first:end]) + ending))
    return blocks


def _spans_of(text: str, lines: list[str], number: int | None) -> "list[_Span]":
    if (spans := _simple(lines, number)) is not None:
        return spans
    if text.startswith("|") and (last := _table_end(lines)):
        return [(0, last, MarkdownBlock(BlockKind.TABLE, ""))]
    return _spans(BLOCKS.parse(text), number, lines)


def _table_end(lines: list[str]) -> int:
    """Return the number of lines of the table, without the blank lines after it, if the text is certainly a
    single table. Return 0 if only the parser can decide this.

    A line that begins with a bar never ends a table and never begins another block.
    """
    last = len(lines)
    while last and not lines[last - 1]:
        last -= 1
    if last < 3 or not all(line.startswith("|") for line in lines[:last]):
        return 0
    if lines[0].count("|") * last > _CELLS:
        return 0
    return last if _heads_table(lines[0], lines[1]) else 0


@lru_cache(64)
def _heads_table(first: str, second: str) -> bool:
    """Return whether these two lines are the heading of a table and the line of dashes below it."""
    head = BLOCKS.parse(f"{first}\n{second}")
    return bool(head) and head[0].type == "table_open" and head[0].map == [0, 2]


def block_piece(block: MarkdownBlock) -> tuple[str, bool, str]:
    """Return the text that a row shows for the block, whether this text is code, and the code's language."""
    if block.fence:
        return block.code, True, block.language
    if block.kind is BlockKind.CODE:
        lines = block.source.rstrip().split("\n")
        return "\n".join(unindent(line, 4) for line in lines).strip("\n"), True, ""
    text = block.source.rstrip()
    return (text if block.number is None else numbered(text, block.number, block.head)), False, ""


_Span = tuple[int, int, MarkdownBlock]
_HOLDERS = (BlockKind.LIST, BlockKind.QUOTE)


def _simple(lines: list[str], number: int | None) -> list[_Span] | None:
    """Return the spans that the parser would find, in a tenth of the parser's time; None if only the parser
    can find them.

    This function handles paragraphs, headings, lists with a line for each item, quotations of one paragraph,
    tables, rules, formulas in one line, and complete fences. `number` as in `blocks_of`.
    """
    spans: list[_Span] = []
    behind = 0  # the line after the last fence or table
    paragraph: int | None = None  # the first line of the open paragraph
    kind = BlockKind.TEXT  # kind of the open paragraph: TEXT, or QUOTE in a quotation
    items: list[int] = []  # the first lines of the open list's items
    start: int | None = None  # the first number of the open list

    def close(place: int) -> None:
        nonlocal paragraph, kind, start
        if paragraph is not None:
            spans.append((paragraph, place, MarkdownBlock(kind, "")))
        if items:
            ends = [*items[1:], place]
            spans.extend(_groups(list(zip(items, ends, strict=True)), start, lines))
        paragraph, kind, start = None, BlockKind.TEXT, None
        items.clear()

    for place, line in enumerate(lines):
        if place < behind:
            continue
        after_blank = place > 0 and not lines[place - 1]
        if not line:
            if paragraph is not None:
                close(place)
        elif _WORDS.match(line):
            if (items or kind is BlockKind.QUOTE) and not after_blank:
                return None  # the line continues the item or the quotation
            if items or paragraph is None:
                close(place)
                paragraph = place
        elif _HEADING.match(line):
            close(place)
            spans.append((place, place + 1, MarkdownBlock(BlockKind.TEXT, "")))
        elif _ITEM.match(line):
            if items and (after_blank or start is not None):
                return None  # there is a blank line in the list, or a numbered list directly before it
            if not items:
                close(place)
            items.append(place)
        elif (fence := _fence_at(lines, place)) is not None:
            close(place)
            spans.append(fence)
            behind = fence[1]
        elif (numbered := _NUMBERED.match(line)) is not None:
            if paragraph is not None or (items and (after_blank or start is None)):
                return None
            if not items:
                start = int(numbered[1]) if spans or number is None else number
            items.append(place)
        elif _QUOTED.match(line):
            if items or (paragraph is not None and kind is BlockKind.TEXT):
                return None
            paragraph, kind = place if paragraph is None else paragraph, BlockKind.QUOTE
        elif paragraph is not None or items or (place and not after_blank):
            return None
        elif _RULE.match(line) or _FORMULA.match(line):
            spans.append((place, place + 1, MarkdownBlock(BlockKind.TEXT, "")))
        elif line.startswith("|"):
            ends = next((n for n in range(place, len(lines)) if not lines[n]), len(lines))
            if _table_end(lines[place:ends]) != ends - place:
                return None
            spans.append((place, ends, MarkdownBlock(BlockKind.TABLE, "")))
            behind = ends
        else:
            return None
    close(len(lines) - (not lines[-1]))  # the empty text after the last newline is not a line
    return spans


def _fence_at(lines: list[str], first: int) -> _Span | None:
    """Return the fence that begins at this line; None if no fence begins here, or if its last line is
    missing."""
    opened = _OPENS.match(lines[first])
    if opened is None:
        return None
    last = next((n for n in range(first + 1, len(lines)) if _CLOSES.match(lines[n])), None)
    if last is None:
        return None
    code = "\n".join(lines[first + 1 : last])
    return first, last + 1, MarkdownBlock(BlockKind.CODE, "", fence=True, language=opened[1], code=code)


def _spans(tokens: list[Token], number: int | None, lines: list[str]) -> list[_Span]:
    spans: list[_Span] = []
    items: list[tuple[int, int]] = []
    start: int | None = None
    for token in tokens:
        if token.type == "list_item_open" and token.level == 1 and token.map:
            items.append((token.map[0], token.map[1]))
        if token.level != 0:
            continue
        if token.type in ("ordered_list_open", "bullet_list_open"):
            start = _start(token) if spans or number is None or token.type[0] == "b" else number
        elif token.type in ("ordered_list_close", "bullet_list_close"):
            spans += _groups(items, start, lines)
            items = []
        elif token.nesting != -1 and token.map is not None:
            spans.append((token.map[0], token.map[1], _block(token)))
    return _with_nested(spans, tokens, lines)


def _with_nested(spans: list[_Span], tokens: list[Token], lines: list[str]) -> list[_Span]:
    """Mark the blocks that contain code or a table, or that continue such a block."""
    inner = {
        token.map[0]
        for token in tokens
        if token.level > 0 and token.map and token.type in ("fence", "code_block", "table_open")
    }
    inner.update(number for number, line in enumerate(lines) if PLACEHOLDER in line)
    if not inner:
        return spans
    return [
        (
            first,
            last,
            block._replace(nested=block.kind in _HOLDERS and not inner.isdisjoint(range(first, last))),
        )
        for first, last, block in spans
    ]


_KINDS = {
    "blockquote_open": BlockKind.QUOTE,
    "table_open": BlockKind.TABLE,
    "fence": BlockKind.CODE,
    "code_block": BlockKind.CODE,
}


def _block(token: Token) -> MarkdownBlock:
    kind = _KINDS.get(token.type, BlockKind.TEXT)
    if token.type == "definition":
        meta = token.meta
        return MarkdownBlock(BlockKind.DEFINITION, "", name=meta["id"], target=(meta["url"], meta["title"]))
    if token.type != "fence":
        return MarkdownBlock(kind, "")
    code = token.content.removesuffix("\n")
    return MarkdownBlock(kind, "", fence=True, language=language_of(token.info), code=code)


def language_of(info: str) -> str:
    words = info.split()
    return words[0] if words else ""


def _start(token: Token) -> int | None:
    if token.type == "bullet_list_open":
        return None
    start = token.attrGet("start")
    return 1 if start is None else int(start)


def _groups(items: list[tuple[int, int]], start: int | None, lines: list[str]) -> list[_Span]:
    """Cut a list into rows of at most LIST_ITEMS items. A row has fewer items if they are long."""
    groups: list[list[tuple[int, int]]] = []
    size = 0
    for first, last in items:
        length = sum(len(line) + 1 for line in lines[first:last])
        size += length
        if not groups or len(groups[-1]) == LIST_ITEMS or size > SIZES[BlockKind.LIST]:
            groups.append([])
            size = length
        groups[-1].append((first, last))
    spans: list[_Span] = []
    done = 0
    for group in groups:
        number = None if start is None else start + done
        head = group[0][1] - group[0][0]
        spans.append((group[0][0], group[-1][1], MarkdownBlock(BlockKind.LIST, "", number, head)))
        done += len(group)
    return spans


def numbered(text: str, number: int, head: int) -> str:
    """Return the list with `number` as its first number. The source may have `1.` at every item."""
    found = _NUMBER.match(text)
    if not found or int(found[2]) == number:
        return text
    first, *lines = text.split("\n")
    wider = len(str(number)) - len(found[2])
    first = f"{found[1]}{number}{first[found.end() :]}"
    inside = [" " * wider + line if line else line for line in lines[: head - 1]]
    return "\n".join([first, *inside, *lines[head - 1 :]])


def chunks_of(text: str, size: int) -> list[str]:
    """Cut Markdown between its blocks into texts of about `size` characters."""
    chunks: list[str] = []
    for block in blocks_of(text, None):
        source = block.source if block.number is None else numbered(block.source, block.number, block.head)
        source = source.strip("\n")
        if chunks and len(chunks[-1]) + len(source) <= size:
            chunks[-1] += f"\n\n{source}"
        else:
            chunks.append(source)
    return chunks


def list_items_of(text: str) -> list[tuple[int, str]]:
    """Return the (depth, Markdown) of each item, if the text is a single list. Return any other text as one
    item.

    The items of a nested list come after the outer item and are one level deeper.
    """
    tokens = BLOCKS.parse(text, {})
    blocks = [token for token in tokens if token.level == 0 and token.nesting >= 0]
    if len(blocks) != 1 or not blocks[0].type.endswith("_list_open"):
        return [(0, text)]
    lines = text.split("\n")
    found: list[tuple[int, str]] = []
    start = depth = 0
    # A new piece begins at each item. A new piece also begins where an item continues after a nested list.
    for at, token in enumerate(tokens):
        opens = token.type == "list_item_open"
        if token.map is not None and (opens or (token.nesting >= 0 and _follows_list(tokens, at))):
            if found or opens:
                found.append((depth, _dedented(lines[start : token.map[0]])))
            start, depth = token.map[0], token.level // 2
    found.append((depth, _dedented(lines[start:])))
    return [(depth, item) for depth, item in found if item.strip()]


def _follows_list(tokens: list[Token], at: int) -> bool:
    return at > 0 and tokens[at - 1].type in ("bullet_list_close", "ordered_list_close")


def _dedented(lines: list[str]) -> str:
    """Remove the first line's indentation from all lines. A line with less indentation loses all of its
    own."""
    if not lines:
        return ""
    lines = [line.expandtabs(4) if line[:1] in " \t" else line for line in lines]
    indent = len(lines[0]) - len(lines[0].lstrip(" "))
    cut = [line[min(indent, len(line) - len(line.lstrip(" "))) :] for line in lines]
    return "\n".join(cut).rstrip()
