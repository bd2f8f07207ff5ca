"""A bounded piece of a text of any size: whole lines of its beginning or end, with long lines cut. No Qt."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.tools.card import LineBand

# Approximate number of characters in a row of the screen. A line that wraps counts as several rows.
ROW = 100
# Greatest number of characters of a line that are shown.
LINE = 4_000
CUT = "…"
# Number of spans that begin before an excerpt and are checked, because they may extend into the excerpt.
_DEEP = 64


class ExcerptLimit(NamedTuple):
    rows: int
    characters: int


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A piece of a source text.

    `starts` and `ends` are the positions of its lines in the source. `begins` are the positions of the lines
    in `text`. Positions count code points.
    """

    text: str
    first: int  # number of the excerpt's first line in the source, counted from 0
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    begins: tuple[int, ...]
    rows: int  # approximate number of rows on the screen
    lines_left: int  # number of lines of the source that are omitted
    characters_left: int

    @property
    def is_complete(self) -> bool:
        return not self.characters_left

    def spans(self, spans: Sequence[TextSpan]) -> list[TextSpan]:
        """Return spans of the source as spans of this text. `spans` must be sorted."""
        if not spans or not self.starts:
            return []
        begins = self.begins
        found: list[TextSpan] = []
        for span in _within(spans, self.starts[0], self.ends[-1]):
            line = max(0, bisect_right(self.starts, span.start) - 1)
            while line < len(self.starts) and self.starts[line] < span.end:
                start = max(span.start, self.starts[line]) - self.starts[line] + begins[line]
                end = min(span.end, self.ends[line]) - self.starts[line] + begins[line]
                if start < end:
                    found.append(TextSpan(start, end, span.style))
                line += 1
        return found

    def bands(self, bands: Iterable[LineBand]) -> list[LineBand]:
        """Return bands of the source as bands of this text."""
        count = len(self.starts)
        found = []
        for band in bands:
            line = max(0, band.line - self.first)
            end = min(count, band.line + band.size - self.first)
            if line < end:
                found.append(LineBand(line, end - line, band.tone))
        return found

    def words(self, words: Sequence[str]) -> Sequence[str]:
        """Return the words for these lines. `words` has an item for each line of the source."""
        return words[self.first : self.first + len(self.starts)]


def head(text: str, limit: ExcerptLimit, wraps: bool = True) -> Excerpt:
    """Return the first lines of a text, within the limit."""
    end = _end(text)
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    rows, room, position, taken = limit.rows, limit.characters, 0, 0
    while rows > 0 and room > 0 and position <= end:
        stop = text.find("\n", position, end)
        stop = end if stop < 0 else stop
        most = min(room, LINE, rows * ROW if wraps else LINE)
        last = min(stop, position + most)
        pieces.append(text[position:last] + (CUT if last < stop else ""))
        starts.append(position)
        ends.append(last)
        taken += last - position + 1
        rows -= _rows(last - position, wraps)
        room -= last - position + 1
        position = stop + 1
    lines_left = text.count("\n", position, end) + 1 if position <= end and starts else 0
    return Excerpt(
        text="\n".join(pieces),
        first=0,
        starts=tuple(starts),
        ends=tuple(ends),
        begins=tuple(_begins(pieces, [False] * len(pieces))),
        rows=limit.rows - rows,
        lines_left=lines_left,
        characters_left=max(0, end + 1 - taken),
    )


def tail(text: str, limit: ExcerptLimit, wraps: bool = True) -> Excerpt:
    """Return the last lines of a text, within the limit."""
    end = _end(text)
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    cut: list[bool] = []
    rows, room, position, taken = limit.rows, limit.characters, end, 0
    while rows > 0 and room > 0 and position >= 0:
        begin = text.rfind("\n", 0, position) + 1
        most = min(room, LINE, rows * ROW if wraps else LINE)
        start = max(begin, position - most)
        pieces.append((CUT if start > begin else "") + text[start:position])
        cut.append(start > begin)
        starts.append(start)
        ends.append(position)
        taken += position - start + 1
        rows -= _rows(position - start, wraps)
        room -= position - start + 1
        position = begin - 1
    before = text.count("\n", 0, position) + 1 if position >= 0 else 0
    pieces.reverse()
    return Excerpt(
        text="\n".join(pieces),
        first=before,
        starts=tuple(reversed(starts)),
        ends=tuple(reversed(ends)),
        begins=tuple(_begins(pieces, cut[::-1])),
        rows=limit.rows - rows,
        lines_left=before,
        characters_left=max(0, end + 1 - taken),
    )


def lines_of(text: str) -> int:
    """Return the number of lines in the text. A line break at its end does not begin another line."""
    end = _end(text)
    return text.count("\n", 0, end) + 1 if end or text else 0


def _end(text: str) -> int:
    return len(text) - 1 if text.endswith("\n") else len(text)


def _begins(pieces: Iterable[str], cut: Iterable[bool]) -> Iterator[int]:
    position = 0
    for piece, marked in zip(pieces, cut, strict=True):
        yield position + (len(CUT) if marked else 0)
        position += len(piece) + 1


def _rows(length: int, wraps: bool) -> int:
    return max(1, -(-length // ROW)) if wraps else 1


def _within(spans: Sequence[TextSpan], first: int, last: int) -> list[TextSpan]:
    begin = bisect_left(spans, first, key=lambda span: span.start)
    end = bisect_left(spans, last, key=lambda span: span.start)
    before = [span for span in spans[max(0, begin - _DEEP) : begin] if span.end > first]
    return [*before, *spans[begin:end]]
