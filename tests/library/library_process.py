"""A child process of the library, started and asked as the program does it, but without Qt."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import claude_desk
from claude_desk.library.catalog.requests import CatalogUpdate, IndexProgress
from claude_desk.library.frames import Message, pack, read_frame, read_message, write_message
from claude_desk.library.request_base import LibraryPaths, Request, RequestFailure
from claude_desk.workspace.children.library_process import CALL


def sent(value: Any, *kinds: Any) -> Any:
    """Return the value as the process at the other end of the pipe gets it. `kinds`: its types."""
    return read_message(write_message(0, value)).value(*(kinds or (type(value),)))


class LibraryProcess:
    """A running child. `ask()` waits for the answer; `told` collects the news that the child has sent."""

    def __init__(self, role: str, places: LibraryPaths) -> None:
        root = str(Path(claude_desk.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-c", CALL, root, role], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.told: list[Any] = []
        self._number = 0
        self._send(0, places)

    def ask(self, request: Request) -> Any:
        self.send(request)
        while True:
            message = self.hear()
            if message.number == self._number:
                value = message.value(*request.answers(), RequestFailure)
                assert not isinstance(value, RequestFailure), value.words
                return value

    def send(self, request: Request) -> None:
        """Ask without waiting."""
        self._number += 1
        self._send(self._number, request)

    def hear(self) -> Message:
        """Read the next message. News have the number 0."""
        assert self.process.stdout is not None
        message = read_frame(self.process.stdout)
        if message.number == 0:
            self.told.append(message.value(CatalogUpdate, IndexProgress))
        return message

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()

    def __enter__(self) -> "LibraryProcess":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _send(self, number: int, value: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pack(number, value))
        self.process.stdin.flush()
