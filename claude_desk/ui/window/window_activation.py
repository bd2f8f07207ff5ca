"""Brings the window to the front, with the desktop's permission."""

import os

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow


def bring_to_front(window: QQuickWindow, token: str = "") -> None:
    """Bring the window to the front, and restore it if it is minimized.

    `token` is the desktop's activation token, "" without a token. Qt reads the token from the environment.
    """
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    try:
        if window.windowStates() & Qt.WindowState.WindowMinimized:
            window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
        window.requestActivate()
    finally:
        os.environ.pop("XDG_ACTIVATION_TOKEN", None)
