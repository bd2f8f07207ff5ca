"""Tooltips around the message field do not cover the text in the field."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind, TurnFooter
from tests.gallery import changes, composer
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below
from tests.screen_files import ScreenFiles


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def tips(window: Window) -> list[QRectF]:
    """Return the places of the open tooltips. There are no other popups here."""
    return [rect_of(tip) for tip in layers(window)]


def layers(window: Window) -> list[QQuickItem]:
    """Return the tooltips, the menus, and all other items that lie over the window."""
    overlays = [each for each in window.window.contentItem().childItems() if each.inherits("QQuickOverlay")]
    return [item for overlay in overlays for item in overlay.childItems() if item.isVisible()]


@pytest.mark.usefixtures("hovering")
@pytest.mark.parametrize("button", ["Attach", "Stop now"])
def test_no_tip_lies_over_the_message(open_window: OpenWindow, session: LiveSession, button: str) -> None:
    session.bring_to("stopping")
    window = open_window(session, (1100, 560))
    composer.fill("chips", session, window.app.session.composer)
    window.painted()
    place = window.wait_for(Kind.Button, button).centre
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()
    window.qtbot.waitUntil(lambda: bool(tips(window)))
    [tip] = tips(window)
    assert not tip.intersects(rect_of(window.item("MessageField")))


@pytest.mark.usefixtures("hovering")
@pytest.mark.parametrize(("action", "kind"), [("export", "DeskMenu"), ("model", "DeskComboBox")])
def test_no_tip_lies_over_a_menu(
    open_window: OpenWindow, session: LiveSession, action: str, kind: str
) -> None:
    """The pointer rests while a key opens the menu."""
    session.add(Entry("1", EntryKind.PROSE, 1, text="Hello.", final=True))
    window = open_window(session, (1100, 560))
    place = window.wait_for(Kind.Button, "Find").centre
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()
    window.qtbot.waitUntil(lambda: len(layers(window)) == 1)
    [tip] = layers(window)
    window.app.view.wished.emit(action)
    window.qtbot.waitUntil(lambda: len(layers(window)) == 2)
    [menu] = [item for item in layers(window) if item is not tip]
    assert menu.z() > tip.z(), kind


def test_a_sign_says_its_name_to_the_keyboard_too(open_window: OpenWindow, session: LiveSession) -> None:
    """A button that is only an icon shows its name when Tab reaches it, as it does under the pointer."""
    window = open_window(session, (1100, 560))
    window.wait_for(Kind.Button, "Attach")
    assert tips(window) == []
    for _ in range(3):
        if not window.has_focus("Attach"):
            window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Attach")
    window.qtbot.waitUntil(lambda: len(tips(window)) == 1)
    [tip] = tips(window)
    assert not tip.intersects(rect_of(window.item("MessageField")))


def test_a_changed_file_says_all_under_the_pointer(open_window: OpenWindow) -> None:
    session = LiveSession(files=ScreenFiles())
    changes.complete("changes", session)
    window = open_window(session, (480, 1300))
    window.app.view.wished.emit("changes")
    window.wait_for(Kind.List, "Changed files")
    window.painted()
    rows = sorted((rect_of(row) for row in window.items("ChangeFileRow")), key=lambda place: place.top())
    assert len(rows) == 5
    place = QPoint(round(rows[3].left()) + 30, round(rows[3].center().y()))  # a file with a long old name
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()
    window.qtbot.waitUntil(lambda: len(tips(window)) == 1)
    said = {str(item.property("text")) for item in window.items("PlainText")}
    assert "tests/unit/test_backoff.py · Renamed · from tests/unit/test_wait.py" in said


@pytest.mark.usefixtures("hovering")
@pytest.mark.parametrize("by_pointer", [True, False])
def test_a_footer_says_its_tokens_on_demand(
    open_window: OpenWindow, session: LiveSession, by_pointer: bool
) -> None:
    footer = TurnFooter(seconds=40, tokens_in=1200, tokens_out=80, cost=0.01)
    session.add(Entry("f", EntryKind.FOOTER, 1, "", final=True, footer=footer))
    window = open_window(session)
    row = window.item("FooterRow")
    assert row.property("body") == "40 s · $0.01" and row.property("rest") == "1.2k tokens in, 80 out"
    assert not layers(window)
    if by_pointer:
        place = rect_of(row).center().toPoint()
        for step in range(3):
            QTest.mouseMove(window.window, place + QPoint(step, 0))
            window.painted()
    else:
        row.forceActiveFocus()
    window.qtbot.waitUntil(lambda: bool(layers(window)))
    [tip] = layers(window)
    assert "1.2k tokens in, 80 out" in [each.property("text") for each in items_below(tip, "PlainText")]


def hover(window: Window, name: str) -> QQuickItem:
    """Move the pointer to a button, and return its tooltip."""
    place = window.wait_for(Kind.Button, name).centre
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()
    window.qtbot.waitUntil(lambda: len(layers(window)) == 1)
    return layers(window)[0]


@pytest.mark.usefixtures("hovering")
def test_a_tip_has_the_keys_and_goes_at_the_next_key(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Entry("1", EntryKind.PROSE, 1, text="Hello.", final=True))
    window = open_window(session, (1100, 560))
    tip = hover(window, "Find")
    assert [cap.property("name") for cap in items_below(tip, "Keycap")] == ["Ctrl", "F"]
    window.key(Qt.Key.Key_X)
    window.qtbot.waitUntil(lambda: not layers(window))


@pytest.mark.usefixtures("hovering")
def test_the_second_tip_appears_at_once(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Entry("1", EntryKind.PROSE, 1, text="Hello.", final=True))
    window = open_window(session, (1100, 560))
    hover(window, "Find")
    place = window.wait_for(Kind.Button, "Your messages").centre
    QTest.mouseMove(window.window, place)
    window.painted()
    said = {str(item.property("text")) for tip in layers(window) for item in items_below(tip, "PlainText")}
    assert "Your messages" in said, "without a delay"


@pytest.mark.usefixtures("hovering")
@pytest.mark.parametrize("page", ["usage", "changes"])
def test_what_lies_over_the_page_is_whole_in_a_narrow_window(
    open_window: OpenWindow, session: LiveSession, page: str
) -> None:
    """A tooltip, a menu and a completion at 480 pixels, over a panel: inside the window and over all else."""
    session.add(Entry("1", EntryKind.PROSE, 1, text="Hello.", final=True))
    window = open_window(session, (480, 640))
    window.app.view.wished.emit(page)
    window.wait_for(Kind.Pane, "Session")

    def check(kind: str, item: QQuickItem) -> None:
        window.painted()
        place = rect_of(item)
        assert QRectF(0, 0, 480, 640).contains(place), kind
        inside = place.toRect().adjusted(4, 4, -4, -4)
        shown = window.window.grabWindow().copy(inside)
        window.item("PanelLoader").setOpacity(0)
        window.painted()
        assert window.window.grabWindow().copy(inside) == shown, kind
        window.item("PanelLoader").setOpacity(1)

    check("tooltip", hover(window, "Changes"))
    QTest.mouseMove(window.window, QPoint(5, 400))
    window.qtbot.waitUntil(lambda: not layers(window))
    window.press(Kind.Button, "More")
    window.wait_for(Kind.MenuItem, "Permission history")
    check("menu", layers(window)[0])
    window.key(Qt.Key.Key_Escape)
    window.qtbot.waitUntil(lambda: not layers(window))
    window.item("MessageField").forceActiveFocus()
    window.type("/c")
    window.qtbot.waitUntil(lambda: any(item.isVisible() for item in window.items("CompletionList")))
    check("completion", window.item("CompletionList"))
