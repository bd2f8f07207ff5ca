"""Sounds: a short tone when Claude waits for the person or is done, played by a program of the system's.

Qt's own sound classes are in a wheel of 150 MB that nothing else here needs.
"""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from claude_desk.agent.finder import search_path

_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


def find_player(environ: Mapping[str, str]) -> tuple[str, ...]:
    """The program that plays a file, with its arguments; () where there is none."""
    path = os.pathsep.join(search_path(environ))
    for program, *arguments in _PLAYERS:
        if found := shutil.which(program, path=path):
            return (found, *arguments)
    return ()


class SoundPlayer(QObject):
    """`folder` holds `waiting.wav` and `done.wav`. Without a player nothing is heard, and `works` says so."""

    def __init__(self, folder: Path, environ: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._player = find_player(environ)
        self._playing: QProcess | None = None

    @property
    def works(self) -> bool:
        return bool(self._player)

    def play(self, name: str) -> None:
        """Play `waiting` or `done`, unless a sound is to be heard already."""
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
        """Silence."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.blockSignals(True)
            playing.kill()

    def _on_player_finished(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.deleteLater()
