"""What stands out in a conversation: the person's messages and what went wrong."""

from collections.abc import Iterable, Iterator

from claude_desk.protocol.phrase import Words, without_words
from claude_desk.transcript.entries import Entry, EntryKind, PageMark, ToolState


def is_message(entry: Entry) -> bool:
    return entry.kind is EntryKind.USER


def messages_of(entries: Iterable[Entry]) -> Iterator[tuple[str, str, str]]:
    """The person's messages: the row's key, its first words, and its text; of what is not read the same
    words."""
    for entry in entries:
        if entry.gap is not None:
            yield from ((key, words, words) for key, words in unread_messages(entry.id, entry.gap))
        elif is_message(entry):
            yield entry.id, first_words(entry), entry.text


def unread_messages(key: str, mark: PageMark) -> Iterator[tuple[str, str]]:
    """Keys (`gap's key/number`) and first words of the messages in a page that is not read."""
    for number, head in enumerate(mark.heads):
        if head.uuid:
            yield f"{key}/{number}", head.words


def is_error(entry: Entry) -> bool:
    """An error of the conversation's, or a tool call that failed."""
    failed = entry.tool is not None and entry.tool.state is ToolState.FAILED
    return failed or entry.kind is EntryKind.ERROR


def landmark(entry: Entry) -> str:
    """`user`, `error` or ""."""
    kind = entry.kind  # asked of every row: the most common ones first
    if kind is EntryKind.TOOL:
        return "error" if is_error(entry) else ""
    return "user" if kind is EntryKind.USER else "error" if kind is EntryKind.ERROR else ""


def first_words(entry: Entry, limit: int = 120, words: Words = without_words) -> str:
    """What a row begins with, in one line of at most `limit` characters."""
    tool = entry.tool
    text = words(entry.content) if tool is None else f"{tool.name} {tool.title}"
    line = " ".join(text[: limit * 4].split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"
