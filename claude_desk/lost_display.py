"""The window system goes away: the program ends at once and says no more.

Qt and Xlib call `exit(1)` then, in the midst of whatever runs. What C and C++ have registered for the end
would take Qt apart under Python's feet: a segmentation fault, or a traceback about an event loop that is
gone. The journal is written by then, and the warden ends the children when we go (design.md section 6).
"""

import ctypes
import sys


def end_at_once() -> None:
    """From now on C's `exit` ends the process with its code and does nothing else (Python ends before it).

    Only where the C library can do it: glibc has `on_exit`.
    """
    if not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # It gives its handler the exit code first, which is all that `_exit` takes.
        libc.on_exit(libc._exit, None)
