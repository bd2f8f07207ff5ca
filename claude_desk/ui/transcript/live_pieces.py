"""Where text that grows is cut into items of the screen."""

# No text item is given more than about so many characters.
SEGMENT = 60_000
# What is broken into lines costs more: a line of it is cut at a space.
WRAPPED = 12_000
# Text that grows is cut into items at the first line's end after so many: a frame draws the items in sight
# whole, and a long one costs it milliseconds.
PIECE = 2_500


def cut(text: str, start: int, length: int, wraps: bool) -> tuple[int, bool]:
    """How far an item of that length takes the text from `start` on, and whether it is full then.

    `wraps`: its lines are broken.
    """
    last = start + (WRAPPED if wraps else SEGMENT) - length
    end = text.find("\n", start + max(0, PIECE - length), last)
    if end < 0 and wraps:
        end = text.find(" ", start + max(0, WRAPPED // 2 - length), last)
    if end >= 0:
        return end + 1, True
    return (last, True) if last <= len(text) else (len(text), False)
