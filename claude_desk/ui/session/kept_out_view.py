"""What of the folder's own settings Claude Code runs without, as QML sees it."""

from dataclasses import fields
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.text.number_format import many
from claude_desk.ui import safe_text

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# What one of each is called, by the name of the finding.
_KINDS = {
    "hooks": "hook",
    "servers": "server",
    "tasks": "scheduled task",
    "environment": "environment variable",
    "rules": "permission rule",
    "git": "Git setting",
    "other": "other setting",
}
_NAMES_LENGTH = 200


@QmlElement
class KeptOutView(QObject):
    """Empty where the folder has no settings of its own, or they are trusted."""

    changed = Signal()
    reviewWanted = Signal()  # the person wants to answer about the folder again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: FolderFindings | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, findings: "FolderFindings | None") -> None:
        """What is kept out; None for nothing."""
        if findings != self._findings:
            self._findings = findings
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def review(self) -> None:
        self.reviewWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    def _is_shown(self) -> bool:
        return self._findings is not None

    def _words(self) -> str:
        if self._findings is None:
            return ""
        found = [(each.name, len(getattr(self._findings, each.name))) for each in fields(self._findings)]
        told = [many(count, _KINDS[name]) for name, count in found if count]
        return f"This folder was opened without its own settings: {', '.join(told)}."

    def _server_words(self) -> str:
        if self._findings is None or not self._findings.servers:
            return ""
        names = ", ".join(entry.partition(":")[0] for entry in self._findings.servers)
        names = safe_text.flat(safe_text.visible(names), _NAMES_LENGTH)
        return f"Servers of this folder that are kept out: {names}."

    shown = Property(bool, _is_shown, notify=changed)
    words = Property(str, _words, notify=changed)  # all of it, by number
    servers = Property(str, _server_words, notify=changed)  # by name; "" for none
