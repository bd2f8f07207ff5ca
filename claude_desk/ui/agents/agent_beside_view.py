"""The agent that is shown beside the conversation, for QML."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.ui.agents.opened_agent_view import OpenedAgentView

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class FollowingView(Protocol):
    """A `SessionView` that follows a session which another view shows."""

    unopened: SignalInstance

    @property
    def opened_agent(self) -> "OpenedAgentView": ...

    def attach(self, session: "Session") -> None: ...

    def detach(self) -> None: ...

    def close(self) -> None: ...

    def set_shown(self, shown: bool) -> None: ...

    def colours_changed(self) -> None: ...

    def deleteLater(self) -> None: ...


@QmlElement
class AgentBesideView(QObject):
    """A second view of the same session that lists only the rows of an agent. `view` is null if no agent is
    shown beside the conversation. `make_view` makes such a view, whose parent is the given object."""

    changed = Signal()
    shown = Signal()  # an agent was opened, and should get the keyboard focus
    unopened = Signal(str)  # an address that could not be opened, in the form for the user

    def __init__(self, make_view: Callable[[QObject], FollowingView], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_view = make_view
        self._session: Session | None = None
        self._view: FollowingView | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session

    def detach(self) -> None:
        self.leave()
        self._session = None

    def close(self) -> None:
        self.leave()

    def colours_changed(self) -> None:
        if self._view is not None:
            self._view.colours_changed()

    @Slot(str)
    def show(self, key: str) -> None:
        """Show the agent that the call of this row began."""
        if self._session is None or not key:
            return
        if self._view is None:
            self._view = self._make_view(self)
            self._view.unopened.connect(self.unopened)
            self._view.attach(self._session)
            self._view.opened_agent.activeChanged.connect(self._on_active)
            self._view.set_shown(True)
        self._view.opened_agent.show(key)
        if self._view is None:
            return  # the row began no agent
        self.changed.emit()
        self.shown.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def leave(self) -> None:
        """Show no agent beside the conversation."""
        view, self._view = self._view, None
        if view is None:
            return
        self.changed.emit()  # QML lets go of the view
        view.opened_agent.activeChanged.disconnect(self._on_active)
        view.set_shown(False)
        view.detach()
        view.close()
        view.deleteLater()

    @Property(QObject, notify=changed)
    def view(self) -> FollowingView | None:
        return self._view

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _on_active(self) -> None:
        """Leave when the user goes back from the agent to the session, or the agent's row has gone."""
        if self._view is not None and not self._view.opened_agent.active:
            self.leave()
