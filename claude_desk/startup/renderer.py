"""Chooses the renderer: the graphics driver, or the processor if the driver does not work."""

import os
import sys

from PySide6.QtQuick import QQuickWindow

from claude_desk.ui.language import terminal_language
from claude_desk.ui.translation import translate

# An environment variable for the second start. The second start removes it from its environment, so that
# other programs do not inherit it.
_WITHOUT_DRIVER = "CLAUDE_DESK_WITHOUT_GRAPHICS_DRIVER"


def choose_renderer() -> None:
    """Draw without the driver if `start_without_driver` has started this process. Call this before the first
    window is made."""
    if os.environ.pop(_WITHOUT_DRIVER, ""):
        QQuickWindow.setSceneGraphBackend("software")


def start_without_driver(language: str, reason: str) -> None:
    """Report that the driver does not work, and start the program again in this process: Qt chooses the
    renderer only once. Without this, Qt would end the process with a core dump. `reason`: Qt's message."""
    with terminal_language(language):
        said = translate("Renderer", "the graphics driver does not work, so the processor draws.")
    print(f"claude-desk: {said}", reason, sep="\n", file=sys.stderr, flush=True)
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, _WITHOUT_DRIVER: "1"})
