"""How wide the columns of a table are: as wide as they need, and narrower where the room does not do."""

from collections.abc import Callable, Sequence

# In widths of an `m`: what a column of long text is not made narrower than, and not wider where the table
# scrolls sideways anyway.
NARROW, WIDE = 9, 24
# Pixels beside the text of a cell at text size 1: its padding and its line.
BESIDE = 14

Measure = Callable[[str, bool], float]  # the width of a text in one line, in pixels; whether it is code
Cell = tuple[str, bool]  # its words, whether some of them are code


def column_widths(
    cells: Sequence[Sequence[Cell]], room: float, em: float, measure: Measure, beside: int = BESIDE
) -> list[int]:
    """A width in pixels for each column, its padding and its line (`beside`) with it."""
    count = max((len(row) for row in cells), default=0)
    columns = [[row[at] for row in cells if at < len(row)] for at in range(count)]
    whole = [int(max((measure(*cell) for cell in column), default=0.0) + beside) + 1 for column in columns]
    if sum(whole) <= room:
        return whole
    least = [
        min(width, max(_longest_word(column, measure) + beside, NARROW * em))
        for column, width in zip(columns, whole, strict=True)
    ]
    least = [min(width, WIDE * em) for width in least]
    if sum(least) > room:
        return [int(min(width, max(WIDE * em, small) + 1)) for width, small in zip(whole, least, strict=True)]
    return [int(width) for width in _shared(whole, least, room)]


def _longest_word(column: Sequence[Cell], measure: Measure) -> float:
    return max((measure(word, code) for text, code in column for word in text.split()), default=0.0)


def _shared(whole: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Between the least and the whole width, such that no column is wider than it need be for the others."""
    low, high = 0.0, max(whole)
    for _ in range(24):
        middle = (low + high) / 2
        if sum(_within(middle, one, other) for one, other in zip(whole, least, strict=True)) > room:
            high = middle
        else:
            low = middle
    return [_within(low, one, other) for one, other in zip(whole, least, strict=True)]


def _within(width: float, whole: float, least: float) -> float:
    return max(least, min(whole, width))
