"""Ends the processes that a killed warden leaves behind. A variable in their environment marks them.

The kernel ends the CLI with its warden, but the tools' shells then become children of the system's first
process, each in its own session. All descendants of the CLI inherit the mark, unless a program removes it
from the environment on purpose.
"""

import contextlib
import os
import secrets
import signal
import sys

from claude_desk.system.files import read_beginning

MARK = "CLAUDE_DESK_RUN"
_LONGEST = 16 << 20  # bytes of an environment that are read
_ROUNDS = 20  # searches; enough even for a program that starts processes as fast as they are killed


def new_mark() -> str:
    """Return a unique mark for one child."""
    return secrets.token_hex(16)


def end_marked(mark: str) -> int:
    """Kill all processes with the mark, until no new process is found. Return how many were found.

    Linux only. The environment of other users' programs cannot be read. A call takes some 10 ms.
    """
    if sys.platform != "linux" or not mark:
        return 0
    entry = f"{MARK}={mark}".encode()
    ended: set[int] = set()
    for _ in range(_ROUNDS):
        found = {pid for pid in _pids() if entry in _variables(pid)} - ended
        if not found:
            break
        for pid in found:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        ended |= found
    return len(ended)


def _pids() -> list[int]:
    with contextlib.suppress(OSError), os.scandir("/proc") as entries:
        return [pid for entry in entries if entry.name.isdigit() and (pid := int(entry.name)) != os.getpid()]
    return []


def _variables(pid: int) -> list[bytes]:
    """Return the variables that a program was started with.

    Return [] if the program has ended or belongs to another user.
    """
    try:
        return read_beginning(f"/proc/{pid}/environ", _LONGEST).split(b"\0")
    except OSError:
        return []
