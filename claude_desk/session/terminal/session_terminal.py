"""The terminal of a session: the user's shell in the folder in which Claude works.

Only the user's act starts the shell, and only what the user types or pastes is written to it. Claude neither
reads nor writes it. The shell ends with the session. pyte is imported with the first shell.
"""

import asyncio
import contextlib
import os
import shlex
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.terminal_process import TerminalProcess, can_run
from claude_desk.protocol.launch_options import LaunchOptions, environment

if TYPE_CHECKING:
    from claude_desk.terminal.screen import TerminalScreen

USUAL_LINES = 10_000  # lines that are kept above the screen
_END_SECONDS = 5.0  # time for the end of the shell; it is killed before
_MOST_ANSWERS = 4096  # bytes that wait; further answers to the program's questions are dropped
_USUAL_SHELLS = ("bash", "zsh", "sh")
# What says of the CLI's environment that it is the CLI's.
_OF_THE_CLI = ("CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING", "CLAUDE_CODE_STARTUP_FAILURE_RESULTS")
_OF_ANOTHER_TERMINAL = ("COLUMNS", "LINES", "TERMCAP", "WINDOWID", "VTE_VERSION", "TERM_PROGRAM_VERSION")


class SessionTerminal(QObject):
    """One shell at a time. The screen of a shell that has ended stays until the next one starts."""

    changed = Signal()  # the screen may have changed
    state_changed = Signal()  # a shell started or ended

    def __init__(
        self,
        environ: Mapping[str, str],
        folder: Callable[[], str],
        is_trusted: Callable[[], bool],
        parent: QObject | None = None,
        make_process: Callable[[QObject], TerminalProcess] = TerminalProcess,
    ) -> None:
        """`environ`: the CLI's environment, which may be completed later."""
        super().__init__(parent)
        self._environ = environ
        self._folder = folder
        self._is_trusted = is_trusted
        self._make_process = make_process
        self._process: TerminalProcess | None = None
        self._gone = asyncio.Event()  # whether no shell ends after `close`
        self._gone.set()
        self._closed = False
        self.screen: TerminalScreen | None = None
        self.outcome: ProcessOutcome | None = None  # how the last shell ended; None while one runs
        self.folder = ""  # where the shell was started
        self.program = ""  # the name of the shell
        self.kills = False  # whether the user has killed the shell that runs

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def process(self) -> TerminalProcess | None:
        """The shell that runs, for tests."""
        return self._process

    @property
    def is_allowed(self) -> bool:
        """Whether a shell may be started: only in a folder that the user trusts."""
        return can_run() and not self._closed and self._is_trusted()

    def foreground(self) -> str:
        """Return the name of the program that runs in the shell; "" while the shell waits for a command."""
        return self._process.foreground() if self._process is not None else ""

    def start(self, columns: int, lines: int, shell: str = "", history: int = USUAL_LINES) -> bool:
        """Start the user's shell. `shell`: the command line of another one. Return False if one runs, or may
        not."""
        if self.running or not self.is_allowed:
            return False
        from claude_desk.terminal.screen import TerminalScreen

        self.folder = self._folder()
        variables = _variables(self._environ, self.folder)
        command = shell_command(shell, variables)
        self.screen = TerminalScreen(columns, lines, self._answer, history)
        self.outcome, self.kills = None, False
        self.program = Path(command[0]).name
        process = self._process = self._make_process(self)
        process.came.connect(self._on_came)
        process.ended.connect(self._on_ended)
        size = self.screen.columns, self.screen.lines
        process.start(Command(command[0]), command[1:], self.folder, variables, size)
        self.state_changed.emit()
        return True

    def write(self, data: bytes) -> bool:
        """Write what the user has typed or pasted. Return False if the shell does not take so much now."""
        return self._process is not None and self._process.write(data)

    def resize(self, columns: int, lines: int) -> None:
        if self.screen is None or (columns, lines) == (self.screen.columns, self.screen.lines):
            return
        self.screen.resize(lines, columns)
        if self._process is not None:
            self._process.resize(self.screen.columns, self.screen.lines)
        self.changed.emit()

    def keep_lines(self, count: int) -> None:
        """Set how many lines are kept above the screen."""
        if self.screen is not None:
            self.screen.keep_lines(count)
            self.changed.emit()

    def clear(self) -> None:
        """Drop all lines except the one with the cursor."""
        if self.screen is not None:
            self.screen.clear_all()
            self.changed.emit()

    def kill(self) -> None:
        """Kill the shell with everything that runs in it."""
        if self._process is not None:
            self.kills = True
            self._process.kill()

    def close(self) -> None:
        """End the shell with everything that runs in it. No other one starts."""
        self._closed = True
        process, self._process = self._process, None
        if process is not None:
            self._gone.clear()
            process.came.disconnect(self._on_came)
            process.ended.disconnect(self._on_ended)
            process.ended.connect(self._gone.set)
            process.ended.connect(process.deleteLater)
            process.hang_up()

    async def finish(self) -> None:
        """Wait until no process of the shell runs any more, after `close`. This takes a bounded time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_END_SECONDS):
                await self._gone.wait()

    def _answer(self, text: str) -> None:
        """Answer a question of the program, unless it asks without reading the answers."""
        if self._process is not None and self._process.waiting < _MOST_ANSWERS:
            self._process.write(text.encode())

    @Slot(object)
    def _on_came(self, data: bytes) -> None:
        if self.screen is not None:
            self.screen.feed(data)
            self.changed.emit()

    @Slot(object)
    def _on_ended(self, outcome: ProcessOutcome) -> None:
        process, self._process = self._process, None
        self.outcome = outcome
        if process is not None:
            process.deleteLater()
        self.state_changed.emit()


def shell_command(chosen: str, variables: Mapping[str, str]) -> list[str]:
    """Return the command line of the shell: the chosen one, else the user's own, else a usual one."""
    path = variables.get("PATH", os.defpath)
    try:
        words = shlex.split(chosen)
    except ValueError:
        words = []
    if words:
        return [shutil.which(words[0], path=path) or words[0], *words[1:]]
    own = variables.get("SHELL", "")
    if own.startswith("/") and os.access(own, os.X_OK):
        return [own]
    return [next((found for name in _USUAL_SHELLS if (found := shutil.which(name, path=path))), "/bin/sh")]


def _variables(environ: Mapping[str, str], folder: str) -> dict[str, str]:
    """Return the environment of the shell."""
    found = environment(environ, folder, LaunchOptions())
    for name in (*_OF_ANOTHER_TERMINAL, *(each for each in _OF_THE_CLI if each not in environ)):
        found.pop(name, None)
    found.pop("CLAUDECODE", None)
    return {**found, "TERM": "xterm-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "claude-desk"}
