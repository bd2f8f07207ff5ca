"""Runs a CLI that reads slowly: `python trickle.py COMMAND [ARGUMENT ...]`.

Its stdin gets 4 KiB each five milliseconds; the other channels are its own, and it ends with its exit code.
"""

import contextlib
import os
import subprocess
import sys
import threading
import time
from typing import IO

PIECE, PAUSE = 4096, 0.005


def feed(stdin: IO[bytes]) -> None:
    with contextlib.suppress(BrokenPipeError):
        while piece := os.read(0, PIECE):
            stdin.write(piece)
            stdin.flush()
            time.sleep(PAUSE)
        stdin.close()


def main(command: list[str]) -> None:
    cli = subprocess.Popen(command, stdin=subprocess.PIPE)
    assert cli.stdin is not None
    threading.Thread(target=feed, args=(cli.stdin,), daemon=True).start()
    code = cli.wait()
    os._exit(code if code >= 0 else 128 - code)  # the thread may stand in a read for ever


if __name__ == "__main__":
    main(sys.argv[1:])
