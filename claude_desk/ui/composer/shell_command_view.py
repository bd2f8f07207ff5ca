"""The shell command that the user runs from the composer, for QML."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.qt_types import Property
from claude_desk.ui.signal_connections import SignalConnections

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.turns.shell_commands import ShellOutput

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 300  # characters of a line that are shown


@QmlElement
class ShellCommandView(QObject):
    """The command that runs, with its newest line of output."""

    changed = Signal()
    ended = Signal(str)  # the elements about the command for the next message

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.shell_commands.changed, self._on_changed)
        self._connections.connect(session.shell_commands.ended, self._on_ended)
        self._on_changed()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._on_changed()

    def why_not(self) -> Phrase | None:
        """Return why no command can be run now; None if one can."""
        if self._session is None:
            return Phrase("attachment_note.command_later")
        return Phrase("attachment_note.command_runs") if self._session.shell_commands.running else None

    @Slot(str)
    def run(self, command: str) -> None:
        if self._session is not None:
            self._session.shell_commands.run(command)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def stop(self) -> None:
        if self._session is not None:
            self._session.shell_commands.stop()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return self._session is not None and self._session.shell_commands.running

    @Property(str, notify=changed)
    def lastLine(self) -> str:
        """Return the newest line that the command has printed."""
        return _line(self._session.shell_commands.last_line) if self._session is not None else ""

    @Property(str, notify=changed)
    def folder(self) -> str:
        """Return the folder in which a command runs."""
        return safe_names.path(self._session.work_folder) if self._session is not None else ""

    # ---------------------------------------------------------------------------------------------

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()

    @Slot(object)
    def _on_ended(self, output: "ShellOutput") -> None:
        self.ended.emit(output.text)


def _line(text: str) -> str:
    return safe_text.flat(safe_text.readable(text[:_LONGEST]), _LONGEST)
