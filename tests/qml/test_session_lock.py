"""The strip of a session that another program writes to: with the mouse and with the keyboard."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind


def test_nothing_is_sent_where_somebody_else_writes(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    owner = window.app.view.owner_view
    owner.show("program")
    window.wait_for(Kind.Button, "Take over")
    assert window.has_focus("Message"), "it takes nobody the keyboard"
    window.type("not yet")
    window.key(Qt.Key.Key_Return)
    strip = window.item("SessionLockStrip")
    assert strip.property("pointed")
    node = window.find(Kind.EditableText, "Message")
    assert (node.value if node else "") == "not yet"
    assert session.sent == []

    owner.show("shared")
    window.wait_for(Kind.Button, "Reload session")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["not yet"]
    owner.set_busy(True)
    window.wait_gone(Kind.Button, "Reload session")
    assert any("has not seen" in node.name for node in window.all(Kind.StaticText))
    owner.set_busy(False)
    window.wait_for(Kind.Button, "Reload session")
    owner.show("")
    window.wait_gone(Kind.Button, "Reload session")


def test_it_is_taken_over_by_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (480, 600))
    owner = window.app.view.owner_view
    owner.show("window")
    button = window.wait_for(Kind.Button, "Take over")
    assert button.x >= 0 and button.x + button.width <= 480
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Take over")
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_F6)
    window.until_meant("Take over")
    with window.qtbot.waitSignal(owner.acquireWanted):
        window.key(Qt.Key.Key_Space)
    assert window.find(Kind.Button, "Take over").disabled  # type: ignore[union-attr]
    owner.refuse()
    window.qtbot.waitUntil(lambda: any("did not release" in n.name for n in window.all(Kind.StaticText)))


def test_a_press_for_one_session_answers_for_no_other(open_window: OpenWindow, session: LiveSession) -> None:
    """Both sessions are in use elsewhere. The strip stays in its place, and says the same about the second
    session."""
    window = open_window(session)
    taken: list[str] = []
    owners = {"first": window.app.view.owner_view, "second": window.app.add_view().owner_view}
    for name, owner in owners.items():
        owner.show("window")
        owner.acquireWanted.connect(partial(taken.append, name))
    window.wait_for(Kind.Button, "Take over")
    window.until_meant("Take over")
    button = window.wait_for(Kind.Button, "Take over")
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=button.centre)
    window.item("SessionLockStrip").setProperty("sessionLock", owners["second"])
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=button.centre)
    window.painted()
    assert window.wait_for(Kind.Button, "Take over").centre == button.centre
    assert taken == []
    window.until_meant("Take over")
    window.click(Kind.Button, "Take over")
    assert taken == ["second"]
