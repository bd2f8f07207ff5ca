"""Quoting rows and selected text of the conversation in the message."""

import pytest
from PySide6.QtCore import Qt

from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.unit.transcript import cli_messages as f

QUOTE = (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
ANSWER = "It works **now**.\n\n```py\nrun()\n\nrest()\n```\n\nGood luck."


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    session.send("Mend it")
    session.says(f.said(f.text(ANSWER), id="m1"), f.result())
    window = open_window(session)
    window.wait_for(Kind.ListItem, "Claude: Good luck.")
    return window


def message(window: Window) -> str:
    """Return the message as it would be sent."""
    text: str = window.app.view.composer.draft_view.as_sent().text
    return text


def go_to(window: Window, row: str) -> None:
    window.key(Qt.Key.Key_F7)
    for _ in range(8):
        if window.has_focus(row):
            return
        window.key(Qt.Key.Key_Up)
    assert window.has_focus(row)


@pytest.mark.parametrize(
    ("row", "quoted"),
    [
        ("You: Mend it", "> Mend it\n"),
        ("Claude: It works", "> It works **now**.\n"),
        ("Code: run()", "> ```py\n> run()\n>\n> rest()\n> ```\n"),
    ],
)
def test_a_row_is_quoted_and_the_comment_is_written_below(window: Window, row: str, quoted: str) -> None:
    go_to(window, window.all(Kind.ListItem, row)[0].name)
    window.key(*QUOTE)
    assert message(window) == quoted
    assert window.has_focus("Message")
    window.type("why")
    assert message(window) == quoted + "\nwhy"


def test_a_selection_is_quoted(window: Window) -> None:
    go_to(window, "Claude: It works now.")
    for _ in range(len("It works")):
        window.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    window.key(*QUOTE)
    assert message(window) == "> It works\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [("", ""), ("First", "First\n\n"), ("First\n", "First\n\n"), ("First\n\n", "First\n\n")],
)
def test_a_quotation_is_a_paragraph_of_its_own(window: Window, before: str, after: str) -> None:
    for character in before:
        if character == "\n":
            window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        else:
            window.type(character)
    go_to(window, "Claude: Good luck.")
    window.key(*QUOTE)
    assert message(window) == after + "> Good luck.\n"


def test_without_a_row_the_user_is_asked_for_one(window: Window) -> None:
    window.key(*QUOTE)
    assert window.wait_for(Kind.StaticText, "Select the text to quote, or go to its row.")
    assert message(window) == ""


def test_undo_takes_the_quotation_back(window: Window) -> None:
    window.type("First")
    go_to(window, "Claude: Good luck.")
    window.key(*QUOTE)
    window.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert message(window) == "First"
