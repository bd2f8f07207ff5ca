"""What the window's look can be set to at most and at least, for all who read or keep it.

Without pydantic: the first frame is drawn before that is imported.
"""

import math

SMALLEST_TEXT, LARGEST_TEXT = 0.7, 2.0
NARROWEST, WIDEST = 200, 480  # pixels at the usual text size


def fitting_scale(value: float) -> float:
    """Give the nearest text scale that can be read."""
    return min(max(value, SMALLEST_TEXT), LARGEST_TEXT) if math.isfinite(value) else 1.0


def fitting_width(value: int) -> int:
    """Give the nearest width that the list of sessions can have."""
    return min(max(value, NARROWEST), WIDEST)
