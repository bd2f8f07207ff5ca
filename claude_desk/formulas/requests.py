"""Requests to the child that draws formulas, and its answers. Nothing here imports the drawing code."""

from typing import NamedTuple

# The number of units in an em.
UNITS = 200


class PrepareDrawing(NamedTuple):
    """Load everything that drawing needs. The answer is None."""


class DrawFormulas(NamedTuple):
    """Draw as many of the formulas as possible within 50 ms, in order, at least one.

    `formulas`: pairs of a TeX text and whether the formula has its own line. The answer is a tuple with an
    outline for each formula that was tried, and None in place of an outline that cannot be drawn.
    """

    formulas: tuple[tuple[str, bool], ...]


class FormulaOutline(NamedTuple):
    """A formula as SVG paths that are filled by the non-zero rule. Its baseline begins at 0, 0; y goes down.

    Each line of `path` is a shape. There are `UNITS` units in an em. `left` may be below 0, because an
    outline may begin to the left of 0.
    """

    path: str
    left: float
    width: float
    ascent: float
    descent: float


class FormulaError(Exception):
    """The child gave no answer."""
