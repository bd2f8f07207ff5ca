"""Turns TeX into an outline, with ziamath. Import this module only in a child process, because ziamath may
need any amount of time and memory.

A formula is not drawn if ziamath's SVG has an element or attribute that is not allowed here. A formula with
an unknown command, or with a letter that the font lacks, is not drawn either: its TeX source is easier to
read.
"""

import re
import time
from collections.abc import Iterator, Sequence
from math import hypot
from xml.etree import ElementTree

from ziamath.config import config
from ziamath.tex import tex2mml
from ziamath.zmath import Math, loadedfonts

from claude_desk.formulas.requests import UNITS, FormulaOutline

# Limits of an outline: width and height in em, length of the path in characters.
_WIDEST, _HIGHEST, _LONGEST_PATH = 200, 100, 150_000
_MARGIN = 12  # empty space on the left and on the right, in units
_SVG = "{http://www.w3.org/2000/svg}"
_DATA = re.compile(r"[MLHVQCZ0-9e. -]*")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE]-?\d+)?")
_COMMANDS = re.compile(r"([A-Z])([^A-Z]*)")
_LINE = re.compile(rf"M ({_NUMBER.pattern}) ({_NUMBER.pattern}) L ({_NUMBER.pattern}) ({_NUMBER.pattern}) ?")
_COMMAND = re.compile(r"\\[A-Za-z]")
# Commands that only name or number a formula, and are removed. `\tag` is shown after the formula.
_UNSEEN = re.compile(r"\\(?:label\{[^{}]*\}|nonumber\b|notag\b)")
_TAG = re.compile(r"\\tag\*?\{([^{}$]*)\}")
_SAMPLES = (
    r"\frac{-b \pm \sqrt[3]{b^2-4ac}}{2a} \text{if } \mathbb{R} \hat{x} \boxed{y} \cancel{z}",
    r"\begin{aligned} \int_0^\infty &= \sum_{i=1}^n \left( \begin{matrix} a \\ b \end{matrix} \right) "
    r"\end{aligned}",
)

config.svg2 = False  # draw each glyph as a path, not as a link to a symbol
config.precision = 1  # with precision 0, ziamath strips the zeros of whole numbers


class NotDrawableError(Exception):
    """The formula is empty or too large, or contains something that cannot be drawn."""


def prepare() -> None:
    """Draw samples, so that ziamath loads its fonts and all its modules."""
    for tex in _SAMPLES:
        outline_of(tex, display=True)


def outlines_of(formulas: Sequence[tuple[str, bool]], seconds: float) -> Iterator[FormulaOutline | None]:
    """Yield each formula's outline in order, or None if it cannot be drawn. Begin no further formula once
    `seconds` have passed.

    `formulas`: pairs of a TeX text and whether the formula has its own line.
    """
    end = time.monotonic() + seconds
    for tex, display in formulas:
        yield outline_of(tex, display)
        if time.monotonic() >= end:
            return


def outline_of(tex: str, display: bool) -> FormulaOutline | None:
    """Return the outline of a formula; None if it cannot be drawn. Raise MemoryError if memory runs out."""
    try:
        return _outline(tex, display)
    except MemoryError:
        raise
    except Exception:  # ziamath may raise anything
        return None


def _outline(tex: str, display: bool) -> FormulaOutline:
    tex = _TAG.sub(r"\\qquad (\\text{\1})", _UNSEEN.sub("", tex))
    mathml = ElementTree.fromstring(tex2mml(tex, inline=not display))
    _check_words(mathml)
    drawn = Math(mathml, size=UNITS, margin=0)
    box = drawn.node.bbox
    width, height = box.xmax - box.xmin, box.ymax - box.ymin
    if not (0 < width <= _WIDEST * UNITS and 0 < height <= _HIGHEST * UNITS):
        raise NotDrawableError
    # Check the SVG text, parsed anew, instead of ziamath's own elements.
    path = "\n".join(_shapes(ElementTree.fromstring(drawn.svg())))
    if not path or len(path) > _LONGEST_PATH:
        raise NotDrawableError
    left, top, right, bottom = _bounds(path)
    return FormulaOutline(path, left - _MARGIN, right - left + 2 * _MARGIN, -top, bottom)


