"""Navigation in the conversation: the cursor, jumps, scroll markers, messages, and a row's tools and menu."""

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import EntryKind, ToolState, TurnFooter
from tests import gallery
from tests.gallery import Maker
from tests.gallery.long_conversation import long_way
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def settle(window: Window) -> None:
    for _ in range(5):
        window.painted()


def the_list(window: Window) -> QQuickItem:
    return next(item for item in window.items("QQuickListView") if item.property("count") > 1)


def focused_row(window: Window) -> str:
    return next((node.name for node in window.all(Kind.ListItem) if node.focused), "")


def top_rows(window: Window, kind: str) -> list[int]:
    """Return the distances in pixels from the list's top to the rows of a kind that are in sight."""
    view = the_list(window)
    places = [row.mapToItem(view, QPointF(0, 0)).y() for row in window.items(kind)]
    return sorted(round(place) for place in places if -30 < place < view.height())


def keys(window: Window, kind: str) -> list[str]:
    return sorted(str(row.property("key")) for row in window.items(kind))


def enter_list(window: Window) -> None:
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.painted()


# --- the cursor ------------------------------------------------------------------------------------


def test_the_cursor_goes_from_row_to_row(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    enter_list(window)
    seen = [focused_row(window)]
    for _ in range(12):
        window.key(Qt.Key.Key_Up)
        window.painted()
        seen.append(focused_row(window))
    names = [row.property("spoken") for row in window.items("UserRow")]
    assert all(seen)
    assert len({name for name in seen if name.startswith("You: ")} & set(names)) >= 1
    window.key(Qt.Key.Key_Down)
    window.painted()
    assert focused_row(window) == seen[-2]


def test_the_cursor_is_always_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session, (900, 500))
    enter_list(window)
    view = the_list(window)
    for _ in range(40):
        window.key(Qt.Key.Key_Up)
        window.painted()
        current = view.property("currentItem")
        assert isinstance(current, QQuickItem)
        top = current.mapToItem(view, QPointF(0, 0)).y()
        assert top < view.height() - 20
        assert top + current.height() > 20


