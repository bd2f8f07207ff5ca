"""How many files a process may have open at once: more for us, as before for what we start for others.

The usual bound of 1,024 is kept for programs that use `select`, which fails above it. A session takes seven.
"""

import contextlib
import sys

_ENOUGH = 16_384
_before: int | None = None


def raise_limit() -> None:
    """As many as the system lets us have, within a bound. Where it lets us not, it stays as it is."""
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
    """As it was, where it was raised."""
    return _before
