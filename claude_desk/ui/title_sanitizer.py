"""A title as a line of its own can bear it. No Qt."""

# Marks, embeddings, overrides and isolates of direction. And what draws nothing, but for the joiners of emoji
# and of other scripts.
_TURNING = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_EMPTY = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0xAD, 0x200B, *range(0x2060, 0x2065), 0xFEFF])


def calm(title: str) -> str:
    """Without characters that would turn about what stands beside it, or stand for nothing."""
    return title if title.isascii() and title.isprintable() else title.translate(_TURNING | _EMPTY)
