"""What shows notifications on this system. A place for macOS and Windows: nothing is there for them yet."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject

from claude_desk.workspace.desktop.bus_connection import BusConnection
from claude_desk.workspace.desktop.notification_portal import NotificationPortal
from claude_desk.workspace.desktop.notification_server import NotificationServer
from claude_desk.workspace.desktop.notifier import Notifier


def make_notifier(connection: BusConnection, parent: QObject) -> Notifier | None:
    """None where nothing shows them."""
    if not sys.platform.startswith("linux"):
        return None
    kind = NotificationPortal if in_sandbox() else NotificationServer
    return kind(connection, parent)


def in_sandbox() -> bool:
    """Whether the desktop is to be asked through its portals."""
    return Path("/.flatpak-info").exists() or bool(os.environ.get("SNAP"))
