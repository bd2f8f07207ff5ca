"""The space between rows."""

import pytest

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.transcript.role_readers import gap_above
from tests.gallery.entry_maker import Maker


@pytest.mark.parametrize(
    ("before", "text", "gap"),
    [
        ("- a", "- b", 4),
        ("99. a", "100. b", 4),
        ("1) a", "2) b", 4),
        ("- a", "1. b", 10),
        ("- a", "* b", 10),
        ("1. a", "1) b", 10),
        ("a", "b", 10),
        ("a", "# b", 16),
        ("# a", "b", 6),
        ("# a", "## b", 16),
        ("# a", "- b", 6),
        ("2026 was", "2027 is", 10),
    ],
)
def test_items_of_one_list_stand_close(before: str, text: str, gap: int) -> None:
    make = Maker()
    assert gap_above(make(EntryKind.PROSE, text), make(EntryKind.PROSE, before)) == gap


def test_what_answers_a_message_stands_apart_from_it() -> None:
    make = Maker()
    message = make(EntryKind.USER, "Hello")
    gaps = {
        gap_above(make(kind, "x"), message) for kind in (EntryKind.PROSE, EntryKind.CODE, EntryKind.FOOTER)
    }
    assert gaps == {16}
