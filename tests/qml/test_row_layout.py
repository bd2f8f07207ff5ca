"""The layout of rows: their buttons, their edges, and items on the same line."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.diff import Diff, DiffLine
from claude_desk.transcript.tools.card import Card, DiffPart, FactsPart, ListingPart, Part
from claude_desk.ui.transcript import text_formats
from tests.gallery.cards import DIFF, cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

LONG = "\n".join(f"line {number}" for number in range(40))


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    with cards_by_hand():
        yield


def card(*parts: Part) -> Entry:
    return hand_made(Maker(), Card("x", "Bash", parts=parts))


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def one_pair(window: Window) -> None:
    assert len(window.all(Kind.Button, "Copy")) == 1
    assert len(window.all(Kind.Button, "View source")) == 1


def test_a_row_has_each_button_once(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.CODE, LONG))
    window = open_window(session)
    window.painted()
    one_pair(window)


def test_a_card_has_each_button_once_folded_or_not(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(card(ListingPart(LONG, brief=True)))
    window = open_window(session)
    window.painted()
    one_pair(window)
    window.press(Kind.Button, "Show all")
    window.wait_for(Kind.Button, "Show less")
    one_pair(window)


def test_the_tools_of_a_wide_card_stand_at_its_own_edge(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(card(DiffPart(DIFF, brief=True)))
    window = open_window(session, (1600, 900))
    window.painted()
    right = max(rect_of(pane).right() for pane in window.items("CardDiffPane"))
    row = window.item("ToolRow")
    assert right > rect_of(row).center().x() + 400, "it is wide"
    QTest.mouseMove(window.window, row.mapToScene(QPointF(row.width() / 2, row.height() - 6)).toPoint())
    window.qtbot.waitUntil(window.item("RowToolbar").isVisible)
    tools = rect_of(window.item("RowToolbar"))
    assert right - 140 < tools.right() <= right or tools.left() >= right


def test_a_card_is_as_wide_as_the_column_or_clearly_wider(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1600, 900))
    for size in (30, 48, 50, 52):
        lines = (DiffLine("-", 1, 0, "a" * size), DiffLine("+", 0, 1, "b" * size))
        session.add(card(DiffPart(Diff("a.py", lines, "python", added=1, removed=1), brief=True)))
    window.painted()
    rows = window.items("ToolRow")
    beyond = {
        row.property("rightEdge") - row.property("leftEdge") - row.property("columnWidth") for row in rows
    }
    assert 0 in beyond and len(beyond) > 1
    assert min(beyond - {0}) >= 60


def test_a_fact_stands_on_the_line_of_its_name(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(card(FactsPart((("key", "value"),), brief=True)))
    window = open_window(session)
    window.painted()
    name = next(item for item in window.items("RowLabel") if item.property("text") == "key")
    value = next(item for item in window.items("RowText") if item.property("text") == "value")
    below = QFontMetricsF(value.property("font")).descent()
    letters = rect_of(value).bottom() - below
    assert abs(rect_of(name).top() + name.baselineOffset() - letters) <= 1


def test_every_subagent_around_a_row_has_its_line(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"at {depth}", depth=depth) for depth in range(4)])
    window = open_window(session)
    window.painted()
    for depth, row in enumerate(sorted(window.items("ProseRow"), key=lambda item: item.y())):
        lines = {
            item.x() for item in items_below(row, "QQuickRectangle") if item.isVisible() and item.width() == 2
        }
        assert len(lines) == depth


def test_what_is_scrolled_away_is_not_drawn_elsewhere(open_window: OpenWindow, session: LiveSession) -> None:
    """Without a graphics card, icons of rows above the list must not appear in the head of the page."""
    make = Maker()
    session.add(*[hand_made(make, Card(f"{number}", "Bash")) for number in range(60)])
    window = open_window(session)
    rows = window.item("TranscriptView").childItems()
    rows = [item for item in rows if item.property("cacheBuffer") is not None]
    top = int(rows[0].mapToScene(QPointF(0, 0)).y())

    def head(at: float) -> QImage:
        rows[0].setProperty("contentY", at)
        window.painted()
        return window.window.grabWindow().copy(0, 0, window.window.width(), top - 1)

    seen = [head(500 + 7 * step) for step in range(6)]
    assert all(picture == seen[0] for picture in seen)


def test_marks_in_a_table_leave_its_other_words_alone(open_window: OpenWindow, session: LiveSession) -> None:
    """Letters that were painted twice would be bolder."""
    session.add(Maker()(EntryKind.TABLE, "| name | runs |\n|---|---|\n| a | `--dry-run` |\n"))
    window = open_window(session)
    window.painted()
    table = next(item for item in window.items("LinkText") if item.isVisible())
    head = table.mapRectToScene(QRectF(0, 0, table.width(), 28)).toRect()
    before = window.window.grabWindow().copy(head)
    quick = table.property("textDocument")
    text_formats.mark(quick.textDocument(), "dry", 0)
    window.painted()
    assert window.window.grabWindow().copy(head) == before


def test_the_tools_of_prose_do_not_cover_its_words(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[Maker()(EntryKind.PROSE, f"{number} words and more words " * 9) for number in range(3)])
    window = open_window(session, (560, 700))
    prose = window.items("ProseRow")[1]
    words = rect_of(items_below(prose, "LinkText")[0])
    QTest.mouseMove(window.window, words.center().toPoint())
    window.qtbot.waitUntil(lambda: window.item("RowToolbar").isVisible())
    tools = rect_of(window.item("RowToolbar"))
    assert tools.right() > words.center().x() and tools.bottom() <= words.top() + 3


@pytest.mark.parametrize(("width", "seen"), [(560, False), (1280, True)], ids=["in the row", "beside it"])
def test_tools_stick_to_the_lists_top_only_beside_the_words(
    open_window: OpenWindow, session: LiveSession, width: int, seen: bool
) -> None:
    session.add(*[Maker()(EntryKind.PROSE, "words and more words " * 200) for _ in range(3)])
    window = open_window(session, (width, 500))
    row = window.item("ProseRow")
    view = row.parentItem().parentItem()
    view.setProperty("contentY", row.y() + 200)
    window.painted()
    QTest.mouseMove(window.window, view.mapToScene(QPointF(view.width() / 2, 60)).toPoint())
    window.qtbot.waitUntil(lambda: window.item("RowToolbar").width() > 0)
    assert window.item("RowToolbar").isVisible() == seen
