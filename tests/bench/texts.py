"""Replies of any size and of several kinds."""

from collections.abc import Callable

# The last word of every reply. Nothing else on the screen can be mistaken for this word.
LAST = "zzlastwordzz"

WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do "
_SECTION = (
    f"## How {WORDS[:40].strip()}\n\n"
    f"{WORDS * 4}**{WORDS[:26].strip()}** and `{WORDS[:11].strip()}` {WORDS * 2}end.\n\n"
    f"{WORDS * 5}end.\n\n"
    f"- {WORDS}\n- {WORDS}*ut labore*\n- `magna` {WORDS}\n\n"
    f"{WORDS * 3}end.\n\n"
    "```py\n"
    + "".join(f"def area_{n}(changes):\n    return found[{n}]  # by area\n" for n in range(6))
    + "```\n\n"
)

KINDS: dict[str, Callable[[int], str]] = {
    "as Claude writes": lambda size: _SECTION * (size // len(_SECTION) + 1),
    "prose": lambda size: (WORDS * 5 + "end.\n\n") * (size // 316 + 1),
    "a long list": lambda size: f"- {WORDS}\n" * (size // 65 + 1),
    "one paragraph": lambda size: (WORDS + "end. ") * (size // 67 + 1),
    "a long fence": lambda size: "```py\n" + (WORDS + "\n") * (size // 63 + 1),
    "a table": lambda size: "| a | b |\n|---|---|\n" + "| lorem | ipsum |\n" * (size // 18 + 1),
}

_FENCE = "```py\nfirst = 1\nsecond = 2\nthird = 3\n```\n\n"
_LISTED = "- one of two\n- two of two\n\n"
_TABLE = "| a | b |\n|---|---|\n| one | two |\n\n"
_MIXED = {
    "short paragraphs": "A paragraph of five words.\n\n",
    "short blocks": f"## Heading\n\nA line of five words.\n\n{_LISTED}{_FENCE}",
    "headings": "## A heading\n\nThen a line.\n\n",
    "fences": _FENCE,
    "lists": f"So there are:\n\n{_LISTED}",
    "numbers": "So there are:\n\n1. one of two\n2. two of two\n\n",
    "quotes": "> Somebody said so.\n\nAnd that was it.\n\n",
    "tables": f"As a table:\n\n{_TABLE}",
    "formulas": "It follows:\n\n$$a^2 + b^2 = c^2$$\n\n",
    "rules and all": f"A line.\n\n---\n\n{_LISTED}{_FENCE}{_TABLE}{WORDS * 5}\n\n",
}
MIXTURES: dict[str, Callable[[int], str]] = {
    name: (lambda size, part=part: part * (size // len(part) + 1))  # type: ignore[misc]
    for name, part in _MIXED.items()
}


def text_of(kind: str, size: int) -> str:
    """Return a reply of about `size` characters that ends in `LAST`."""
    text = (KINDS | MIXTURES)[kind](size)[:size].rstrip()
    return text + ("\n" if kind in ("a long fence", "a table") else " ") + LAST


def rows_above(count: int) -> str:
    """Return a reply of `count` paragraphs."""
    return "\n\n".join(f"Paragraph {n}. " + WORDS * (n % 7) for n in range(count))
