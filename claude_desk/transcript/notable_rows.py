"""Finds the notable rows of a conversation: the user's messages and the errors."""

from collections.abc import Iterable, Iterator

from claude_desk.protocol.phrase import Words, without_words
from claude_desk.transcript.entries import Entry, EntryKind, PageMark, ToolState


def is_message(entry: Entry) -> bool:
    return entry.kind is EntryKind.USER


def messages_of(entries: Iterable[Entry]) -> Iterator[tuple[str, str, str]]:
    """Yield the user's messages, each as the row's key, its first words, and its text.

    For a message in a page that has not been read, the text is only the first words.
    """
    for entry in entries:
        if entry.gap is not None:
            yield from ((key, words, words) for key, words in unread_messages(entry.id, entry.gap))
        elif is_message(entry):
            yield entry.id, first_words(entry), entry.text


def unread_messages(key: str, mark: PageMark) -> Iterator[tuple[str, str]]:
    """Yield the key and the first words of each message in a page that has not been read.

    `key`: the key of the page's gap. The key of a message is `KEY/NUMBER`.
    """
    for number, head in enumerate(mark.heads):
        if head.uuid:
            yield f"{key}/{number}", head.words


def is_error(entry: Entry) -> bool:
    """Return whether the row is an error of the conversation or a tool call that failed."""
    failed = entry.tool is not None and entry.tool.state is ToolState.FAILED
    return failed or entry.kind is EntryKind.ERROR


def landmark(entry: Entry) -> str:
    """Return `user` for the user's message, `error` for an error or a failed call, "" for any other row."""
    kind = entry.kind  # the most common kinds come first, because this is called for every row
    if kind is EntryKind.TOOL:
        return "error" if is_error(entry) else ""
    return "user" if kind is EntryKind.USER else "error" if kind is EntryKind.ERROR else ""


def first_words(entry: Entry, limit: int = 120, words: Words = without_words) -> str:
    """Return the beginning of a row's text, in one line of at most `limit` characters."""
    tool = entry.tool
    text = words(entry.content) if tool is None else f"{tool.name} {tool.title}"
    line = " ".join(text[: limit * 4].split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"
