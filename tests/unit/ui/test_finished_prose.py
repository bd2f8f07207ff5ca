"""Finished prose is drawn again only if its end looks different from before."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QTextDocument

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.operations import AppendText, Finish, Insert, Operation, PositionChanged, Update
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.text_painter import TextPainter
from claude_desk.ui.transcript.transcript_model import TranscriptModel


@pytest.mark.parametrize(
    ("drawn", "end", "shows"),
    [
        ("All of it.", "All of it.", True),
        ("Some **words", "Some **words", False),
        ("Some **words**.", "Some **words**.", True),
        ("- one \n- ", "- one", True),
        ("All ", "All of it.", False),
    ],
)
def test_what_was_completed_for_the_eye_is_drawn_again(drawn: str, end: str, shows: bool) -> None:
    entry = Entry(id="1", kind=EntryKind.PROSE, turn=1, text=drawn, final=False)
    row = TranscriptRow(entry, 0)
    row.note_drawn(version=1)
    entry.text, entry.final = end, True
    assert row.drawn is not None
    assert row.shows_end(row.drawn) is shows


class _Item:
    """A row's text item, without QML: `made` counts how often its text was set."""

    def __init__(self, entry: Entry) -> None:
        self.parent = QObject()
        self.prose = ProseRenderer()
        self.model = TranscriptModel(self.prose, self.parent)
        self.painter = TextPainter(self.model, self.prose, HighlightWorker(self.parent), self.parent)
        self.entry = entry
        self.document = QTextDocument()
        self.made = 0
        self.document.contentsChange.connect(self._changed)
        self.tell(Insert(0, (entry,)), fresh=True)

    def textDocument(self) -> QTextDocument:
        return self.document

    def tell(self, *operations: Operation, fresh: bool = False) -> str:
        self.model.apply(operations)
        self.painter.draw(self.entry.id, self, fresh)  # type: ignore[arg-type]
        return self.document.toPlainText()

    def _changed(self, at: int, gone: int, came: int) -> None:
        self.made += gone > 1 or at == 0


def _entry(text: str) -> Entry:
    return Entry(id="1", kind=EntryKind.PROSE, turn=1, text=text, final=False)


def test_letters_at_the_end_are_added_to_the_item_until_the_last() -> None:
    item = _Item(_entry("Some **words**, and"))
    before = item.made
    item.entry.text += " more of"
    assert item.tell(AppendText(item.entry, 19, " more of")) == "Some words, and more of"
    item.entry.text += " them."
    item.entry.final = True
    shown = item.tell(AppendText(item.entry, 27, " them."), Finish(item.entry))
    assert shown == "Some words, and more of them."
    assert item.made == before


def test_what_was_open_at_the_end_is_made_anew() -> None:
    item = _Item(_entry("Some **words"))
    before = item.made
    item.entry.text += " that never"
    assert item.tell(AppendText(item.entry, 12, " that never")) == "Some words that never"
    assert item.made == before
    item.entry.text += " end"
    item.entry.final = True
    assert item.tell(AppendText(item.entry, 23, " end"), Finish(item.entry)) == "Some **words that never end"


def test_another_place_in_the_message_leaves_the_item_alone() -> None:
    item = _Item(_entry("Some *words*."))
    before, revision = item.made, item.model.rows[0].revision
    item.tell(PositionChanged(item.entry))
    assert (item.made, item.model.rows[0].revision) == (before, revision)


def test_links_that_are_defined_later_are_drawn() -> None:
    item = _Item(_entry("See [here]."))
    item.entry.final = True
    assert item.tell(Finish(item.entry)) == "See [here]."
    item.entry.references["HERE"] = ("https://example.org", "")
    assert item.tell(Update(item.entry)) == "See here."
