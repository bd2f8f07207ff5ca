"""The strip of queued messages, drafts in the field, and the keys that recall sent messages."""

from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.protocol.wire.shell_text import shell_text, with_shell_texts
from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.prompt_history import PromptHistory
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NOTE = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)


def text(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


def queue(session: LiveSession) -> list[str]:
    return [queued.message.text for queued in session.message_dispatch.queue.queue]


def test_each_message_is_a_row_with_its_stage(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    assert window.find(Kind.List, "Message queue") is None
    session.enqueue("one\nline", attachments=(NOTE,))
    written = session.enqueue("two", MessageStage.WRITTEN)
    session.enqueue("three", MessageStage.UNSENT)
    window.wait_for(Kind.List, "Message queue")
    window.wait_for(Kind.ListItem, "one line, 1 attachment: note.txt, will be sent after the current step")
    window.wait_for(Kind.ListItem, "two, delivered to Claude Code")
    window.wait_for(Kind.ListItem, "three, not sent")
    session.message_dispatch.queue.remove(written.uuid)
    session.queue_changed.emit()
    window.wait_gone(Kind.ListItem, "two, delivered to Claude Code")


def test_a_row_names_the_message_and_not_what_commands_have_printed(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    printed = shell_text("ls", "a", "")
    session.enqueue(with_shell_texts([printed], "What is this?"))
    session.enqueue(with_shell_texts([printed], ""))
    window.wait_for(Kind.ListItem, "What is this?, will be sent after the current step")
    window.wait_for(Kind.ListItem, "! ls, will be sent after the current step")


def test_by_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for name in ("one", "two", "three"):
        session.enqueue(name)
    window.wait_for(Kind.ListItem, "three, will be sent after the current step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down, ALT)
    assert queue(session) == ["one", "three", "two"]
    window.key(Qt.Key.Key_Up, ALT)
    assert queue(session) == ["one", "two", "three"]
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.EditableText, "Queued message")
    window.type(" and a half")
    window.key(Qt.Key.Key_Return, SHIFT)
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.EditableText, "Queued message")
    assert queue(session) == ["one", "two and a half\n", "three"]
    window.type("x")
    assert text(window) == "x", "the keyboard is back in the message"
    window.item("MessageQueueStrip").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.type("!")
    session.works()
    window.key(Qt.Key.Key_Escape)
    assert queue(session)[1] == "two and a half\n"
    assert session.stops == 0
    window.item("MessageQueueStrip").forceActiveFocus()
    window.key(Qt.Key.Key_Delete)
    assert queue(session) == ["one", "three"]
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 0
    window.type("y")
    assert text(window) == "xy"


def test_its_buttons(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.enqueue("one")
    window.wait_for(Kind.ListItem, "one, will be sent after the current step")
    window.item("MessageQueueStrip").forceActiveFocus()
    window.press(Kind.Button, "Edit")
    window.press(Kind.Button, "Cancel")
    window.item("MessageQueueStrip").forceActiveFocus()
    window.press(Kind.Button, "Send now")
    window.wait_for(Kind.ListItem, "one, delivered to Claude Code")
    session.cli.silent = True
    window.press(Kind.Button, "Return to message box")
    session.hear()
    assert len(session.cli.asked("cancel_async_message")) == 1
    window.wait_for(Kind.ListItem, "one, being returned")
    command = session.enqueue("/compact")
    window.wait_for(Kind.ListItem, "/compact, will be sent after this turn")
    assert window.find(Kind.Button, "Send now") is None
    session.message_dispatch.remove(command.uuid)
    session.message_dispatch.may_return = False
    session.message_dispatch.queue.queue[0].stage = MessageStage.WRITTEN
    session.message_dispatch.changed.emit()
    node = window.wait_for(Kind.Button, "This version of Claude Code cannot return sent messages")
    assert node.disabled


@pytest.mark.parametrize("width", [480, 700, 1600])
def test_it_fits(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    window = open_window(session, (width, 500))
    for number in range(30):
        session.enqueue(f"message {number} " + "word " * 60)
    window.wait_for(Kind.List, "Message queue")
    window.painted()
    strip, composer = window.item("MessageQueueStrip"), window.item("Composer")
    assert strip.height() < 260
    assert (
        strip.mapToScene(strip.boundingRect().bottomRight()).y()
        <= composer.mapToScene(composer.boundingRect().topLeft()).y() + 1
    )


def test_what_comes_back_has_what_it_carried(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("own")
    session.restored.emit("back", (NOTE,))
    assert text(window) == f"back\n\nown{MARK}"
    window.wait_for(Kind.Button, "Attachment: note.txt")


def test_what_came_back_together_and_is_too_much_for_one_message_is_not_sent(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.attachments.attachment_encoder.MOST_TOGETHER", len(NOTE.data) * 2 - 1)
    window = open_window(session)
    window.type("own")
    session.restored.emit("", (NOTE,))
    assert text(window) == f"own{MARK}"
    session.restored.emit("back", (NOTE,))
    window.key(Qt.Key.Key_Return)
    assert session.sent == []
    assert text(window) == f"back\n\nown{MARK}{MARK}"
    assert "too large for one message" in window.app.view.composer.carrying_view.lines.property("text")
    window.app.view.composer.carrying_view.remove("1")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["back\n\nown"]


def test_up_and_down_go_through_what_was_sent(
    open_window: OpenWindow, session: LiveSession, drafts: Drafts, tmp_path: Path
) -> None:
    history = PromptHistory(tmp_path / "history", session.folder)
    history.add("from before")
    window = open_window(session)
    window.app.view.composer.keep_with(drafts.open(session.folder), history)
    for message in ("one", "two\nlines"):
        for line in message.split("\n"):
            window.type(line)
            window.key(Qt.Key.Key_Return, SHIFT if line == "two" else Qt.KeyboardModifier.NoModifier)
        session.rests()
    assert session.sent == ["one", "two\nlines"]
    window.key(Qt.Key.Key_Up)
    assert text(window) == "two\nlines"
    window.key(Qt.Key.Key_Up)
    assert text(window) == "two\nlines", "first within the message"
    window.key(Qt.Key.Key_Up)
    assert text(window) == "one"
    window.key(Qt.Key.Key_Up)
    assert text(window) == "from before"
    window.key(Qt.Key.Key_Up)
    assert text(window) == "from before"
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    assert text(window) == "two\nlines"
    window.key(Qt.Key.Key_Down)
    assert text(window) == ""
    window.key(Qt.Key.Key_Up)
    window.type("!")
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Up)
    assert text(window) == "two\nlines!", "what was changed is not replaced"
    assert PromptHistory(tmp_path / "history", session.folder).texts == ["from before", "one", "two\nlines"]


def test_drafts_go_with_their_sessions(open_window: OpenWindow, session: LiveSession, drafts: Drafts) -> None:
    window = open_window(session)
    composer = window.app.view.composer
    first, second = drafts.open("/a"), drafts.open("/b")
    window.type("typed before")
    composer.restore_attachments((NOTE,))
    composer.keep_with(first, PromptHistory(Path("/nowhere"), "/a"))
    assert text(window) == f"typed before{MARK}"
    window.key(Qt.Key.Key_Left)
    window.type(" it")
    window.key(Qt.Key.Key_Left)
    composer.keep_no_more()
    composer.keep_with(second, PromptHistory(Path("/nowhere"), "/b"))
    assert text(window) == ""
    window.wait_gone(Kind.Button, "Attachment: note.txt")
    window.type("other")
    composer.keep_no_more()
    first.close()
    second.close()
    first = drafts.open("/a")
    composer.keep_with(first, PromptHistory(Path("/nowhere"), "/a"))
    assert text(window) == f"typed before it{MARK}"
    window.wait_for(Kind.Button, "Attachment: note.txt")
    window.type("!")
    assert text(window) == f"typed before i!t{MARK}", "the cursor is where it was"
    first.close()


@pytest.mark.parametrize("words", ["", "look at this"])
@pytest.mark.parametrize("folder", ["/a", "/b"])
def test_an_attachment_that_is_being_read_stays_in_the_box(
    open_window: OpenWindow, session: LiveSession, drafts: Drafts, words: str, folder: str
) -> None:
    """The session begins again, perhaps with the words of another window, or the view shows another session,
    whose draft has other words."""
    window = open_window(session)
    composer = window.app.view.composer
    nowhere = PromptHistory(Path("/nowhere"), folder)
    other = drafts.open("/b")
    other.keep_text("other", 0)
    drafts.close_writer(other)
    composer.keep_with(first := drafts.open("/a"), nowhere)
    window.type(words)
    chip = composer.carrying_view._waiting("note.txt")
    assert chip is not None
    composer.keep_no_more()
    drafts.close_writer(first)
    composer.keep_with(second := drafts.open(folder), nowhere)
    composer.carrying_view._attaching.ready.emit(chip.number, NOTE)
    assert [each[1] for each in second.fresh().parts] == [NOTE]
    assert composer.carrying_view.lines.property("text") == ""
    window.wait_for(Kind.Button, "Attachment: note.txt")
    assert text(window) == (words + MARK if folder == "/a" else "other" + MARK)
    drafts.close_writer(second)


def test_what_is_sent_is_on_disk_before_the_field_is_emptied(
    open_window: OpenWindow, session: LiveSession, drafts: Drafts
) -> None:
    window = open_window(session)
    composer = window.app.view.composer
    keeper = drafts.open("/a", "s1")
    composer.keep_with(keeper, PromptHistory(Path("/nowhere"), "/a"))
    found: list[tuple[str, int]] = []

    def look(when: str) -> None:
        found.append((when, len(drafts.waiting_in("s1") or ())))

    composer.emptied.connect(lambda: look("emptied"))
    composer.sent.connect(lambda *_: look("sent"))
    window.type("one")
    assert drafts.waiting_in("s1") is None
    window.key(Qt.Key.Key_Return)
    assert found == [("emptied", 1), ("sent", 1)]
    assert text(window) == ""
    keeper.close()


def test_the_keyboard_goes_back_to_the_message_when_the_last_one_goes(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.enqueue("one")
    window.wait_for(Kind.ListItem, "one, will be sent after the current step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Delete)
    window.wait_gone(Kind.List, "Message queue")
    window.type("a")
    assert text(window) == "a"
    queued = session.enqueue("two")
    window.wait_for(Kind.ListItem, "two, will be sent after the current step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Return)
    window.type("!")
    session.message_dispatch.remove(queued.uuid)
    window.wait_gone(Kind.EditableText, "Queued message")
    window.type("b")
    assert text(window) == "ab"


def times(session: LiveSession) -> list[bool]:
    return [queued.after_turn for queued in session.message_dispatch.queue.queue]


def test_when_a_message_is_sent_is_changed_in_the_queue(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.enqueue("one")
    window.wait_for(Kind.ListItem, "one, will be sent after the current step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_T)
    window.wait_for(Kind.ListItem, "one, will be sent after this turn")
    assert times(session) == [True]
    window.press(Kind.Button, "Send after the current step")
    window.wait_for(Kind.ListItem, "one, will be sent after the current step")
    assert times(session) == [False]
    session.message_dispatch.queue.queue[0].stage = MessageStage.WRITTEN
    session.message_dispatch.changed.emit()
    assert window.find(Kind.Button, "Send after this turn") is None


@pytest.mark.parametrize("setting", ["step", "turn"])
def test_alt_enter_sends_at_the_other_time(
    open_window: OpenWindow, session: LiveSession, setting: Literal["step", "turn"]
) -> None:
    window = open_window(session)
    window.app.preferences.show(SettingsFile(send_time=setting))
    session.works()
    window.type("one")
    window.key(Qt.Key.Key_Return)
    window.type("two")
    window.key(Qt.Key.Key_Return, ALT)
    assert session.sent == ["one", "two"] and times(session) == [
        setting == "turn",
        setting == "step",
    ]


def test_the_menu_of_send_has_both_times(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    window.type("one")
    button = window.wait_for(Kind.Button, "Send")
    assert button.description == "Alt+Enter sends it after this turn."
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=button.centre)
    window.wait_for(Kind.MenuItem, "Send after the current step")
    window.click(Kind.MenuItem, "Send after this turn")
    assert session.sent == ["one"] and times(session) == [True]
    assert window.has_focus("Message")
    session.rests()  # then the first message has its turn
    session.rests()
    window.type("two")
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=button.centre)
    window.painted()
    assert window.find(Kind.MenuItem, "Send after this turn") is None
