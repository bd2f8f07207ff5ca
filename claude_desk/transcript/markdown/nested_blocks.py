"""Code and tables inside list items and quotations, as parts of their own.

A list or a quotation is usually one row. If it contains code or a table, it becomes several rows: the text
before, the code, and the text after it. Each row knows the containers around it. `continuation` returns
Markdown after which the rest of such a list or quotation can be parsed without its beginning.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from markdown_it.token import Token

from claude_desk.transcript.entries import Container
from claude_desk.transcript.markdown.block_parser import (
    BLOCKS,
    PLACEHOLDER,
    BlockKind,
    OpenFence,
    ends_fence,
    language_of,
    numbered,
    unindent,
)
from claude_desk.transcript.markdown.notes import note_of
from claude_desk.transcript.markdown.text_sides import begins_right

_QUOTE = re.compile(r" {0,3}>[ \t]?")
_ITEM = re.compile(r"([ \t]*)([-+*]|\d{1,9}[.)])([ \t]*)(.?)")


class Surrounding(NamedTuple):
    """A container, and where it begins: the number of its first line, and the mark in this line. `number`:
    the number of an item in a numbered list."""

    container: Container
    start: int
    mark: str
    number: int | None = None


class NestedPart(NamedTuple):
    """A part of a list or quotation: TEXT, CODE or TABLE.

    `around`: the containers around the part. `first`, `last`: its lines, without the line `last`. `top`: the
    number of the outermost item. `fence`: for a fence, its mark and the columns before it. `closed`: whether
    the fence has ended.
    """

    kind: BlockKind
    text: str
    around: tuple[Surrounding, ...]
    first: int
    last: int
    top: int | None = None
    language: str = ""
    fence: tuple[str, int] | None = None
    closed: bool = False

    @property
    def inside(self) -> tuple[Container, ...]:
        return tuple(surrounding.container for surrounding in self.around)


def nested_parts(source: str) -> list[NestedPart]:
    """Cut a list or a quotation at the code and the tables in it."""
    return _Cutter(source).parts()


class _Cutter:
    def __init__(self, source: str) -> None:
        self._lines = source.split("\n")
        self._tokens = BLOCKS.parse(source, {})
        self._parts: list[NestedPart] = []
        self._around: list[Surrounding] = []
        self._written = 0  # how many of the containers have their marks in a part already
        self._lists: list[int | None] = []  # the next number of each open list
        self._prose: tuple[tuple[Surrounding, ...], int, int] | None = None  # the open part, and its lines
        self._begins: Surrounding | None = None  # the item that begins with the open part

    def parts(self) -> list[NestedPart]:
        in_table = False
        for at, token in enumerate(self._tokens):
            if in_table:
                in_table = token.type != "table_close"
            elif token.type.endswith(("_list_open", "_list_close")):
                self._list(token)
            elif token.type in ("list_item_close", "blockquote_close"):
                if self._written < len(self._around):  # an item without text
                    start = self._around[-1].start
                    self._add_prose(start, start + 1)
                self._around.pop()
                self._written = len(self._around)
            elif token.nesting < 0 or token.map is None or token.type == "inline":
                continue
            elif token.type == "list_item_open":
                self._item(at, token.map[0])
            elif token.type == "blockquote_open":
                first = token.map[0]
                note = note_of(self._stripped(first, self._around))
                self._around.append(Surrounding(Container("> ", note=note), first, "> "))
            else:
                in_table = token.type == "table_open"
                self._leaf(token, *token.map)
        self._end_prose()
        return self._parts

    def _list(self, token: Token) -> None:
        if token.nesting < 0:
            self._lists.pop()
            return
        start = token.attrGet("start")
        self._lists.append(None if token.type[0] == "b" else 1 if start is None else int(start))

    def _item(self, at: int, first: int) -> None:
        number = self._lists[-1]
        self._lists[-1] = None if number is None else number + 1
        right = begins_right(self._tokens, at)
        mark = _mark_of(self._stripped(first, self._around))
        self._around.append(Surrounding(Container(" " * len(mark), right), first, mark, number))

    def _leaf(self, token: Token, first: int, last: int) -> None:
        """Add a paragraph, code, or another block without blocks inside."""
        if PLACEHOLDER in self._lines[first]:
            self._end_prose()
        elif token.type in ("fence", "code_block", "table_open"):
            self._end_prose()
            self._add_marks()
            self._parts.append(self._block(token, first, last))
        else:
            self._add_prose(first, last)
        self._written = len(self._around)

    def _add_prose(self, first: int, last: int) -> None:
        """Add lines to the open part, or begin a part with them and the marks that are not written yet."""
        if self._prose is not None and tuple(self._around[: len(self._prose[0])]) == self._prose[0]:
            self._prose = self._prose[0], self._prose[1], last
            return
        self._end_prose()
        self._begins = next(iter(self._around[self._written :]), None)
        first = self._begins.start if self._begins is not None else first
        self._prose = tuple(self._around[: self._written]), first, last

    def _add_marks(self) -> None:
        """Add a part with the marks of items that begin with code or a table."""
        fresh = self._around[self._written :]
        if any(not one.container.quotes for one in fresh):
            marks = _renumbered("".join(one.mark for one in fresh).rstrip(), fresh[0], 1)
            base, first = tuple(self._around[: self._written]), fresh[0].start
            self._parts.append(NestedPart(BlockKind.TEXT, marks, base, first, first + 1, self._top()))

    def _block(self, token: Token, first: int, last: int) -> NestedPart:
        around, top = tuple(self._around), self._top()
        if token.type == "table_open":
            text = "\n".join(self._stripped(line, around) for line in range(first, last))
            return NestedPart(BlockKind.TABLE, text, around, first, last, top)
        code = token.content.removesuffix("\n")
        if token.type == "code_block":
            return NestedPart(BlockKind.CODE, code.strip("\n"), around, first, last, top)
        opening = self._stripped(first, around)
        fence = token.markup, len(opening) - len(opening.lstrip(" "))
        closed = last - first > 1 and ends_fence(token.markup, self._stripped(last - 1, around))
        language = language_of(token.info)
        return NestedPart(BlockKind.CODE, code, around, first, last, top, language, fence, closed)

    def _end_prose(self) -> None:
        if self._prose is None:
            return
        around, first, last = self._prose
        text = "\n".join(self._stripped(line, around) for line in range(first, last)).rstrip()
        if self._begins is not None:
            text = _renumbered(text, self._begins, last - first)
        top = around[0].number if around else self._begins.number if self._begins is not None else None
        self._parts.append(NestedPart(BlockKind.TEXT, text, around, first, last, top))
        self._prose = self._begins = None

    def _top(self) -> int | None:
        return self._around[0].number if self._around else None

    def _stripped(self, number: int, around: Sequence[Surrounding]) -> str:
        """Return a line without the marks and the indentation of these containers."""
        line = self._lines[number]
        for one in around:
            if one.start == number:
                line = _QUOTE.sub("", line, count=1) if one.container.quotes else _behind(line, one.mark)
            elif one.container.quotes:
                line = line[found.end() :] if (found := _QUOTE.match(line)) else line
            else:
                line = unindent(line, len(one.container.prefix))
        return line


def _behind(line: str, mark: str) -> str:
    return line.expandtabs(4)[len(mark) :] if "\t" in line else line[len(mark) :]


def _mark_of(line: str) -> str:
    """Return the mark of the item that begins with the line, with the white space before its text."""
    found = _ITEM.match(line.expandtabs(4))
    if found is None:
        return "- "
    space = found[3] if found[4] and len(found[3]) <= 4 else " "
    return found[1] + found[2] + space


def _renumbered(text: str, item: Surrounding, lines: int) -> str:
    return text if item.number is None else numbered(text, item.number, lines)


def continuation(around: Sequence[Surrounding]) -> str:
    """Return Markdown that opens these containers. Text behind it continues the innermost container."""
    said = []
    lead = ""
    for one in around:
        said += [f"{lead}{_counted(one)}{PLACEHOLDER}", f"{lead}{one.container.prefix}".rstrip()]
        lead += one.container.prefix
    return "".join(f"{line}\n" for line in said)


def _counted(one: Surrounding) -> str:
    """Return the mark with the item's number, if the number has as many digits as in the source."""
    if one.number is None:
        return one.mark
    digits = re.search(r"\d+", one.mark)
    number = str(one.number)
    if digits is None or len(digits[0]) != len(number):
        return one.mark
    return one.mark[: digits.start()] + number + one.mark[digits.end() :]


