"""Imports the fixtures of the program's and the window's tests for the safety tests."""

from tests.qml.conftest import engine_kind, session, session_folder
from tests.qml.conftest import open_window as window_opened
from tests.unit.controllers.conftest import places, screen, start_program

__all__ = [
    "engine_kind",
    "places",
    "screen",
    "session",
    "session_folder",
    "start_program",
    "window_opened",
]
