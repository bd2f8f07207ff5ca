"""Chooses the notifier for this system. There is no notifier for macOS and Windows yet."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject

from claude_desk.workspace.desktop.bus_connection import BusConnection
from claude_desk.workspace.desktop.notification_portal import NotificationPortal
from claude_desk.workspace.desktop.notification_server import NotificationServer
from claude_desk.workspace.desktop.notifier import Notifier


def make_notifier(connection: BusConnection, parent: QObject) -> Notifier | None:
    """Return the notifier for this system; None for a system other than Linux."""
    if not sys.platform.startswith("linux"):
        return None
    kind = NotificationPortal if in_sandbox() else NotificationServer
    return kind(connection, parent)


def in_sandbox() -> bool:
    """Return whether the program runs in a sandbox and has to use the desktop's portals."""
    return Path("/.flatpak-info").exists() or bool(os.environ.get("SNAP"))
