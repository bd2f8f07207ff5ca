"""Web addresses in plain texts of rows are links, for the pointer and in the row's menu."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import Card, ListingPart
from claude_desk.ui.transcript.text_formats import painted_at
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_link_tips import tips
from tests.qml.test_row_selection import LEFT, drag, spot
from tests.qml.window import Kind, Window

ADDRESS = "https://example.org/a?b=c"
WORDS = f"Read {ADDRESS}, then go on."
PLACES = [EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR, EntryKind.TOOL]


def entry_of(kind: EntryKind, words: str = WORDS) -> Entry:
    make = Maker()
    if kind is EntryKind.TOOL:
        return hand_made(make, Card("x", "Bash", parts=(ListingPart(words, brief=True),)))
    return make(kind, words)


def the_text(window: Window, words: str = "Read") -> QQuickItem:
    [item] = [text for text in window.texts() if words in str(text.property("text"))]
    return item


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    with cards_by_hand():
        yield


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()) or True)
    return asked


@pytest.mark.parametrize("kind", PLACES)
def test_a_click_opens_it(
    open_window: OpenWindow, session: LiveSession, opened: list[str], kind: EntryKind
) -> None:
    session.add(entry_of(kind))
    window = open_window(session)
    window.painted()
    text = the_text(window)
    quick = text.property("textDocument")
    assert "link" in painted_at(quick.textDocument(), 6)
    QTest.mouseClick(window.window, LEFT, pos=spot(text, 2))
    assert opened == []
    place = spot(text, 12)
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()
    window.qtbot.waitUntil(lambda: tips(window) == [ADDRESS])
    drag(window, spot(text, 8), spot(text, 20))
    assert opened == []
    QTest.mouseClick(window.window, LEFT, pos=spot(text, 1))
    QTest.mouseClick(window.window, LEFT, pos=place)
    assert opened == [ADDRESS]


@pytest.mark.parametrize("kind", PLACES)
def test_the_menu_opens_it(
    open_window: OpenWindow, session: LiveSession, opened: list[str], kind: EntryKind
) -> None:
    session.add(entry_of(kind))
    window = open_window(session)
    QTest.mouseClick(window.window, LEFT, pos=spot(the_text(window), 2))
    window.key(Qt.Key.Key_Menu)
    window.qtbot.waitUntil(lambda: window.find(Kind.MenuItem, f"Open {ADDRESS}") is not None)
    window.click(Kind.MenuItem, f"Open {ADDRESS}")
    assert opened == [ADDRESS]


def test_the_menu_has_the_links_of_prose(
    open_window: OpenWindow, session: LiveSession, opened: list[str]
) -> None:
    session.add(entry_of(EntryKind.PROSE, f"Read [the manual]({ADDRESS}), `https://code.example`."))
    window = open_window(session)
    QTest.mouseClick(window.window, LEFT, pos=spot(the_text(window), 25))
    assert opened == []
    window.key(Qt.Key.Key_Menu)
    window.qtbot.waitUntil(lambda: window.find(Kind.MenuItem, f"Open {ADDRESS}") is not None)
    assert len(window.all(Kind.MenuItem, "Open ")) == 1


def test_what_misleads_is_no_link(open_window: OpenWindow, session: LiveSession, opened: list[str]) -> None:
    session.add(entry_of(EntryKind.USER, "Read https://exаmple.org/a, if you like."))
    window = open_window(session)
    QTest.mouseClick(window.window, LEFT, pos=spot(the_text(window), 12))
    assert opened == []
    assert window.app.view.links.of(session.entries[0].id) == []
