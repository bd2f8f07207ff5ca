"""The limit of open files. It is raised for this program, and unchanged for the user's programs that it
starts.

The usual limit of 1,024 exists for programs that use `select`, which fails above it. A session needs seven
files.
"""

import contextlib
import sys

_ENOUGH = 16_384
_before: int | None = None


def raise_limit() -> None:
    """Raise the limit as far as the system allows, up to 16,384. If the system refuses, the limit stays the
    same."""
    global _before
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            _before = soft


def limit_before() -> int | None:
    """Return the limit before it was raised; None if it was not raised."""
    return _before
