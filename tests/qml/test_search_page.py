"""The page that searches all sessions, by its names and keys."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.library.catalog.requests import SearchResults, SearchSessions
from claude_desk.transcript.entries import EntryKind
from tests.gallery import search as gallery
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import the_list
from tests.qml.window import Kind, Window

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
FIELD = "Search all sessions"


class Asked:
    """Answers searches, and records the choices of results."""

    def __init__(self, window: Window) -> None:
        self.view = window.app.search_view
        self.searches: list[SearchSessions] = []
        self.chosen: list[Any] = []
        self.view.wanted.connect(self._answer)
        self.view.chosen.connect(lambda *chosen: self.chosen.append(chosen))

    def _answer(self, search: SearchSessions | None) -> None:
        if search is not None:
            self.searches.append(search)
            found = gallery.hits() if "flaky" in search.query else []
            self.view.show(search, SearchResults([], found, more=False, complete=True))


def open_search(window: Window) -> Asked:
    asked = Asked(window)
    window.key(Qt.Key.Key_F, CTRL_SHIFT)
    window.wait_for(Kind.Heading, "Search")
    assert window.has_focus(FIELD)
    return asked


def places(window: Window) -> list[str]:
    window.painted()
    return [node.name for node in window.all(Kind.ListItem) if node.y > 150 and node.x > 270]


def test_the_page_opens_and_closes_by_key(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_search(window)
    session.works()
    assert window.find(Kind.List, "Conversation") is None
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Search")
    assert session.stops == 0
    assert window.has_focus("Message")


def test_in_the_demo_it_says_that_that_is_not_searched(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_search(window)
    assert not window.all(Kind.StaticText, "Demo sessions are not saved")
    window.app.view.set_demo(True)
    assert window.all(Kind.StaticText, "Demo sessions are not saved")


def test_a_session_that_is_chosen_is_seen(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_search(window)
    window.app.show_view(window.app.view)  # as the program does
    window.wait_gone(Kind.Heading, "Search")
    assert window.find(Kind.List, "Conversation")


def test_words_of_the_list_of_sessions_are_looked_for_in_all(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    asked = Asked(window)
    window.click(Kind.EditableText, "Search sessions")
    window.type("flaky")
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Heading, "Search")
    assert window.has_focus(FIELD)
    assert [search.query for search in asked.searches] == ["flaky"]


def test_words_are_looked_for_as_they_are_typed(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked = open_search(window)
    window.type("flaky")
    assert [search.query for search in asked.searches] == ["f", "fl", "fla", "flak", "flaky"]
    names = places(window)
    when = r"(\d+:\d\d\u202f[AP]M|Yesterday)"  # an hour ago may be yesterday
    said = rf"Session: Fix the flaky upload test, /home/someone/src/atlas · {when} · 3 matches"
    assert re.fullmatch(said, names[0])
    assert re.match(f"You · {when}: The upload test is flaky on CI", names[1])
    assert window.find(Kind.StaticText, "6 matches in 3 sessions")
    window.key(Qt.Key.Key_Backspace)
    window.type("z")
    assert places(window) == []
    assert window.find(Kind.StaticText, "No results.")


def test_markup_in_what_was_said_is_words(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_search(window)
    window.type("flaky")
    assert any("50 % of <b>the</b> timeout" in name for name in places(window))
    texts = [item.property("text") for row in window.items("SearchResultRow") for item in row_texts(row)]
    assert any("50 &#37; of &lt;b&gt;the&lt;/b&gt;" in text for text in texts)
    assert not any("%1" in text for text in texts)


def row_texts(row: Any) -> list[QObject]:
    return [
        item for item in row.findChildren(QObject) if item.inherits("QQuickText") and item.property("text")
    ]


def test_a_place_is_chosen_by_keys_and_is_there_again(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked = open_search(window)
    window.type("flaky")
    places(window)
    for _ in range(3):
        window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    ((target, query, beside),) = asked.chosen
    assert not beside and query == "flaky" and target.passage.startswith("…starts two uploads")
    asked.view.close()
    window.wait_gone(Kind.Heading, "Search")
    window.key(Qt.Key.Key_F, CTRL_SHIFT)
    window.wait_for(Kind.Heading, "Search")
    assert window.has_focus(FIELD)
    assert len(asked.searches) == 5
    assert page_list(window).property("currentIndex") == 2
    window.key(Qt.Key.Key_Down)
    assert page_list(window).hasActiveFocus()
    for _ in range(3):
        window.key(Qt.Key.Key_Up)
    assert window.has_focus(FIELD)


def page_list(window: Window) -> QQuickItem:
    return next(
        item for item in window.items("SearchPage")[0].childItems() if item.inherits("QQuickListView")
    )


def test_a_place_is_chosen_by_a_click_and_by_a_press(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked = open_search(window)
    window.type("flaky")
    names = places(window)
    window.click(Kind.ListItem, names[4])
    window.press(Kind.ListItem, names[5])
    assert [getattr(target, "role", "title") for target, *_ in asked.chosen] == ["title", "thinking"]


def test_ctrl_enter_chooses_a_place_beside_in_the_field_and_in_the_list(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    asked = open_search(window)
    window.type("flaky")
    places(window)
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.key(Qt.Key.Key_Return)
    assert [beside for *_, beside in asked.chosen] == [True, True, False]


def test_filters_narrow_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked = open_search(window)
    asked.view.set_folders(["/home/someone/src/atlas", "/home/someone/src/relay"])
    window.type("flaky")
    window.click(Kind.ComboBox, "Folder")
    window.click(Kind.ListItem, "relay")
    window.qtbot.waitUntil(lambda: asked.searches[-1].folders == ("/home/someone/src/relay",))
    window.click(Kind.ComboBox, "Speaker")
    window.click(Kind.ListItem, "Claude")
    window.qtbot.waitUntil(lambda: asked.searches[-1].roles == ("claude",))
    window.click(Kind.Button, "Clear filters")
    assert asked.searches[-1] == SearchSessions("flaky")


@pytest.mark.parametrize("size", [(480, 440), (1600, 900)])
def test_all_of_it_is_reached_by_tab(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    open_search(window)
    window.type("flaky")
    seen = set()
    for _ in range(25):  # more than there are controls in the window
        window.key(Qt.Key.Key_Tab)
        seen |= {node.name for node in window.nodes() if node.focused}
    wanted = {"Folder", "Speaker", "Tool", "When", "Order", "Close search", "Clear"}
    assert wanted <= seen


def test_what_is_not_read_yet_is_said(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked = open_search(window)
    asked.view.show_progress(412_000_000, 1_200_000_000)
    said = "Indexing: 392.9 MB of 1.1 GB. The rest is not searched yet."
    window.wait_for(Kind.StaticText, said)
    assert window.find(Kind.ProgressBar, said)
    asked.view.show_progress(1, 1)
    window.wait_gone(Kind.StaticText, said)


def test_a_row_that_is_sought_is_in_sight_and_has_the_keyboard(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"Paragraph {n} of the answer.\n\nIt goes on.") for n in range(300)])
    window = open_window(session)
    window.app.view.searchTargetChosen.emit(session.entries[40].id, "Paragraph 40")
    rows = the_list(window)

    def in_sight() -> bool:
        found = [row for row in window.items("ProseRow") if row.property("key") == session.entries[40].id]
        return bool(found) and 0 <= found[0].mapToItem(rows, 0, 0).y() < rows.height() - 20

    window.qtbot.waitUntil(in_sight)
    window.wait_for(Kind.EditableText, "Find")
    window.qtbot.waitUntil(lambda: window.find(Kind.StaticText, "1 of 1") is not None)
    assert {f.property("text") for f in window.items("LineField") if f.property("name") == "Find"} == {
        "Paragraph 40"
    }
    item = window.window.activeFocusItem()
    assert item is not None and item.property("key") == session.entries[40].id
    window.painted()
    assert in_sight()
