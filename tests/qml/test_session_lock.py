"""The strip of a session that somebody else writes: by hand and by keyboard."""

from PySide6.QtCore import Qt

from tests.fake_session import FakeSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind


def test_nothing_is_sent_where_somebody_else_writes(open_window: OpenWindow, session: FakeSession) -> None:
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


def test_it_is_taken_over_by_keyboard(open_window: OpenWindow, session: FakeSession) -> None:
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
