"""What we do not know: a quiet row that names it. What it held is shown by `View source`."""

from claude_desk.transcript.entries import Entry

UNKNOWN = "Something new"
_NAME_LENGTH = 100


class UnknownMessages:
    """The messages of one unknown type in one turn: a row that says how many."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.entry: Entry | None = None
        self.count = 1

    @property
    def text(self) -> str:
        return unknown_words(self.name, self.count)


def unknown_words(name: str, count: int = 1) -> str:
    """`Something new: telepathy (3 times)`."""
    line = " ".join(name[: _NAME_LENGTH * 4].split())[:_NAME_LENGTH] or "no type"
    return f"{UNKNOWN}: {line}" + (f" ({count:,} times)" if count > 1 else "")


# Blocks of Claude's that are no text, no thinking and no tool's (protocol/README.md 4.2).
_BLOCKS = {
    "compaction": "The conversation was summed up to save room",
    "container_upload": "Claude put a file into its workspace",
}


def block_words(name: str) -> str:
    return _BLOCKS.get(name) or unknown_words(name)
