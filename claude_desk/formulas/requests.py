"""What the child that draws formulas is asked, and what it answers. Nothing here imports what draws."""

from typing import NamedTuple

# An em has so many units.
UNITS = 200


class PrepareDrawing(NamedTuple):
    """Load all that drawing needs. The answer is None."""


class DrawFormulas(NamedTuple):
    """Draw as many of them as can be in a moment, in their order, at least one.

    `formulas`: pairs of TeX and whether it stands by itself. The answer is a tuple with an outline for each
    that was tried, or None where it cannot be drawn.
    """

    formulas: tuple[tuple[str, bool], ...]


class FormulaOutline(NamedTuple):
    """A formula as SVG paths, to be filled (non-zero), on a baseline from 0, 0 on; y goes down.

    Each line of `path` is a shape. All in `UNITS`. `left` may be below 0: an outline begins before the place
    of its first letter.
    """

    path: str
    left: float
    width: float
    ascent: float
    descent: float


class FormulaError(Exception):
    """There is no answer."""
