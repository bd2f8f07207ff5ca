"""Linux calls for files that Python does not offer."""

import errno
import fcntl
import os
import signal
from functools import cache
from typing import Any

from claude_desk.snapshots.instant import is_stamped_here

_EXCHANGE = 2  # RENAME_EXCHANGE
# With these errors, the system or the file system lacks the call.
_MISSING = frozenset((errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EPERM))


@cache
def _renameat2() -> Any:
    import ctypes

    try:
        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):
        return None
    call.argtypes = [ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
    return call


def exchange(folder: int, one: bytes, other: bytes) -> bool:
    """Swap two names in an open folder, in one step. Return False if the system or the file system cannot
    swap names. Raise `OSError` if the swap fails."""
    import ctypes

    call = _renameat2()
    if call is None:
        return False
    if call(folder, one, folder, other, _EXCHANGE) == 0:
        return True
    code = ctypes.get_errno()
    if code in _MISSING:
        return False
    raise OSError(code, os.strerror(code))


def is_being_written(descriptor: int) -> bool:
    """Whether a program has the file open for writing, or a part of it mapped into memory for writing.

    Return False if this cannot be found out: for another user's file, on a file system of another machine,
    and on a system other than Linux.
    """
    try:
        fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)  # this signal does not end a process
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    except OSError as error:  # NFS raises EAGAIN for any file
        return error.errno == errno.EAGAIN and is_stamped_here(f"/proc/self/fd/{descriptor}")
    except AttributeError:
        return False
    fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_UNLCK)
    return False
