"""A window, as in the tests of QML."""

from tests.qml.conftest import open_window

__all__ = ["open_window"]
