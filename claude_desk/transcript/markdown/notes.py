"""Notes: quotations that begin with a line such as `[!NOTE]`."""

import re

KINDS = ("note", "tip", "important", "warning", "caution")
_HEAD = re.compile(r"\[!(" + "|".join(KINDS) + r")\][ \t]*\Z", re.IGNORECASE)
_MARK = re.compile(r" {0,3}>[ \t]?")


def note_of(line: str) -> str:
    """Return the kind of the note that begins with this line of Markdown; "" if no note begins."""
    mark = _MARK.match(line)
    found = _HEAD.match(line, mark.end()) if mark else None
    return found[1].lower() if found else ""


def is_head(line: str) -> bool:
    """Return whether the first line of a quotation's text makes the quotation a note."""
    return _HEAD.match(line) is not None
