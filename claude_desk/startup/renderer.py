"""What draws the window: the graphics driver, or, where it does not work, the processor."""

import os
import sys

from PySide6.QtQuick import QQuickWindow

from claude_desk.ui.language import terminal_language
from claude_desk.ui.translation import translate

# Of this process alone: what it starts has a driver of its own to try.
_WITHOUT_DRIVER = "CLAUDE_DESK_WITHOUT_GRAPHICS_DRIVER"


def choose_renderer() -> None:
    """Before the first window is made: without the driver, where `start_without_driver` has been here."""
    if os.environ.pop(_WITHOUT_DRIVER, ""):
        QQuickWindow.setSceneGraphBackend("software")


def start_without_driver(language: str, reason: str) -> None:
    """Say so and start anew in this process: Qt chooses once. Where nobody does, it ends with a core dump."""
    with terminal_language(language):
        said = translate("Renderer", "the graphics driver does not work, so the processor draws.")
    print(f"claude-desk: {said}", reason, sep="\n", file=sys.stderr, flush=True)
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, _WITHOUT_DRIVER: "1"})
