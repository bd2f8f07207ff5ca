"""Requests to the child that draws formulas, and its answers. Nothing here imports the drawing code."""

from typing import NamedTuple

# The units of an em.
UNITS = 200


class PrepareDrawing(NamedTuple):
    """Load everything that drawing needs. The answer is None."""


class DrawFormulas(NamedTuple):
    """Draw as many of the formulas as possible in a moment, in order, at least one.

    `formulas`: pairs of TeX and whether it has its own line. The answer is a tuple with an outline for each
    formula that was tried; None for one that cannot be drawn.
    """

    formulas: tuple[tuple[str, bool], ...]


class FormulaOutline(NamedTuple):
    """A formula as SVG paths to be filled (non-zero), on a baseline that begins at 0, 0; y goes down.

    Each line of `path` is a shape. All numbers are in `UNITS`. `left` may be below 0: an outline may begin
    before the place of its first letter.
    """

    path: str
    left: float
    width: float
    ascent: float
    descent: float


class FormulaError(Exception):
    """The child gave no answer."""
