"""A child process of the library, started and asked as the program does it, but without Qt."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import claude_desk
from claude_desk.library.frames import pack, read_frame
from claude_desk.library.request_base import LibraryPaths, Request, RequestFailure
from claude_desk.workspace.children.library_process import CALL


class LibraryProcess:
    """A running child. `ask()` waits for the answer; `told` collects the news that the child has sent."""

    def __init__(self, role: str, places: LibraryPaths) -> None:
        root = str(Path(claude_desk.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-c", CALL, root, role], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.told: list[Any] = []
        self._number = 0
        self._send(places)

    def ask(self, request: Request) -> Any:
        self.send(request)
        while True:
            number, value = self.hear()
            if number == self._number:
                assert not isinstance(value, RequestFailure), value.words
                return value

    def send(self, request: Request) -> None:
        """Ask without waiting."""
        self._number += 1
        self._send((self._number, request))

    def hear(self) -> tuple[int, Any]:
        """Read the next frame: number and value. News have the number 0."""
        assert self.process.stdout is not None
        number, value = read_frame(self.process.stdout)
        if number == 0:
            self.told.append(value)
        return number, value

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

    def _send(self, value: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pack(value))
        self.process.stdin.flush()
