"""The panel of usage and servers, the notices in the head, and the question at the cost limit."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlExpression, qmlContext

from claude_desk.protocol.disk.project_files import FolderFindings
from tests.gallery import usage
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

BUTTON, PANE, DIALOG, ITEM, TEXT = Kind.Button, Kind.Pane, Kind.Dialog, Kind.ListItem, Kind.EditableText
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def in_state(open_window: OpenWindow, session: LiveSession, state: str, width: int = 1280) -> Window:
    usage.complete(state, session)
    return open_window(session, (width, 860))


def test_the_head_tells_and_opens_the_panel(open_window: OpenWindow, session: LiveSession) -> None:
    window = in_state(open_window, session, "usage")
    assert window.wait_for(BUTTON, "Usage").description == "Context 42%, cost $5.20"
    window.click(BUTTON, "Usage")
    window.wait_for(PANE, "Session")
    window.wait_for(ITEM, "Messages, 66.9k")
    assert window.find(ITEM, "/home/someone/src/atlas/CLAUDE.md, 920")
    assert not window.has_focus("Message")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(PANE, "Session")
    assert session.stops == 0
    assert window.has_focus("Message")


def test_what_is_kept_out_is_told_in_the_head_and_on_each_page(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = in_state(open_window, session, "usage")
    kept_out = window.app.view.kept_out_view
    assert window.find(BUTTON, "Folder settings off") is None
    kept_out.show(FolderFindings(hooks=["a"], servers=["maps: npx maps", "x\u202e: y"], rules=["b", "c"]))
    words = "This folder was opened without its own settings: 1 hook, 2 MCP servers, and 2 permission rules."
    assert window.wait_for(BUTTON, "Folder settings off").description == words
    with window.qtbot.waitSignal(kept_out.reviewWanted):
        window.click(BUTTON, "Folder settings off")
    window.key(Qt.Key.Key_U, SHIFT | CONTROL)
    window.wait_for(Kind.StaticText, words)
    window.app.view.wished.emit("servers")
    window.wait_for(Kind.StaticText, "MCP servers of this folder that are not loaded: maps, x⟨U+202E⟩.")
    with window.qtbot.waitSignal(kept_out.reviewWanted):
        window.click(BUTTON, "Review folder settings")
    kept_out.show(None)
    window.wait_gone(BUTTON, "Folder settings off")
    window.wait_gone(BUTTON, "Review folder settings")


@pytest.mark.parametrize("page", ["usage", "servers", "permissionLog", "changes"])
def test_its_tabs_stand_in_one_line(open_window: OpenWindow, session: LiveSession, page: str) -> None:
    usage.complete("usage", session)
    window = open_window(session, (1280, 860))
    window.app.view.wished.emit(page)
    window.qtbot.waitUntil(lambda: len(window.items("PanelTab")) >= 4)
    for language, scale in product(("en", "de", "ja"), (1.0, 1.5)):
        window.app.set_text_scale(scale)
        window.screen.set_language(language)
        window.painted()
        tabs = window.items("PanelTab")[:4]
        how = language, scale
        assert len({tab.mapToScene(QPointF()).y() for tab in tabs}) == 1, how
        assert all(tab.height() < 40 * scale for tab in tabs), ("a line each", how)
        assert [tab for tab in tabs if tab.property("checked") and tab.property("bare")] == [], how


@pytest.fixture
def from_the_right(qapp: QGuiApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize("page", ["usage", "changes"])
def test_read_from_the_right_the_panel_stands_beside_the_conversation_too(
    open_window: OpenWindow, session: LiveSession, page: str
) -> None:
    usage.complete("usage", session)
    window = open_window(session, (1400, 860))
    window.app.view.wished.emit(page)
    window.wait_for(PANE, "Session")
    window.painted()

    def span(kind: str) -> tuple[float, float]:
        item = window.item(kind)
        at = item.mapToScene(QPointF()).x()
        return at, at + item.width()

    panel = span("SessionPanel")
    for kind in ("TranscriptView", "Composer", "RequestArea", "SessionStrips"):
        left, right = span(kind)
        assert left == panel[1] and right > left + 500, kind
    assert span("Sidebar")[0] == span("Composer")[1]


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize(("state", "kind"), [("usage", "FigureRow"), ("servers", "McpServerRow")])
def test_read_from_the_right_a_name_stands_where_its_row_begins(
    open_window: OpenWindow, session: LiveSession, state: str, kind: str
) -> None:
    """A name in Latin letters also begins where its row begins. It once was at the end of the row."""
    window = in_state(open_window, session, state)
    window.app.view.wished.emit(state)
    window.qtbot.waitUntil(lambda: bool(window.items(kind)))
    window.painted()
    texts = [(row, text) for row in window.items(kind) for text in items_below(row, "PlainText")]
    names = [text for row, text in texts if text.property("text") == row.property("name")]
    assert names
    for name in names:
        aligned = QQmlExpression(qmlContext(name), name, "effectiveHorizontalAlignment === Text.AlignRight")
        assert aligned.evaluate()[0] is True


def test_its_key_opens_and_closes_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = in_state(open_window, session, "usage")
    window.key(Qt.Key.Key_U, SHIFT | CONTROL)
    window.wait_for(PANE, "Session")
    tab = window.window.activeFocusItem()
    assert tab is not None
    assert tab.property("text") == "Usage"
    assert tab.property("visualFocus"), "the keyboard is seen where it is"
    window.key(Qt.Key.Key_U, SHIFT | CONTROL)
    window.wait_gone(PANE, "Session")


def test_a_ceiling_is_set_in_the_panel(open_window: OpenWindow, session: LiveSession) -> None:
    window = in_state(open_window, session, "usage")
    window.click(BUTTON, "Usage")
    field = "Cost limit in US dollars"
    window.wait_for(TEXT, field)
    while not window.has_focus(field):
        window.key(Qt.Key.Key_Tab)
    window.type("5.5x")
    window.key(Qt.Key.Key_Return)
    assert window.wait_for(
        Kind.StaticText, "Enter an amount such as 5 or 2.50, or leave it empty for no limit."
    )
    assert session.cost_limit.amount is None
    window.key(Qt.Key.Key_Backspace)
    window.key(Qt.Key.Key_Return)
    assert session.cost_limit.amount == 5.5
    assert window.has_focus(field)
    node = window.find(TEXT, field)
    assert node is not None
    panel = window.find(PANE, "Session")
    assert panel is not None
    assert panel.y < node.y < panel.y + panel.height, "what has the keyboard is in sight"


def test_a_server_is_reconnected_and_turned_off(open_window: OpenWindow, session: LiveSession) -> None:
    window = in_state(open_window, session, "servers")
    window.click(BUTTON, "MCP server atlas-db failed")
    window.wait_for(PANE, "Session")
    window.wait_gone(BUTTON, "MCP server atlas-db failed")
    assert window.wait_for(BUTTON, "Turn on browser")
    session.cli.answers |= {"mcp_reconnect": {}, "mcp_toggle": {}}
    window.press(BUTTON, "Reconnect atlas-db")
    window.press(BUTTON, "Turn off weather")
    session.hear()
    asked = session.requests_sent
    assert {"subtype": "mcp_reconnect", "serverName": "atlas-db"} in asked
    assert {"subtype": "mcp_toggle", "serverName": "weather", "enabled": False} in asked


def test_the_ceiling_asks_and_leaves_the_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    usage.complete("ceiling", session)
    window.wait_for(PANE, "Cost limit")
    window.painted()
    assert window.has_focus("Message")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Escape):
        window.key(key)
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Decide…")
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    agreed: list[bool] = []
    session.cost_limit.agreed.connect(lambda: agreed.append(session.cost_limit.holds(1)))
    window.click(BUTTON, "Decide…")
    window.wait_for(DIALOG, "Send above the cost limit of $5.00?")
    assert window.has_focus("Cancel")
    window.click(Kind.RadioButton, "Raise the limit to $10.00")
    window.until_meant("Raise to $10.00 and send")
    window.click(BUTTON, "Raise to $10.00 and send")
    window.wait_gone(PANE, "Cost limit")
    assert agreed == [False]
    assert session.cost_limit.amount == 10
    assert window.has_focus("Message")


@pytest.mark.parametrize("width", [480, 700, 1600])
def test_the_head_has_room_for_everything(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    window = in_state(open_window, session, "limit", width)
    head = window.item("SessionHeader")
    right = 0.0
    for kind in ("PlainText", "HeaderNotice", "UsageMeter", "SessionHeaderTools"):
        for item in window.items(kind):
            parent = item.parentItem()
            if item.isVisible() and parent is not None and head in (parent, parent.parentItem()):
                place = item.mapToItem(head, 0, 0).x()
                assert place >= right - 1, f"{kind} at {place} begins before {right}"
                right = place + item.width()
    assert right <= head.width()


@pytest.mark.parametrize("width", [480, 560])
def test_a_narrow_head_cuts_figures_before_the_title(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    window = in_state(open_window, session, "usage-full", width)
    [title] = [item for item in window.items("PlainText") if item.property("text") == session.info.title]
    assert not title.property("truncated")
    assert title.width() > 0


def test_a_command_opens_the_panel(open_window: OpenWindow, session: LiveSession) -> None:
    window = in_state(open_window, session, "servers")
    window.type("/mcp")
    window.key(Qt.Key.Key_Return)
    window.wait_for(PANE, "Session")
    window.wait_for(Kind.List, "MCP servers")
    assert session.sent == []


def test_the_head_says_how_full_the_context_is(open_window: OpenWindow, session: LiveSession) -> None:
    usage.complete("servers", session)
    window = open_window(session, (1500, 700))
    window.qtbot.waitUntil(lambda: bool(window.items("UsageMeter")))
    meter = window.item("UsageMeter")
    assert meter.property("words") == "42% · $5.20"
    assert meter.property("tip") == "Context: 84,213 of 200,000 tokens\nCost: $5.20"
    assert window.item("ShareBar").isVisible()


def test_the_icons_of_the_tabs_have_thin_lines(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Pane, "Session")
    icons = [icon for tab in window.items("PanelTab") for icon in items_below(tab, "Icon")]
    assert icons
    assert {round(icon.property("weight") * icon.property("size") / 16, 1) for icon in icons} == {1.6}


def test_the_arrow_keys_reach_only_what_the_menu_of_the_head_shows(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = in_state(open_window, session, "usage")
    window.click(BUTTON, "More")
    window.wait_for(Kind.MenuItem, "Permission history")
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("Permission history"), "the search is a button beside the menu"
    window.key(Qt.Key.Key_Up)
    assert window.has_focus("Permission history")
