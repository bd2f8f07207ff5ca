"""The fixtures of the program's tests, and of the window's, for those of safety."""

from tests.qml.conftest import opened as window_opened
from tests.qml.conftest import session
from tests.unit.app.conftest import opened, places, screen

__all__ = ["opened", "places", "screen", "session", "window_opened"]
