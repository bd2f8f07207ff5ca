"""An error that nothing catches, while there are children: the program ends at once.

Were it to end in order, Qt would be taken apart, and a QProcess kills the child that it still has: the
warden, by force, so that what runs below it would live on. Once we are gone, the kernel tells the warden.
"""

import contextlib
import logging
import os
import sys
from collections.abc import Iterator

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
