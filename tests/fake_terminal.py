"""A terminal for tests of the screen: a test says what the program in it prints, and sees what was typed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.terminal_process import TerminalProcess


class FakeTerminal(TerminalProcess):
    """A process that no system knows. `prints`: what it prints at its start."""

    def __init__(self, parent: QObject | None = None, prints: bytes = b"") -> None:
        super().__init__(parent)
        self._prints = prints
        self._runs = False
        self.command: list[str] = []
        self.folder = ""
        self.environment: dict[str, str] = {}
        self.sizes: list[tuple[int, int]] = []
        self.typed = b""
        self.program = ""  # the program in the foreground
        self.unread = 0  # bytes that the program has not read
        self.takes = True  # whether there is room for what is typed

    @property
    def running(self) -> bool:
        return self._runs

    @property
    def waiting(self) -> int:
        return self.unread

    def start(
        self,
        command: Command,
        arguments: Sequence[str],
        folder: str,
        environment: Mapping[str, str],
        size: tuple[int, int],
    ) -> None:
        self._runs = True
        self.command, self.folder = [command.program, *arguments], folder
        self.environment, self.sizes = dict(environment), [size]
        if self._prints:
            self.came.emit(self._prints)

    def prints(self, text: str) -> None:
        self.came.emit(text.replace("\n", "\r\n").encode())

    def write(self, data: bytes) -> bool:
        if self.takes:
            self.typed += data
        return self.takes

    def resize(self, columns: int, lines: int) -> None:
        self.sizes.append((columns, lines))

    def foreground(self) -> str:
        return self.program if self._runs else ""

    def hang_up(self) -> None:
        self.end(ProcessOutcome(True, None, 1))

    def kill(self) -> None:
        self.end(ProcessOutcome(True, None, 9))

    def end(self, outcome: ProcessOutcome) -> None:
        if self._runs:
            self._runs = False
            self.ended.emit(outcome)
