"""The space between rows."""

from itertools import pairwise

import pytest

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import containers_of, gap_above
from claude_desk.ui.transcript.row import TranscriptRow
from tests.gallery.entry_maker import Maker
from tests.gallery.prose import entries_of


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


def test_a_thought_stands_close_to_what_it_leads_to() -> None:
    make = Maker()
    message, thought, words = (
        make(EntryKind.USER, "Hi"),
        make(EntryKind.THINKING, "x"),
        make(EntryKind.PROSE, "y"),
    )
    assert (gap_above(thought, message), gap_above(words, thought), gap_above(thought, words)) == (12, 4, 12)


def test_blocks_in_an_item_stand_close_to_its_words() -> None:
    rows = entries_of(Maker(), "- a\n  ```\n  code\n  ```\n  more\n- b\n\nend")
    assert [gap_above(entry, before) for before, entry in pairwise(rows)] == [6, 10, 4, 10]


def test_the_bar_of_a_quotation_goes_on_over_its_rows() -> None:
    first, code, after, other = entries_of(Maker(), "> a\n> ```\n> code\n> ```\n> b\n\n- c\n")
    assert containers_of(first, None) == []
    bars = [containers_of(code, first), containers_of(after, code), containers_of(code, other)]
    assert [[bar["quotes"], bar["goes_on"]] for (bar,) in bars] == [[True, True], [True, True], [True, False]]


def test_a_note_says_what_kind_it_is() -> None:
    entry = Maker()(EntryKind.PROSE, "> [!WARNING]\n> It is **gone**.")
    prose = ProseRenderer()
    name = TranscriptRow(entry, 0).name(lambda row: prose.entry_html(row.entry))
    assert name == "Claude: Warning: It is gone."
