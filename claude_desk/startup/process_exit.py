"""Ends the program immediately, on an uncaught error or when the window system is gone.

An orderly end would destroy Qt's objects, and a QProcess that is destroyed kills its child. That child is the
warden, so the processes below the warden would live on. After an immediate end, the kernel signals the end to
the warden, which ends these processes.
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
    """Within this context, an exception ends the process with code 1, after a report on stderr and in the
    log."""
    try:
        yield
    except BaseException:
        _log.exception("the program ends at once")
        sys.excepthook(*sys.exc_info())
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()
        os._exit(1)


# -------------------------------------------------------------------------------------------------
# When the window system is gone, the program ends immediately and without a message.
#
# Without this code, Qt would stop the event loop before its tasks are finished, and Python would print a
# traceback. Or Qt or Xlib would call `exit(1)` while other code runs. The exit handlers of C and C++ would
# then destroy Qt's objects while Python uses them: a segmentation fault. An immediate end loses nothing,
# because journals are written already and the warden ends the children.


EXIT_CODE = 1


def exit_on_lost_display() -> None:
    """Make C's `exit` end the process with its code and do nothing else. This does not affect a normal end:
    Python has finished its own work when it calls `exit`.

    This works only on Linux with a C library that has `on_exit`, such as glibc.
    """
    if not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # `on_exit` passes the exit code as the first argument, and `_exit` uses only this argument.
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
            program_end.exit_now(EXIT_CODE)
