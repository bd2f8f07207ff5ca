"""A program that is run within bounds of time, memory and output.

It is in a process group of its own, which ends as a whole. That nothing of it outlives our program is for the
warden above the child of ours that starts it (workspace/children/contained_child.py).
"""

import contextlib
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

_PIECE = 65_536


class OutputTooLongError(Exception):
    """It has written more than was to be read."""


class BoundedProcess(subprocess.Popen[bytes]):
    """Ended, with all of its group, `seconds` after its start or after the last `renew`.

    `memory`: bytes of address space that it may have, where the system bounds that (Linux). `called`: by
    what name the program runs, where that is not its path. As a context it is ended when that is left.
    """

    def __init__(
        self,
        command: Sequence[str],
        seconds: float,
        *,
        folder: str | Path,
        environment: Mapping[str, str],
        memory: int = 0,
        stderr: int = subprocess.DEVNULL,
        keep_open: Sequence[int] = (),
        called: str = "",
    ) -> None:
        self.late = False
        self._seconds = seconds
        self._until = time.monotonic() + seconds
        self._over = threading.Event()
        self._feeder: threading.Thread | None = None  # it closes stdin
        super().__init__(
            [called, *command[1:]] if called else command,
            executable=command[0] if called else None,
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr,
            pass_fds=keep_open,
            start_new_session=True,
        )  # fmt: skip
        if memory and sys.platform == "linux":
            import resource

            with contextlib.suppress(OSError, ValueError):  # it has ended
                resource.prlimit(self.pid, resource.RLIMIT_AS, (memory, memory))
        threading.Thread(target=self._watch, name="bounds of a program", daemon=True).start()

    def renew(self) -> None:
        """It is asked for something: its time begins anew."""
        self._until = time.monotonic() + self._seconds

    def rest(self) -> None:
        """Nothing is waited for: it may live on until it is asked again."""
        self._until = math.inf

    def end(self) -> None:
        """End it, and all of its group. Without effect once it has been waited for."""
        if self.returncode is None:
            with contextlib.suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it and wait for that; close its channels, but its stderr, which somebody else may read."""
        self.end()
        self._over.set()
        self.wait()
        for channel in (self.stdout, None if self._feeder else self.stdin):
            if channel is not None:
                with contextlib.suppress(OSError):
                    channel.close()

    def __exit__(self, *_: Any) -> None:
        self.close()

    def communicate_within(self, data: bytes, most: int) -> bytes:
        """Give it `data`, and what it writes back until it closes its output; it has ended then.

        OutputTooLongError where that is more than `most` bytes. What it has started ends with it.
        """
        assert self.stdin is not None and self.stdout is not None
        self._feeder = threading.Thread(target=_feed, args=(self.stdin, data), daemon=True)
        self._feeder.start()
        try:
            found, whole = read_within(self.stdout, most)
            if whole and hasattr(os, "waitid"):  # until it is waited for, nobody else has its number
                os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)
        finally:
            self.end()
            self.wait()
            self._over.set()
        if not whole:
            raise OutputTooLongError
        return found

    def _watch(self) -> None:
        while not self._over.wait(max(0.0, min(self._until - time.monotonic(), self._seconds))):
            if time.monotonic() >= self._until:
                self.late = True
                self.end()
                return


def _feed(stdin: IO[bytes], data: bytes) -> None:
    with contextlib.suppress(OSError, ValueError), stdin:
        stdin.write(data)


def read_within(stdout: IO[bytes], most: int) -> tuple[bytes, bool]:
    """What a program writes, and whether that is all of it."""
    found = bytearray()
    while piece := os.read(stdout.fileno(), _PIECE):
        found += piece
        if len(found) > most:
            return bytes(found), False
    return bytes(found), True
