"""The message field: the keys that send the message, and text that must never be lost."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QWheelEvent
from PySide6.QtQuick import QQuickItem

from tests.gallery import Findings
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def text(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


def compose(window: Window, preedit: str, commit: str = "") -> None:
    """Send the event of an input method, with text to compose and text to commit."""
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    field = window.window.activeFocusItem()
    assert isinstance(field, QQuickItem)
    QGuiApplication.sendEvent(field, event)


def turn_wheel(window: Window, name: str) -> None:
    """Turn the wheel by one notch over a combo box."""
    place = QPointF(window.wait_for(Kind.ComboBox, name).centre)
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turned = QWheelEvent(
        place, place, QPoint(), QPoint(0, -120), none, Qt.KeyboardModifier.NoModifier, phase, False
    )
    QGuiApplication.sendEvent(window.window, turned)


def test_enter_sends(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("hello")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["hello"]
    assert text(window) == ""


def test_shift_enter_breaks_the_line(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("a")
    window.key(Qt.Key.Key_Return, SHIFT)
    window.type("b")
    assert session.sent == []
    window.key(Qt.Key.Key_Enter)
    assert session.sent == ["a\nb"]


def test_nothing_is_not_sent(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Return)
    window.type("  ")
    window.key(Qt.Key.Key_Return)
    assert session.sent == []
    send = window.find(Kind.Button, "Send")
    assert send is not None
    assert send.disabled


def test_a_word_being_composed_is_not_sent(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.type("a ")
    compose(window, "にほ")
    window.key(Qt.Key.Key_Return)
    window.key(Qt.Key.Key_Escape)
    assert session.sent == []
    assert session.stops == 0
    compose(window, "", "日本")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["a 日本"]


def test_esc_stops_only_while_something_runs(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 0
    session.works()
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 1


def test_esc_closes_a_menu_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.click(Kind.ComboBox, "Model")
    window.wait_for(Kind.ListItem, "Sonnet")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.ListItem, "Sonnet")
    assert session.stops == 0


def test_a_choice_by_hand(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.click(Kind.ComboBox, "Permission mode")
    window.press(Kind.ListItem, "Plan")
    window.qtbot.waitUntil(lambda: session.info.mode == "plan")
    window.wait_gone(Kind.ListItem, "Bypass")
    window.click(Kind.ComboBox, "Model")
    window.press(Kind.ListItem, "Sonnet")
    window.qtbot.waitUntil(lambda: session.info.model == "sonnet")
    assert window.wait_for(Kind.ComboBox, "Model").description == "Sonnet"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape], ids=["chosen", "left"])
def test_who_chose_with_the_mouse_goes_on_writing(
    open_window: OpenWindow, session: LiveSession, key: Qt.Key
) -> None:
    window = open_window(session)
    window.click(Kind.ComboBox, "Permission mode")
    window.wait_for(Kind.ListItem, "Plan")
    window.key(Qt.Key.Key_Down)
    window.key(key)
    window.wait_gone(Kind.ListItem, "Plan")
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    session.hear()
    mode = session.info.mode
    window.type("add a test")
    assert (text(window), session.info.mode) == ("add a test", mode)


def test_letters_that_nothing_else_takes_are_for_the_message(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("one ")
    window.key(Qt.Key.Key_Tab)
    assert not window.has_focus("Message")
    window.type("two")
    assert window.has_focus("Message")
    assert text(window) == "one two"


def test_what_is_written_early_stays(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window()
    window.type("sent early")
    window.key(Qt.Key.Key_Return)
    window.type("not yet")
    window.app.show_trust_page(review_of("/srv/atlas", Findings()))
    window.wait_for(Kind.Heading, "Do you trust this folder?")
    window.app.attach(session)
    window.wait_for(Kind.EditableText, "Message")
    assert text(window) == "not yet"
    assert session.sent == ["sent early"]


def test_what_comes_back_stands_before_what_is_written(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.restored.emit("first", ())
    assert text(window) == "first"
    session.restored.emit("zero", ())
    assert text(window) == "zero\n\nfirst"


def test_it_grows_to_eight_lines(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    heights = []
    for _ in range(14):
        window.key(Qt.Key.Key_Return, SHIFT)
        window.painted()
        heights.append(window.item("Composer").height())
    assert heights[0] < heights[5] < heights[6]
    assert heights[8] == heights[13]


def test_tab_leaves_the_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("x")
    window.key(Qt.Key.Key_Tab)
    assert text(window) == "x"
    assert not window.has_focus("Message")


def test_markup_is_text(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("<b>x</b>")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["<b>x</b>"]
    assert window.wait_for(Kind.ListItem, "You: <b>x</b>")


def test_text_size_by_keys(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Plus, CONTROL)
    assert window.app.property("textScale") == 1.1
    window.key(Qt.Key.Key_Minus, CONTROL)
    window.key(Qt.Key.Key_Minus, CONTROL)
    assert window.app.property("textScale") == 0.9
    window.key(Qt.Key.Key_0, CONTROL)
    assert window.app.property("textScale") == 1


def test_the_keys_are_shown_by_f1(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.key(Qt.Key.Key_F1)
    window.wait_for(Kind.Heading, "Keyboard shortcuts")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Keyboard shortcuts")
    assert session.stops == 0
    assert window.has_focus("Message")


def test_settings(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.click(Kind.Button, "Settings")
    with window.qtbot.waitSignal(window.app.themeWanted) as wanted:
        window.click(Kind.RadioButton, "Dark")
    assert wanted.args == ["dark"]
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.RadioButton, "Dark")


def test_a_narrow_window_has_its_sessions_behind_a_button(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (700, 500))
    assert window.find(Kind.List, "Sessions") is None
    window.click(Kind.Button, "Show sessions")
    window.wait_for(Kind.List, "Sessions")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.List, "Sessions")
    assert window.has_focus("Message")


def test_closing_is_told(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    with window.qtbot.waitSignal(window.screen.closed):
        QGuiApplication.sendEvent(window.window, QEvent(QEvent.Type.Close))


def test_typing_after_a_stray_tab_changes_no_mode(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Tab)
    for _ in range(8):
        if window.has_focus("Permission mode"):
            break
        window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Permission mode")
    window.type("bypass-auto")
    window.key(Qt.Key.Key_End)
    assert session.info.mode == "default"
    turn_wheel(window, "Permission mode")
    assert session.info.mode == "default"


def test_the_arrows_open_the_list_of_a_choice(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for _ in range(8):
        if window.has_focus("Permission mode"):
            break
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Down)
    window.wait_for(Kind.ListItem, "Bypass")
    assert session.info.mode == "default"
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: session.info.mode == "acceptEdits")


def test_a_message_that_waits_for_the_start_can_be_taken_back(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session = LiveSession(child="starting")
    window = open_window(session)
    assert window.find(Kind.Button, "Stop") is None
    session.send("soon")
    window.wait_for(Kind.Button, "Stop")
    window.key(Qt.Key.Key_Escape)
    assert text(window) == "soon"
    assert not session.message_dispatch.queue.queue


def test_after_stop_one_writes_on(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session)
    window.click(Kind.Button, "Stop")
    assert session.stops == 1
    session.rests()
    window.painted()
    window.type("and then")
    assert text(window) == "and then"


def test_an_unknown_command_is_asked_about(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("/nope now")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.StaticText, "/nope is not a command in this session.")
    assert session.sent == []
    assert text(window) == "/nope now"
    assert window.has_focus("Message"), "one goes on writing"
    window.type("!")
    window.wait_gone(Kind.Button, "Send as message")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Button, "Send as message")
    window.key(Qt.Key.Key_Return)
    assert session.sent == [" /nope now!"], "no CLI takes it for a command so"
    window.wait_gone(Kind.Button, "Send as message")
    assert text(window) == ""


def test_esc_leaves_the_question_and_stops_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.type("/nope")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Button, "Edit")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Button, "Edit")
    assert (session.stops, session.sent, text(window)) == (0, [], "/nope")
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 1


@pytest.mark.parametrize(("button", "sent"), [("Send as message", [" /nope"]), ("Edit", [])])
def test_the_question_about_a_command_by_its_buttons(
    open_window: OpenWindow, session: LiveSession, button: str, sent: list[str]
) -> None:
    window = open_window(session)
    window.type("/nope")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Button, button)
    for _ in range(12):
        window.key(Qt.Key.Key_Tab)
        if window.has_focus(button):
            break
    window.key(Qt.Key.Key_Space)
    window.wait_gone(Kind.Button, button)
    assert session.sent == sent
    assert window.has_focus("Message")


@pytest.mark.parametrize("typed", ["/compact", "/cost", "/usr/bin is full", "/what?", "and /nope"])
def test_words_and_known_commands_are_not_asked_about(
    open_window: OpenWindow, session: LiveSession, typed: str
) -> None:
    window = open_window(session)
    window.type(typed)
    window.key(Qt.Key.Key_Return)
    assert text(window) == ""
    assert window.find(Kind.Button, "Send as message") is None


def test_no_command_is_unknown_before_the_cli_told_them(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.info.commands = []
    window = open_window(session)
    window.type("/nope")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["/nope"]


@pytest.mark.parametrize("size", [(1280, 860), (700, 500)])
def test_resume_opens_the_list_of_sessions(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    window.type("/resume")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    assert (session.sent, text(window)) == ([], "")
