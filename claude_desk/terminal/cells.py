"""The cells of a terminal's screen, and lines of them in a short form."""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple


class Style(NamedTuple):
    """How a cell is drawn. `fg` and `bg`: "" for the usual colour, a number from 0 to 255 as text, or
    `#rrggbb`. `link`: the number of a web address of the screen; 0 without one."""

    fg: str = ""
    bg: str = ""
    bold: bool = False
    italics: bool = False
    underscore: bool = False
    strikethrough: bool = False
    reverse: bool = False
    faint: bool = False
    conceal: bool = False
    link: int = 0


class Cell(NamedTuple):
    """A character with its style, in the place of pyte's own cells. `data` is empty in the second cell of a
    wide character, and may have combining marks after the character."""

    data: str = " "
    style: Style = Style()


_data_of = itemgetter(0)
_style_of = itemgetter(1)
PLAIN = Style()
BLANK = Cell()


class CellRun(NamedTuple):
    """Neighbouring cells with the same style. ASCII characters share a run. Any other character has its own
    run, because its font may not have the width of a cell. `width`: the number of cells."""

    column: int
    width: int
    text: str
    style: Style


class Line(dict[int, Cell]):
    """A line of the screen: the cells that are not blank, by column.

    `wrapped`: whether the text continues in the next line, because it reached the edge. A line may have cells
    behind the edge, which are seen again when the screen becomes wider.
    """

    __slots__ = ("wrapped",)

    def __init__(self) -> None:
        super().__init__()
        self.wrapped = False

    def __missing__(self, column: int) -> Cell:
        return BLANK

    def copied(self) -> "Line":
        made = Line()
        made.update(self)
        made.wrapped = self.wrapped
        return made


class StoredLine(NamedTuple):
    """A line that has left the screen."""

    runs: tuple[CellRun, ...]
    wrapped: bool = False

    def line(self) -> Line:
        """Return the line with cells."""
        made = Line()
        made.wrapped = self.wrapped
        for run in self.runs:
            if len(run.text) == run.width and run.text.isascii():
                for place, character in enumerate(run.text, run.column):
                    made[place] = Cell(character, run.style)
            else:
                made[run.column] = Cell(run.text, run.style)
                if run.width > 1:
                    made[run.column + 1] = Cell("", run.style)
        return made


def runs_of(line: Line) -> Iterator[CellRun]:
    """Yield the runs of a line from its beginning. Blank cells between them are in no run, except inside of
    words with the same style."""
    begin = -1
    text: list[str] = []
    style = PLAIN
    following = -1  # the column that would continue the run
    for column in sorted(line):
        cell = line[column]
        data, own = cell
        if not data:
            continue
        if begin >= 0 and column == following and (own is style or own == style) and data.isascii():
            text.append(data)
            following += 1
            continue
        if begin >= 0:
            yield CellRun(begin, len(text), "".join(text), style)
            begin = -1
        if data.isascii() and len(data) == 1:
            begin, text, style, following = column, [data], own, column + 1
        else:
            after = line.get(column + 1)
            yield CellRun(column, 2 if after is not None and not after.data else 1, data, own)
    if begin >= 0:
        yield CellRun(begin, len(text), "".join(text), style)


def stored(line: Line) -> StoredLine:
    """Return the line in the short form."""
    columns = list(line)
    begin = columns[0] if columns else 0
    if columns == list(range(begin, begin + len(columns))):
        cells = list(line.values())
        text = "".join(map(_data_of, cells))
        if len(text) == len(cells) and text.isascii() and len(set(map(id, map(_style_of, cells)))) == 1:
            return StoredLine((CellRun(begin, len(text), text, cells[0].style),), line.wrapped)
    return StoredLine(tuple(runs_of(line)), line.wrapped)


def text_of(runs: "tuple[CellRun, ...] | list[CellRun]", begin: int = 0, end: int = 1 << 30) -> str:
    """Return the text from a column up to another column, with spaces for blank cells, without spaces at the
    end. A wide character belongs to its first cell."""
    said: list[str] = []
    at = begin
    for run in runs:
        last = run.column + run.width
        if last <= begin or run.column >= end:
            continue
        if run.text.isascii():
            first = max(begin, run.column)
            words = run.text[first - run.column : end - run.column]
        elif run.column < begin:
            continue
        else:
            first, words = run.column, run.text
        said.append(" " * (first - at) + words)
        at = max(first + len(words), min(last, end)) if run.text.isascii() else last
    return "".join(said).rstrip()
