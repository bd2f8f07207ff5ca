"""Kills the processes that a killed warden leaves behind. A mark in their environment identifies them.

When a warden is killed, the kernel ends the CLI, but not the shells of tools. Another process adopts these
shells: `systemd --user` or init. Each shell leads its own POSIX session (setsid). All descendants of
the CLI inherit the mark, unless a program removes it from the environment on purpose.
"""

import contextlib
import os
import secrets
import signal
import sys

from claude_desk.system.files import read_beginning

MARK = "CLAUDE_DESK_RUN"
_LONGEST = 16 << 20  # the most bytes of an environment that are read
_ROUNDS = 20  # the most searches, because a program may start new processes as fast as they are killed


def new_mark() -> str:
    """Return a unique mark for one child."""
    return secrets.token_hex(16)


def end_marked(mark: str) -> int:
    """Kill all processes with the mark, until no new process is found or `_ROUNDS` searches are done.

    Return how many processes were found.

    Processes of other users are not found, because their environment cannot be read. Without a mark, and on
    other systems than Linux, do nothing and return 0. A call takes some 10 ms.
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
    """Return the `NAME=value` entries of a process's first environment; [] if they cannot be read."""
    try:
        return read_beginning(f"/proc/{pid}/environ", _LONGEST).split(b"\0")
    except OSError:
        return []
