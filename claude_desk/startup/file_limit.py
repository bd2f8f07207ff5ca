"""How many files and pipes the program may have open: some 41 of its own, and 7 for each session."""

import contextlib
import sys

# Many systems give 1,024 at first and allow far more. Programs of ours inherit it, and some go through all
# numbers up to it as they start: so no more than is of use.
WANTED = 8192


def raise_file_limit() -> None:
    """Take as many as are of use, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(OSError, ValueError):
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if most == resource.RLIM_INFINITY else min(WANTED, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
