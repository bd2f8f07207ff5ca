"""A session in its own window: the keys of the window, and the signals that it emits."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlProperty
from PySide6.QtTest import QTest

from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.session_window import SessionWindowView
from tests.gallery.permission_requests import bash_request
from tests.gallery.trust import Findings, review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import long_talk
from tests.qml.window import Kind, Window

CONTROL = Qt.KeyboardModifier.ControlModifier
MAIN_KEYS = {
    Qt.Key.Key_N: "new",
    Qt.Key.Key_O: "openFolder",
    Qt.Key.Key_K: "sessions",
    Qt.Key.Key_Comma: "settings",
}


class Own:
    """A main window with a session, and another session in its own window, which is in front."""

    def __init__(self, open_window: OpenWindow, first: LiveSession) -> None:
        self.main = open_window(first)
        self.app = app = self.main.app
        self.first, self.session = first, LiveSession(long_talk(9))
        self.session.info.title = "The other"
        self.view: SessionView = app.add_view()
        self.view.attach(self.session)
        app.move_to_window(self.view)
        self.own = SessionWindowView(self.view, app)
        self.told: list[str] = []
        self.own.wished.connect(self.told.append)
        self.own.closed.connect(lambda: self.told.append("closed"))
        self.own.backWanted.connect(lambda: self.told.append("back"))
        self.own.trusted.connect(lambda: self.told.append("trusted"))
        app.closeWanted.connect(lambda view: self.told.append("close" if view is self.view else "other"))
        self.main.screen.closed.connect(lambda: self.told.append("quit"))
        handle = self.main.screen.open_other("SessionWindow", {"own": self.own})
        handle.show()
        handle.requestActivate()
        self.main.qtbot.waitUntil(handle.isActive)
        app.enter_window(self.view)
        self.window = Window(self.main.screen, handle, self.main.qtbot)
        self.window.painted()


@pytest.fixture
def own(open_window: OpenWindow, session: LiveSession) -> Iterator[Own]:
    found = Own(open_window, session)
    yield found
    found.main.screen.close_other(found.window.window)


def test_it_has_the_session_alone(own: Own) -> None:
    assert own.window.window.title() == "The other — Claude Desk"
    assert own.window.find(Kind.Heading, "The other") is not None
    assert own.window.find(Kind.List, "Sessions") is None
    assert own.window.find(Kind.Button, "Show sessions") is None
    assert own.window.has_focus("Message")
    assert own.main.window.title() != own.window.window.title()


def test_what_is_typed_there_is_for_its_session(own: Own) -> None:
    own.window.type("hello")
    own.window.key(Qt.Key.Key_Return)
    assert own.session.sent == ["hello"] and own.first.sent == []
    own.session.works()
    own.first.works()
    own.window.key(Qt.Key.Key_Escape)
    assert (own.session.stops, own.first.stops) == (1, 0)
    own.window.key(Qt.Key.Key_F, CONTROL)
    own.window.wait_for(Kind.EditableText, "Find")
    assert own.main.find(Kind.EditableText, "Find") is None


def test_keys_of_the_main_window_are_told(own: Own) -> None:
    for key, action in MAIN_KEYS.items():
        own.window.key(key, CONTROL)
        assert own.told.pop() == action
    own.window.key(Qt.Key.Key_F1)
    assert own.told == ["help"]


def test_the_key_to_quit_is_that_of_the_program(own: Own) -> None:
    """The same shortcut in each window would be ambiguous, so that no window would get it."""
    own.window.key(Qt.Key.Key_Q, CONTROL)
    assert own.told == ["quit"]


def test_its_session_is_closed_by_its_key(own: Own) -> None:
    own.window.key(Qt.Key.Key_W, CONTROL)
    assert own.told == ["close"]


def test_the_way_back(own: Own) -> None:
    own.window.click(Kind.Button, "Move back to the main window")
    own.window.key(Qt.Key.Key_M, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert own.told == ["back", "back"]
    own.window.window.close()
    assert own.told == ["back", "back", "closed"]
    assert own.window.window.isVisible(), "who has made it takes it away"


def test_what_waits_is_in_its_title_while_it_is_not_in_front(own: Own) -> None:
    own.session.set_requests([bash_request()])
    assert own.window.window.title() == "The other — Claude Desk"
    own.main.window.requestActivate()
    own.main.qtbot.waitUntil(own.main.window.isActive)
    assert own.window.window.title() == "(1) The other — Claude Desk"
    assert own.app.property("waiting") == 0, "the main window counts it too"


def test_its_folder_is_asked_about_there(own: Own) -> None:
    own.own.ask_trust(review_of("/home/someone/src/atlas", Findings()))
    own.window.wait_for(Kind.Heading, "Do you trust this folder?")
    assert own.main.find(Kind.Heading, "Do you trust this folder?") is None
    assert own.window.find(Kind.EditableText, "Message") is None
    own.own.show_conversation()
    own.window.wait_for(Kind.EditableText, "Message")


def test_it_ticks_while_it_is_to_be_seen(own: Own) -> None:
    assert QQmlProperty(own.window.window, "shown").read() is True
    own.window.window.hide()
    assert not own.view._shown
    own.window.window.show()
    assert own.view._shown


def test_all_its_controls_have_names(own: Own) -> None:
    own.session.set_requests([bash_request()])
    own.window.painted()
    nameless = [
        node
        for node in own.window.nodes()
        if node.role in (QAccessible.Role.Button, QAccessible.Role.EditableText) and not node.name
    ]
    assert nameless == []


def test_the_text_size_is_that_of_all_windows(own: Own) -> None:
    QTest.keyClick(own.window.window, Qt.Key.Key_Plus, CONTROL)
    assert own.app.property("textScale") == 1.1
    QTest.keyClick(own.window.window, Qt.Key.Key_0, CONTROL)
    assert own.app.property("textScale") == 1.0
