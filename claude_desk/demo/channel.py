"""Reads messages from stdin and writes messages to stdout, as the CLI does. For a fast start, this module
uses only the standard library."""

import json
import os
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any, NoReturn

_CHUNK = 64 * 1024


class EndOfInput(Exception):
    """The host has closed the agent's stdin."""


class Channel:
    """Reads stdin in a separate thread, so that `read` can have a time limit. `log`: a file to which every
    line of stdin is appended."""

    def __init__(self, log: Path | None = None) -> None:
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._log = log
        self._ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def read(self, timeout: float | None) -> dict[str, Any] | None:
        """Return the next message; None if no message comes within `timeout` seconds. Raise `EndOfInput` once
        stdin is closed and all messages are read."""
        if self._ended:
            raise EndOfInput
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            return None
        if line is None:
            self._ended = True
            raise EndOfInput
        message: dict[str, Any] = json.loads(line)
        return message

    def write(self, message: dict[str, Any]) -> None:
        self.write_bytes(json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n")

    def write_bytes(self, data: bytes, chunk: int = 0, pause: float = 0.0) -> None:
        """Write the bytes in one piece, or in pieces of `chunk` bytes, with `pause` seconds after each
        piece."""
        size = chunk or len(data) or 1
        for start in range(0, len(data), size):
            _write_all(1, data[start : start + size])
            if pause:
                time.sleep(pause)

    def write_error(self, data: bytes) -> None:
        _write_all(2, data)

    def _read(self) -> None:
        rest = b""
        while chunk := os.read(0, _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._note(line)
                self._lines.put(line)
        self._lines.put(None)

    def _note(self, line: bytes) -> None:
        if self._log:
            with self._log.open("ab") as file:
                file.write(line + b"\n")


def exit_now(code: int) -> NoReturn:
    """End the process immediately. Any thread may call this."""
    sys.stdout.flush()
    os._exit(code)


def _write_all(fd: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(fd, view) :]
        except BrokenPipeError:
            exit_now(1)
