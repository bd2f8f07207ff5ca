"""Unknown messages and blocks. Their row shows only their type. `View source` shows their content."""

from dataclasses import dataclass

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import Entry

_NAME_LENGTH = 100


@dataclass(slots=True)
class UnknownMessages:
    """The messages of one unknown type in one turn. They share a row, which shows how many there are."""

    name: str
    entry: Entry | None = None
    count: int = 1

    @property
    def phrase(self) -> Phrase:
        return Phrase("notice.unknown_message", name=_line(self.name), count=self.count)


def _line(name: str) -> str:
    return " ".join(name[: _NAME_LENGTH * 4].split())[:_NAME_LENGTH]


# Blocks in Claude's messages other than text, thinking and tool calls (protocol/README.md 4.2).
_BLOCKS = {
    "compaction": Phrase("notice.compacted", automatic=True, before=None, after=None),
    "container_upload": Phrase("notice.container_upload"),
}


def block_phrase(name: str) -> Phrase:
    return _BLOCKS.get(name) or Phrase("notice.unknown_block", name=_line(name))
