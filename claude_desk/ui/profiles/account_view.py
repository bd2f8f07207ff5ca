"""The dialog for signing in or out. It shows the output of Claude Code's command and passes answers to it."""

import re
from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property
from claude_desk.ui.safe_text import visible
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_OTHER_CONTROLS = r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # control sequences for terminal titles and links


class AccountStage(StrEnum):
    """The stages of the dialog; the values are ids for QML."""

    CLOSED = ""
    ASKING = "asking"  # asking whether this Claude Code has such a command
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    ABSENT = "absent"  # Claude Code has no such command: the user runs `command` in a terminal
    NO_CLI = "no-cli"


@QmlElement
class AccountView(QObject):
    changed = Signal()
    # What the user does:
    answered = Signal(str)  # a line for the command
    stopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = AccountStage.CLOSED
        self._profile = ""
        self._signs_in = True
        self._text = self._command = ""

    # --- what Python calls ---------------------------------------------------------------------

    def begin(self, profile: str, signs_in: bool) -> None:
        """Open the dialog. `profile` is the profile's name, "" for the default profile."""
        self._profile, self._signs_in = profile, signs_in
        self._text = self._command = ""
        self.set_stage(AccountStage.ASKING)

    @property
    def runs(self) -> bool:
        """Whether the command is running, for Python."""
        return self._stage is AccountStage.RUNNING

    def set_stage(self, stage: AccountStage, command: str = "") -> None:
        self._stage, self._command = stage, command
        self.changed.emit()

    def show_text(self, text: str) -> None:
        """Show the complete output of the command so far."""
        from claude_desk.transcript.text.terminal_output import terminal_text  # not needed at the start

        self._text = visible(terminal_text(re.sub(_OTHER_CONTROLS, "", text))[0]).strip()
        self.changed.emit()

    def retranslate(self) -> None:
        """Show the dialog in another language."""
        self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def answer(self, line: str) -> None:
        if self._stage is AccountStage.RUNNING and line.strip():
            self.answered.emit(line.strip())

    @Slot()
    def close(self) -> None:
        """Close the dialog, and ask to end the command. Drop its output."""
        if self._stage is not AccountStage.CLOSED:
            self._text = ""
            self.set_stage(AccountStage.CLOSED)
            self.stopped.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)  # id of the stage; "" while the dialog is closed
    def stage(self) -> str:
        return self._stage.value

    @Property(str, notify=changed)
    def heading(self) -> str:
        name = self._profile or translate("AccountView", "Default")
        if self._signs_in:
            return translate("AccountView", "Sign in: {profile}", profile=name)
        return translate("AccountView", "Sign out: {profile}", profile=name)

    @Property(str, notify=changed)
    def words(self) -> str:
        match self._stage:
            case AccountStage.ASKING:
                return translate("AccountView", "Asking Claude Code…")
            case AccountStage.RUNNING:
                if self._signs_in:
                    return translate("AccountView", "Claude Code opens your browser. Continue there.")
                return translate("AccountView", "Signing out…")
            case AccountStage.DONE:
                if self._signs_in:
                    return translate("AccountView", "Signed in.")
                return translate("AccountView", "Signed out.")
            case AccountStage.FAILED:
                return translate("AccountView", "Claude Code did not finish it.")
            case AccountStage.ABSENT:
                if self._signs_in:
                    return translate(
                        "AccountView",
                        "This version of Claude Code signs in only in a terminal. Run this there:",
                    )
                return translate(
                    "AccountView",
                    "This version of Claude Code signs out only in a terminal. Run this there:",
                )
            case AccountStage.NO_CLI:
                return translate("AccountView", "Claude Code was not found.")
        return ""

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._text

    @Property(str, notify=changed)
    def command(self) -> str:
        return self._command

    @Property(str, notify=changed)
    def address(self) -> str:
        """Return the last web address in the output, for the user to open; "" without an address."""
        from claude_desk.transcript.text.web_addresses import plain_links

        links = [link.address for link in plain_links(self._text)]
        return links[-1] if links else ""

    @Property(bool, notify=changed)
    def takesAnswers(self) -> bool:
        return self._stage is AccountStage.RUNNING and self._signs_in
