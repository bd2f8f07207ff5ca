"""Bringing the window to the front, with the desktop's leave."""

import os

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow


def bring_to_front(window: QQuickWindow, token: str = "") -> None:
    """`token`: the desktop's leave to do so, "" for none. Qt finds it in the environment."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    try:
        if window.windowStates() & Qt.WindowState.WindowMinimized:
            window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
        window.requestActivate()
    finally:
        os.environ.pop("XDG_ACTIVATION_TOKEN", None)
