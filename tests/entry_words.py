"""The text of a row, in English."""

from claude_desk.transcript.entries import Entry
from claude_desk.ui.phrases.phrase_words import words


def said(entry: Entry) -> str:
    """Return the row's text, or the words of its phrase."""
    return words(entry.content)