def test_a_row_higher_than_the_view_is_scrolled_first(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    tall = make(EntryKind.PROSE, "\n".join(f"- item {n}" for n in range(120)))
    session.add(make(EntryKind.PROSE, "Above."), tall, make(EntryKind.PROSE, "Below."))
    window = open_window(session, (900, 500))
    enter_list(window)
    steps = 0
    while not focused_row(window).startswith("Claude: Above") and steps < 60:
        window.key(Qt.Key.Key_Up)
        window.painted()
        steps += 1
    assert 5 < steps < 60


def test_the_cursor_folds_and_copies(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.PROSE, "Hm."), make.tool("Read", "a.py", ToolState.DONE, "import re"))
    window = open_window(session)
    enter_list(window)
    assert focused_row(window).endswith(", folded")
    window.key(Qt.Key.Key_Return)
    assert not focused_row(window).endswith(", folded")
    window.key(Qt.Key.Key_Left)
    assert focused_row(window).endswith(", folded")
    window.key(Qt.Key.Key_Right)
    assert not focused_row(window).endswith(", folded")
    window.key(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "import re"
    window.key(Qt.Key.Key_L, CONTROL)
    assert window.has_focus("Message")
    assert the_list(window).property("currentIndex") == -1


# --- jumps -----------------------------------------------------------------------------------------


def test_from_message_to_message(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    settle(window)
    window.key(Qt.Key.Key_Up, ALT)
    settle(window)
    window.key(Qt.Key.Key_Up, ALT)
    settle(window)
    before = keys(window, "UserRow")
    assert -24 <= top_rows(window, "UserRow")[0] <= 24
    window.key(Qt.Key.Key_Up, ALT)
    settle(window)
    assert -24 <= top_rows(window, "UserRow")[0] <= 24
    assert keys(window, "UserRow") != before
    window.key(Qt.Key.Key_Down, ALT)
    settle(window)
    assert keys(window, "UserRow") == before
    assert window.has_focus("Message")


def test_to_an_error(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    settle(window)
    window.key(Qt.Key.Key_Home, ALT)
    settle(window)
    window.key(Qt.Key.Key_F8)
    settle(window)
    failed = next(e for e in session.entries if e.tool is not None and e.tool.state is ToolState.FAILED)
    assert failed.id in keys(window, "ToolRow")
    assert window.find(Kind.Button, "Jump to latest")


def test_collapse_and_expand_all(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*gallery.kinds(Maker()))
    window = open_window(session, (1280, 4000))
    window.key(Qt.Key.Key_Plus, ALT)
    settle(window)
    assert not [n.name for n in window.all(Kind.ListItem) if n.name.endswith(", folded")]
    window.key(Qt.Key.Key_Minus, ALT)
    settle(window)
    assert len([n for n in window.all(Kind.ListItem) if n.name.endswith(", folded")]) > 3


def test_the_list_of_messages(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    window.key(Qt.Key.Key_G, CONTROL)
    window.qtbot.waitUntil(lambda: window.has_focus("Find a message"))
    window.type("windows")
    window.painted()
    assert len(window.all(Kind.ListItem, "Does the same happen on Windows?")) == 8
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Return)
    settle(window)
    assert window.has_focus("Message")
    assert -24 <= top_rows(window, "UserRow")[0] <= 24
    assert any("Windows" in str(row.property("spoken")) for row in window.items("UserRow"))
    assert window.find(Kind.EditableText, "Find a message") is None


# --- the scroll markers ----------------------------------------------------------------------------


def test_the_rail(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: len(ticks(window)) > 10)
    rail = window.item("ScrollMarkers")
    places = [tick.y() for tick in ticks(window)]
    assert places == sorted(places)
    assert all(-2 <= place <= rail.height() for place in places)
    bar = next(bar for bar in window.items("DeskScrollBar") if bar.isVisible())
    assert (bar.width(), bar.property("contentItem").width()) == (14, 6)
    assert rect_of(rail) == rect_of(bar), "the marks are in the groove"
    second = ticks(window)[1]
    place = second.mapToScene(QPointF(2, 1)).toPoint()
    QTest.mouseMove(window.window, place)
    window.qtbot.waitUntil(lambda: window.item("ScrollMarkers").property("words") != "")
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=place)
    settle(window)
    assert session.entries[10].id in keys(window, "UserRow")


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def test_the_handle_can_be_dragged_where_it_covers_marks(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: len(ticks(window)) > 10)
    view = the_list(window)
    bar = next(bar for bar in window.items("DeskScrollBar") if bar.isVisible())
    handle = rect_of(bar.property("contentItem"))
    covered = [tick for tick in ticks(window) if handle.contains(rect_of(tick).center())]
    place = rect_of(covered[0]).center().toPoint()
    before = view.property("contentY")
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=place)
    assert bar.property("pressed")
    QTest.mouseMove(window.window, place - QPoint(0, 60))
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=place - QPoint(0, 60))
    settle(window)
    assert view.property("contentY") < before - 60


def test_a_thousand_messages_are_few_ticks(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*[make(EntryKind.USER, f"Message {n}") for n in range(10_000)])
    window = open_window(session)
    window.qtbot.waitUntil(lambda: len(ticks(window)) > 10)
    assert len(ticks(window)) <= 200


def ticks(window: Window) -> list[QQuickItem]:
    rail = window.item("ScrollMarkers")
    return [child for child in rail.childItems() if child.property("kind")]


# --- the row's tools and menu ----------------------------------------------------------------------


