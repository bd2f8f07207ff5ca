"""A window of the program with questions in it, in a separate process, on the test's own window system."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_PROGRAM = Path(__file__).with_name("answer_program.py")
_PATIENCE = 60.0


class Question:
    """Controls the program that shows a question, and collects the program's reports in `told`."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.told: list[dict[str, Any]] = []
        self._rest = b""

    def until(self, *whats: str) -> dict[str, Any]:
        """Wait until the program has made each of these reports, in any order. Return the last report."""
        left = {*whats}
        while left:
            told = self._next(left)
            self.told.append(told)
            left.discard(told["what"])
        return self.told[-1]

    def _next(self, awaited: set[str]) -> dict[str, Any]:
        assert self.process.stdout is not None
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self.process.stdout], [], [], _PATIENCE)
            assert ready, f"it does not tell {awaited}: {self.told}"
            some = os.read(self.process.stdout.fileno(), 4096)
            assert some, f"it has ended: {self.told}"
            self._rest += some
        line, _, self._rest = self._rest.partition(b"\n")
        told: dict[str, Any] = json.loads(line)
        return told

    def meant(self) -> tuple[int, int]:
        """Wait until a press of the button would count, and return the position of the button."""
        self._order(b"?")
        x, y = self.until("meant")["at"]
        return x, y

    def give_keyboard(self) -> None:
        """Give the button the keyboard focus, as Tab does."""
        self._order(b"f")
        self.until("focused")

    def open_next(self) -> None:
        """Show the next question in a new window, and wait until a press of its button would count."""
        self._order(b"n")
        self.told.clear()
        self.until("meant")

    def confirmed(self) -> int:
        return sum(each["what"] == "confirmed" for each in self.told)

    def _order(self, letter: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(letter)
        self.process.stdin.flush()


@contextmanager
def ask(
    questions: Sequence[tuple[str, str]], environment: Mapping[str, str], tmp_path: Path
) -> Iterator[Question]:
    """Yield a program that shows the first question, once a press of its button would count. `environment`
    names the window system.

    Each question is a state of the gallery and the name of the button that the program reports about.
    """
    whole = {
        **os.environ,
        "QT_QPA_PLATFORMTHEME": "generic",
        "QT_QUICK_BACKEND": "software",
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "PYTHONPATH": os.pathsep.join(sys.path),
        **environment,
    }
    with subprocess.Popen(
        [sys.executable, str(_PROGRAM), *(word for question in questions for word in question)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=whole,
    ) as process:
        try:
            question = Question(process)
            question.until("meant")
            yield question
        finally:
            process.kill()
