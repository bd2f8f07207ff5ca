"""Reads what the first frame needs from the settings file and from a window file.

The frame is drawn before pydantic is imported. So this module reads the files without the models.
"""

import json
import math
from typing import Any, NamedTuple

# -------------------------------------------------------------------------------------------------
# The bounds of these settings. `settings_file.py` uses the same bounds.


USUAL_SCALE, SMALLEST_SCALE, LARGEST_SCALE = 1.0, 0.7, 2.0
USUAL_WIDTH, NARROWEST, WIDEST = 264, 200, 480  # width of the sidebar, in pixels at the usual text size
USUAL_PANEL, LEAST_PANEL, MOST_PANEL = 384, 300, 720  # width of the panel, in the same way
COLUMNS = ("narrow", "usual", "wide")  # widths of the conversation's text
DENSITIES = ("compact", "usual", "roomy")  # how much space is between rows


def fitting_scale(value: float) -> float:
    """Return the nearest allowed text scale; the usual scale for infinity and NaN."""
    return min(max(value, SMALLEST_SCALE), LARGEST_SCALE) if math.isfinite(value) else USUAL_SCALE


def fitting_width(value: int) -> int:
    """Return the nearest allowed width of the sidebar."""
    return min(max(value, NARROWEST), WIDEST)


def fitting_panel(value: int) -> int:
    """Return the nearest allowed width of the panel."""
    return min(max(value, LEAST_PANEL), MOST_PANEL)


_MOST = 100_000  # pixels


class Appearance(NamedTuple):
    """The settings of the same names, and their defaults. `by_folder`: whether `sessions_by` is `folder`."""

    theme: str = "system"
    text_scale: float = USUAL_SCALE
    sidebar: bool = True
    sidebar_width: int = USUAL_WIDTH
    by_folder: bool = False
    folded_sections: tuple[str, ...] = ()
    language: str = ""
    text_font: str = ""
    code_font: str = ""
    column: str = "usual"
    density: str = "usual"


def read_appearance(data: bytes) -> Appearance:
    """Read the settings file. A malformed setting gets its default."""
    kept = _object(data)
    theme, scale, width = kept.get("theme"), kept.get("text_scale"), kept.get("sidebar_width")
    folded, language = kept.get("folded_sections"), kept.get("language")
    return Appearance(
        theme if theme in ("light", "dark") else "system",
        _scale(scale),
        kept.get("sidebar") is not False,
        fitting_width(width) if isinstance(width, int) and not isinstance(width, bool) else USUAL_WIDTH,
        kept.get("sessions_by") == "folder",
        tuple(each for each in folded if isinstance(each, str)) if isinstance(folded, list) else (),
        language if isinstance(language, str) else "",
        _text(kept.get("text_font")),
        _text(kept.get("code_font")),
        _one_of(kept.get("column"), COLUMNS),
        _one_of(kept.get("density"), DENSITIES),
    )


def _text(kept: object) -> str:
    return kept if isinstance(kept, str) else ""


def _one_of(kept: object, known: tuple[str, ...]) -> str:
    return kept if isinstance(kept, str) and kept in known else "usual"


def _scale(kept: object) -> float:
    if not isinstance(kept, int | float) or isinstance(kept, bool):
        return USUAL_SCALE
    try:
        return fitting_scale(float(kept))
    except OverflowError:
        return USUAL_SCALE


def first_place(data: bytes) -> tuple[int, int, int, int, bool] | None:
    """Return x, y, width, height and whether the window is maximized, from a window file. Return None if
    width or height is missing or malformed."""
    place = _object(data).get("place")
    if not isinstance(place, dict):
        return None
    numbers = [place.get(name) for name in ("x", "y", "width", "height")]
    x, y, width, height = (n if isinstance(n, int) and abs(n) < _MOST else 0 for n in numbers)
    if width <= 0 or height <= 0:
        return None
    return x, y, width, height, place.get("maximized") is True


def _object(data: bytes) -> dict[str, Any]:
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
