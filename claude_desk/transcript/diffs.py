"""Changes of a text, line by line, and within a line word by word."""

from dataclasses import dataclass
from typing import NamedTuple


class DiffLine(NamedTuple):
    """`sign` is " ", "+", "-", or "@" for a gap between two parts of the file.

    `old` and `new` are line numbers from 1, 0 where the line is not in that text (or not known).
    `marks` are the (start, end) of the words in the line that differ, in code points.
    """

    sign: str
    old: int
    new: int
    text: str
    marks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Diff:
    path: str
    lines: tuple[DiffLine, ...]
    language: str = ""
    added: int = 0
    removed: int = 0
