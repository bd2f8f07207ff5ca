"""What the very first frame needs of the files of ours, read without the models of the whole.

The frame comes before pydantic is imported (design.md section 8), and it must not come in the wrong colours.
"""

import json
import math
from typing import Any, NamedTuple

# -------------------------------------------------------------------------------------------------
# What the window's look can be set to at most and at least, for all who read or keep it.
#
# Without pydantic: the first frame is drawn before that is imported.


SMALLEST_TEXT, LARGEST_TEXT = 0.7, 2.0
NARROWEST, WIDEST = 200, 480  # pixels at the usual text size


def fitting_scale(value: float) -> float:
    """Give the nearest text scale that can be read."""
    return min(max(value, SMALLEST_TEXT), LARGEST_TEXT) if math.isfinite(value) else 1.0


def fitting_width(value: int) -> int:
    """Give the nearest width that the list of sessions can have."""
    return min(max(value, NARROWEST), WIDEST)


_MOST = 100_000  # pixels


class Appearance(NamedTuple):
    """The settings of the same names (`settings_file.py`), or their defaults."""

    theme: str
    text_scale: float
    sidebar: bool
    sidebar_width: int
    by_folder: bool
    folded_sections: tuple[str, ...]


def read_appearance(data: bytes) -> Appearance:
    """Of the settings file."""
    kept = _object(data)
    theme, scale, width = kept.get("theme"), kept.get("text_scale"), kept.get("sidebar_width")
    folded = kept.get("folded_sections")
    return Appearance(
        theme if theme in ("light", "dark") else "system",
        _scale(scale),
        kept.get("sidebar") is not False,
        fitting_width(width) if isinstance(width, int) and not isinstance(width, bool) else 264,
        kept.get("sessions_by") == "folder",
        tuple(each for each in folded if isinstance(each, str)) if isinstance(folded, list) else (),
    )


def _scale(kept: object) -> float:
    if not isinstance(kept, int | float) or isinstance(kept, bool):
        return 1.0
    try:
        return fitting_scale(float(kept))
    except OverflowError:
        return 1.0


def first_place(data: bytes) -> tuple[int, int, int, int, bool] | None:
    """x, y, width, height and whether it is maximized, of a window file; None where it does not say."""
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
