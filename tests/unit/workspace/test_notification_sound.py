"""Sounds, and when they are played."""

import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from claude_desk.paths import assets_folder
from claude_desk.session.core.session_state import SessionPhase, SessionState
from claude_desk.workspace.notification_sound import NotificationSound, SoundPlayer, find_player


def player(folder: Path, name: str = "paplay") -> Path:
    """Make a player program that writes down what it was asked to play."""
    program = folder / name
    program.write_text(f'#!/bin/sh\necho "$@" >> "{folder}/played"\n')
    program.chmod(0o700)
    return program


def test_without_a_player_nothing_is_heard(tmp_path: Path) -> None:
    sounds = SoundPlayer(tmp_path, {"PATH": str(tmp_path)})
    assert not sounds.works
    sounds.play("done")


def test_the_first_player_that_is_there_plays(tmp_path: Path, qtbot: QtBot) -> None:
    player(tmp_path, "aplay")
    assert find_player({"PATH": str(tmp_path)}) == (str(tmp_path / "aplay"), "-q")
    sounds = SoundPlayer(Path("/sounds"), {"PATH": str(tmp_path)})
    sounds.play("done")
    sounds.play("waiting")  # not while the other sound is playing
    played = tmp_path / "played"
    qtbot.waitUntil(lambda: played.exists() and played.read_text() == "-q /sounds/done.wav\n")
    qtbot.waitUntil(lambda: sounds.findChildren(QObject) == [])
    sounds.play("waiting")
    qtbot.waitUntil(lambda: played.read_text().endswith("/sounds/waiting.wav\n"))
    qtbot.waitUntil(lambda: sounds.findChildren(QObject) == [])


def test_a_player_that_cannot_run_is_no_trouble(tmp_path: Path, qtbot: QtBot) -> None:
    program = player(tmp_path)
    sounds = SoundPlayer(tmp_path, {"PATH": str(tmp_path)})
    program.unlink()
    sounds.play("done")
    qtbot.waitUntil(lambda: sounds.findChildren(QObject) == [])


@pytest.mark.parametrize("name", ["waiting", "done"])
def test_each_sound_is_there_and_short(name: str) -> None:
    path = assets_folder("resources") / "sounds" / f"{name}.wav"
    assert path.stat().st_size < 20_000
    with wave.open(str(path)) as sound:
        assert 0.1 < sound.getnframes() / sound.getframerate() < 0.6


class Silent:
    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played.append(name)


class Stated(QObject):
    state_changed = Signal()
    state = SessionState(SessionPhase.STARTING)
    report_due = False
    works_for_user = True

    def go(self, *phases: SessionPhase) -> None:
        for phase in phases:
            self.state = SessionState(phase)
            self.state_changed.emit()


def test_what_claude_code_does_by_itself_is_not_heard(qtbot: QtBot) -> None:
    sounds, session = Silent(), Stated()
    chime = NotificationSound(sounds, lambda: True, session)  # type: ignore[arg-type]
    chime.watch(session)  # type: ignore[arg-type]
    session.go(SessionPhase.WORKING, SessionPhase.AGENTS)
    session.report_due = True
    session.go(SessionPhase.READY, SessionPhase.WORKING, SessionPhase.READY)
    assert sounds.played == []  # another turn may begin
    session.report_due = False
    session.go(SessionPhase.READY)
    assert sounds.played == ["done"]
    session.works_for_user = False
    session.go(SessionPhase.WORKING, SessionPhase.READY)
    assert sounds.played == ["done"]


def test_what_is_heard(qtbot: QtBot) -> None:
    sounds, session, wanted = Silent(), Stated(), [True]
    chime = NotificationSound(sounds, lambda: wanted[0], session)  # type: ignore[arg-type]
    chime.watch(session)  # type: ignore[arg-type]
    session.go(SessionPhase.READY)
    assert sounds.played == []  # the session has only started
    session.go(SessionPhase.WORKING, SessionPhase.WAITING, SessionPhase.WAITING, SessionPhase.WORKING)
    assert sounds.played == ["waiting"]
    session.go(SessionPhase.READY)
    assert sounds.played == ["waiting", "done"]
    wanted[0] = False
    session.go(SessionPhase.WORKING, SessionPhase.WAITING, SessionPhase.READY)
    session.go(SessionPhase.WORKING, SessionPhase.STOPPING, SessionPhase.READY)
    assert sounds.played == ["waiting", "done"]
    other = Stated()
    chime.watch(other)  # type: ignore[arg-type]
    wanted[0] = True
    session.go(SessionPhase.WAITING)
    assert sounds.played == ["waiting", "done"]
