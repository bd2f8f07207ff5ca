"""The width of the conversation, and the spacing of its lines. The sidebar can always be hidden."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.entries import EntryKind
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

LINES = {EntryKind.PROSE: 24, EntryKind.USER: 26}  # pixels, for text of 15 px
WORDS = "Words and more words of an answer that goes on. " * 20


def text_of(window: Window, row: str) -> QQuickItem:
    return next(item for item in window.texts() if _is_inside(item, window.item(row)))


def _is_inside(item: QQuickItem, row: QQuickItem) -> bool:
    above = item.parentItem()
    while above is not None and above is not row:
        above = above.parentItem()
    return above is row


@pytest.mark.parametrize(("kind", "row"), [(EntryKind.PROSE, "ProseRow"), (EntryKind.USER, "UserRow")])
def test_lines_are_higher_than_the_letters_need(
    open_window: OpenWindow, session: LiveSession, kind: EntryKind, row: str
) -> None:
    session.add(Maker()(kind, WORDS))
    window = open_window(session)
    text = text_of(window, row)
    lines = text.property("lineCount")
    assert lines > 5
    assert text.property("contentHeight") == lines * LINES[kind]


def test_a_message_that_is_unfolded_keeps_the_height_of_its_lines(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(Maker()(EntryKind.USER, "\n".join(f"line {number}" for number in range(60))))
    window = open_window(session)
    window.app.view.transcript.fold(session.entries[0].id, False)
    window.painted()
    text = text_of(window, "UserRow")
    assert text.property("lineCount") == 60
    assert text.property("contentHeight") == 60 * LINES[EntryKind.USER]


def test_the_column_grows_with_the_window_to_some_100_characters(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(Maker()(EntryKind.PROSE, WORDS))
    widths, characters = [], []
    for size in ((700, 700), (1280, 860), (1360, 860), (1600, 1000), (2560, 1400)):
        window = open_window(session, size)
        window.painted()
        row = window.item("ProseRow")
        widths.append(row.property("columnWidth"))
        characters.append(len(WORDS) / text_of(window, "ProseRow").property("lineCount"))
        composer = window.item("Composer")
        assert composer.property("columnWidth") == widths[-1], "the message is as wide as the answer"
    assert widths == sorted(widths) and widths[0] < widths[1] < widths[2] < widths[3] == widths[4]
    assert 95 <= characters[-1] <= 125


@pytest.mark.parametrize("width", [700, 1280, 2560])
def test_the_sidebar_can_be_hidden_at_any_width(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    window = open_window(session, (width, 860))
    window.painted()
    shown = bool(window.all(Kind.List, "Sessions"))
    for _ in range(2):
        window.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
        shown = not shown
        if shown:
            window.wait_for(Kind.List, "Sessions")
        else:
            window.wait_gone(Kind.List, "Sessions")
