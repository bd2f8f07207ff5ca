"""What the very first frame needs of the settings file, read without the models of the whole.

The frame comes before pydantic is imported (design.md section 8), and it must not come in the wrong colours.
"""

import json


def first_look(data: bytes) -> tuple[str, float]:
    """Theme and text size of a settings file; `system` and 1.0 where it does not say."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        value = None
    kept = value if isinstance(value, dict) else {}
    theme, scale = kept.get("theme"), kept.get("text_scale")
    return (
        theme if theme in ("light", "dark") else "system",
        float(scale) if isinstance(scale, int | float) and 0.7 <= scale <= 2.0 else 1.0,
    )
