"""Sounds about a session that the user does not see: Claude waits for the user, or has finished.

A program of the system plays the sounds. Qt's own sound classes are in a wheel of 150 MB that nothing else in
this program needs.
"""

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from claude_desk.agent.finder import search_path
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.workspace.work_period import WorkPeriod

_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


def find_player(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the program that plays a sound file, with its arguments; an empty tuple if no player is
    installed."""
    path = os.pathsep.join(search_path(environ))
    for program, *arguments in _PLAYERS:
        if found := shutil.which(program, path=path):
            return (found, *arguments)
    return ()


class SoundPlayer(QObject):
    """Plays sounds. `folder` contains `waiting.wav` and `done.wav`. Without a player program nothing is
    played, and `works` is False."""

    def __init__(self, folder: Path, environ: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._player = find_player(environ)
        self._playing: QProcess | None = None

    @property
    def works(self) -> bool:
        return bool(self._player)

    def play(self, name: str) -> None:
        """Play `waiting` or `done`. Do nothing without a player, or while a sound is playing."""
        if not self._player or self._playing is not None:
            return
        program, *arguments = self._player
        playing = self._playing = QProcess(self)
        playing.setStandardOutputFile(QProcess.nullDevice())
        playing.setStandardErrorFile(QProcess.nullDevice())
        playing.finished.connect(self._on_player_finished)
        playing.errorOccurred.connect(self._on_player_finished)
        playing.start(program, [*arguments, str(self._folder / f"{name}.wav")])
        playing.closeWriteChannel()

    def close(self) -> None:
        """Stop the sound that is playing."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.blockSignals(True)
            playing.kill()

    def _on_player_finished(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.deleteLater()


class NotificationSound(QObject):
    """Plays a sound when the watched session starts to wait for the user, or becomes ready after work that
    the user asked for and did not stop. `wanted` returns whether the user wants sounds and does not see the
    session."""

    def __init__(self, sounds: SoundPlayer, wanted: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._player = sounds
        self._wanted = wanted
        self._session: Session | None = None
        self._period: WorkPeriod | None = None

    def watch(self, session: Session) -> None:
        """Watch this session instead of the previous session."""
        if self._session is not None:
            self._session.state_changed.disconnect(self._on_state_changed)
        self._session = session
        self._period = WorkPeriod(session)
        session.state_changed.connect(self._on_state_changed)

    def _on_state_changed(self) -> None:
        session, period = self._session, self._period
        if session is None or period is None or not period.follow(session):
            return
        if period.before is period.phase or not self._wanted():
            return
        if period.phase is SessionPhase.WAITING:
            self._player.play("waiting")
        elif period.done:
            self._player.play("done")
