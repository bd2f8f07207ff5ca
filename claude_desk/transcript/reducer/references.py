"""The names by which a text refers to links that are defined elsewhere."""

import re

from markdown_it.common.utils import normalizeReference

# Brackets without brackets inside: `[name]`, or the second pair of `[words][name]`.
_BRACKETS = re.compile(r"\[((?:[^\[\]\\]|\\.){1,999})\]", re.DOTALL)


def names_in(markdown: str) -> set[str]:
    """All names that may be those of links, as the parser compares them."""
    if "[" not in markdown:
        return set()
    return {normalizeReference(found) for found in _BRACKETS.findall(markdown)}