def _bounds(path: str) -> tuple[float, float, float, float]:
    """Return bounds that contain the drawn shapes: left, top, right, bottom. The control points of curves
    count too, so the bounds may be larger than the shapes.

    They may differ from ziamath's own box, which is calculated from the letters' advance widths.
    """
    xs: list[float] = []
    ys: list[float] = []
    for command, said in _COMMANDS.findall(path):
        numbers = [float(number) for number in _NUMBER.findall(said)]
        if command == "H":
            xs += numbers
        elif command == "V":
            ys += numbers
        else:
            xs += numbers[::2]
            ys += numbers[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _check_words(mathml: ElementTree.Element) -> None:
    font = loadedfonts["default"]
    for element in mathml.iter():
        if "mathbackground" in element.attrib:
            raise NotDrawableError  # the background and its text would be drawn in the same colour
        text = (element.text or "") + (element.tail or "")
        if _COMMAND.search(text):
            raise NotDrawableError
        if any(not letter.isspace() and not font.glyphindex(letter) for letter in text):
            raise NotDrawableError


# --- shapes ----------------------------------------------------------------------------------------


def _shapes(svg: ElementTree.Element) -> Iterator[str]:
    if svg.tag != f"{_SVG}svg" or not set(svg.attrib) <= {"width", "height", "viewBox"}:
        raise NotDrawableError
    yield from _shapes_in(svg)


def _shapes_in(group: ElementTree.Element) -> Iterator[str]:
    if (group.text or "").strip():
        raise NotDrawableError
    for element in group:
        if (element.tail or "").strip():
            raise NotDrawableError
        if element.tag == f"{_SVG}g" and set(element.attrib) <= {"fill"}:
            yield from _shapes_in(element)
        elif len(element) or element.text:
            raise NotDrawableError
        else:
            yield from _shape(element)


def _shape(element: ElementTree.Element) -> Iterator[str]:
    said = dict(element.attrib)
    # The colours are ignored, because the window chooses them.
    fill, stroke = said.pop("fill", "black") != "none", said.pop("stroke", "none") != "none"
    width = _number(said.pop("stroke-width", "0"))
    if element.tag == f"{_SVG}path" and set(said) == {"d"}:
        yield _stroke(said["d"], width) if stroke else _filled(said["d"])
    elif element.tag == f"{_SVG}rect" and set(said) == {"x", "y", "width", "height"}:
        x, y, w, h = (_number(said[name]) for name in ("x", "y", "width", "height"))
        half = width / 2 if stroke else 0.0
        box = _box(x - half, y - half, w + 2 * half, h + 2 * half)
        yield box if fill else f"{box} {_hole(x + half, y + half, w - 2 * half, h - 2 * half)}"
    else:
        raise NotDrawableError


def _filled(data: str) -> str:
    if not _DATA.fullmatch(data):
        raise NotDrawableError
    return data.strip()


def _number(text: str) -> float:
    if not _NUMBER.fullmatch(text):
        raise NotDrawableError
    return float(text)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M {x:g} {y:g} H {x + width:g} V {y + height:g} H {x:g} Z"


def _hole(x: float, y: float, width: float, height: float) -> str:
    """Return a box that is drawn counterclockwise. It makes a hole in a box of the same path."""
    return f"M {x:g} {y:g} V {y + height:g} H {x + width:g} V {y:g} Z"


def _stroke(data: str, width: float) -> str:
    """Return a straight line of the given width as a closed shape."""
    found = _LINE.fullmatch(data)
    if found is None:
        raise NotDrawableError
    x1, y1, x2, y2 = map(float, found.groups())
    length = hypot(x2 - x1, y2 - y1)
    if not length or not width:
        raise NotDrawableError
    dx, dy = (y1 - y2) * width / 2 / length, (x2 - x1) * width / 2 / length
    corners = ((x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy))
    return "M " + " L ".join(f"{x:g} {y:g}" for x, y in corners) + " Z"
