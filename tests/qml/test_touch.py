"""Invisible buttons accept no touch: buttons that appear with the pointer do not exist for a finger."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_start_page import FOLDERS, start
from tests.qml.window import Kind, Window

TOUCH = QTest.createTouchDevice()


def touch(window: Window, place: QPoint) -> None:
    QTest.touchEvent(window.window, TOUCH).press(0, place, window.window).commit()
    QTest.touchEvent(window.window, TOUCH).release(0, place, window.window).commit()
    window.painted()


def test_the_buttons_of_a_message_that_waits(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.enqueue("one")
    window.wait_for(Kind.Button, "Remove")
    window.painted()
    touch(window, window.wait_for(Kind.Button, "Remove").centre)
    assert [queued.message.text for queued in session.message_dispatch.queue.queue] == ["one"]
    touch(window, window.wait_for(Kind.Button, "Remove").centre)
    assert not session.message_dispatch.queue.queue, "the first touch has shown it"


def test_the_buttons_of_a_folder(open_window: OpenWindow) -> None:
    window = open_window(size=(700, 600))
    start(window).show(FOLDERS, [])
    window.app.show_start_page()
    wanted: list[str] = []
    start(window).forgetWanted.connect(lambda folder: wanted.append(f"forget {folder}"))
    start(window).folderWanted.connect(lambda folder: wanted.append(f"open {folder}"))
    window.wait_for(Kind.Button, "Remove atlas from this list")
    window.painted()
    touch(window, window.wait_for(Kind.Button, "Remove atlas from this list").centre)
    assert wanted == ["open /srv/atlas"]
