"""An error that nothing catches, while there are children: the program ends at once.

Were it to end in order, Qt would be taken apart, and a QProcess kills the child that it still has: the
warden, by force, so that what runs below it would live on. Once we are gone, the kernel tells the warden.
"""

import contextlib
import ctypes
import logging
import os
import sys
from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QObject

from claude_desk.system import program_end

_log = logging.getLogger(__name__)


@contextlib.contextmanager
def exit_on_error() -> Iterator[None]:
    """Whatever is raised within ends the process, with 1, and is told on stderr and in the log."""
    try:
        yield
    except BaseException:
        _log.exception("the program ends at once")
        sys.excepthook(*sys.exc_info())
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()
        os._exit(1)


# -------------------------------------------------------------------------------------------------
# The window system goes away: the program ends at once and says no more.
#
# Qt stops the event loop then, with what it runs only begun, or Qt and Xlib call `exit(1)` in the midst of
# whatever runs. What C and C++ have registered for the end would take Qt apart under Python's feet: a
# segmentation fault, or a traceback about an event loop that is gone. The journal is written by then, and the
# warden ends the children when we go.


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
        program_end.begin()  # the disk may hang
        try:
            self._let_go()
        finally:
            program_end.leave(EXIT_CODE)
