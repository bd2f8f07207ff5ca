"""The view model of the folder's own settings that Claude Code does not load."""

from dataclasses import fields
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.qt_types import Property
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NAMES_LENGTH = 200


@QmlElement
class KeptOutView(QObject):
    """The folder's settings that are not loaded. `shown` is false if the folder's settings are loaded."""

    changed = Signal()
    reviewWanted = Signal()  # the user wants to answer the question about the folder again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: FolderFindings | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, findings: "FolderFindings | None") -> None:
        """Show the settings that are not loaded; None if the folder's settings are loaded."""
        if findings != self._findings:
            self._findings = findings
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def review(self) -> None:
        self.reviewWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._findings is not None

    @Property(str, notify=changed)  # the number of settings of each kind
    def words(self) -> str:
        if self._findings is None:
            return ""
        found = [(each.name, len(getattr(self._findings, each.name))) for each in fields(self._findings)]
        if not self._findings:
            return translate("KeptOutView", "This folder was opened without its own settings.")
        settings = locale_format.enumeration(_count_words(name, count) for name, count in found if count)
        return translate(
            "KeptOutView", "This folder was opened without its own settings: {settings}.", settings=settings
        )

    @Property(str, notify=changed)  # MCP servers by name; "" without servers
    def servers(self) -> str:
        if self._findings is None or not self._findings.servers:
            return ""
        servers = [safe_names.name(entry.partition(":")[0]) for entry in self._findings.servers]
        names = safe_text.flat(locale_format.listed(servers), _NAMES_LENGTH)
        return translate(
            "KeptOutView", "MCP servers of this folder that are not loaded: {names}.", names=names
        )


def _count_words(name: str, count: int) -> str:
    """Return the number of settings of a kind in words. `name` is the member of `FolderFindings`."""
    match name:
        case "hooks":
            return translate("KeptOutView", "%Ln hooks", n=count, one="%Ln hook")
        case "servers":
            return translate("KeptOutView", "%Ln MCP servers", n=count, one="%Ln MCP server")
        case "tasks":
            return translate("KeptOutView", "%Ln scheduled tasks", n=count, one="%Ln scheduled task")
        case "environment":
            return translate(
                "KeptOutView", "%Ln environment variables", n=count, one="%Ln environment variable"
            )
        case "rules":
            return translate("KeptOutView", "%Ln permission rules", n=count, one="%Ln permission rule")
        case "git":
            return translate("KeptOutView", "%Ln Git settings", n=count, one="%Ln Git setting")
    return translate("KeptOutView", "%Ln other settings", n=count, one="%Ln other setting")
