"""The end of the program at once, on an uncaught error or when the window system is gone.

In an orderly end Qt would be taken apart, and a QProcess kills its running child: the warden would be killed,
and the processes below it would live on. If the program simply ends, the kernel signals that to the warden.
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
    """Within this context, an exception ends the process with code 1. Stderr and the log report the
    exception."""
    try:
        yield
    except BaseException:
        _log.exception("the program ends at once")
        sys.excepthook(*sys.exc_info())
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()
        os._exit(1)


# -------------------------------------------------------------------------------------------------
# The window system goes away: the program ends at once without a message.
#
# Qt then stops the event loop while its tasks are unfinished, or Qt and Xlib call `exit(1)` while other code
# runs. The exit handlers of C and C++ would take Qt apart while Python still uses it. The result is a
# segmentation fault, or a traceback about an event loop that is gone. The journal is written before that, and
# the warden ends the children when this process is gone.


EXIT_CODE = 1


def exit_on_lost_display() -> None:
    """Make C's `exit` end the process with its code and do nothing else. Python has finished when it calls
    `exit`.

    This works only on Linux with a C library that has `on_exit`, such as glibc.
    """
    if not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # The handler's first argument is the exit code, which is the only argument of `_exit`.
        libc.on_exit(libc._exit, None)


class DisplayMonitor(QObject):
    """Calls `let_go` and ends the process if Qt stops the event loop by itself before `close()`."""

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
