"""Claude's markdown, split into row-sized pieces while it is being written.

Only the part from the last block's start on is parsed again (qt-notes B.3). A fence that is open is
appended to without parsing at all.
"""

import re
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

# A list is cut into rows of so many items.
LIST_ITEMS = 20
# Beyond so many characters the open piece is parsed again only when it has grown by a fifth.
SMALL = 8192

PARSER = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])

_FENCE = re.compile(r"^( {0,3})(`{3,}|~{3,})[^\S\n]*([^\n]*)\n")


@dataclass(slots=True)
class Piece:
    """`text` is markdown, or the code of a fence without its marks. `closed`: it will not change."""

    text: str
    code: bool = False
    language: str = ""
    closed: bool = False


class ProseSplitter:
    """Feed text, read pieces. The pieces are the same however the text was cut."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._tail = ""  # source from the start of the last piece on
        self._first_open = 0  # the index of the piece that the tail begins with
        self._parsed = 0  # length of the tail when it was last parsed
        self._fence: _OpenFence | None = None

    def feed(self, text: str, *, end: bool = False) -> int:
        """Take more text, or the end of it. Gives the index of the first piece that may have changed."""
        first = self._first_open
        self._tail += text
        if self._fence is not None:
            rest = self._fence.feed(text, end)
            if rest is None:
                return first
            self._close_fence(rest)
        if end or self._worth_parsing():
            self._parse(end)
        return first

    def _worth_parsing(self) -> bool:
        return len(self._tail) <= SMALL or len(self._tail) >= self._parsed * 1.2

    def _close_fence(self, rest: str) -> None:
        self.pieces[self._first_open].closed = True
        self._fence = None
        self._first_open += 1
        self._tail = rest
        self._parsed = 0

    def _parse(self, end: bool) -> None:
        lines = self._tail.splitlines(keepends=True) if "\r" in self._tail else self._tail.split("\n")
        if "\r" in self._tail:
            self._tail = self._tail.replace("\r\n", "\n").replace("\r", "\n")
            lines = self._tail.split("\n")
        spans = _spans(PARSER.parse(self._tail))
        del self.pieces[self._first_open :]
        for span in spans:
            self.pieces.append(_piece(lines, span))
        if not spans:
            return
        for piece in self.pieces[self._first_open : -1]:
            piece.closed = True
        if end:
            self.pieces[-1].closed = True
            return
        self._keep_from("\n".join(lines[spans[-1].first :]))

    def _keep_from(self, tail: str) -> None:
        self._first_open = len(self.pieces) - 1
        self._tail = tail
        self._parsed = len(tail)
        opened = _FENCE.match(tail)
        piece = self.pieces[-1]
        if opened and piece.code:
            fence = _OpenFence(piece, len(opened[1]), opened[2])
            piece.text = ""
            rest = fence.feed(tail[opened.end() :], end=False)
            if rest is None:
                self._fence = fence
            else:
                self._close_fence(rest)
                if rest.strip():
                    self._parse(end=False)


@dataclass(slots=True)
class _Span:
    first: int
    last: int  # exclusive
    code: bool = False
    language: str = ""
    content: str = ""


class _OpenFence:
    """A fence without its end: whole lines are appended, a line that may be the end is held back."""

    def __init__(self, piece: Piece, indent: int, mark: str) -> None:
        self._piece = piece
        self._indent = indent
        self._end = re.compile(rf"^ {{0,3}}{re.escape(mark[0])}{{{len(mark)},}}[ \t]*$")
        self._maybe = re.compile(rf"^ {{0,3}}{re.escape(mark[0])}*[ \t]*$")
        self._line = ""  # what there is of the last line
        self._shown = 0  # characters of it that are in the piece already
        self._started = False

    def feed(self, text: str, end: bool) -> str | None:
        """None while the fence stays open; else what stands after it."""
        *whole, last = (self._line + text.replace("\r\n", "\n")).split("\n")
        for number, line in enumerate(whole):
            if self._end.match(line):
                return "\n".join([*whole[number + 1 :], last])
            self._put(line, whole_line=True)
        self._line = last
        if end:
            if last and not self._end.match(last):
                self._put(last, whole_line=False)
            return ""
        if last and not self._maybe.match(last) and not last.endswith("\r"):
            self._put(last, whole_line=False)
        return None

    def _put(self, line: str, whole_line: bool) -> None:
        text = _unindent(line, self._indent)
        if not self._shown and self._started:
            self._piece.text += "\n"
        self._piece.text += text[self._shown :]
        self._shown = 0 if whole_line else len(text)
        self._started = True
        if whole_line:
            self._line = ""


def _unindent(line: str, indent: int) -> str:
    cut = 0
    while cut < indent and line[cut : cut + 1] == " ":
        cut += 1
    return line[cut:]


def _spans(tokens: list[Token]) -> list[_Span]:
    spans: list[_Span] = []
    items: list[tuple[int, int]] = []
    for token in tokens:
        if token.level == 1 and token.type == "list_item_open" and token.map:
            items.append((token.map[0], token.map[1]))
        if token.level != 0:
            continue
        if token.nesting == -1:
            if token.type in ("bullet_list_close", "ordered_list_close"):
                spans += _list_spans(items)
                items = []
            continue
        if token.map is None or token.type in ("bullet_list_open", "ordered_list_open"):
            continue
        spans.append(_span(token))
    return spans


def _span(token: Token) -> _Span:
    first, last = token.map or [0, 0]
    if token.type in ("fence", "code_block"):
        words = token.info.split()
        return _Span(first, last, True, words[0] if words else "", token.content.removesuffix("\n"))
    return _Span(first, last)


def _list_spans(items: list[tuple[int, int]]) -> list[_Span]:
    groups = [items[i : i + LIST_ITEMS] for i in range(0, len(items), LIST_ITEMS)]
    return [_Span(group[0][0], group[-1][1]) for group in groups]


def _piece(lines: list[str], span: _Span) -> Piece:
    if span.code:
        return Piece(span.content, True, span.language)
    return Piece("\n".join(lines[span.first : span.last]).rstrip("\n").rstrip())
