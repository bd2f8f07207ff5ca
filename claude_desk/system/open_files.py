"""The limit of open files. This program raises its own limit, but gives the CLI the limit from before.

The usual limit is 1,024, because `select` fails above that number. A session needs seven files.
"""

import contextlib
import sys

_ENOUGH = 16_384
_before: int | None = None


def raise_limit() -> None:
    """Raise the limit to 16,384, or to the hard limit if that is lower. Do nothing if the system refuses."""
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
    """Return the limit from before `raise_limit`; None if the limit was not raised."""
    return _before
