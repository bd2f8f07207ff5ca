"""Runs a CLI that reads slowly: `python slow_stdin.py COMMAND [ARGUMENT ...]`.

The CLI's stdin gets 4 KiB every five milliseconds. The CLI inherits the other channels, and this program ends
with the CLI's exit code (128 + n after signal n).
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
    os._exit(code if code >= 0 else 128 - code)  # the thread may be blocked in a read that never ends


if __name__ == "__main__":
    main(sys.argv[1:])
