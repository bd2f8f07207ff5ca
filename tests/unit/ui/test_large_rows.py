"""Content that is too large for its row: the row shows a limited piece, and all of it opens next to the
conversation."""

import pytest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.transcript.row import PLAIN_SIZE, WRAPPED, TranscriptRow
from claude_desk.ui.viewer.full_content import full_content_of

TOLD = (EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR)
LARGE = ("word" * 25_000, "a line\n" * 20_000)


def row_of(kind: EntryKind, text: str) -> TranscriptRow:
    return TranscriptRow(Entry(id="a", kind=kind, turn=1, text=text, final=True), 0)


@pytest.mark.parametrize("kind", TOLD)
@pytest.mark.parametrize("text", LARGE)
def test_words_that_are_too_large_open_beside_the_conversation(kind: EntryKind, text: str) -> None:
    row = row_of(kind, text)
    assert row.folded and row.beyond
    assert "KB" in row.rest_words
    whole = full_content_of(row.entry, row.copy_text)
    assert whole is not None and getattr(whole.part, "text", "") == text and whole.file_name.endswith(".txt")
    row.fold(False)  # as a search or "unfold all" does
    assert len(row.body) <= PLAIN_SIZE + 1 and text.startswith(row.body.removesuffix("…"))
    assert row.rest_words.startswith("First ") and row.beyond


@pytest.mark.parametrize("kind", TOLD)
def test_words_that_are_long_unfold_in_their_row(kind: EntryKind) -> None:
    row = row_of(kind, "a line\n" * 100)
    assert row.folded and not row.beyond
    assert row.rest_words == "101 lines"
    row.fold(False)
    assert row.body == "a line\n" * 99 + "a line\n" and row.rest_words == ""


def test_a_notice_folds_sooner_than_a_message() -> None:
    """A notice is not part of the conversation: it is, for example, a plugin's text for Claude, or a
    monitor's events."""
    text = "\n".join(f"line {number}" for number in range(12))
    assert not row_of(EntryKind.USER, text).folded
    row = row_of(EntryKind.NOTICE, text)
    assert row.folded and row.rest_words == "12 lines"
    assert row.body == "line 0\nline 1\nline 2\nline 3"
    assert row_of(EntryKind.NOTICE, "word " * 300).folded
    assert not row_of(EntryKind.NOTICE, "line\n" * 5 + "line").folded


def test_a_message_as_long_as_a_pasted_text_shows_its_beginning() -> None:
    typed = "Why does this fail?\n" * 30
    assert row_of(EntryKind.USER, typed).body.count("\n") > 20
    row = row_of(EntryKind.USER, "Why does this fail?\n\n" + "a line\n" * 100)
    assert row.folded and row.body.count("\n") < 8
    assert row_of(EntryKind.USER, "word " * 600).folded


def test_a_wide_table_shows_its_first_columns() -> None:
    wide = row_of(EntryKind.TABLE, "| a " * 300 + "|\n" + "|---" * 300 + "|")
    assert wide.beyond and wide.rest_words == "260 more columns"
    whole = full_content_of(wide.entry, wide.copy_text)
    assert whole is not None and getattr(whole.part, "text", "") == wide.entry.text
    narrow = row_of(EntryKind.TABLE, "| a " * 40 + "|\n" + "|---" * 40 + "|")
    assert not narrow.beyond and narrow.rest_words == ""


def test_no_item_of_thinking_has_to_break_a_long_line_of_words() -> None:
    text = "thought " * 20_000 + "word" * 20_000
    row = row_of(EntryKind.THINKING, text)
    row.fold(False)
    pieces = [row.segment(number) for number in range(len(row.cuts))]
    assert "".join(pieces) == text
    assert max(map(len, pieces)) <= WRAPPED
    assert all(piece.endswith(" ") for piece in pieces[:5])
