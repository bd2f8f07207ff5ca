"""Runs a program within bounds of time, memory and output.

The program has its own process group, and the whole group is killed. Most callers run in a child process of
Claude Desk, under a warden (workspace/children/contained_child.py). The warden ends the program if Claude
Desk ends first.
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
    """The program has written more than the limit."""


class BoundedProcess(subprocess.Popen[bytes]):
    """A process that is killed with its process group `seconds` after its start or after the last `renew`.

    `late`: whether it was killed for that reason. `memory`: the limit of its address space in bytes (Linux
    only); 0 for no limit. `called`: its `argv[0]`; empty for its path. A `with` block closes the process at
    its end.
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
        self._feeder: threading.Thread | None = None  # the thread that closes stdin
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

            with contextlib.suppress(OSError, ValueError):  # the process has already ended
                resource.prlimit(self.pid, resource.RLIMIT_AS, (memory, memory))
        threading.Thread(target=self._watch, name="bounds of a program", daemon=True).start()

    def renew(self) -> None:
        """Move the deadline to `seconds` from now. Call this when the process gets a request."""
        self._until = time.monotonic() + self._seconds

    def rest(self) -> None:
        """Remove the deadline until the next `renew`. Call this when no answer is awaited any more."""
        self._until = math.inf

    def end(self) -> None:
        """Kill the process with its process group. Do nothing once the process has been waited for."""
        if self.returncode is None:
            with contextlib.suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """Kill the process with its process group, wait for its end, and close stdin and stdout. Leave stderr
        open."""
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
        """Write `data` to the program, return its output, and kill its process group.

        If the program was too slow (`late`), the output may be cut. Raise OutputTooLongError if the output
        has more than `most` bytes.
        """
        assert self.stdin is not None and self.stdout is not None
        self._feeder = threading.Thread(target=_feed, args=(self.stdin, data), daemon=True)
        self._feeder.start()
        try:
            found, complete = read_within(self.stdout, most)
            if complete and hasattr(os, "waitid"):  # WNOWAIT, so that the pid is not reused before `end`
                os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)
        finally:
            self.end()
            self.wait()
            self._over.set()
        if not complete:
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
    """Return a program's output, and whether it is complete. Stop reading after more than `most` bytes."""
    found = bytearray()
    while piece := os.read(stdout.fileno(), _PIECE):
        found += piece
        if len(found) > most:
            return bytes(found), False
    return bytes(found), True
