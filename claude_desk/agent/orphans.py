"""What a warden leaves running that is killed itself: found by a mark in the environment, and ended.

The kernel ends the CLI with its warden, but the tools' shells are then children of the system's first
process, in sessions of their own. What the CLI has started, and what that has, has the mark too, but where
it was taken out of the environment on purpose.
"""

import contextlib
import os
import secrets
import signal
import sys

from claude_desk.system.files import read_beginning

MARK = "CLAUDE_DESK_RUN"
_LONGEST = 16 << 20  # bytes of an environment
_ROUNDS = 20  # a program that starts others as fast as they are ended ends itself in one of these


def new_mark() -> str:
    """The mark of one child; no other has it."""
    return secrets.token_hex(16)


def end_marked(mark: str) -> int:
    """Kill everything that has the mark, until nothing new is found. Gives how many there were.

    Linux only; of other users' programs nothing can be told. Takes some 10 ms.
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
    """As the program was started with them; none of one that has ended or is another user's."""
    try:
        return read_beginning(f"/proc/{pid}/environ", _LONGEST).split(b"\0")
    except OSError:
        return []
