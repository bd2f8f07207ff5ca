"""The strip of messages on their way, drafts in the field, and the keys that recall what was sent."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.prompt_history import PromptHistory
from tests.fake_session import FakeSession
from tests.qml.conftest import Opened
from tests.qml.seen import Kind, Window

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NOTE = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)


@pytest.fixture
def drafts(tmp_path: Path) -> Iterator[Drafts]:
    kept = Drafts(tmp_path / "drafts")
    yield kept
    kept.close()


def text(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


def queue(session: FakeSession) -> list[str]:
    return [queued.message.text for queued in session.post.outbox.queue]


def test_each_message_is_a_row_with_its_stage(opened: Opened, session: FakeSession) -> None:
    window = opened(session)
    assert window.find(Kind.List, "Messages to send") is None
    session.post.put("one\nline", attachments=(NOTE,))
    written = session.post.put("two", MessageStage.WRITTEN)
    session.post.put("three", MessageStage.UNSENT)
    window.wait_for(Kind.List, "Messages to send")
    window.wait_for(Kind.ListItem, "one line, 1 attachment: note.txt, waits for the next step")
    window.wait_for(Kind.ListItem, "two, with Claude Code")
    window.wait_for(Kind.ListItem, "three, not sent")
    session.post.outbox.remove(written.uuid)
    session.outbox_changed.emit()
    window.wait_gone(Kind.ListItem, "two, with Claude Code")


def test_by_keyboard(opened: Opened, session: FakeSession) -> None:
    window = opened(session)
    for name in ("one", "two", "three"):
        session.post.put(name)
    window.wait_for(Kind.ListItem, "three, waits for the next step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down, ALT)
    assert queue(session) == ["one", "three", "two"]
    window.key(Qt.Key.Key_Up, ALT)
    assert queue(session) == ["one", "two", "three"]
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.EditableText, "Message to send")
    window.type(" and a half")
    window.key(Qt.Key.Key_Return, SHIFT)
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.EditableText, "Message to send")
    assert queue(session) == ["one", "two and a half\n", "three"]
    window.type("x")
    assert text(window) == "x", "the keyboard is back in the message"
    window.item("MessageQueueStrip").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.type("!")
    session.set_state("Working")
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


def test_its_buttons(opened: Opened, session: FakeSession) -> None:
    window = opened(session)
    session.post.put("one")
    window.wait_for(Kind.ListItem, "one, waits for the next step")
    window.item("MessageQueueStrip").forceActiveFocus()
    window.press(Kind.Button, "Change")
    window.press(Kind.Button, "Cancel")
    window.item("MessageQueueStrip").forceActiveFocus()
    window.press(Kind.Button, "Send now")
    window.wait_for(Kind.ListItem, "one, with Claude Code")
    window.press(Kind.Button, "Take back")
    assert len(session.post.asked_back) == 1
    window.wait_for(Kind.ListItem, "one, being taken back")
    command = session.post.put("/compact")
    window.wait_for(Kind.ListItem, "/compact, waits for the next step")
    assert window.find(Kind.Button, "Send now") is None
    session.post.remove(command.uuid)
    session.post.gives_back = False
    session.post.stage(session.post.outbox.queue[0], MessageStage.WRITTEN)
    node = window.wait_for(Kind.Button, "This Claude Code cannot give it back")
    assert node.disabled


@pytest.mark.parametrize("width", [480, 700, 1600])
def test_it_fits(opened: Opened, session: FakeSession, width: int) -> None:
    window = opened(session, (width, 500))
    for number in range(30):
        session.post.put(f"message {number} " + "word " * 60)
    window.wait_for(Kind.List, "Messages to send")
    window.painted()
    strip, composer = window.item("MessageQueueStrip"), window.item("Composer")
    assert strip.height() < 260
    assert (
        strip.mapToScene(strip.boundingRect().bottomRight()).y()
        <= composer.mapToScene(composer.boundingRect().topLeft()).y() + 1
    )


def test_what_comes_back_has_what_it_carried(opened: Opened, session: FakeSession) -> None:
    window = opened(session)
    window.type("own")
    session.restored.emit("back", (NOTE,))
    assert text(window) == "back\n\nown"
    window.wait_for(Kind.Button, "Attachment: note.txt")


def test_what_came_back_together_and_is_too_much_for_one_message_is_not_sent(
    opened: Opened, session: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.ui.attachments.attachment_encoder.MOST_TOGETHER", len(NOTE.data) * 2 - 1)
    window = opened(session)
    window.type("own")
    session.restored.emit("", (NOTE,))
    assert text(window) == "own"
    session.restored.emit("back", (NOTE,))
    window.key(Qt.Key.Key_Return)
    assert session.sent == []
    assert text(window) == "back\n\nown"
    assert "more than a message can carry" in window.app.view.composer.carrying_view.lines.property("text")
    window.app.view.composer.carrying_view.remove("1")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["back\n\nown"]


def test_up_and_down_go_through_what_was_sent(
    opened: Opened, session: FakeSession, drafts: Drafts, tmp_path: Path
) -> None:
    history = PromptHistory(tmp_path / "history", session.folder)
    history.add("from before")
    window = opened(session)
    window.app.view.composer.keep_with(drafts.open(session.folder), history)
    for message in ("one", "two\nlines"):
        for line in message.split("\n"):
            window.type(line)
            window.key(Qt.Key.Key_Return, SHIFT if line == "two" else Qt.KeyboardModifier.NoModifier)
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


def test_drafts_go_with_their_sessions(opened: Opened, session: FakeSession, drafts: Drafts) -> None:
    window = opened(session)
    composer = window.app.view.composer
    first, second = drafts.open("/a"), drafts.open("/b")
    window.type("typed before")
    composer.give_back((NOTE,))
    composer.keep_with(first, PromptHistory(Path("/nowhere"), "/a"))
    assert text(window) == "typed before"
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
    assert text(window) == "typed before it"
    window.wait_for(Kind.Button, "Attachment: note.txt")
    window.type("!")
    assert text(window) == "typed before i!t", "the cursor is where it was"
    first.close()


def test_what_is_sent_is_on_disk_before_the_field_is_emptied(
    opened: Opened, session: FakeSession, drafts: Drafts
) -> None:
    window = opened(session)
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
    opened: Opened, session: FakeSession
) -> None:
    window = opened(session)
    session.post.put("one")
    window.wait_for(Kind.ListItem, "one, waits for the next step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Delete)
    window.wait_gone(Kind.List, "Messages to send")
    window.type("a")
    assert text(window) == "a"
    queued = session.post.put("two")
    window.wait_for(Kind.ListItem, "two, waits for the next step")
    window.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | SHIFT)
    window.key(Qt.Key.Key_Return)
    window.type("!")
    session.post.remove(queued.uuid)
    window.wait_gone(Kind.EditableText, "Message to send")
    window.type("b")
    assert text(window) == "ab"
