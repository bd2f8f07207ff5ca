"""Names for new git branches, and for the folders of their worktrees."""

import re
import unicodedata
from collections.abc import Container
from datetime import date

_MOST_WORDS = 5
_LONGEST = 40  # characters
_WORDS_LOOKED_AT = 2_000  # characters


def branch_name(message: str, today: date, taken: Container[str] = ()) -> str:
    """Return a name made of the message's first words (`fix-the-login`), or of the date if the message has no
    words. If the name is in `taken`, add a number.
    """
    plain = unicodedata.normalize("NFKD", message[:_WORDS_LOOKED_AT].casefold())
    plain = "".join(character for character in plain if not unicodedata.combining(character))
    words = re.findall(r"[^\W_]+", plain.replace("'", "").replace("\u2019", ""))
    name = ""
    for word in words[:_MOST_WORDS]:
        longer = f"{name}-{word}" if name else word[:_LONGEST]
        if len(longer) > _LONGEST:
            break
        name = longer
    name = name or f"session-{today.isoformat()}"
    number, chosen = 2, name
    while chosen in taken:
        chosen, number = f"{name}-{number}", number + 1
    return chosen


def folder_name(repository: str, branch: str) -> str:
    """Return a folder name made of the names of the repository and the git branch (`atlas-fix-the-login`)."""
    plain = re.sub(r"[\x00-\x1f\x7f/\\]+", "-", branch)
    return f"{repository}-{plain}"[:120].rstrip(". ")
