"""The page of one session for what Claude Code itself lists and changes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_names
from claude_desk.ui.claude_code.permission_rules_view import PermissionRulesView
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.signal_connections import SignalConnections

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ClaudeCodeView(QObject):
    """The head of the page, and the views of its sections."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._permission_rules = PermissionRulesView(self)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.info_changed, self.changed)
        self._permission_rules.attach(session)
        self.changed.emit()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._permission_rules.detach()
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    permissionRules = constant(PermissionRulesView, "_permission_rules")

    @Property(str, notify=changed)
    def folder(self) -> str:
        """Return the name of the session's folder."""
        return safe_names.last_of(self._session.folder) if self._session is not None else ""

    @Property(str, notify=changed)
    def path(self) -> str:
        return safe_names.path(self._session.folder) if self._session is not None else ""

    @Property(str, notify=changed)
    def version(self) -> str:
        """Return the version of the running Claude Code; "" if it is not known."""
        return safe_names.name(self._session.info.version or "") if self._session is not None else ""
