"""Help: the shortcuts with a search, and the guide."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.ui.window.shortcuts import ShortcutsModel, shortcut_table
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

CONTROL = Qt.KeyboardModifier.ControlModifier
HEADING = "Keyboard shortcuts"


def opened(window: Window) -> None:
    window.wait_for(Kind.Heading, HEADING)
    window.qtbot.waitUntil(lambda: window.has_focus("Search shortcuts"))


def test_ctrl_question_mark_opens_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Question, CONTROL)
    opened(window)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, HEADING)
    assert window.has_focus("Message")


def test_a_search_finds_a_shortcut_by_its_words_and_its_keys(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.click(Kind.Button, "Help")
    opened(window)
    assert len(window.all(Kind.ListItem, "Ctrl+")) > 20
    window.type("stash")
    window.painted()
    assert window.all(Kind.ListItem, "Alt+S: ")
    assert (
        len([n for n in window.all(Kind.ListItem) if ": " in n.name and "+" in n.name.partition(":")[0]]) == 1
    )
    window.key(Qt.Key.Key_A, CONTROL)
    window.type("alt+e")
    window.painted()
    assert window.all(Kind.ListItem, "Alt+E: Edit and resend") and not window.all(Kind.ListItem, "Alt+S: ")
    window.type("nothing is named so")
    window.wait_for(Kind.StaticText, "No results")


def test_the_guide_is_shown(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_F1)
    opened(window)
    window.click(Kind.PageTab, "Guide")
    window.wait_for(Kind.Heading, "Guide")
    [text] = [item for item in window.texts() if "describes behaviour" in item.property("text")]
    assert text.property("height") > 2_000
    window.click(Kind.PageTab, "Shortcuts")
    window.wait_for(Kind.Heading, HEADING)
    assert window.all(Kind.ListItem, "Alt+S: ")


def test_the_details_for_a_report_are_copied(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    asked: list[bool] = []
    window.app.preferences.asked.connect(lambda: asked.append(True))
    window.app.preferences.facts.show([("Version", "1.2.3")])
    window.key(Qt.Key.Key_F1)
    opened(window)
    assert asked, "the details are looked up"
    window.click(Kind.Button, "Copy details for a report")
    window.wait_for(Kind.Button, "Details copied")
    assert "Version: 1.2.3" in QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("width", [480, 1280])
def test_the_columns_fit_the_window(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    window = open_window(session, size=(width, 800))
    window.key(Qt.Key.Key_F1)
    opened(window)
    window.painted()
    groups = window.items("ShortcutGroup")
    assert len({group.parentItem() for group in groups}) == (1 if width == 480 else 2)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("query", ["", "ctrl", "message"])
def test_each_shortcut_is_in_one_column(count: int, query: str) -> None:
    columns = ShortcutsModel().columns(query, count)
    shown = [
        (group["group"], each["keys"], each["words"])
        for c in columns
        for group in c
        for each in group["entries"]
    ]
    assert len(columns) == count and all(columns)
    expected = [
        (entry.group, entry.keys, entry.words)
        for entry in shortcut_table()
        if query in f"{entry.group} {entry.words} {entry.keys}".lower()
    ]
    assert shown == expected
    sizes = [sum(len(group["entries"]) + 1 for group in column) for column in columns]
    assert max(sizes) - min(sizes) <= sum(sizes) / 2


@pytest.mark.parametrize(
    ("keys", "chords"),
    [
        ("Ctrl+Shift+K", [["Ctrl", "Shift", "K"]]),
        ("Alt+Up, Alt+Down", [["Alt", "Up"], ["Alt", "Down"]]),
        ("1 – 4", [["1 – 4"]]),
        ("Alt+1 – Alt+9", [["Alt", "1"], ["Alt", "9"]]),
        ("F1, Ctrl+?", [["F1"], ["Ctrl", "?"]]),
    ],
)
def test_keys_are_cut_into_caps(keys: str, chords: list[list[str]]) -> None:
    shown = [each for c in ShortcutsModel().columns("", 1) for group in c for each in group["entries"]]
    found = [each["chords"] for each in shown if each["keys"] == keys]
    assert found and all(each == chords for each in found)


def test_tab_stays_on_the_page(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_F1)
    opened(window)
    names = set()
    for _ in range(12):
        window.key(Qt.Key.Key_Tab)
        names |= {node for node in ("Message", "New session", "Search sessions") if window.has_focus(node)}
    assert not names
