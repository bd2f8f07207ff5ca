"""A text of any size, cut into pages that are shown separately. No Qt."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Protocol

from claude_desk.transcript.text.diff import DiffLine
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import in_prose, places_in, readable, shown_at
from claude_desk.transcript.tools.card import DiffPart, LineBand, ListingPart
from claude_desk.ui.transcript.card_parts import plain
from claude_desk.ui.viewer import diff_panes
from claude_desk.ui.viewer.diff_panes import DiffPane

PAGE_LINES = 100
PAGE_CHARACTERS = 4_000
_COUNTED = 1_000_000
# A page may end up to this number of characters early, so that a word is not split.
_WORD = 100


class ViewerContent(Protocol):
    """The content of the viewer. `text` is searched, copied and saved. Positions count its code points."""

    text: str
    language: str
    sides: int  # number of texts side by side: 1 or 2

    @property
    def count(self) -> int:
        """The number of pages that are known so far."""

    @property
    def lines(self) -> int:
        """The number of lines of the text that are known so far."""

    def find_more(self, characters: int) -> bool:
        """Find the pages in about the next `characters`. Return whether there may be more."""

    def panes(self, page: int) -> tuple[DiffPane, ...]:
        """Return the panes of a page."""

    def page_at(self, position: int) -> int:
        """Return the page with this position."""

    def start_of(self, page: int) -> int:
        """Return the position where a page begins."""

    def place(self, page: int, side: int, position: int) -> int:
        """Return where a position of `text` is in a pane, in code points; -1 if it is not in this pane."""


class TextPages:
    """Pages of a listing. They are found step by step, so that even a large listing opens immediately."""

    sides = 1

    def __init__(self, listing: ListingPart) -> None:
        self.text = listing.text
        self.language = listing.language
        self._listing = listing
        self._starts = array("q", [0])
        self._lines = array("q", [0])  # for each page, the number of the line where it begins
        self._first = listing.first or 1
        # Counting the lines of a large text takes long, so their number is estimated for the gutter's width.
        lines = self.text.count("\n") if len(self.text) <= _COUNTED else len(self.text) // 20
        self._width = len(str(self._first + lines))

    @property
    def count(self) -> int:
        return len(self._starts) - 1

    @property
    def lines(self) -> int:
        return self._lines[-1] + (0 if self.text.endswith("\n") or not self.text else 1)

    def find_more(self, characters: int) -> bool:
        text, end = self.text, len(self.text)
        start, line = self._starts[-1], self._lines[-1]
        stop = start + characters
        while start < stop and start < end:
            cut, lines = _cut(text, start)
            start, line = cut, line + lines
            self._starts.append(start)
            self._lines.append(line)
        return start < end

    def panes(self, page: int) -> tuple[DiffPane, ...]:
        start, end = self._starts[page], self._starts[page + 1]
        came = self.text[start:end].removesuffix("\n")
        text = self._shown(came)
        place = places_in(came, text)
        spans = tuple(
            TextSpan(place(span.start), place(span.end), span.style) for span in self._spans(start, end)
        )
        line = self._lines[page]
        lines = text.count("\n") + 1
        return (DiffPane(text, self._gutter(start, line, lines), self._bands(line, lines), spans),)

    def page_at(self, position: int) -> int:
        return min(max(0, bisect_right(self._starts, position) - 1), max(0, self.count - 1))

    def start_of(self, page: int) -> int:
        return self._starts[min(max(0, page), self.count)]

    def place(self, page: int, side: int, position: int) -> int:
        start, end = self._starts[page], self._starts[page + 1]
        if not start <= position < end:
            return -1
        text = self.text[start:end]
        return shown_at(text, self._shown(text), position - start)

    def _shown(self, text: str) -> str:
        """Return the text with hidden characters made visible. Search, copy and save use the original."""
        is_code = bool(self.language) or not self._listing.wrap
        return readable(text) if is_code else in_prose(text)

    def _gutter(self, start: int, line: int, lines: int) -> str:
        within = start > 0 and self.text[start - 1] != "\n"  # whether the page begins in the middle of a line
        given = self._listing.gutter
        if given:
            width = max(map(len, given))
            words = [f"{word:>{width}}" for word in given[line : line + lines]]
        else:
            words = [f"{self._first + line + at:>{self._width}}" for at in range(lines)]
        if within and words:
            words[0] = " " * len(words[0])
        return "\n".join(words)

    def _bands(self, line: int, lines: int) -> tuple[LineBand, ...]:
        found = []
        for band in self._listing.bands:
            first, last = max(0, band.line - line), min(lines, band.line + band.size - line)
            if first < last:
                found.append(LineBand(first, last - first, band.tone))
        return tuple(found)

    def _spans(self, start: int, end: int) -> tuple[TextSpan, ...]:
        spans = self._listing.spans
        first = bisect_left(spans, start, key=lambda span: span.start)
        last = bisect_left(spans, end, key=lambda span: span.start)
        before = [span for span in spans[max(0, first - 64) : first] if span.end > start]
        return tuple(
            TextSpan(max(span.start, start) - start, min(span.end, end) - start, span.style)
            for span in (*before, *spans[first:last])
        )


class DiffPages:
    """Pages of a change, as one text or as two texts side by side."""

    def __init__(self, part: DiffPart, *, two_sided: bool) -> None:
        self.text = plain(part)
        self.language = part.diff.language
        self._lines = part.diff.lines
        self.sides = 2 if two_sided and diff_panes.sided(self._lines) else 1
        self._rows: Sequence[tuple[DiffLine | None, DiffLine | None]] = (
            diff_panes.paired(self._lines) if self.sides == 2 else [(line, line) for line in self._lines]
        )
        self._width = diff_panes.number_width(self._lines)
        self._cuts = list(_row_cuts(self._rows))
        self._begins = array("q", _begins(self._lines))
        self._row_of = {id(line): row for row, pair in enumerate(self._rows) for line in pair if line}

    @property
    def count(self) -> int:
        return len(self._cuts) - 1

    @property
    def lines(self) -> int:
        return len(self._lines)

    def find_more(self, characters: int) -> bool:
        return False

    def panes(self, page: int) -> tuple[DiffPane, ...]:
        rows = self._rows[self._cuts[page] : self._cuts[page + 1]]
        if self.sides == 2:
            return diff_panes.sides_of(rows, self._width)
        return (diff_panes.unified([line for line, _ in rows if line is not None], self._width),)

    def page_at(self, position: int) -> int:
        row = self._row_of[id(self._lines[self._line_at(position)])] if self._lines else 0
        return min(max(0, bisect_right(self._cuts, row) - 1), max(0, self.count - 1))

    def start_of(self, page: int) -> int:
        if not 0 <= page < self.count:
            return 0
        pair = self._rows[self._cuts[page]]
        lines = {id(line) for line in pair}
        first = next(number for number, line in enumerate(self._lines) if id(line) in lines)
        return self._begins[first]

    def place(self, page: int, side: int, position: int) -> int:
        if not self._lines:
            return -1
        number = self._line_at(position)
        line = self._lines[number]
        row = self._row_of[id(line)] - self._cuts[page]
        shown = self.panes(page)
        wanted = 0 if self.sides == 2 and line.sign == "-" else self.sides - 1
        if side != wanted or not 0 <= row < self._cuts[page + 1] - self._cuts[page]:
            return -1
        before = sum(len(text) + 1 for _, text in shown[side].lines[:row])
        within = position - self._begins[number] - (0 if line.sign == "@" else 1)
        return before + within if 0 <= within < len(shown[side].lines[row].text) else -1

    def _line_at(self, position: int) -> int:
        return min(max(0, bisect_right(self._begins, position) - 1), len(self._lines) - 1)


def pages_of(part: ListingPart | DiffPart | TextPages, *, two_sided: bool) -> ViewerContent:
    """Return the pages of a part. If the part already consists of pages, return the part."""
    if isinstance(part, TextPages):
        return part
    return DiffPages(part, two_sided=two_sided) if isinstance(part, DiffPart) else TextPages(part)


def _cut(text: str, start: int) -> tuple[int, int]:
    """Return the end of the page that begins at `start`, and the number of lines that end in the page."""
    end = min(start + PAGE_CHARACTERS, len(text))
    lines = text.count("\n", start, end)
    if lines > PAGE_LINES:
        end = start
        for _ in range(PAGE_LINES):
            end = text.index("\n", end) + 1
        return end, PAGE_LINES
    if end < len(text):
        # Cut between lines. If a line is longer than a page, cut between words, or else anywhere.
        end = text.rindex("\n", start, end) + 1 if lines else text.rfind(" ", end - _WORD, end) + 1 or end
    return end, lines


def _row_cuts(rows: Sequence[tuple[DiffLine | None, DiffLine | None]]) -> list[int]:
    cuts, lines, characters = [0], 0, 0
    for number, pair in enumerate(rows):
        length = max(len(line.text) for line in pair if line is not None)
        if lines and (lines >= PAGE_LINES or characters + length > PAGE_CHARACTERS):
            cuts.append(number)
            lines = characters = 0
        lines += 1
        characters += length
    return [*cuts, len(rows)] if rows else [0]


def _begins(lines: Sequence[DiffLine]) -> list[int]:
    """Return the position of each line in the text form of the change (`card_parts.plain`)."""
    begins, position = [], 0
    for line in lines:
        begins.append(position)
        position += diff_panes.length_in_text(line) + 1
    return begins
