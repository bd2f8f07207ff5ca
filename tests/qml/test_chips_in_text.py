"""Chips in the text of the message, by keys and by the mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QTouchEvent
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.transcript.row_text import row_text
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.prompt_history import PromptHistory
from tests.gallery.attachments import several
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import CONTROL, SHIFT, text
from tests.qml.test_composer_attachments import LONG, chips, composer, paste, project, session_folder
from tests.qml.test_switching import second, show
from tests.qml.window import Kind, Window

__all__ = ["project", "session_folder"]

ALT = Qt.KeyboardModifier.AltModifier
PASTED = "Attachment: Pasted text, 312 lines"


def press(window: Window, *keys: Qt.Key) -> None:
    for key in keys:
        window.key(key)


def caret(window: Window, position: int) -> QRectF:
    field = window.window.activeFocusItem()
    field.setProperty("cursorPosition", position)
    found = field.property("cursorRectangle")
    assert isinstance(found, QRectF)
    return found


def write(window: Window) -> None:
    """Write `see`, a pasted text, and `there`."""
    window.type("see ")
    paste(window, text=LONG)
    window.type(" there")
    assert text(window) == f"see {MARK} there" and chips(window) == [PASTED]


def test_a_paste_stands_where_the_caret_is_and_is_sent_there(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    write(window)
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"see\n\n{LONG}\nthere"]
    assert text(window) == "" and chips(window) == []


def test_the_arrows_step_over_a_chip_and_backspace_takes_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    write(window)
    press(window, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 5, Qt.Key.Key_Backspace)
    assert text(window) == "see  there" and chips(window) == []
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == f"see {MARK} there" and chips(window) == [PASTED]
    press(window, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4, Qt.Key.Key_Delete)
    assert chips(window) == []


def test_an_undo_on_a_chip_is_one_of_the_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    paste(window, text=LONG + "more")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus(PASTED)
    window.key(Qt.Key.Key_Backspace)
    assert window.has_focus("Attachment: Pasted text, 313 lines") and len(chips(window)) == 1
    window.key(Qt.Key.Key_Z, CONTROL)
    assert len(chips(window)) == 2 and window.has_focus("Message")


def test_an_undo_brings_a_sent_message_back_with_its_chips(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    write(window)
    window.key(Qt.Key.Key_Return)
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == f"see {MARK} there" and chips(window) == [PASTED]
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"see\n\n{LONG}\nthere"] * 2


def test_a_chip_is_moved_by_cutting_and_pasting(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    press(window, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4)
    window.key(Qt.Key.Key_Right, SHIFT)
    window.key(Qt.Key.Key_X, CONTROL)
    assert text(window) == "see  there"
    assert QGuiApplication.clipboard().text() == LONG, "other programs get the text"
    window.key(Qt.Key.Key_Home)
    window.key(Qt.Key.Key_V, CONTROL)
    window.key(Qt.Key.Key_V, CONTROL)
    QGuiApplication.clipboard().clear()
    assert text(window) == f"{MARK}{MARK}see  there" and chips(window) == [PASTED, PASTED]


def test_a_chip_is_moved_by_keys_and_keeps_the_focus(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    paste(window, text=LONG + "more")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus(PASTED)
    window.key(Qt.Key.Key_Right, ALT)
    assert text(window) == f"see there {MARK} {MARK}" and window.has_focus(PASTED)
    window.wait_for(Kind.Notification, "Moved behind “there”")
    window.key(Qt.Key.Key_Right, ALT)
    assert chips(window) == ["Attachment: Pasted text, 313 lines", PASTED] and window.has_focus(PASTED)
    window.key(Qt.Key.Key_Z, CONTROL)
    assert chips(window) == [PASTED, "Attachment: Pasted text, 313 lines"], "each move is one undo step"


def test_a_selected_chip_is_moved_by_keys_and_stays_selected(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    write(window)
    press(window, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4)
    window.key(Qt.Key.Key_Right, SHIFT)
    window.key(Qt.Key.Key_Right, ALT)
    window.key(Qt.Key.Key_Right, ALT)
    assert text(window) == f"see there {MARK}"
    window.key(Qt.Key.Key_Left, ALT)
    window.key(Qt.Key.Key_Left, ALT)
    assert text(window) == f"{MARK} see there"
    window.key(Qt.Key.Key_Delete)
    assert text(window) == " see there", "it was selected"


def test_a_chip_is_moved_with_the_mouse(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    begin = window.wait_for(Kind.Button, PASTED).centre
    field = window.window.activeFocusItem()
    end = field.mapToScene(caret(window, 0).center()).toPoint()

    def drag(path: list[QPoint]) -> None:
        QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=path[0])
        for place in path[1:]:
            QTest.mouseMove(window.window, place)
            window.painted()
        QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=path[-1])

    drag([begin + (end - begin) * step / 8 for step in range(9)])
    window.qtbot.waitUntil(lambda: text(window) == f"{MARK} see there")
    assert window.app.view.composer.carrying_view.edited == "", "a drag opens nothing"
    begin = window.wait_for(Kind.Button, PASTED).centre
    drag([begin + QPoint(0, -60 * step) for step in range(5)])
    window.painted()
    assert text(window) == f"{MARK} see there", "it is not dropped outside of the box"
    assert window.app.view.composer.carrying_view.edited == ""


def test_a_drag_that_is_canceled_moves_no_chip(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    begin = window.wait_for(Kind.Button, PASTED).centre
    end = window.window.activeFocusItem().mapToScene(caret(window, 0).center()).toPoint()
    device = QTest.createTouchDevice()
    QTest.touchEvent(window.window, device).press(0, begin).commit()
    for step in range(1, 9):
        QTest.touchEvent(window.window, device).move(0, begin + (end - begin) * step / 8).commit()
        window.painted()
    assert window.item("MessageChips").property("_drop") == 0
    QGuiApplication.sendEvent(window.window, QTouchEvent(QEvent.Type.TouchCancel, device))
    window.painted()
    assert text(window) == f"see {MARK} there"


def test_a_mention_is_a_chip_that_opens_the_file_at_its_line(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("look at @clie:1")
    window.wait_for(Kind.ListItem, "client.py#L1, src")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: text(window) == f"look at {MARK} ")
    press(window, Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Left, SHIFT)
    window.key(Qt.Key.Key_Return)
    assert session.sent == []
    window.qtbot.waitUntil(lambda: window.app.view.viewer.property("title") == "src/client.py")
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_L, CONTROL)
    window.key(Qt.Key.Key_End)
    window.type("now")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["look at @src/client.py#L1 now"]


def test_enter_opens_a_selected_chip_for_editing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    press(window, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4)
    window.key(Qt.Key.Key_Right, SHIFT)
    window.key(Qt.Key.Key_Return)
    assert session.sent == []
    window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    window.type("first ")
    window.key(Qt.Key.Key_Return, CONTROL)
    window.wait_gone(Kind.EditableText, "Pasted text, 312 lines")
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"see\n\nfirst {LONG}\nthere"]


def test_an_edit_of_a_chip_is_undone_in_the_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    paste(window, text=LONG)
    window.painted()
    window.click(Kind.Button, PASTED)
    window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    window.key(Qt.Key.Key_A, CONTROL)
    window.type("short")
    window.click(Kind.Button, "Save")
    window.wait_gone(Kind.EditableText, "Pasted text, 312 lines")
    assert chips(window) == ["Attachment: Pasted text, 5 characters"]
    window.key(Qt.Key.Key_Z, CONTROL)
    assert chips(window) == [PASTED]
    window.key(Qt.Key.Key_Return)
    assert session.sent == [LONG]


def test_cancel_leaves_the_text_of_a_chip(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    paste(window, text=LONG)
    window.painted()
    window.click(Kind.Button, PASTED)
    window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    window.type("x")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.EditableText, "Pasted text, 312 lines")
    assert chips(window) == [PASTED] and session.sent == []
    assert composer(window).carrying_view.list.all[0].text == LONG


def test_an_edit_of_a_chip_is_kept_while_another_session_is_shown(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    first, other = second(window, LiveSession())
    paste(window, text=LONG)
    window.painted()
    window.click(Kind.Button, PASTED)
    window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    window.type("first ")
    show(window, other)
    assert window.find(Kind.EditableText, "Pasted text, 312 lines") is None
    show(window, first)
    editor = window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    assert editor.value == f"first {LONG}"
    window.qtbot.waitUntil(lambda: window.has_focus("Pasted text, 312 lines"))
    window.key(Qt.Key.Key_Return, CONTROL)
    window.wait_gone(Kind.EditableText, "Pasted text, 312 lines")
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"first {LONG}"]


def test_the_editor_of_a_chip_is_open_again_after_a_kill(
    open_window: OpenWindow,
    session: LiveSession,
    drafts: Drafts,
    tmp_path: Path,
) -> None:
    nowhere = PromptHistory(Path("/nowhere"), session.folder)
    window = open_window(session)
    composer(window).keep_with(drafts.open(session.folder), nowhere)
    paste(window, text=LONG)
    window.painted()
    window.click(Kind.Button, PASTED)
    window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    window.type("first ")
    drafts.flush()  # the files are as after a kill
    window.app.view.composer.keep_no_more()
    window.screen.close()

    again = Drafts(tmp_path / "drafts")
    anew = LiveSession()
    window = open_window(anew)
    composer(window).keep_with(again.open(session.folder), nowhere)
    editor = window.wait_for(Kind.EditableText, "Pasted text, 312 lines")
    assert editor.value == f"first {LONG}"
    window.qtbot.waitUntil(lambda: window.has_focus("Pasted text, 312 lines"))
    window.key(Qt.Key.Key_Return, CONTROL)
    window.wait_gone(Kind.EditableText, "Pasted text, 312 lines")
    window.key(Qt.Key.Key_Return)
    assert anew.sent == [f"first {LONG}"]
    again.flush()
    again.close()


def test_a_quotation_is_a_chip_with_its_first_words(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("why: ")
    window.item("Composer").quote("> every attempt goes through _send\n")  # type: ignore[attr-defined]
    window.type("really?")
    assert chips(window) == ["Attachment: Quotation: every attempt goes through _send"]
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["why:\n\n> every attempt goes through _send\n\nreally?"]


def test_each_chip_lies_over_its_place(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    window.painted()
    [chip] = window.items("TextChip")
    field = window.window.activeFocusItem()
    before, after = caret(window, 4), caret(window, 5)
    place = chip.mapRectToItem(field, chip.boundingRect())
    assert before.x() <= place.left() and place.right() <= after.x()
    assert place.width() > 100
    assert abs(place.center().y() - before.center().y()) < 4


def test_chips_follow_the_text_from_right_to_left(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    composer(window).replace(0, 0, "שלום  עולם")
    window.window.activeFocusItem().setProperty("cursorPosition", 5)
    paste(window, text=LONG)
    window.painted()
    [chip] = window.items("TextChip")
    place = chip.mapRectToItem(window.window.activeFocusItem(), chip.boundingRect())
    assert caret(window, 8).x() <= place.left() and place.right() <= caret(window, 3).x()


def point_at(window: Window, place: QPointF) -> None:
    for step in range(3):
        QTest.mouseMove(window.window, place.toPoint() + QPoint(step, 0))
        window.painted()


@pytest.mark.usefixtures("hovering")
def test_a_chip_is_removed_with_the_mouse_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    window.painted()
    [chip] = window.items("TextChip")
    field = window.item("MessageField")
    before = chip.mapRectToItem(field, chip.boundingRect()), caret(window, 11)
    assert window.find(Kind.Button, "Remove Pasted text, 312 lines") is None
    point_at(window, chip.mapToScene(chip.boundingRect().center()))
    cross = window.wait_for(Kind.Button, "Remove Pasted text, 312 lines")
    assert (chip.mapRectToItem(field, chip.boundingRect()), caret(window, 11)) == before, "nothing moves"
    point_at(window, QPointF(cross.centre))
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=cross.centre)
    assert text(window) == "see  there" and chips(window) == []
    assert window.app.view.composer.carrying_view.edited == "", "the chip is not opened"
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == f"see {MARK} there" and chips(window) == [PASTED]


def test_chips_are_as_large_as_the_letters(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (480, 700))
    write(window)
    window.painted()
    [chip] = window.items("TextChip")
    small = chip.height()
    window.app.set_text_scale(2)
    window.painted()
    window.painted()
    [chip] = window.items("TextChip")
    field = window.item("MessageField")
    assert chip.height() == 2 * small
    assert chip.width() > 150 and chip.mapRectToItem(field, chip.boundingRect()).right() <= field.width()


def test_earlier_messages_do_not_take_the_place_of_chips(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("sent")
    window.key(Qt.Key.Key_Return)
    paste(window, text=LONG)
    window.key(Qt.Key.Key_Up)
    assert text(window) == f"{MARK}sent" and chips(window) == [PASTED]
    window.key(Qt.Key.Key_Down)
    assert text(window) == MARK and chips(window) == [PASTED]
    window.type("own")
    window.key(Qt.Key.Key_Up)
    assert text(window) == f"{MARK}own", "what the user wrote stays"
    window.key(Qt.Key.Key_Home)
    window.type("before ")
    window.key(Qt.Key.Key_Up)
    assert text(window) == f"before {MARK}own"


@pytest.mark.parametrize("sends", [1, 2, 3])
def test_an_undo_brings_back_the_last_sent_message_whole_and_no_other(
    open_window: OpenWindow, session: LiveSession, sends: int
) -> None:
    window = open_window(session)
    for number in range(sends):
        window.type(f"{number} ")
        paste(window, text=LONG)
        paste(window, text=f"{LONG}\n{number}")
        window.key(Qt.Key.Key_Z, CONTROL)
        window.key(Qt.Key.Key_Return)
    assert len(session.sent) == sends
    for _ in range(12):
        window.key(Qt.Key.Key_Z, CONTROL)
        assert text(window) in ("", f"{sends - 1} {MARK}")
        assert len(chips(window)) == text(window).count(MARK)
    assert text(window) == f"{sends - 1} {MARK}"
    window.key(Qt.Key.Key_Return)
    assert session.sent[-1] == session.sent[-2 if sends > 1 else 0]


def test_a_file_that_could_not_be_read_comes_back_as_missing(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("a b")
    composer(window).carrying_view.restore(several(1))
    composer(window).carrying_view.addPicture(QByteArray(b"no picture"))
    window.qtbot.waitUntil(lambda: len(chips(window)) == 1)
    window.key(Qt.Key.Key_Z, CONTROL)
    assert len(chips(window)) == 2
    why = "Could not attach Pasted image.png: it is not a readable image."
    assert sorted(item.property("missing") for item in window.items("TextChip")) == ["", why]
    chip = window.find(Kind.Button, "Attachment: Pasted image.png")
    assert chip is not None and chip.description == f"{why} It is not sent."
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["a b"] and len(session.carried[0]) == 1, "what is missing is not sent"


# --- the bubble of a sent message ------------------------------------------------------------------


def test_a_sent_paste_is_a_chip_in_the_bubble_and_opens(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    write(window)
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: bool(window.items("TextChip")))
    assert "You: see Pasted text, 312 lines there, folded" in [
        node.name for node in window.all(Kind.ListItem, "You")
    ]
    window.painted()
    [chip] = window.items("TextChip")
    row = window.item("UserRow")
    assert 20 < chip.height() < row.height() < 60
    assert row.boundingRect().contains(chip.mapRectToItem(row, chip.boundingRect()))
    window.click(Kind.Button, "Pasted text, 312 lines")
    window.wait_for(Kind.Heading, "Pasted text, 312 lines")


def test_the_bubble_shows_quotations_and_mentions_as_chips_that_open(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    said = "You wrote\n\n> every attempt is counted\n\nin @src/client.py#L1 \u2013 is that so?"
    session.add(Entry("sent", EntryKind.USER, 1, said, final=True))
    quote = window.wait_for(Kind.Button, "Quotation: every attempt is counted")
    window.wait_for(Kind.Button, "src/client.py:1")
    assert window.all(Kind.ListItem, "You: You wrote Quotation: every attempt is counted in src/client.py:1")
    window.click(Kind.Button, "src/client.py:1")
    window.qtbot.waitUntil(lambda: window.app.view.viewer.property("title") == "src/client.py")
    window.key(Qt.Key.Key_Escape)
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=quote.centre)
    window.qtbot.waitUntil(lambda: window.app.view.viewer.property("title").startswith("Quotation"))


def test_enter_opens_a_chip_of_the_bubble(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    write(window)
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: bool(window.items("TextChip")))
    window.painted()
    press(window, Qt.Key.Key_F6, Qt.Key.Key_Tab)
    assert window.has_focus("Pasted text, 312 lines")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Heading, "Pasted text, 312 lines")


def test_a_bubble_with_a_chip_is_unfolded_to_its_text(open_window: OpenWindow, session: LiveSession) -> None:
    sent = f"see\n\n{LONG}\nthere"
    session.add(Entry(id="m1", kind=EntryKind.USER, turn=1, text=sent, final=True, pastes=(LONG,)))
    window = open_window(session)
    model = window.app.view.transcript
    row = model.row("m1")
    assert row is not None and row.body == f"see {MARK} there"
    assert row.copy_text == sent, "a copy has the text"
    shown = row_text(row, model._prose)
    [(_, copied)] = shown.copied(0, shown.length)
    assert copied.split() == sent.split()
    model.fold("m1", False)
    window.painted()
    assert row.body == sent and not row.chips and window.items("TextChip") == []
    model.fold("m1", True)
    window.painted()
    assert len(window.items("TextChip")) == 1


def test_what_is_found_in_a_paste_is_shown(open_window: OpenWindow, session: LiveSession) -> None:
    sent = f"see\n\n{LONG}needle\n\nthere"
    paste = f"{LONG}needle\n"
    session.add(Entry(id="m1", kind=EntryKind.USER, turn=1, text=sent, final=True, pastes=(paste,)))
    window = open_window(session)
    window.key(Qt.Key.Key_F, CONTROL)
    window.type("needle")
    window.qtbot.waitUntil(lambda: not window.app.view.transcript.row("m1").folded)
