"""The page of settings in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.transcript.entries import EntryKind
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import the_list
from tests.qml.window import Kind, Window


def open_settings(window: Window) -> None:
    window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Heading, "Settings")


def test_in_the_demo_it_says_what_is_not_kept(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert not window.all(Kind.StaticText, "Demo sessions are not saved")
    window.app.view.set_demo(True)
    assert window.all(Kind.StaticText, "Demo sessions are not saved")


def test_the_page_opens_and_closes_by_key(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert window.find(Kind.List, "Conversation") is None
    session.works()
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Settings")
    assert session.stops == 0
    assert window.has_focus("Message")


@pytest.mark.parametrize("size", [(480, 440), (1280, 860)])
def test_every_setting_is_reached_by_tab_and_shown(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    open_settings(window)
    seen = set()
    for _ in range(40):
        window.key(Qt.Key.Key_Tab)
        item = window.window.activeFocusItem()
        assert item is not None
        top = item.mapToScene(item.boundingRect().topLeft()).y()
        assert 0 <= top <= window.window.height() - item.height() + 1
        interface = QAccessible.queryAccessibleInterface(item)
        seen.add(interface.text(QAccessible.Text.Name) if interface else "")
    assert {
        "Light",
        "Larger text",
        "Ctrl+Enter",
        "Follow new output",
        "Reopen sessions at start",
        "Permission mode of new sessions",
        "Model of new sessions",
        "Claude Code command",
        "Stop Claude Code when idle",
        "Copy details",
    } <= seen


def test_theme_and_text_size_are_seen_at_once(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    assert window.window.color().lightness() > 200
    window.click(Kind.RadioButton, "Dark")
    assert window.window.color().lightness() < 60
    before = window.wait_for(Kind.Heading, "Settings").height
    window.click(Kind.Button, "Larger text")
    window.painted()
    assert window.wait_for(Kind.Heading, "Settings").height > before


def test_a_request_is_told_on_the_page(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    open_settings(window)
    session.bring_to("waiting")
    window.click(Kind.Button, "Claude needs you")
    window.wait_gone(Kind.Heading, "Settings")


def test_ctrl_enter_sends_where_it_is_wanted(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.preferences.show(SettingsFile(send_key="ctrl-enter"))
    window.type("one")
    window.key(Qt.Key.Key_Return)
    window.type("two")
    assert session.sent == []
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.sent == ["one\ntwo"]


def test_the_list_of_keys_tells_what_sends(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_F1)
    window.wait_for(Kind.ListItem, "Enter: Send the message")
    window.wait_for(Kind.ListItem, "Shift+Enter: New line")
    window.app.preferences.show(SettingsFile(send_key="ctrl-enter"))
    window.wait_for(Kind.ListItem, "Ctrl+Enter: Send the message")
    window.wait_for(Kind.ListItem, "Enter: New line")
    window.app.preferences.show(SettingsFile())
    window.wait_for(Kind.ListItem, "Enter: Send the message")


def test_resume_goes_to_the_list_of_sessions(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("/resume")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    assert session.sent == []


def test_a_view_that_does_not_follow_stays(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"row {number}") for number in range(80)])
    window = open_window(session)
    window.app.preferences.show(SettingsFile(follow=False))
    window.painted()
    before = the_list(window).property("contentY")
    session.add(*(make(EntryKind.PROSE, f"more {number}") for number in range(20)))
    window.painted()
    assert abs(the_list(window).property("contentY") - before) < 1
    window.wait_for(Kind.Button, "Jump to latest")


def test_a_choice_stays_in_another_language(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.preferences.show(SettingsFile())
    window.app.preferences.show_notifier(True)
    open_settings(window)
    combo = next(each for each in window.items("DeskComboBox") if each.property("displayText") == "30 s")
    window.screen.set_language("ja")
    window.qtbot.waitUntil(lambda: combo.property("displayText") == "30 秒")
