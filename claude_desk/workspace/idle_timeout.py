"""The timer that ends the child of an idle session after a time that the user sets. The session starts a new
child when it needs one."""

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.workspace.settings import Settings

_MINUTE_MS = 60_000


class IdleTimeout(QObject):
    """Ends the child of the watched session. The timer runs only while the session is `READY` and the user
    has set a time."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._session: Session | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timeout)
        settings.changed.connect(self._on_setting_changed)

    def watch(self, session: Session) -> None:
        """Watch this session instead of the previous session."""
        if self._session is not None:
            self._session.state_changed.disconnect(self._on_state_changed)
        self._session = session
        session.state_changed.connect(self._on_state_changed)
        self._on_state_changed()

    def _on_setting_changed(self, name: str) -> None:
        if name == "rest_minutes":
            self._timer.stop()
            self._on_state_changed()

    def _on_state_changed(self) -> None:
        minutes = self._settings.kept.rest_minutes
        if self._session is None or not minutes or self._session.state.phase is not SessionPhase.READY:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(minutes * _MINUTE_MS)

    def _on_timeout(self) -> None:
        if self._session is not None:
            self._session.rest()
        self._on_state_changed()  # background work may keep the child alive: try again after the same time
