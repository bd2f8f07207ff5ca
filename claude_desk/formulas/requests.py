"""Requests to the child process that draws formulas, and its answers. This module does not import the code
that draws."""

from dataclasses import dataclass
from typing import NamedTuple

from claude_desk.library.request_base import AnsweredRequest

# Units in an em.
UNITS = 200


@dataclass(frozen=True, slots=True)
class FormulaRequest(AnsweredRequest):
    """The base of the requests."""


@dataclass(frozen=True, slots=True)
class PrepareDrawing(FormulaRequest):
    """Load everything that drawing needs. The answer is None."""


@dataclass(frozen=True, slots=True)
class DrawFormulas(FormulaRequest, answer="tuple[FormulaOutline | None, ...]"):
    """Draw the formulas in order. Begin no further formula once 50 ms have passed.

    `formulas`: pairs of a TeX text and whether the formula has its own line. The answer is a tuple. It has
    the outline of each formula that was tried, or None for a formula that cannot be drawn.
    """

    formulas: tuple[tuple[str, bool], ...]


class FormulaOutline(NamedTuple):
    """A formula as SVG paths, to be filled by the non-zero rule. The baseline begins at (0, 0), and y grows
    downwards.

    All numbers are in units (`UNITS` to the em). Each line of `path` is a shape. `left` and `width` include a
    margin on both sides, so `left` may be negative.
    """

    path: str
    left: float
    width: float
    ascent: float
    descent: float


class FormulaError(Exception):
    """The child did not answer in time, has ended, or failed to handle the request."""
