"""A fake CLI with tools, for the warden's tests: `python process_tree.py cli [stubborn] [deaf]`.

The CLI starts a tool in a new session. The tool starts a child in yet another session, and a daemon whose
parent ends immediately. One line on stdout has all pids as JSON. Then the CLI waits for the end of its stdin
and exits with 5. Stubborn tools ignore TERM; a deaf CLI ignores the end of its stdin. SIGINT ends the CLI
with 42, TERM with 43.
"""

import json
import os
import signal
import subprocess
import sys
from typing import NoReturn


def start(*words: str) -> list[int]:
    """Start another role of this script in a new session. Return the pids that it prints: its own pid and the
    pids of the processes that it started."""
    child = subprocess.Popen(
        [sys.executable, "-I", "-S", __file__, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert child.stdout is not None
    pids: list[int] = json.loads(child.stdout.readline())
    if words[0] == "parent":
        child.wait()
    return pids


def cli(*manners: str) -> NoReturn:
    signal.signal(signal.SIGINT, lambda *_: os._exit(42))
    signal.signal(signal.SIGTERM, lambda *_: os._exit(43))
    pids = [os.getpid(), *start("tool", *manners)]
    print(json.dumps(pids), flush=True)
    while os.read(0, 1024):
        pass
    while "deaf" in manners:
        signal.pause()
    os._exit(5)


def tool(*manners: str) -> NoReturn:
    pids = [os.getpid(), *start("sleeper", *manners), *start("parent", *manners)]
    sleep(pids, *manners)


def parent(*manners: str) -> NoReturn:
    """Start a daemon and end."""
    print(json.dumps(start("sleeper", *manners)), flush=True)
    os._exit(0)


def sleeper(*manners: str) -> NoReturn:
    sleep([os.getpid()], *manners)


def sleep(pids: list[int], *manners: str) -> NoReturn:
    if "stubborn" in manners:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print(json.dumps(pids), flush=True)
    while True:
        signal.pause()


if __name__ == "__main__":
    {"cli": cli, "tool": tool, "parent": parent, "sleeper": sleeper}[sys.argv[1]](*sys.argv[2:])
