"""Switching between sessions: each is as the user left it, and no content gets into another session."""

from PySide6.QtCore import Q_ARG, QMetaObject, Qt

from claude_desk.session.permissions.decisions import DenyOnce
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.session.session_view import SessionView
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.paged_session import PagedLibrary, PagedSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import card
from tests.qml.test_follow import at_end, long_talk
from tests.qml.test_history_pages import assert_stay, kept, key, settled
from tests.qml.window import Kind, Window

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def second(window: Window, session: LiveSession) -> tuple[SessionView, SessionView]:
    """Attach a session in addition to the one that is shown. Return both views."""
    first = window.app.view
    view = window.app.add_view()
    view.attach(session)
    return first, view


def show(window: Window, view: SessionView) -> None:
    window.app.show_view(view)
    window.painted()
    window.painted()


def test_each_stands_where_it_was_left(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    other = PagedSession(PagedLibrary(12))
    first, view = second(window, other)
    other.history.begin()
    for _ in range(3):
        key(window, Qt.Key.Key_PageUp)
    window.painted()
    before = kept(window)
    show(window, view)
    window.qtbot.waitUntil(lambda: bool(other.history.pages) and at_end(window))
    settled(window, other)
    assert at_end(window)
    show(window, first)
    assert_stay(before, kept(window))
    last = session.entries[-1]
    session.append(last, " More.\n\nAnd more. " * 20)  # below the rows that the user reads
    window.painted()
    assert_stay(before, kept(window))
    show(window, view)
    assert at_end(window)
    other.say("Something new.")
    window.qtbot.waitUntil(lambda: at_end(window))
    show(window, first)
    assert_stay(before, kept(window))


def test_what_was_open_stays_with_its_session(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    first, view = second(window, LiveSession(long_talk(30)))
    window.key(Qt.Key.Key_F, CONTROL)
    window.type("Paragraph 7")
    window.qtbot.waitUntil(lambda: first.find.property("count") == 11)
    show(window, view)
    assert window.find(Kind.EditableText, "Find") is None
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_F, CONTROL)
    assert window.wait_for(Kind.EditableText, "Find").value == ""
    window.type("Paragraph 29")
    window.qtbot.waitUntil(lambda: view.find.property("count") == 1)
    show(window, first)
    assert window.wait_for(Kind.EditableText, "Find").value == "Paragraph 7"
    assert first.find.property("count") == 11
    first.viewer.show("A log", ListingPart("words of the log\n" * 900))
    window.qtbot.waitUntil(lambda: bool(window.items("TextViewer")))
    show(window, view)
    assert not window.items("TextViewer")
    show(window, first)
    assert window.items("TextViewer")


def test_what_is_over_the_page_goes_and_the_panel_tells_of_the_other(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_talk())
    window = open_window(session)
    other = LiveSession(long_talk(30))
    _, view = second(window, other)
    window.key(Qt.Key.Key_U, SHIFT | CONTROL)
    window.wait_for(Kind.Pane, "Session")
    QMetaObject.invokeMethod(window.item("NavigationLayer"), "run", Q_ARG(str, "turns"))
    window.wait_for(Kind.EditableText, "Find a message")
    show(window, view)
    assert window.find(Kind.Pane, "Session") is not None
    window.wait_gone(Kind.EditableText, "Find a message")
    assert window.has_focus("Message")


def test_an_answer_that_is_written_is_not_that_of_another_session(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    other = LiveSession()
    _, view = second(window, other)
    for each in (session, other):
        each.set_requests([bash_request()])
    window.painted()
    window.qtbot.waitUntil(lambda: bool(card(window).property("settled")))
    window.click(Kind.Button, "Deny with a note…")
    window.type("Not here.")
    show(window, view)
    assert not card(window).property("settled"), "it has not stood here yet"
    assert window.find(Kind.EditableText, "Note to Claude") is None
    window.qtbot.waitUntil(lambda: bool(card(window).property("settled")))
    window.click(Kind.Button, "Deny")
    assert other.decisions == [("r1", DenyOnce(""))]
    assert not session.decisions


def test_a_menu_of_the_message_is_closed_with_its_session(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    first, view = second(window, LiveSession())
    for size, what in (
        ((1280, 860), "Permission mode"),
        ((1280, 860), "Model"),
        ((480, 640), "Model and more"),
    ):
        window.window.resize(*size)
        show(window, first)
        window.click(Kind.Button if size[0] == 480 else Kind.ComboBox, what)
        composing = window.item("Composer")
        window.qtbot.waitUntil(lambda: bool(composing.property("menuOpen")))  # noqa: B023
        window.app.show_view(view)
        window.qtbot.waitUntil(lambda: not composing.property("menuOpen"))  # noqa: B023
    show(window, first)
    window.type("/rev")
    window.app.show_view(view)
    window.painted()
    window.app.show_view(first)
    window.painted()
    assert window.find(Kind.List, "Completions") is None


def test_a_session_that_is_chosen_is_seen_whatever_page_was_open(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    other = LiveSession(long_talk(30))
    other.info.title = "Other"
    _, view = second(window, other)
    window.app.session_list.wanted.connect(
        lambda action, row, text: window.app.show_view(row.view) if action == "choose" else None
    )
    for _ in range(2):  # another session, then the session that is shown
        window.key(Qt.Key.Key_Comma, CONTROL)
        window.wait_for(Kind.Heading, "Settings")
        window.click(Kind.ListItem, "Other, Ready")
        window.wait_gone(Kind.Heading, "Settings")
        assert window.app.view is view
        window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    window.key(Qt.Key.Key_Comma, CONTROL)
    window.wait_for(Kind.Heading, "Settings")
    window.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    window.wait_gone(Kind.Heading, "Settings")
