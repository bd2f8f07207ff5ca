"""The times of rows: between days, at the pointer, in the row's menu, and for assistive technology."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.transcript.row_times import moment_words, time_words
from tests.gallery import turns
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below


def row_of(window: Window, kind: str, number: int = 0):  # type: ignore[no-untyped-def]
    return sorted(window.items(kind), key=lambda item: item.mapToScene(QPointF(0, 0)).y())[number]


def test_each_day_has_a_line_above_it(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*turns.days(Maker()))
    window = open_window(session)
    days = sorted((node.y, node.name) for node in window.all(Kind.StaticText) if node.name)
    names = [name for _, name in days]
    assert "Yesterday" in names and "Today" in names
    lines = window.items("DaySeparator")
    assert len(lines) == 3
    for line in lines:
        row = line.parentItem().parentItem()
        frame = row.property("frame")
        assert frame.y() >= line.height(), "the row stands below its day"


def test_the_time_is_told_to_assistive_technology_and_at_the_pointer(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*turns.days(Maker()))
    window = open_window(session)
    said = next(entry for entry in session.entries if entry.kind is EntryKind.USER)
    node = window.wait_for(Kind.ListItem, "You: Find out why it fails.")
    assert node.description == time_words(said) != ""
    place = row_of(window, "ProseRow").mapToScene(QPointF(500, 60)).toPoint()
    QTest.mouseMove(window.window, place)
    toolbar = window.item("RowToolbar")
    window.qtbot.waitUntil(toolbar.isVisible)
    assert time_words(session.entries[1]) in [
        text.property("text") for text in items_below(toolbar, "PlainText")
    ]


def test_its_menu_has_the_whole_moment(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*turns.days(Maker())[:2])
    window = open_window(session)
    said = session.entries[0]
    place = row_of(window, "UserRow").mapToScene(QPointF(300, 70)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    window.wait_for(Kind.MenuItem, moment_words(said))
