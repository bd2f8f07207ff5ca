"""Texts that the window speaks to a screen reader without showing them."""

from PySide6.QtCore import Q_ARG, QMetaObject, Qt
from PySide6.QtGui import QAccessible

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.sidebar.session_prompt import PromptWords
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer_attachments import LONG, paste
from tests.qml.test_opened_agent import opened
from tests.qml.window import Kind, Window


def spoken(window: Window) -> list[str]:
    return [node.name for node in window.all(Kind.Notification)]


def say(window: Window, *texts: str) -> None:
    for text in texts:
        window.app.view.announcer.announced.emit(text, False)


def test_each_text_is_a_notification_of_its_own(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    say(window, "one", "two", "two")
    assert spoken(window) == ["one", "two", "two"]


def test_only_the_latest_notifications_are_kept(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    say(window, *(f"text {number}" for number in range(20)))
    kept = [f"text {number}" for number in range(12, 20)]
    window.qtbot.waitUntil(lambda: spoken(window) == kept)


def test_a_dialog_leaves_few_notifications_behind(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    prompt = window.app.session_list.session_prompt
    for number in range(12):
        prompt.ask(lambda: PromptWords("Close it?", "It works.", "Close"), lambda: None)
        window.wait_for(Kind.Dialog, "Close it?")
        for speaker in window.items("SpokenText"):
            QMetaObject.invokeMethod(speaker, "say", Q_ARG(str, f"text {number}"), Q_ARG(bool, True))
        window.key(Qt.Key.Key_Escape)
        window.wait_gone(Kind.Dialog, "Close it?")
        window.qtbot.waitUntil(lambda: len(spoken(window)) <= 8)
    assert spoken(window)[-1] == "text 11"


def test_texts_are_spoken_while_a_page_covers_the_session(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Heading, "Settings")
    say(window, "Done. It works.")
    assert "Done. It works." in spoken(window)


def test_a_toast_is_spoken(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.PROSE, "Some words."))
    window = open_window(session)
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: any(text.startswith("Copied") for text in spoken(window)))


def test_texts_are_spoken_while_an_agent_is_open(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    say(window, "Done. It works.")
    assert "Done. It works." in spoken(window)


def test_the_settings_speak_their_title(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: "Settings" in spoken(window))


def test_a_chip_is_spoken_when_the_cursor_comes_to_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("see ")
    paste(window, text=LONG)
    window.type(" there")
    assert not spoken(window), "typing is no move of the cursor"
    field = QAccessible.queryAccessibleInterface(window.window.activeFocusItem())
    words = field.text(QAccessible.Text.Description)
    assert words == "1 attachment: Pasted text, 312 lines"
    for _ in " there":
        window.key(Qt.Key.Key_Left)
    assert not spoken(window)
    window.key(Qt.Key.Key_Left)
    assert spoken(window) == ["Attachment: Pasted text, 312 lines"]
