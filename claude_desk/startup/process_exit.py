"""Ends the program at once on an uncaught error while there are children.

In an orderly end Qt would be taken apart, and a QProcess kills a child that it still has: the warden would be
killed, and what runs below it would live on. If the program simply ends, the kernel tells the warden.
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
    """Within this context, an exception ends the process with code 1; stderr and the log report it."""
    try:
        yield
    except BaseException:
        _log.exception("the program ends at once")
        sys.excepthook(*sys.exc_info())
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()
        os._exit(1)


# -------------------------------------------------------------------------------------------------
# The window system goes away: the program ends at once without a word.
#
# Qt then stops the event loop while its tasks are unfinished, or Qt and Xlib call `exit(1)` while other code
# runs. The exit handlers of C and C++ would take Qt apart while Python still uses it: a segmentation fault,
# or a traceback about an event loop that is gone. The journal is written before that, and the warden ends
# the children when this process is gone.


EXIT_CODE = 1


def exit_on_lost_display() -> None:
    """Make C's `exit` end the process with its code and do nothing else; Python finishes before it is called.

    Only if the C library supports it: glibc has `on_exit`.
    """
    if not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # The handler's first argument is the exit code, the only argument that `_exit` takes.
        libc.on_exit(libc._exit, None)


class DisplayMonitor(QObject):
    """If Qt stops the event loop by itself before `close()`, calls `let_go` and ends the process."""

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
