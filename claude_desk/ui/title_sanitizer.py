"""Makes a title safe to show in one line. No Qt."""

import re

# `_TURNING`: characters that control direction, which are marks, embeddings, overrides and isolates.
# `_EMPTY`: characters that draw nothing, except the joiners of emoji and of scripts.
_TURNING = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_EMPTY = dict.fromkeys(
    [
        *range(0x20), *range(0x7F, 0xA0), 0xAD, 0x115F, 0x1160, 0x200B, 0x2028, 0x2029,
        *range(0x2060, 0x2065), 0x2800, 0x3164, 0xFEFF, 0xFFA0, *range(0xFFF9, 0xFFFD), 0x16FE4, 0x1D159,
    ]
)  # fmt: skip
_HAS_MARKS = re.compile("[^\x00-\u02ff]")


def calm(title: str) -> str:
    """Return the title without invisible characters, direction controls and piled-up combining marks."""
    if title.isascii() and title.isprintable():
        return title
    plain = title.translate(_TURNING | _EMPTY)
    if not _HAS_MARKS.search(plain):
        return plain
    from claude_desk.protocol.wire.characters import bounded_marks

    return bounded_marks(plain)
