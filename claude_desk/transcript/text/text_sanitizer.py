"""Text as it is to be seen: nothing in it is hidden."""

import re

from claude_desk.protocol.wire.characters import SPACES
from claude_desk.protocol.wire.characters import visible as written_out

# What a terminal takes as an order: colours and the cursor, titles and links, short ones; bells and shifts.
ESCAPE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1b[\]PX^_][^\x07\x1b\n]*(?:\x07|\x1b\\)"
    r"|\x1b[ -/]+[0-~]"
    r"|\x1b[0-Z\\\]-~]?"
    r"|[\x07\x0e\x0f]"
)
ORDERS = "\x1b\x07\x0e\x0f"  # what each of them begins with


# Of prose: spaces, joiners of letters in some scripts and of emoji, what chooses how a sign is drawn.
_JOINERS = "\u200c\u200d"
_IN_PROSE = "\n\t" + SPACES + _JOINERS + "\u200e\u200f\u061c\ufe0e\ufe0f"
_LONE_JOINER = re.compile(r"(?<![^\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\x7f])")


def visible(text: str) -> str:
    """`text` with every character that shows as nothing, or turns others round, written out; lines stay."""
    return text if is_plain(text) else written_out(text, keep="\n\t")


def readable(text: str) -> str:
    """The same for text that is only read and not decided on: its wide and its unbreakable spaces stay."""
    return text if is_plain(text) else written_out(text, keep="\n\t" + SPACES)


def in_prose(text: str) -> str:
    """The same for prose in any script: what joins letters and emoji stays, and marks of direction.

    What turns a whole line round, such as an embedding that is never ended, does not.
    """
    if text.isascii():
        return text if is_plain(text) else written_out(text, keep="\n\t")
    return _LONE_JOINER.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", written_out(text, keep=_IN_PROSE))


def is_plain(text: str) -> bool:
    """Whether nothing of `text` can be hidden: printing ASCII in lines. Cheap."""
    return text.isascii() and text.replace("\n", "").replace("\t", "").isprintable()


def flat(text: str, limit: int = 0) -> str:
    """`text` as it is, in one line; of at most `limit` characters (0: all)."""
    if not limit:
        return " ".join(text.split())
    return " ".join(text[: limit * 2].split())[:limit].rstrip()


def one_line(text: str, limit: int = 300) -> str:
    """The same with nothing hidden in it, and a mark where it goes on."""
    line = flat(visible(text[: limit * 4]))
    return line if len(line) <= limit and len(text) <= limit * 4 else line[:limit].rstrip() + "…"
