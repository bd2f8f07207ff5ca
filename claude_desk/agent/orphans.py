"""Ends the processes that a killed warden leaves behind. They are found by a mark in the environment.

The kernel ends the CLI with its warden, but the tools' shells then become children of the system's first
process, each in its own session. All descendants of the CLI inherit the mark, unless it was removed from the
environment on purpose.
"""

import contextlib
import os
import secrets
import signal
import sys

from claude_desk.system.files import read_beginning

MARK = "CLAUDE_DESK_RUN"
_LONGEST = 16 << 20  # bytes of an environment
_ROUNDS = 20  # enough even for a program that starts new ones as fast as they are ended


def new_mark() -> str:
    """Return a unique mark for one child."""
    return secrets.token_hex(16)


def end_marked(mark: str) -> int:
    """Kill all processes with the mark, until no new one is found. Return how many there were.

    Linux only. The environment of other users' programs cannot be read. Takes some 10 ms.
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
    """Return the variables that a program was started with; none if it has ended or is another user's."""
    try:
        return read_beginning(f"/proc/{pid}/environ", _LONGEST).split(b"\0")
    except OSError:
        return []
