"""Attachments of a message: each is in its place, whatever their number and the width of the window."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.attachments.attachment_items import items_of
from tests.gallery.attachments import LONG, document, picture, several, text
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.attachment_layout import Flow, bench_in, flows_of, focus
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


def chips(window: Window, entry: Entry) -> list[str]:
    """Return the names of the chips in the bubble of a message, which are checked to be inside of it."""
    window.painted()
    [row] = [row for row in window.items("UserRow") if row.property("key") == entry.id]
    found = items_below(row, "TextChip")
    [text] = items_below(row, "RowText")
    area = text.mapRectToScene(text.boundingRect()).adjusted(-1, -1, 1, 1)
    places = [chip.mapRectToScene(chip.boundingRect()) for chip in found]
    assert all(area.contains(place) for place in places), (area, places)
    for one, other in itertools.combinations(places, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other), (one, other)
    return [str(chip.property("name")) for chip in found]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", COUNTS)
def test_the_files_of_a_message_are_chips_in_its_bubble(
    open_window: OpenWindow, session: LiveSession, count: int, scale: float
) -> None:
    entry = message(several(count))
    session.add(entry)
    window = open_window(session, (1600, 900))
    window.app.set_text_scale(scale)
    for width in (*reversed(WIDTHS), *WIDTHS):
        window.window.resize(width, 900)
        expected = [item["name"] for item in items_of(entry.attachments)]
        assert chips(window, entry) == (expected if count <= 12 else [*expected[:12], "Show all 30"])
    if count == 30:
        window.press(BUTTON, "Show all 30")
        window.wait_gone(BUTTON, "Show all 30")
        assert len(chips(window, entry)) == 30
        window.app.view.transcript.dataChanged.emit(
            window.app.view.transcript.index(0), window.app.view.transcript.index(0)
        )
        assert len(chips(window, entry)) == 30, "they stay"


def test_a_file_stands_where_the_text_names_it(open_window: OpenWindow, session: LiveSession) -> None:
    carried = [picture("a.png"), picture("b.png", hue=90), picture("b.png", hue=200), document("c.pdf")]
    entry = message(carried, "See [b.png], not [d.png] or [b.png].")
    session.add(entry)
    window = open_window(session)
    assert chips(window, entry) == ["b.png", "b.png", "a.png", "c.pdf"]
    [row] = window.items("UserRow")
    assert row.property("body").replace(MARK, "*") == "See *, not [d.png] or *. * *"
    numbers = [chip["number"] for chip in row.property("chips")]
    assert numbers == [1, 2, 0, 3]
    [heard] = window.all(ITEM, "You: ")
    assert heard.name.startswith("You: See [b.png], not [d.png] or [b.png].")
    assert heard.name.endswith(", 4 attachments: a.png, b.png, b.png, and c.pdf")


def test_enter_opens_a_chip_and_the_focus_shows_its_picture(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(message([picture("a.png"), picture("b.png", hue=90)]))
    window = open_window(session)
    focus(window, "Attachment: b.png")
    window.qtbot.waitUntil(lambda: bool(window.items("Thumbnail")))
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Dialog, "Attachment 2 of 2")


def test_long_names_are_cut_in_their_middle(open_window: OpenWindow, session: LiveSession) -> None:
    names = [LONG, "x" * 5000, "日本語" * 80, LONG + ".png"]
    entry = message([*map(document, names[:3]), picture(names[3])])
    session.add(entry)
    window = open_window(session, (1600, 900))
    for width in (1600, 480):
        window.window.resize(width, 900)
        chips(window, entry)
        assert max(chip.width() for chip in items_below(window.item("UserRow"), "TextChip")) <= 300
    assert window.find(BUTTON, f"Attachment: {LONG}")


def test_a_message_of_attachments_alone_is_a_bubble_of_chips(
    open_window: OpenWindow, session: LiveSession
) -> None:
    entry = message(several(2), text="")
    session.add(entry)
    window = open_window(session)
    assert len(chips(window, entry)) == 2
    [row] = window.all(ITEM, "You: ")
    assert row.name == "You: 2 attachments: screen-0.png and screen-1.png"


def test_one_that_is_taken_away_leaves_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    entry = message(several(5))
    session.add(entry)
    window = open_window(session)
    entry.attachments.pop(1)
    session.update(entry)
    assert chips(window, entry) == ["screen-0.png", "screen-2.png", "report-3.pdf", "screen-4.png"]
    entry.attachments.clear()
    session.update(entry)
    assert chips(window, entry) == []
    [row] = window.all(ITEM, "You: ")
    assert row.height < 80


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", COUNTS)
def test_claudes(open_window: OpenWindow, session: LiveSession, count: int, scale: float) -> None:
    window = open_window(session)
    window.app.set_text_scale(scale)
    bench, component = bench_in(window)
    attachments = [document(LONG), *several(count - 1)]
    bench.setProperty("items", items_of(attachments))
    for width in (900, 440, 160, 440, 900):
        bench.setWidth(width)
        flow = the_flow(window)
        flow.check(scale)
        assert flow.row.height() == flow.outer.height()
    bench.setParentItem(None)
    bench.deleteLater()
    component.deleteLater()
    window.painted()


def test_the_look_out_is_not_blind(
    qapp: QGuiApplication, open_window: OpenWindow, session: LiveSession
) -> None:
    """Break on purpose what the checks should notice."""
    window = open_window(session)
    bench, component = bench_in(window)
    bench.setProperty("items", items_of(several(4)))
    bench.setWidth(900)
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
    bench.setParentItem(None)
    bench.deleteLater()
    component.deleteLater()
    window.painted()


def test_a_text_opens_in_the_viewer(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.USER, "Read it.", attachments=[text(), document("b.pdf")]))
    window = open_window(session)
    window.painted()
    window.click(Kind.Button, "Attachment: ci-log.txt")
    window.wait_for(Kind.Heading, "ci-log.txt")
    assert window.app.view.viewer.property("open")
    assert not window.all(Kind.Dialog, "Attachment 1")
