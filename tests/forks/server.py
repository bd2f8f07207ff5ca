"""The process that the programs of a test process are forks of: `python -m tests.forks.server SOCKET`.

An order is a line of JSON with the module of the program, its arguments, its folder and its environment. The
files that come with the order become its stdin, stdout and stderr. The answer is the id of the process.

The server makes no Qt object and starts no thread, because a fork has only the thread that forks.
"""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import socket
import sys
import threading
import time
from pathlib import Path
from typing import Any, NoReturn

from tests import lazy_readers

_LONGEST = 1 << 20  # bytes of an order
# Folders with modules that the program imports after its first frame.
_LATE = ("ui", "controllers", "session", "workspace", "startup")


def main(number: str) -> None:
    _import_programs()
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=int(number)) as channel:
        while True:
            data, files, _, _ = socket.recv_fds(channel, _LONGEST, 3)
            if not data:
                return
            order = json.loads(data)
            threads = os.listdir("/proc/self/task")  # noqa: PTH208
            assert len(threads) == 1, f"a fork would have only one of the threads {threads}"
            if (program := _fork()) == 0:
                channel.close()
                break
            for file in files:
                os.close(file)
            channel.send(str(program).encode())
    _become(order, files)


def _import_programs() -> None:
    for folder in _LATE:
        package = importlib.import_module(f"claude_desk.{folder}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    importlib.import_module("claude_desk.app")
    lazy_readers.on_demand()


def _fork() -> int:
    """Fork a process that has no parent any more, so that the test process becomes its parent. Return its id,
    and 0 in the new process."""
    reading, writing = os.pipe()
    if between := os.fork():
        os.close(writing)
        with os.fdopen(reading, "rb") as told:
            program = int(told.read())
        os.waitpid(between, 0)
        return program
    between = os.getpid()
    if program := os.fork():
        os.write(writing, str(program).encode())
        os._exit(0)
    os.close(reading)
    os.close(writing)
    while os.getppid() == between:
        time.sleep(0.001)
    return 0


def _become(order: dict[str, Any], files: list[int]) -> NoReturn:
    """Run the program that the order describes, and exit with its code.

    Python first waits for the threads and calls the functions for the exit, as at any end. It does not take
    the modules down one by one: a fork would copy the memory of all of them, which takes a second.
    """
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(order["environ"])
    os.chdir(order["folder"])
    module = importlib.import_module(order["module"])
    sys.argv[:] = [str(Path(str(module.__file__))), *order["arguments"]]
    try:
        code = module.main() or 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
