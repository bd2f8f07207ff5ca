"""Runs a CLI that never receives an `interrupt`: `python interrupt_filter.py COMMAND [ARGUMENT ...]`.

Everything else passes: other lines of stdin, and the whole stdout and stderr. SIGINT and SIGTERM are
forwarded to the CLI, and the filter ends with the exit code of the CLI.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from typing import IO, Any


def is_interrupt(line: bytes) -> bool:
    with contextlib.suppress(ValueError):
        frame = json.loads(line)
        request = frame.get("request") if isinstance(frame, dict) else None
        return isinstance(request, dict) and request.get("subtype") == "interrupt"
    return False


def feed(stdin: IO[bytes]) -> None:
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            if not is_interrupt(line):
                stdin.write(line)
                stdin.flush()
        stdin.close()


def main(command: list[str]) -> None:
    cli = subprocess.Popen(command, stdin=subprocess.PIPE)
    assert cli.stdin is not None

    def forward(number: int, _frame: Any) -> None:
        with contextlib.suppress(ProcessLookupError):
            cli.send_signal(number)

    signal.signal(signal.SIGINT, forward)
    signal.signal(signal.SIGTERM, forward)
    threading.Thread(target=feed, args=(cli.stdin,), daemon=True).start()
    code = cli.wait()
    # End the process immediately, because the thread may be blocked in a read.
    os._exit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main(sys.argv[1:])
