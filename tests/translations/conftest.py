"""A window, as in the tests of QML."""

from tests.qml.conftest import engine_kind, open_window

__all__ = ["engine_kind", "open_window"]
