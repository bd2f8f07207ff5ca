"""Children of the library that are forks of a process that has imported their modules.

The imports take most of the work of such a child in a test: 0.05 s, or 0.3 s if it opens a session. So each
test process has one server, `python -m tests.forks.library SOCKET`, which forks for each child. QProcess
starts `library_stub.py` in place of the child. The stub ends with the child. If the stub is killed, QProcess
closes the child's input, which ends the child.
"""

import atexit
import contextlib
import gc
import importlib
import os
import socket
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QProcess

from claude_desk.library import server
from claude_desk.library.child_service import end_with_parent
from claude_desk.library.frames import pack
from claude_desk.library.request_base import LibraryPaths
from claude_desk.workspace.children.library_process import child_environment
from tests import leftover_processes
from tests.clis import ROOT
from tests.forks.programs import server_environment

_LONGEST = 1 << 20  # bytes of an order
_HANDLERS = (
    "claude_desk.library.catalog.handlers",
    "claude_desk.library.history.handlers",
    "claude_desk.library.history.lookup_handlers",
    "claude_desk.library.strands.handlers",
)
_STUB = str(Path(__file__).with_name("library_stub.py"))

_servers: list[str] = []


def start_child(process: QProcess, role: str, paths: LibraryPaths) -> None:
    """Start a child of the library as `library_process.start_child` does."""
    process.setProcessEnvironment(child_environment())
    process.start(sys.executable, ["-I", "-S", _STUB, _server(), role])
    process.write(pack(0, paths))


def _server() -> str:
    """Return the name of this process's server, which runs as long as this process."""
    if not _servers:
        name = f"claude-desk-library-{os.getpid()}"
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
            listener.bind(f"\0{name}")
            listener.listen()
            running = subprocess.Popen(
                [sys.executable, "-m", __name__, str(listener.fileno())],
                cwd=ROOT,
                env=server_environment(),
                pass_fds=[listener.fileno()],
                stdin=subprocess.DEVNULL,
            )
        leftover_processes.stays(running.pid)
        atexit.register(lambda: (running.kill(), running.wait()))
        _servers.append(name)
    return _servers[0]


def main(number: str) -> None:
    end_with_parent()
    for name in _HANDLERS:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=int(number)) as listener:
        while True:
            channel, _ = listener.accept()
            order, files, _, _ = socket.recv_fds(channel, _LONGEST, 3)
            if len(files) == 3 and os.fork() == 0:
                break
            for file in files:
                os.close(file)
            channel.close()
            _reap()
    _become(order, files, channel)


def _reap() -> None:
    """Forget the children that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _become(order: bytes, files: list[int], channel: socket.socket) -> None:
    """Serve as the child that the order describes. The stub ends when the channel is closed at the end."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    role, folder, *variables = os.fsdecode(order).split("\0")
    os.environ.clear()
    os.environ.update(variable.split("=", 1) for variable in variables)
    os.chdir(folder)
    sys.argv[:] = ["-c", role]
    server.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
