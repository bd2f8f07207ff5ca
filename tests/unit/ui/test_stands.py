"""Prose that has come to its end is drawn again only where its end looks other than it did."""

import pytest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.rows import Row


@pytest.mark.parametrize(
    ("text", "stands"), [("All of it.", True), ("Some **words", False), ("Some **words**.", True)]
)
def test_what_was_completed_for_the_eye_is_drawn_again(text: str, stands: bool) -> None:
    entry = Entry(id="1", kind=EntryKind.PROSE, turn=1, text=text, final=False)
    row = Row(entry, 0)
    row.note_drawn(version=1)
    assert not row.stands(1)
    entry.final = True
    assert row.stands(1) is stands
    assert not row.stands(2)
    entry.references["name"] = ("https://example.org", "")
    assert not row.stands(1)
