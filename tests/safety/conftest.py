"""The fixtures of the program's tests, and of the window's, for those of safety."""

from tests.qml.conftest import open_window as window_opened
from tests.qml.conftest import session
from tests.unit.controllers.conftest import places, screen, start_program

__all__ = ["places", "screen", "session", "start_program", "window_opened"]
