"""Attachments of a message: each is in its place, whatever their number and the width of the window."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.attachments.attachment_items import items_of
from tests.gallery.attachments import LONG, document, picture, several, text
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.attachment_layout import Flow, flows_of
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

COUNTS = (1, 2, 10, 30)
WIDTHS = (480, 700, 1000, 1600)
SCALES = (1.0, 1.6)

BUTTON, ITEM = Kind.Button, Kind.ListItem


def message(attachments: list[Attachment], text: str = "Look at these.", number: int = 1) -> Entry:
    return Entry(
        id=f"m{number}", kind=EntryKind.USER, turn=number, text=text, final=True, attachments=attachments
    )


def the_flow(window: Window) -> Flow:
    window.painted()
    [flow] = flows_of(window)
    return flow


def show(window: Window, session: LiveSession, *entries: Entry) -> None:
    session.add(*list(entries))
    window.app.attach(session)
    window.painted()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", COUNTS)
def test_the_persons(open_window: OpenWindow, session: LiveSession, count: int, scale: float) -> None:
    session.add(message(several(count)))
    window = open_window(session, (1600, 900))
    window.app.set_text_scale(scale)
    for width in (*reversed(WIDTHS), *WIDTHS):
        window.window.resize(width, 900)
        flow = the_flow(window)
        flow.check(scale)
        shown = [place.name for place in flow.places]
        expected = [item["name"] for item in items_of(session.entries[0].attachments)]
        assert shown == (expected if count <= 12 else [*expected[:12], "Show all 30"])
        assert flow.at_right


@pytest.mark.parametrize("scale", SCALES)
def test_all_of_thirty(open_window: OpenWindow, session: LiveSession, scale: float) -> None:
    session.add(message(several(30)), message(several(2), number=2))
    window = open_window(session, (1000, 3000))
    window.app.set_text_scale(scale)
    before = [flow.row for flow in flows_of(window)]
    window.press(BUTTON, "Show all 30")
    window.wait_gone(BUTTON, "Show all 30")
    for width in (1000, 480, 1600):
        window.window.resize(width, 3000)
        window.painted()
        thirty, two = flows_of(window)
        assert len(thirty.places) == 30
        thirty.check(scale)
        two.check(scale)
        assert two.row.top() >= thirty.row.bottom() - 0.5, "the next row begins below"
    assert before[0].height() < thirty.row.height()
    # Changes of the row do not change the layout.
    window.window.resize(1000, 300)
    window.app.view.transcript.dataChanged.emit(
        window.app.view.transcript.index(0), window.app.view.transcript.index(0)
    )
    window.window.resize(1000, 3000)
    window.painted()
    assert len(flows_of(window)[0].places) == 30


def test_long_names_are_cut_in_their_middle(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(
        message([document(LONG), document("x" * 5000), document("日本語" * 80), picture(LONG + ".png")])
    )
    window = open_window(session, (1600, 900))
    for width in (1600, 480):
        window.window.resize(width, 900)
        flow = the_flow(window)
        flow.check()
        assert max(place.width for place in flow.places) <= 260
    texts = [
        item for chip in window.items("FileChip") for item in items_below(chip, "PlainText")
        if str(item.property("text")).startswith("minutes")
    ]  # fmt: skip
    assert [item.property("truncated") for item in texts] == [True]
    assert window.find(BUTTON, f"Attachment: {LONG}")


def test_a_message_of_attachments_alone_has_no_bubble(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(message(several(2), text=""))
    window = open_window(session)
    flow = the_flow(window)
    flow.check()
    assert flow.places[0].y - flow.row.top() < 2, "nothing stands above them"
    [row] = window.all(ITEM, "You: ")
    assert row.name == "You: 2 attachments: screen-0.png and screen-1.png"


def test_they_stand_under_the_bubble(open_window: OpenWindow, session: LiveSession) -> None:
    entry = message(several(3))
    session.add(entry)
    window = open_window(session)
    flow = the_flow(window)
    bubbles = [text for text in window.items("RowText") if text.property("text") == entry.text]
    bottom = bubbles[0].mapToScene(bubbles[0].boundingRect().bottomLeft()).y()
    assert all(place.y > bottom for place in flow.places)
    [row] = window.all(ITEM, "You: ")
    assert row.name == "You: Look at these., 3 attachments: screen-0.png, screen-1.png, and screen-2.png"


def test_one_that_is_taken_away_leaves_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    entry = message(several(5))
    session.add(entry)
    window = open_window(session)
    entry.attachments.pop(1)
    session.update(entry)
    flow = the_flow(window)
    flow.check()
    assert [place.name for place in flow.places] == [
        "screen-0.png",
        "screen-2.png",
        "report-3.pdf",
        "screen-4.png",
    ]
    entry.attachments.clear()
    session.update(entry)
    window.painted()
    assert flows_of(window) == []
    [row] = window.all(ITEM, "You: ")
    assert row.height < 80


BENCH = b"""
import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Core
import ClaudeDesk.RowParts

Item {
    id: root
    property alias items: flow.items
    height: flow.height
    RowContext { id: rowHost; session: App.session }
    AttachmentFlow { id: flow; host: rowHost; key: ""; allShown: false; items: [] }
}
"""


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", COUNTS)
def test_claudes(open_window: OpenWindow, session: LiveSession, count: int, scale: float) -> None:
    window = open_window(session)
    window.app.set_text_scale(scale)
    component = QQmlComponent(window.screen.engine)
    component.setData(BENCH, QUrl())
    assert not component.errors()
    bench = component.create()
    assert isinstance(bench, QQuickItem)
    bench.setParentItem(window.window.contentItem())
    attachments = [document(LONG), *several(count - 1)]
    bench.setProperty("items", items_of(attachments))
    for width in (900, 440, 160, 440, 900):
        bench.setWidth(width)
        flow = the_flow(window)
        flow.check(scale)
        assert not flow.at_right
        assert flow.row.height() == flow.outer.height()
    bench.setParentItem(None)
    bench.deleteLater()
    component.deleteLater()
    window.painted()


def test_the_look_out_is_not_blind(
    qapp: QGuiApplication, open_window: OpenWindow, session: LiveSession
) -> None:
    """Break on purpose what the checks should notice."""
    session.add(message(several(4)))
    window = open_window(session)
    the_flow(window).check()
    for change, said in (("x", "Place"), ("width", "stretched"), ("y", "Place")):
        item = window.items("AttachmentItem")[1]
        before = item.property(change)
        item.setProperty(change, before + 40)
        [flow] = flows_of(window)
        with pytest.raises(AssertionError, match=said):
            flow.check()
        item.setProperty(change, before)
    flows_of(window)[0].check()


def test_a_text_is_a_tile_and_opens_in_the_viewer(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.USER, "Read it.", attachments=[text(), document("b.pdf")]))
    window = open_window(session)
    window.painted()
    tile = window.item("TextTile")
    assert tile.height() > window.item("FileChip").height()
    shown = [str(item.property("text")) for item in items_below(tile, "PlainText")]
    assert any(words.startswith("2026-11-23 14:01:12 upload 1 of 50") for words in shown)
    window.click(Kind.Button, "Attachment: ci-log.txt")
    window.wait_for(Kind.Heading, "ci-log.txt")
    assert window.app.view.viewer.property("open")
    assert not window.all(Kind.Dialog, "Attachment 1")