def test_every_row_has_its_tools(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.USER, "Hello"), make(EntryKind.PROSE, "Good **morning**."))
    window = open_window(session)
    assert len(window.all(Kind.Button, "Copy")) == 2
    assert len(window.all(Kind.Button, "View source")) == 2
    QGuiApplication.clipboard().clear()
    window.press(Kind.Button, "Copy")
    assert QGuiApplication.clipboard().text() in ("Hello", "Good **morning**.")


def test_the_pointer_brings_the_tools(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.USER, "Hello"), make(EntryKind.PROSE, "Good **morning**."))
    window = open_window(session)
    tools = window.item("RowToolbar")
    assert not tools.isVisible()
    row = window.item("ProseRow")
    QTest.mouseMove(window.window, row.mapToScene(QPointF(row.width() / 2, row.height() - 6)).toPoint())
    window.qtbot.waitUntil(window.item("RowToolbar").isVisible)
    copy = window.item("RowToolbar").mapToScene(QPointF(12, 12)).toPoint()
    QTest.mouseMove(window.window, copy)
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=copy)
    assert QGuiApplication.clipboard().text() == "Good **morning**."


def choose(window: Window, name: str) -> None:
    window.wait_for(Kind.MenuItem, name)
    window.painted()
    window.click(Kind.MenuItem, name)


def test_rows_that_are_written_under_a_resting_pointer_keep_their_tools(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_way(Maker(), 4))
    window = open_window(session)
    view = the_list(window)
    QTest.mouseMove(window.window, view.mapToScene(QPointF(view.width() / 2, view.height() / 2)).toPoint())
    window.qtbot.waitUntil(window.item("RowToolbar").isVisible)
    session.add(*long_way(Maker(), 1))
    window.qtbot.waitUntil(lambda: not window.item("RowToolbar").isVisible())


def test_what_was_saved_is_said(open_window: OpenWindow, session: LiveSession, tmp_path: Path) -> None:
    session.add(*long_way(Maker(), 4))
    window = open_window(session)
    exporter = window.screen.app.view._navigation.files
    exporter.save("", "md", QUrl.fromLocalFile(str(tmp_path / "talk.md")))
    window.wait_for(Kind.StaticText, "Saved talk.md")
    assert (tmp_path / "talk.md").read_text("utf-8").startswith("# Fix the flaky upload test")
    window.press(Kind.Button, "Dismiss")
    window.wait_gone(Kind.StaticText, "Saved talk.md")
    exporter.save("", "md", QUrl.fromLocalFile(str(tmp_path / "no" / "talk.md")))
    window.wait_for(Kind.StaticText, "Could not save: No such file or directory")


def test_the_export_menu(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker(), 1))
    window = open_window(session)
    window.key(Qt.Key.Key_S, CONTROL)
    window.wait_for(Kind.MenuItem, "Save as Markdown…")
    assert window.find(Kind.MenuItem, "Save as a web page…")
    assert window.find(Kind.MenuItem, "Save raw messages…")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.MenuItem, "Save as Markdown…")
    assert window.has_focus("Message")


def test_the_menu_by_mouse(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.USER, "Hello"), make(EntryKind.CODE, "a = 1\n", language="python"))
    window = open_window(session)
    row = window.item("CodeRow")
    place = row.mapToScene(QPointF(row.width() / 2, row.height() / 2)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    choose(window, "Copy as Markdown")
    assert QGuiApplication.clipboard().text() == "```python\na = 1\n```"
    window.wait_gone(Kind.MenuItem, "Copy as Markdown")
    assert window.has_focus("Message")
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    choose(window, "Copy turn as Markdown")
    assert QGuiApplication.clipboard().text() == "## You\n\n> Hello\n\n```python\na = 1\n```"


def test_the_menu_by_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.PROSE, "Hm."), make.tool("Read", "a.py", ToolState.DONE, "import re"))
    window = open_window(session)
    session.works()
    enter_list(window)
    window.key(Qt.Key.Key_F10, SHIFT)
    window.wait_for(Kind.MenuItem, "Expand")
    for _ in range(8):
        window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.MenuItem, "Expand")
    assert focused_row(window).startswith("Tool: Read")
    assert not focused_row(window).endswith(", folded")
    window.key(Qt.Key.Key_Menu)
    window.wait_for(Kind.MenuItem, "Collapse")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.MenuItem, "Collapse")
    assert session.stops == 0
    assert focused_row(window)