class NestedFence:
    """A fence in containers that is being written. Lines are passed on when they are complete."""

    def __init__(self, inside: Sequence[Container], mark: str, indent: int) -> None:
        self._inside = inside
        self._fence = OpenFence(indent, mark)
        self._line = ""

    def feed(self, text: str, *, end: bool) -> tuple[str, str | None]:
        """Add text. Return the added code, and the text after the fence (None if the fence stays open)."""
        *complete, last = (self._line + text).split("\n")
        added: list[str] = []
        for number, line in enumerate(complete):
            rest = "\n".join([*complete[number:], last])
            inner = self._inner(line)
            if inner is None:
                return "".join(added), rest
            code, behind = self._fence.feed(inner + "\n", end=False)
            added.append(code)
            if behind is not None:
                return "".join(added), rest[len(line) + 1 :]
        self._line = last
        if not end:
            return "".join(added), None
        inner = self._inner(last)
        if inner is None:
            return "".join(added), last
        code, _ = self._fence.feed(inner, end=True)
        return "".join([*added, code]), ""

    def _inner(self, line: str) -> str | None:
        """Return the line without the containers' indentation and marks; None if a container has ended."""
        for container in self._inside:
            if container.quotes:
                found = _QUOTE.match(line)
                if found is None:
                    return None
                line = line[found.end() :]
            elif not line.strip():
                return ""
            else:
                wide = line.expandtabs(4)
                if len(wide) - len(wide.lstrip(" ")) < len(container.prefix):
                    return None
                line = unindent(line, len(container.prefix))
        return line
