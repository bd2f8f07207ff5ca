"""A message that begins with `!` runs in the shell when the user presses Enter, and never otherwise."""

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.wire.shell_text import shell_text
from claude_desk.session.core.session import Session
from claude_desk.transcript.text.chip_text import MARK
from tests.gallery.composer import COMMANDS
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer_attachments import LONG, paste
from tests.qml.window import Kind, Window

CONTROL = Qt.KeyboardModifier.ControlModifier
GOES = "The output of 1 command goes with your next message."


def runs(window: Window, session: LiveSession) -> list[str]:
    """Record the commands that would run, without running them."""
    wanted: list[str] = []
    view = window.app.view
    view.composer.shellWanted.disconnect()
    view.composer.shellWanted.connect(wanted.append)
    return wanted


def text(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


def live(window: Window) -> Session:
    session = window.app.view.session
    assert session is not None
    return session


def attached(window: Window, output: str = "a.txt\n") -> None:
    window.app.view.composer.carrying_view.add_output(shell_text("ls", output, ""))


def sign(window: Window) -> bool:
    return any("Runs in your shell" in node.name for node in window.all(Kind.StaticText))


def test_enter_runs_what_begins_with_the_sign(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wanted = runs(window, session)
    window.type("!")
    window.qtbot.waitUntil(lambda: sign(window))
    window.key(Qt.Key.Key_Return)
    assert (wanted, text(window)) == ([], "!"), "the sign alone is no command"
    window.type("npm test")
    assert window.find(Kind.Button, "Run") is not None
    window.key(Qt.Key.Key_Return)
    assert (wanted, text(window), session.sent) == (["npm test"], "", [])
    window.wait_gone(Kind.Button, "Run")
    assert not sign(window)


def test_the_demo_runs_none(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wanted = runs(window, session)
    window.app.view.set_demo(True)
    window.type("!npm test")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.StaticText, "The demo runs no commands.")
    assert (wanted, text(window), session.sent) == ([], "!npm test", [])


def test_what_is_pasted_or_restored_does_not_run_by_itself(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    wanted = runs(window, session)
    QGuiApplication.clipboard().setText("!rm -rf x\n!rm -rf y\n")
    window.key(Qt.Key.Key_V, CONTROL)
    window.qtbot.waitUntil(lambda: sign(window))
    assert (wanted, session.sent) == ([], [])
    for _ in text(window):
        window.key(Qt.Key.Key_Backspace)
    live(window).restore_text("!rm -rf z")
    window.qtbot.waitUntil(lambda: text(window) == "!rm -rf z" and sign(window))
    assert (wanted, session.sent) == ([], [])


def test_a_message_that_is_queued_or_sent_by_the_program_does_not_run(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    wanted = runs(window, session)
    window.app.view.send("!rm -rf x")
    window.qtbot.waitUntil(lambda: session.sent == ["!rm -rf x"])
    assert wanted == []


def test_the_output_goes_with_the_next_message_before_its_text(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    attached(window)
    window.wait_for(Kind.StaticText, GOES)
    window.type("What is it?")
    window.key(Qt.Key.Key_Return)
    output = shell_text("ls", "a.txt\n", "")
    assert session.sent == [f"{output}\n\nThis is what my own commands printed.\n\nWhat is it?"]
    window.wait_gone(Kind.StaticText, GOES)
    for _ in range(2):  # there is only one earlier message
        window.key(Qt.Key.Key_Up)
        assert text(window) == "What is it?"


def test_the_output_is_left_out_and_waits_behind_a_command_of_claude_code(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    attached(window)
    window.wait_for(Kind.StaticText, GOES)
    window.type("/compact")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["/compact"]
    assert window.find(Kind.StaticText, GOES) is not None
    window.key(Qt.Key.Key_End, CONTROL)
    window.key(Qt.Key.Key_Backspace)
    window.wait_gone(Kind.StaticText, GOES)
    window.type("hello")
    window.key(Qt.Key.Key_Return)
    assert session.sent[-1] == "hello"


def test_commands_are_completed_and_run_behind_a_chip(open_window: OpenWindow, session: LiveSession) -> None:
    session.info.commands = COMMANDS
    window = open_window(session)
    wanted = runs(window, session)
    attached(window)
    window.type("!npm test")
    window.key(Qt.Key.Key_Return)
    assert (wanted, session.sent) == (["npm test"], [])
    assert window.app.view.composer.carrying_view.list.outputs == 1
    window.type("/comp")
    window.qtbot.waitUntil(lambda: window.app.view.composer.completion.open)
    window.key(Qt.Key.Key_Tab)
    assert text(window) == f"{MARK}/compact "


def test_no_command_is_completed_behind_a_pasted_text(open_window: OpenWindow, session: LiveSession) -> None:
    session.info.commands = COMMANDS
    window = open_window(session)
    paste(window, text=LONG)
    window.type("/compcat")
    assert not window.app.view.composer.completion.open
    window.key(Qt.Key.Key_Return)
    assert session.sent == [f"{LONG}\n/compcat"], "the message begins with no command"


def test_a_running_command_has_its_card_and_stop(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    window = open_window(session)
    commands = live(window).shell_commands
    commands._folder = lambda: str(tmp_path)
    commands._environ = {"PATH": os.environ["PATH"]}
    assert commands.run("echo here; sleep 300")
    window.wait_for(Kind.ListItem, "You ran: echo here; sleep 300, running")
    window.qtbot.waitUntil(lambda: "here" in line(window), timeout=20_000)
    assert line(window).startswith("running")
    assert window.app.view._timer.isActive(), "the card counts the seconds, although no turn runs"
    window.type("!ls")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.StaticText, "A command runs already. Stop it, or wait for its end.")
    assert text(window) == "!ls"
    window.click(Kind.Button, "Stop the command")
    window.wait_gone(Kind.Button, "Stop the command")
    assert window.app.view.composer.carrying_view.list.outputs == 1
    window.wait_for(Kind.ListItem, "You ran: echo here; sleep 300, stopped: here")
    assert not window.app.view._timer.isActive()


def line(window: Window) -> str:
    """Return what the card says of the running command."""
    item = window.item("CardButton")
    return str(item.property("status"))
