"""What we do not know, in words: kept whole as far as it can be read, and shown quietly."""

from claude_desk.protocol.base import Wire
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.tools import words_of

UNKNOWN = "Claude Code sent a message that is not known yet"
CHARACTERS = 20_000
"""At most so many of the objects' text are shown in one row."""

_CUT = "… (the rest is not shown)"


def object_words(told: Wire) -> str:
    """The object as it came, a line for each member."""
    return words_of(told.model_dump(by_alias=True, exclude_unset=True))


def bounded(text: str) -> str:
    return text if len(text) <= CHARACTERS else f"{text[:CHARACTERS]}\n{_CUT}"


class Unknown:
    """The messages of one unknown type in one turn: a row that says how many, and what was in them."""

    def __init__(self, name: str, told: Wire) -> None:
        self.name = name or "no type"
        self.entry: Entry | None = None
        self._count = 1
        self._body = object_words(told)[: CHARACTERS + 1]

    def add(self, told: Wire) -> None:
        self._count += 1
        if len(self._body) <= CHARACTERS:
            self._body = f"{self._body}\n\n{object_words(told)}"[: CHARACTERS + 1]

    @property
    def text(self) -> str:
        times = f" ({self._count} times)" if self._count > 1 else ""
        return f"{UNKNOWN}: {self.name}{times}\n{bounded(self._body)}"
