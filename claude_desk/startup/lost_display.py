"""The window system goes away: the program ends at once and says no more.

Qt stops the event loop then, with what it runs only begun, or Qt and Xlib call `exit(1)` in the midst of
whatever runs. What C and C++ have registered for the end would take Qt apart under Python's feet: a
segmentation fault, or a traceback about an event loop that is gone. The journal is written by then, and the
warden ends the children when we go (design.md section 6).
"""

import ctypes
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

EXIT_CODE = 1


def exit_on_lost_display() -> None:
    """From now on C's `exit` ends the process with its code and does nothing else (Python ends before it).

    Only where the C library can do it: glibc has `on_exit`.
    """
    if not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # It gives its handler the exit code first, which is all that `_exit` takes.
        libc.on_exit(libc._exit, None)


class DisplayMonitor(QObject):
    """Until `close()`, nobody but Qt stops the event loop: then `let_go` is called, and the process ends."""

    def __init__(self, let_go: Callable[[], None]) -> None:
        super().__init__()
        self._let_go = let_go
        self._application = QCoreApplication.instance()
        if self._application is not None:
            self._application.aboutToQuit.connect(self._on_about_to_quit)

    def close(self) -> None:
        if self._application is not None:
            self._application.aboutToQuit.disconnect(self._on_about_to_quit)

    def _on_about_to_quit(self) -> None:
        try:
            self._let_go()
        finally:
            os._exit(EXIT_CODE)
