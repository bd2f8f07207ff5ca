"""Rewinding to before a message, and forking a session from it: the menu and the prompt."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction
from claude_desk.ui.click_guard import ClickGuard
from tests.fake_session import FakeSession
from tests.gallery.entry_maker import Maker
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import tab_to
from tests.qml.window import Kind, Window

ASKED = "Rewind to here?"
REWIND, FORK = "Rewind to here…", "Fork from here"


def talked(session: FakeSession) -> list[Entry]:
    make = Maker()
    session.entries = [make(EntryKind.USER, "Fix it"), make(EntryKind.PROSE, "Fixed.")]
    return session.entries


def menu(window: Window, row: str) -> None:
    item = window.item(row)
    place = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    window.wait_for(Kind.MenuItem, FORK)
    window.painted()


def meant(window: Window, session: FakeSession, button: str) -> tuple[str, bool, bool]:
    """Press a button until a press counts. Return the arguments of the rewind that was begun."""

    def begun() -> bool:
        window.press(Kind.Button, button)
        return bool(session.rewinder.begun)

    window.until_enabled(Kind.Button, button)
    window.qtbot.waitUntil(begun)
    (one,) = session.rewinder.begun
    return one


def stood(window: Window, prompt: str) -> None:
    """Wait until the prompt has been in place long enough for a press in it to count."""
    item = window.item(prompt)
    window.painted()
    window.qtbot.waitUntil(lambda: all(each.isArmed() for each in item.findChildren(ClickGuard)))


def test_one_goes_back_from_a_message(open_window: OpenWindow, session: FakeSession) -> None:
    asked, _ = talked(session)
    session.rewinder.reach = None
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.Dialog, ASKED)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    assert window.find(Kind.StaticText, "Before “Fix it”")
    assert window.find(Kind.StaticText, "Checking what would change…")
    session.rewinder.previewed.emit(
        session.rewinder.looked[0], RewindPreview(files=("a.py", "b.py"), insertions=3)
    )
    window.wait_for(Kind.StaticText, "b.py")
    assert window.find(Kind.Button, "Restore files (2)")
    assert meant(window, session, "Both") == (f"uuid-{asked.id}", True, True)
    window.wait_for(Kind.StaticText, "Rewinding…")
    window.key(Qt.Key.Key_Escape)
    assert window.find(Kind.Dialog, ASKED), "it goes back already"
    session.rewinder.finished.emit("The disk is full.")
    window.wait_for(Kind.StaticText, "The disk is full.")
    session.rewinder.finished.emit("")
    window.wait_gone(Kind.Dialog, ASKED)
    assert window.has_focus("Message")


def test_escape_changes_nothing(open_window: OpenWindow, session: FakeSession) -> None:
    talked(session)
    window = open_window(session)
    window.type("/rewind")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Dialog, ASKED)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, ASKED)
    assert window.has_focus("Message")
    assert session.rewinder.begun == []
    assert session.sent == []


def test_a_prompt_that_goes_takes_no_keyboard_from_elsewhere(
    open_window: OpenWindow, session: FakeSession
) -> None:
    talked(session)
    window = open_window(session)
    window.type("/rewind")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Dialog, ASKED)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    window.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.app.view.rewind.leave()
    window.wait_gone(Kind.Dialog, ASKED)
    window.painted()
    assert window.has_focus("Search sessions")


def test_enter_goes_back_to_nothing(open_window: OpenWindow, session: FakeSession) -> None:
    """Enter sends messages, so only Space and a click count here."""
    talked(session)
    session.rewinder.reach = RewindPreview(files=("a.py",))
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.until_enabled(Kind.Button, "Both")
    stood(window, "RewindPrompt")
    for button in ("Rewind conversation", "Restore files (1)", "Both"):
        tab_to(window, button)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            window.key(key)
        assert session.rewinder.begun == [], button
        assert window.has_focus(button)
    window.key(Qt.Key.Key_Space)
    assert len(session.rewinder.begun) == 1


def test_what_cannot_be_is_said_and_not_offered(open_window: OpenWindow, session: FakeSession) -> None:
    talked(session)
    session.rewinder.reach = RewindPreview(conversation_why="It was summed up.", files=("a.py",))
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.StaticText, "It was summed up.")
    window.press(Kind.Button, "Rewind conversation")
    window.press(Kind.Button, "Both")
    assert meant(window, session, "Restore files (1)")[1:] == (False, True)


def test_a_session_begins_with_a_row_and_one_goes_forward_again(
    open_window: OpenWindow, session: FakeSession
) -> None:
    _, said = talked(session)
    window = open_window(session)
    menu(window, "ProseRow")
    window.click(Kind.MenuItem, REWIND)  # disabled: the row is not a message of the user
    window.click(Kind.MenuItem, FORK)
    window.wait_gone(Kind.MenuItem, FORK)
    assert session.forker.begun == [said.id]
    assert session.rewinder.looked == []
    notice = Entry(id="n", kind=EntryKind.NOTICE, turn=1, text="You are back.", final=True)
    notice.action = NoticeAction.UNDO_REWIND
    session.add(notice)
    window.wait_for(Kind.Button, "Undo")
    window.painted()
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    window.click(Kind.Button, "Undo")
    assert session.rewinder.undos == 1
    assert window.has_focus("Message"), "a click takes the keyboard nowhere"
    assert session.sent_along == []


def test_words_that_were_given_back_go_with_undo_unless_they_were_changed(
    open_window: OpenWindow, session: FakeSession
) -> None:
    talked(session)
    window = open_window(session)
    session.restored.emit("Fix it", ())
    window.qtbot.waitUntil(lambda: window.wait_for(Kind.EditableText, "Message").value == "Fix it")
    session.rewinder.undone.emit("Fix it")
    window.qtbot.waitUntil(lambda: window.wait_for(Kind.EditableText, "Message").value == "")
    session.restored.emit("Fix it", ())
    window.type(" now")
    session.rewinder.undone.emit("Fix it")
    window.painted()
    assert window.wait_for(Kind.EditableText, "Message").value == "Fix it now"


def test_files_of_a_snapshot_say_what_they_cover_and_leave_others_alone(
    open_window: OpenWindow, session: FakeSession
) -> None:
    session.rewinder.reach = RewindPreview(files=("a", "b"), insertions=3, others=("mine",), whole=True)
    asked, _ = talked(session)
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.Button, "Restore files (2)")
    window.wait_for(Kind.StaticText, "Changed by you or another program since: mine")
    window.click(Kind.CheckBox, "Restore these too")
    window.wait_for(Kind.Button, "Restore files (3)")
    assert meant(window, session, "Restore files (3)") == (f"uuid-{asked.id}", False, True)
    assert session.rewinder.others
