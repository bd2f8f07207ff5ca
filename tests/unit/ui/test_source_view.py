"""What `View source` shows of a row."""

import pytest

from claude_desk.session.journal.wire_log import SourceLine
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.viewer.source_view import source_of


def test_each_line_says_its_number_and_who_wrote_it() -> None:
    lines = [SourceLine(7, True, b'{"a": 1}'), SourceLine(1_200, False, b"no json")]
    shown = source_of(Entry("e", EntryKind.TOOL, 1, sources=[7, 1200]), lines).part
    assert isinstance(shown, ListingPart)
    assert shown.language == "json"
    assert shown.text == (
        '// line 7, Claude Desk to Claude Code\n{\n  "a": 1\n}\n\n'
        "// line 1,200, Claude Code to Claude Desk\nno json\n"
    )


@pytest.mark.parametrize(
    ("kind", "sources", "words"),
    [
        (EntryKind.PROSE, [], "stopped before the complete"),
        (EntryKind.TOOL, [], "stopped before the complete"),
        (EntryKind.PROSE, [4], "behind this row were not kept"),
        (EntryKind.USER, [], "behind this row were not kept"),
        (EntryKind.NOTICE, [], "created by Claude Desk"),
        (EntryKind.FOOTER, [], "created by Claude Desk"),
    ],
)
def test_a_row_without_lines_says_why(kind: EntryKind, sources: list[int], words: str) -> None:
    shown = source_of(Entry("e", kind, 1, sources=sources), []).part
    assert isinstance(shown, ListingPart)
    assert words in shown.text
