"""Finding words: the bar, the marks, and rows that are folded, hidden or not built."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from tests.fake_session import FakeSession
from tests.gallery import Maker
from tests.gallery.way import long_way
from tests.qml.conftest import Opened
from tests.qml.seen import Kind, Window

# The theme's colours of a place that was found, and of the one that the person is at.
FOUND, CURRENT = "#fbe08a", "#f3a24e"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def find(window: Window, words: str) -> None:
    window.key(Qt.Key.Key_F, CONTROL)
    window.qtbot.waitUntil(lambda: window.has_focus("Find"))
    window.type(words)
    window.qtbot.waitUntil(lambda: not window.app.session.find.property("searching"))
    settle(window)


def settle(window: Window) -> None:
    """A place is brought into view within a few frames."""
    for _ in range(5):
        window.painted()


def marked(window: Window) -> list[str]:
    """The words that are marked in the rows that are built, from above; `*` before the current place."""
    found = []
    for item in window.items("RowText"):
        handle = item.property("textDocument")
        assert isinstance(handle, QQuickTextDocument)
        place = item.mapToScene(QPointF(0, 0)).y()
        block = handle.textDocument().begin()
        while block.isValid():
            for part in block.layout().formats():
                colour = part.format.background().color().name()
                if colour in (FOUND, CURRENT):
                    words = block.text()[part.start : part.start + part.length]
                    found.append((place, block.position() + part.start, words, colour == CURRENT))
            block = block.next()
    return [("*" if current else "") + words for _, _, words, current in sorted(found)]


def test_it_goes_from_place_to_place(opened: Opened, session: FakeSession) -> None:
    session.entries = long_way(Maker())
    window = opened(session)
    find(window, "WINDOWS")
    assert window.find(Kind.StaticText, "1 of 8")
    assert marked(window).count("*Windows") == 1
    window.key(Qt.Key.Key_Return)
    settle(window)
    assert window.find(Kind.StaticText, "2 of 8")
    window.key(Qt.Key.Key_Return, SHIFT)
    window.key(Qt.Key.Key_F3, SHIFT)
    settle(window)
    assert window.find(Kind.StaticText, "8 of 8")
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert window.find(Kind.StaticText, "1 of 8")
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert marked(window) == []
    assert window.has_focus("Message")
