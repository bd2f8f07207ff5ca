"""What the very first frame needs of the files of ours, read without the models of the whole.

The frame comes before pydantic is imported (design.md section 8), and it must not come in the wrong colours.
"""

import json
from typing import Any

_MOST = 100_000  # pixels


def first_look(data: bytes) -> tuple[str, float, int]:
    """Theme, text size and the width of the list of sessions; `system`, 1.0 and 264 where it does not say."""
    kept = _object(data)
    theme, scale, width = kept.get("theme"), kept.get("text_scale"), kept.get("sidebar_width")
    return (
        theme if theme in ("light", "dark") else "system",
        float(scale) if isinstance(scale, int | float) and 0.7 <= scale <= 2.0 else 1.0,
        width if isinstance(width, int) and 200 <= width <= 480 else 264,
    )


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
