"""What a page of the conversation that is not read is called, and how high it may be. No Qt."""

import time

from claude_desk.transcript.entries import PageMark

# So many pixels a line of the file takes on the screen, about; and of what is not known at all.
_LINE = 58
_LEAST, _MOST = 120, 24_000
_UNKNOWN = 4_000


def height_of(mark: PageMark | None) -> int:
    """Pixels at text size 1."""
    if mark is None:
        return 0
    return min(_MOST, max(_LEAST, mark.lines * _LINE)) if mark.lines else _UNKNOWN


def gap_words(mark: PageMark | None) -> str:
    """`Earlier: 12 turns, 3 May`"""
    if mark is None or not mark.turns:
        return "Earlier"
    count = len(mark.turns)
    said = f"Earlier: {count:,} turn{'s' if count > 1 else ''}"
    day = day_of(mark.turns[0].at)
    return f"{said}, {day}" if day else said


def day_of(moment: float) -> str:
    """`3 May`, with the year where that is not this one; "" for no time."""
    if moment <= 0:
        return ""
    then = time.localtime(moment)
    day = f"{then.tm_mday} {time.strftime('%B', then)}"
    return day if then.tm_year == time.localtime().tm_year else f"{day} {then.tm_year}"
