"""What cannot be seen takes no touch: buttons that come with the pointer are not there for a finger."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.fake_session import FakeSession
from tests.qml.conftest import Opened
from tests.qml.seen import Kind, Window
from tests.qml.test_start_page import FOLDERS, start

TOUCH = QTest.createTouchDevice()


def touch(window: Window, place: QPoint) -> None:
    QTest.touchEvent(window.window, TOUCH).press(0, place, window.window).commit()
    QTest.touchEvent(window.window, TOUCH).release(0, place, window.window).commit()
    window.painted()


def test_the_buttons_of_a_message_that_waits(opened: Opened, session: FakeSession) -> None:
    window = opened(session)
    session.post.put("one")
    window.wait_for(Kind.Button, "Remove")
    window.painted()
    touch(window, window.wait_for(Kind.Button, "Remove").centre)
    assert [queued.message.text for queued in session.post.outbox.queue] == ["one"]
    touch(window, window.wait_for(Kind.Button, "Remove").centre)
    assert not session.post.outbox.queue, "the first touch has shown it"


def test_the_buttons_of_a_folder(opened: Opened) -> None:
    window = opened(size=(700, 600))
    start(window).show(FOLDERS, [])
    window.app.show_start_page()
    wanted: list[str] = []
    start(window).forgetWanted.connect(lambda folder: wanted.append(f"forget {folder}"))
    start(window).folderWanted.connect(lambda folder: wanted.append(f"open {folder}"))
    window.wait_for(Kind.Button, "Remove atlas from this list")
    window.painted()
    touch(window, window.wait_for(Kind.Button, "Remove atlas from this list").centre)
    assert wanted == ["open /srv/atlas"]
