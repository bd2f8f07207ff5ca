"""The window fixtures of the QML tests."""

from tests.qml.conftest import engine_kind, open_window

__all__ = ["engine_kind", "open_window"]
