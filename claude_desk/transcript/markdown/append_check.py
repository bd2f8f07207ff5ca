"""Text that only makes prose longer: no mark in it, and none before it that it could change."""

import re

# Letters of all kinds, and what marks nothing inside a line.
_INERT = re.compile(r"(?:[^\W_]|[ .,;:?!'\"/%$@^{}()=+…–—’“”-])*", re.UNICODE)
# The end of a text behind which letters are only letters.
_SETTLED = re.compile(r"(?:[^\W_]|[.,;:?'\"/%…–—’“”-])[ ]?")
_LETTER = re.compile(r"[^\W\d_]")


def only_longer(before: str, after: str) -> str | None:
    """What to add to `before` on the screen so that it shows `after`; None where it is to be made anew.

    White space at the end of a text is not shown.
    """
    if not after.startswith(before) or not _INERT.fullmatch(after, len(before)):
        return None
    line = before[before.rfind("\n") + 1 :]
    # What is inside of brackets may be an address; what has no letter yet may become anything.
    if "[" in line or "<" in line or "|" in line or "  " in after[len(before) - 1 :]:
        return None
    end = len(before) - 2 if before.endswith(" ") else len(before) - 1
    if end < 0 or not _LETTER.search(line) or not _SETTLED.fullmatch(before, end):
        return None
    return after.rstrip()[len(before.rstrip()) :]
