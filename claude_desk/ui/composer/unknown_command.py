"""A command that neither Claude Code nor the program knows: asked about before it is sent."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# What Claude Code takes for a command: `/usr/bin` and `/what?` are words to it.
_COMMAND = re.compile(r"/([\w:-]+)(?=\s|$)")


def unknown_in(text: str, session: "Session | None") -> str:
    """The command that the message begins with, with its `/`, where nothing knows it; else "".

    Before the CLI has told its commands none is unknown.
    """
    from claude_desk.ui.composer.slash_commands import is_known  # not before the first frame

    found = _COMMAND.match(text)
    if found is None or session is None or not session.info.commands:
        return ""
    return "" if is_known(found[1], session) else found[0]


def as_message(text: str) -> str:
    """The text in a form that no CLI takes for a command: all pass on to Claude what begins with a space."""
    return f" {text}"


@QmlElement
class UnknownCommandView(QObject):
    """Open while `command` is not "". To send the same text again is the answer "as a message"."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._command = ""
        self._text = ""  # that was asked about

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session

    def detach(self) -> None:
        self._session = None
        self.close()

    def asks(self, text: str) -> bool:
        """Whether the person has to answer before this is sent; the question is open then."""
        command = unknown_in(text, self._session)
        if not command or self.is_confirmed(text):
            return False
        self._text = text
        self._set_command(command)
        return True

    def is_confirmed(self, text: str) -> bool:
        """Whether this text was asked about, and is to go as a message."""
        return bool(self._command) and text == self._text

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def close(self) -> None:
        """The text is changed, or sent."""
        self._text = ""
        self._set_command("")

    def _set_command(self, command: str) -> None:
        if command != self._command:
            self._command = command
            self.changed.emit()

    def _get_command(self) -> str:
        return self._command

    command = Property(str, _get_command, notify=changed)
