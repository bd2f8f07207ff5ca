"""Replies to be written, of any size and of several kinds."""

from collections.abc import Callable

# The last word of every reply: on the screen it is not to be taken for anything else.
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


def text_of(kind: str, size: int) -> str:
    """A reply of about so many characters, which ends in LAST."""
    return KINDS[kind](size)[:size].rstrip() + ("\n" if kind in ("a long fence", "a table") else " ") + LAST


def rows_above(count: int) -> str:
    """A reply of so many paragraphs."""
    return "\n\n".join(f"Paragraph {n}. " + WORDS * (n % 7) for n in range(count))
