"""What exported documents of all formats share: the head, the speakers, rows that belong together, and texts
without hidden characters."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import Entry, EntryKind, SentState, ToolCall, ToolState
from claude_desk.transcript.markdown.list_items import goes_on as continues_list
from claude_desk.transcript.text.text_sanitizer import in_prose
from claude_desk.transcript.tools.part_builder import shorten

# Returns the words of a turn's footer. The window provides this function.
FooterWords = Callable[[Entry], str]


@dataclass(frozen=True, slots=True)
class DocumentHead:
    """The head of a document, above the conversation. An unknown field is "".

    `folder`: the real path of the session's folder. Paths inside it are written relative to it.
    `folder_words`, `date`: the folder and the date as the document shows them.
    """

    title: str
    date: str = ""
    folder: str = ""
    folder_words: str = ""
    model: str = ""

    @property
    def facts(self) -> list[tuple[Text, str]]:
        rows: list[tuple[Text, str]] = [
            (Phrase("export_document.date"), self.date),
            (Phrase("export_document.folder"), self.folder_words),
            (Phrase("export_document.model"), self.model),
        ]
        return [(name, value) for name, value in rows if value]


# --- rows ------------------------------------------------------------------------------------------

_CLAUDES = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL)
# The most pieces of a code block that are joined, because a caller holds them in memory.
_PIECES = 32
_YOU, _CLAUDE = Phrase("export_document.you"), Phrase("export_document.claude")


class DocumentRow(NamedTuple):
    """A row of a document.

    `speaker`: the speaker to name above this row, or "". `goes_on`: whether the row continues the list of the
    previous row.
    """

    entry: Entry
    speaker: Text
    goes_on: bool


def rows_of(entries: Iterable[Entry]) -> Iterator[DocumentRow]:
    """Yield the rows in order. Rows of a subagent do not change the speaker."""
    speaks: Text = ""
    before: Entry | None = None
    for entry in joined_code(entries):
        speaker: Text = ""
        if entry.depth == 0 and entry.kind is EntryKind.USER:
            queued = entry.sent is SentState.QUEUED
            speaker = Phrase("export_document.you_queued") if queued else _YOU
            speaks = _YOU
        elif entry.depth == 0 and entry.by_user and speaks != _YOU:
            speaks = speaker = _YOU
        elif entry.depth == 0 and entry.kind in _CLAUDES and not entry.by_user and speaks != _CLAUDE:
            speaks = speaker = _CLAUDE
        goes_on = (
            before is not None
            and not speaker
            and before.depth == entry.depth
            and continues_list(before, entry)
        )
        yield DocumentRow(entry, speaker, goes_on)
        before = entry


def joined_code(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the rows, but join up to `_PIECES` rows of a code block to one row."""
    open_code: Entry | None = None
    pieces: list[str] = []  # each with the text that joins it to the previous piece
    for entry in entries:
        if open_code is not None:
            if entry.kind is EntryKind.CODE and entry.continues is not None and len(pieces) < _PIECES:
                pieces.append(entry.continues + entry.text)
                continue
            yield replace(open_code, text="".join(pieces)) if len(pieces) > 1 else open_code
            open_code = None
        if entry.kind is EntryKind.CODE:
            open_code, pieces = entry, [entry.text]
        else:
            yield entry
    if open_code is not None:
        yield replace(open_code, text="".join(pieces)) if len(pieces) > 1 else open_code


# --- words -----------------------------------------------------------------------------------------


def thought_words(entry: Entry) -> Text:
    seconds = entry.ended - entry.began if entry.final and entry.began else 0
    if seconds >= 1:
        return Phrase("export_document.thought_for", seconds=seconds)
    return Phrase("export_document.thought")


def gap_words(entry: Entry) -> Text:
    """Return the words for a gap, which replaces rows that could not be read."""
    turns = len(entry.gap.turns) if entry.gap is not None else 0
    if turns:
        return Phrase("export_document.unread_turns", count=turns)
    return Phrase("export_document.unread_part")


def state_of(tool: ToolCall) -> Text:
    """Return the state of a call that was not successful; "" for a successful call."""
    return "" if tool.state is ToolState.DONE else Phrase("export_document.state", state=tool.state.value)


def shown(text: str) -> str:
    """Write out hidden characters, as the window does in rows, and change all line ends to `\\n`."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return in_prose(text)


_SCHEME = re.compile(r"file://(?=/)", re.IGNORECASE)


def in_folder(path: str, folder: str) -> str:
    """Return a path or a `file:` address without `file://`, and relative to `folder` if it is inside
    `folder`. Percent-encoding stays."""
    return shorten(_SCHEME.sub("", path), folder)
