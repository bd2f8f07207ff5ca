"""The composer while a message is written: completions, attachments, and files that were refused."""

import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QGuiApplication
from PySide6.QtQuick import QQuickWindow

from claude_desk.session.turns.shell_commands import ShellCommands, ShellOutput, _Program
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.line_comments import LineComment, with_comments
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.composer.file_finder import FileFinder
from tests.gallery.attachments import LONG, document, picture, several
from tests.live_session import LiveSession

_COMMANDS = (
    ("compact", "Clear the history but keep a summary of it in context", "<what to keep>"),
    ("context", "Show how full the context is", ""),
    ("cost", "Show what this session has cost", ""),
    ("init", "Write a CLAUDE.md that describes the code of this project", ""),
    ("pr-comments", "Get the comments of a pull request on GitHub", ""),
    ("review", "Review a pull request", "[number]"),
    ("security-review", "Look through the changes of this branch for security problems", ""),
    ("tools:a-very-long-name-of-a-command-of-a-plugin", "It says so at length. " * 9, "<one> [and a third]"),
)
COMMANDS: list[dict[str, Any]] = [
    {"name": name, "description": words, "argumentHint": hint} for name, words, hint in _COMMANDS
]

DROPS = ("dropping", "dropping-text")
STATES = (
    "completing", "chips", "chips-many", "chips-in-text", "pasted", "refused", "completing-asked",
    "unknown-command", "shell-typed", "shell-running", "shell-output", "dropping", "dropping-text",
)  # fmt: skip

# Commands, what they print, and their exit codes.
_RAN = (
    ("git switch -c retry", "", 0),
    ("npm test -- --watch=false", "\n".join(f"ok {n} - upload retries {n} times" for n in range(31)), 1),
)
_LOG = "ERROR upload cut off\n" * 529
_COMMENT = LineComment(
    "c1",
    "atlas/upload/client.py",
    60,
    60,
    False,
    "+    attempt",
    "Count from 1 here, the log is read by people",
)
_SENT = Entry(
    "sent-with-chip",
    EntryKind.USER,
    2,
    with_comments(
        [_COMMENT],
        f"The log of last night\n\n{_LOG}\n. I suspect the retry in @atlas/upload/client.py#L40-96, as you"
        " wrote:\n\n"
        "> every attempt goes through _send, and so it is counted once\n\nSee [comment 1].",
    ),
    final=True,
    pastes=(_LOG,),
)
_END = 1_000_000  # behind the text of the message

_PATHS = [
    "src/", "src/client/", "src/client.py", "src/client_pool.py", "tests/test_client.py",
    "docs/the client.md",
    "src/deep/down/in/a/folder/of/folders/with/quite/a/long/path/client_with_a_long_name_of_its_own.py",
    "web/client/index.html", "web/client/style.css",
]  # fmt: skip


def _write_with_chips(composer: ComposerView) -> None:
    carried = composer.carrying_view
    carried.addText(_END, "The upload test fails about one run in ten, see ")
    composer.restore_attachments([picture("failure.png")])
    carried.addText(_END, " and the log ")
    carried.addText(_END, _LOG)
    carried.addText(_END, ". You wrote ")
    carried.quote(_END, _END, "> every attempt goes through _send, and so it is counted once")
    carried.addText(_END, " in ")
    carried.insert_mention(composer._text.length, composer._text.length, "@atlas/upload/client.py#L40-96")
    carried.addText(_END, "\u2013 does that still hold? ")
    carried.put_comment(_COMMENT, composer._text.length)


def fill(state: str, session: LiveSession, composer: ComposerView) -> None:
    """Bring the composer into the state. The lists for `/` and `@` open from the typed text."""
    session.info.commands = COMMANDS
    match state:
        case "completing" | "completing-asked":
            finder = composer.findChild(FileFinder)
            assert finder is not None
            finder.find = lambda *_: finder.found.emit(_PATHS)  # type: ignore[method-assign]
        case "chips":
            composer.restore_attachments([picture("button.png"), document(LONG)])
        case "chips-many":
            composer.restore_attachments(several(30))
        case "pasted":
            composer.restore_attachments([picture("screen.png", 900, 120, 200)])
            composer.carrying_view.addText(0, "\u200bdef upload(stream):\n    ...\n" * 156)
        case "chips-in-text":
            session.add(_SENT)
            QTimer.singleShot(0, composer, lambda: _write_with_chips(composer))
        case "refused":
            composer.carrying_view.addFiles(
                [Path("/dev/zero").as_uri(), Path("/nowhere/clip.mov").as_uri()], 0
            )
        case "shell-typed":
            composer.restore_text("!npm test -- --watch=false")
        case "shell-running":
            _show_running(session.shell_commands)
        case "shell-output":
            commands = session.shell_commands
            for number, (command, out, code) in enumerate(_RAN):
                commands.began.emit(f"{number}", command)
                commands.ended.emit(ShellOutput(f"{number}", command, out, "", code, 14.0 * code))
        case "dropping" | "dropping-text":
            composer.restore_text("Compare ")
        case "unknown-command":
            QTimer.singleShot(0, composer, lambda: _ask_about(composer, "/compcat keep the figures"))


def _show_running(commands: ShellCommands) -> None:
    """Show a command as if it ran, without a process."""
    process = commands._process = _Program(commands)
    process.came.connect(commands._on_output)
    process.ended.connect(commands._on_ended)
    commands.command, commands.last_line = "npm test -- --watch=false", "31 of 200 tests"
    commands._began = time.monotonic() - 12
    commands.began.emit("1", commands.command)
    commands.changed.emit()


def drag(state: str, window: QQuickWindow) -> None:
    """Drag three files, or a text, over the window."""
    data = QMimeData()
    if state == "dropping":
        folder = "/home/someone/src/atlas"
        names = ("shots/before.png", "shots/after.png", "src/app.py")
        data.setUrls([QUrl.fromLocalFile(f"{folder}/{name}") for name in names])
    else:
        data.setText("words")
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data.setParent(window)  # the window keeps the data of the event
    QGuiApplication.sendEvent(
        window, QDragEnterEvent(QPoint(window.width() // 2, window.height() // 2), copy, data, left, none)
    )


def _ask_about(composer: ComposerView, text: str) -> None:
    """Put the text into the composer and send it."""
    composer.restore_text(text)
    composer.draft_view.restored.emit()
    composer.ready(text)
