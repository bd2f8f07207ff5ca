"""Finds the side at which a text begins."""

import re
from collections.abc import Sequence
from unicodedata import bidirectional

from markdown_it.token import Token

_BOX = re.compile(r"\[[ xX]\] ")


def begins_right(tokens: Sequence[Token], at: int) -> bool:
    """Return whether the text at this index begins at the right. Qt indents at this side."""
    text = next((token.content for token in tokens[at : at + 12] if token.type == "inline"), "")
    box = _BOX.match(text)
    kinds = map(bidirectional, text[box.end() :] if box else text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"