def test_copy_takes_what_is_selected(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.PROSE, "Good morning."))
    window = open_window(session)
    row = window.item("ProseRow")
    text = window.texts()[0]
    place = text.mapToScene(QPointF(10, 10)).toPoint()
    QTest.mouseDClick(window.window, Qt.MouseButton.LeftButton, pos=place)
    assert text.property("selectedText") == "Good"
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    window.wait_for(Kind.MenuItem, "Copy")
    assert window.texts()[0].property("selectedText") == "Good", "the menu took the selection away"
    choose(window, "Copy")
    assert QGuiApplication.clipboard().text() == "Good"
    window.wait_gone(Kind.MenuItem, "Copy")
    assert window.texts()[0].property("selectedText") == "Good"
    window.key(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "Good"
    assert row.isVisible()


def test_the_source_of_a_row(open_window: OpenWindow, session: LiveSession) -> None:
    entry = Maker()(EntryKind.PROSE, "Good morning.")
    session.add(entry)
    session.note_source(entry, b'{"type":"assistant"}')
    window = open_window(session)
    window.press(Kind.Button, "View source")
    window.qtbot.waitUntil(
        lambda: f"line {entry.sources[-1]}, Claude Code to Claude Desk" in shown_texts(window)
    )


def shown_texts(window: Window) -> str:
    return "".join(str(item.property("text")) for item in window.texts())


def test_the_keyboard_is_seen_in_the_list_before_it_is_on_a_row(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    assert not ring_shown(window)
    window.key(Qt.Key.Key_F7)
    assert ring_shown(window)
    window.key(Qt.Key.Key_Up)
    assert not ring_shown(window), "the row has one"
    window.key(Qt.Key.Key_L, CONTROL)
    assert not ring_shown(window)


def test_f7_goes_to_the_rows_after_the_rail_too(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    window.item("ScrollMarkers").forceActiveFocus()
    window.key(Qt.Key.Key_L, CONTROL)
    window.key(Qt.Key.Key_F7)
    assert ring_shown(window)


def ring_shown(window: Window) -> bool:
    """Return whether the focus ring is around the list as a whole."""
    rings = window.items("FocusRing")
    return any(ring.isVisible() and ring.width() > the_list(window).width() - 10 for ring in rings)


def test_rows_are_told_of_the_pointer(open_window: OpenWindow, session: LiveSession) -> None:
    """The layer over the list does not hide the pointer from a link below."""
    make = Maker()
    session.add(
        make(EntryKind.PROSE, "[a link](https://example.com/here) and words"),
        make.tool("Read", "a.py", ToolState.DONE, "import re"),
    )
    window = open_window(session)
    link = window.item("LinkText")
    point_at(window, link, QPointF(12, 10))
    assert link.property("hoveredLink") == "https://example.com/here"
    window.qtbot.waitUntil(lambda: shown_tips(window) == ["https://example.com/here"])
    point_at(window, window.item("ToolHeader"), QPointF(60, 12))
    assert link.property("hoveredLink") == "" and not shown_tips(window)


def point_at(window: Window, item: QQuickItem, place: QPointF) -> None:
    at = item.mapToScene(place).toPoint()
    for step in range(3):
        QTest.mouseMove(window.window, at + QPoint(step, 0))
        window.painted()


def shown_tips(window: Window) -> list[str]:
    return [node.name for node in window.all(Kind.ToolTip)]


def test_a_copy_of_a_footer_is_what_it_says(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.FOOTER, footer=TurnFooter(seconds=3)))
    window = open_window(session)
    enter_list(window)
    window.key(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "3 s"
