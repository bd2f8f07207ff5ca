"""The question about a message that begins with an unknown command, before the message is sent."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# A word that Claude Code treats as a command. `/usr/bin` and `/what?` are plain words.
_COMMAND = re.compile(r"/([\w:-]+)(?=\s|$)")


def unknown_in(text: str, session: "Session | None") -> str:
    """Return the unknown command that the message begins with, including its `/`; "" for any other message.

    Return "" for every message before the CLI has listed its commands.
    """
    from claude_desk.ui.composer.slash_commands import is_known  # not needed for the first frame

    found = _COMMAND.match(text)
    if found is None or session is None or not session.info.commands:
        return ""
    return "" if is_known(found[1], session) else found[0]


def as_message(text: str) -> str:
    """Return the text with a leading space, so that every CLI passes it to Claude and runs no command."""
    return f" {text}"


@QmlElement
class UnknownCommandView(QObject):
    """The question about a command. The question is open while `command` is not empty.

    If the user sends the same text again, the text is sent as a message.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._command = ""
        self._text = ""  # the text that the question is about

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session

    def detach(self) -> None:
        self._session = None
        self.close()

    def asks(self, text: str) -> bool:
        """Return whether the user must answer before this text is sent. If so, open the question."""
        command = unknown_in(text, self._session)
        if not command or self.is_confirmed(text):
            return False
        self._text = text
        self._set_command(command)
        return True

    def is_confirmed(self, text: str) -> bool:
        """Return whether the open question is about this text. The caller then sends it as a message."""
        return bool(self._command) and text == self._text

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def close(self) -> None:
        """Close the question, because the text was changed or sent."""
        self._text = ""
        self._set_command("")

    def _set_command(self, command: str) -> None:
        if command != self._command:
            self._command = command
            self.changed.emit()

    @Property(str, notify=changed)
    def command(self) -> str:
        return self._command
