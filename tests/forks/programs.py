"""Programs that are forks of the server of this test process (`server.py`)."""

import atexit
import ctypes
import inspect
import json
import os
import socket
import subprocess
import sys
import threading
from typing import Any

from tests import leftover_processes, process_mark
from tests.clis import ROOT

_PR_SET_CHILD_SUBREAPER = 36  # prctl(2)
# The ends of the pipes: the program has the first of stdin, the second of stdout and of stderr.
_PIPES = ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite")
_ARGUMENTS = inspect.signature(subprocess.Popen._execute_child)  # type: ignore[attr-defined]


def start(module: str, *arguments: str, **options: Any) -> subprocess.Popen[Any]:
    """Run the function `main` of a module in a process of its own, as `python -m MODULE ARGUMENTS` would.
    `options` are those of `subprocess.Popen`."""
    if sys.platform == "linux":
        return _ForkedProgram([module, *arguments], cwd=ROOT, **options)
    return subprocess.Popen([sys.executable, "-m", module, *arguments], cwd=ROOT, **options)


class _ForkedProgram(subprocess.Popen[Any]):
    """A process that is started with a fork of the server."""

    def _execute_child(self, *given: Any, **named: Any) -> None:
        start = _ARGUMENTS.bind(self, *given, **named).arguments
        pipes = [start[name] for name in _PIPES]
        files = [own if pipe == -1 else pipe for own, pipe in enumerate((pipes[0], pipes[3], pipes[5]))]
        module, *arguments = start["args"]
        order = {
            "module": module,
            "arguments": arguments,
            "folder": str(start["cwd"] or os.getcwd()),  # noqa: PTH109
            "environ": dict(os.environ if start["env"] is None else start["env"]),
        }
        try:
            self.pid = _server().fork(json.dumps(order).encode(), files)
            self._child_created = True
        finally:
            self._close_pipe_fds(*pipes)  # type: ignore[attr-defined]


class _Server:
    def __init__(self) -> None:
        self._one = threading.Lock()
        self._channel, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.forks.server", str(other.fileno())],
                cwd=ROOT,
                env=server_environment(),
                pass_fds=[other.fileno()],
                stdin=subprocess.DEVNULL,
            )
        leftover_processes.stays(self._process.pid)

    def fork(self, order: bytes, files: list[int]) -> int:
        """Return the id of the new process, which is a child of this process."""
        prctl = ctypes.CDLL(None).prctl
        with self._one:
            prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
            try:
                socket.send_fds(self._channel, [order], files)
                answer = self._channel.recv(100)
            finally:
                prctl(_PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)
        assert answer, f"the server of the programs has ended with {self._process.wait(10)}"
        return int(answer)

    def close(self) -> None:
        self._channel.close()
        self._process.wait()


def server_environment() -> dict[str, str]:
    """What the server has before it becomes a program with an environment of its own."""
    return {
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        process_mark.NAME: process_mark.value(),
    }


_servers: list[_Server] = []


def _server() -> _Server:
    if not _servers:
        _servers.append(_Server())
        atexit.register(_servers[0].close)
    return _servers[0]
