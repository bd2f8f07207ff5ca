"""A tooltip shows the address of the link under the pointer, and whether the address is misleading."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import Card, MarkdownPart
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, settled
from tests.qml.window import Window, items_below

ADDRESS = "https://github.com@evil.example/x"
LINK = f"[the manual of it]({ADDRESS})"
SAID = f"{ADDRESS}\nThe part before the @ is not the host; this goes to evil.example"


def entry_of(place: str) -> Entry:
    make = Maker()
    match place:
        case "prose":
            return make(EntryKind.PROSE, f"{LINK} says so.")
        case "table":
            return make(EntryKind.TABLE, f"| {LINK} |\n| --- |\n| a |")
    return hand_made(make, Card("x", "Bash", parts=(MarkdownPart(f"{LINK} says so.", brief=True),)))


def point_at_link(window: Window, item: QQuickItem) -> None:
    place = item.mapToScene(QPointF(24, 12)).toPoint()
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()


def tips(window: Window) -> list[str]:
    layers = [i for i in window.window.contentItem().childItems() if i.inherits("QQuickOverlay")]
    return [str(words.property("text")) for layer in layers for words in items_below(layer, "PlainText")]


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    with cards_by_hand():
        yield


@pytest.mark.parametrize("place", ["prose", "table", "card"])
def test_in_a_row(open_window: OpenWindow, session: LiveSession, place: str) -> None:
    session.add(entry_of(place))
    window = open_window(session)
    window.painted()
    [item] = [text for text in window.texts() if "the manual" in str(text.property("text"))]
    assert tips(window) == []
    point_at_link(window, item)
    window.qtbot.waitUntil(lambda: tips(window) == [SAID])


def test_in_a_plan(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 1000))
    request = CanUseTool(tool_name="ExitPlanMode", input={"plan": f"{LINK} says so."}, tool_use_id="p")
    ask(window, session, PendingRequest("rp", request, "Claude", plan=f"{LINK} says so."))
    settled(window)
    [item] = [text for text in window.texts() if "the manual" in str(text.property("text"))]
    point_at_link(window, item)
    window.qtbot.waitUntil(lambda: tips(window) == [SAID])
