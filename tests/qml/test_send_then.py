"""Sending a message after the reset of a usage limit, in the window."""

import time

from PySide6.QtCore import Qt

from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import text
from tests.qml.window import Kind, Window


def limited(session: LiveSession, seconds: float) -> None:
    info = {"status": "rejected", "rateLimitType": "five_hour", "resetsAt": time.time() + seconds}
    session.says({"type": "rate_limit_event", "rate_limit_info": info})


def until_row(window: Window, words: str) -> None:
    """Wait for a message of the queue whose name begins with these words."""
    window.qtbot.waitUntil(lambda: bool(window.all(Kind.ListItem, words)))


def test_send_then_keeps_the_message_in_the_queue(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    assert window.find(Kind.Button, "Send then") is None
    limited(session, 3600)
    button = window.wait_for(Kind.Button, "Send then")
    assert button.disabled, "there is nothing to send"
    assert window.all(Kind.StaticText, "Messages can be sent again at ")
    window.type("go on with the tests")
    window.click(Kind.Button, "Send then")
    assert (text(window), session.sent) == ("", [])
    until_row(window, "go on with the tests, will be sent at ")
    assert window.has_focus("Message")
    (queued,) = session.message_dispatch.queue.queue
    assert queued.message.send_at > time.time() + 3600


def test_a_scheduled_message_is_kept_for_the_user(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    limited(session, 3600)
    window.wait_for(Kind.Button, "Send then")
    window.type("go on")
    window.click(Kind.Button, "Send then")
    until_row(window, "go on, will be sent at ")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    window.click(Kind.Button, "Do not send by itself")
    window.wait_for(Kind.ListItem, "go on, not sent")
    window.click(Kind.Button, "Send then")
    until_row(window, "go on, will be sent at ")
    window.click(Kind.Button, "Send now")
    assert session.sent == ["go on"]


def test_the_offer_goes_with_the_limit(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    limited(session, 3600)
    window.wait_for(Kind.Button, "Send then")
    info = {"status": "allowed", "rateLimitType": "five_hour"}
    session.says({"type": "rate_limit_event", "rate_limit_info": info})
    window.wait_gone(Kind.Button, "Send then")
