"""When a sound is to be heard: Claude waits for the person, or is done, and the person looks elsewhere."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionState
from claude_desk.workspace.sounds import SoundPlayer

_AT_WORK = (SessionState.WORKING, SessionState.RETRYING, SessionState.WAITING)


class NotificationSound(QObject):
    """`wanted`: whether the person wants sounds, and does not look at the window."""

    def __init__(self, sounds: SoundPlayer, wanted: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._player = sounds
        self._wanted = wanted
        self._session: Session | None = None
        self._state = SessionState.NOT_RUNNING

    def watch(self, session: Session) -> None:
        """Hear this session from now on, and no other."""
        if self._session is not None:
            self._session.state_changed.disconnect(self._on_state_changed)
        self._session = session
        self._state = session.state
        session.state_changed.connect(self._on_state_changed)

    def _on_state_changed(self) -> None:
        if self._session is None:
            return
        before, self._state = self._state, self._session.state
        if before is self._state or not self._wanted():
            return
        if self._state is SessionState.WAITING:
            self._player.play("waiting")
        elif self._state is SessionState.READY and before in _AT_WORK:
            self._player.play("done")
