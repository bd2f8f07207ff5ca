"""Stashing the message and restoring it, in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.transcript.text.chip_text import MARK
from claude_desk.workspace.drafts import Drafts, StashedDraft
from claude_desk.workspace.prompt_history import PromptHistory
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import text
from tests.qml.test_composer_attachments import LONG, chips, paste
from tests.qml.window import Kind, Window

ALT = Qt.KeyboardModifier.AltModifier


def press(window: Window) -> None:
    window.key(Qt.Key.Key_S, ALT)
    window.painted()


def stashed(window: Window) -> list[str]:
    return [node.name for node in window.all(Kind.StaticText) if " stashed: " in node.name]


def test_a_message_is_stashed_and_restored_with_its_chips(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("half a thought")
    paste(window, text=LONG)
    window.key(Qt.Key.Key_Home)
    press(window)
    assert (text(window), chips(window)) == ("", [])
    assert stashed(window) == ["1 message stashed: half a thought"]
    window.type("first this")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["first this"] and stashed(window), "a message leaves the stash alone"
    press(window)
    assert text(window) == f"half a thought{MARK}" and chips(window) == ["Attachment: Pasted text, 312 lines"]
    assert stashed(window) == [] and window.has_focus("Message")
    window.type("now ")
    assert text(window) == f"now half a thought{MARK}", "the cursor is where it was"


def test_the_button_shows_the_stashed_messages_in_turn(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for words in ("one", "two"):
        window.type(words)
        press(window)
    assert stashed(window) == ["2 messages stashed: two"]
    window.type("three")
    for words in ("two", "one", "three", "two"):
        window.click(Kind.Button, "Restore")
        window.painted()
        assert text(window) == words and window.has_focus("Message")
    assert len(stashed(window)) == 1


@pytest.mark.parametrize("words", ["", "  "])
def test_nothing_is_stashed_of_an_empty_message(
    open_window: OpenWindow, session: LiveSession, words: str
) -> None:
    window = open_window(session)
    window.type(words)
    press(window)
    assert stashed(window) == []


def test_a_stash_survives_the_program(open_window: OpenWindow, session: LiveSession, tmp_path: Path) -> None:
    window = open_window(session)
    drafts, history = Drafts(tmp_path / "drafts"), PromptHistory(tmp_path / "history", "/srv/atlas")
    composer = window.app.view.composer
    writer = drafts.open("/srv/atlas", "s1")
    composer.keep_with(writer, history)
    window.type("half a thought")
    paste(window, text=LONG)
    press(window)
    window.type("more")
    composer.keep_no_more()
    drafts.close_writer(writer)
    writer = drafts.open("/srv/atlas", "s1")
    composer.keep_with(writer, history)
    window.painted()
    assert text(window) == "more" and stashed(window) == ["1 message stashed: half a thought"]
    window.click(Kind.Button, "Restore")
    assert text(window) == f"half a thought{MARK}" and chips(window) == ["Attachment: Pasted text, 312 lines"]
    composer.keep_no_more()
    drafts.close_writer(writer)
    drafts.close()


def test_a_stashed_message_is_in_use_and_has_words_without_its_lost_file(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """A window that stashed its only message is opened again, and is not reused for a new session."""
    window = open_window(session)
    composer = window.app.view.composer
    window.type("half a thought")
    assert composer.in_use
    press(window)
    assert text(window) == "" and composer.in_use
    composer.draft_view._stash = (StashedDraft("", 0, ()),)
    assert composer.draft_view.property("stashWords") == ""
