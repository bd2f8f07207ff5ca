"""Runs a shell command that the user wrote with `!`, as a terminal does. What the command has printed goes to
Claude with the user's next message.

The command runs in the folder in which Claude works, with the environment of the CLI without its secrets, in
the user's shell. Only the user's key starts a command. It ends with the session.
"""

import asyncio
import codecs
import contextlib
import os
import shutil
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import UnframedProcess
from claude_desk.protocol.launch_options import LaunchOptions, environment
from claude_desk.protocol.wire.shell_text import shell_text
from claude_desk.transcript.text.terminal_output import terminal_text

MOST = 30_000  # characters of the output that are kept: the first half and the last
_END_SECONDS = 5.0  # time for the end of a command; it is killed before
_GAP = 100  # more characters than the words have that say how many are left out
_NOT_STARTED = "The shell could not be started."
_SHELLS = ("bash", "zsh")  # the shells that Claude Code uses


@dataclass(frozen=True, slots=True)
class ShellOutput:
    """What a command has printed. `code`: its exit code; None if a signal ended it or it did not start.
    `id`: names this run of the command. `stopped`, `closed`: whether the user stopped it, or its session
    ended."""

    id: str
    command: str
    out: str
    err: str
    code: int | None
    seconds: float
    stopped: bool = False
    closed: bool = False

    @property
    def text(self) -> str:
        """The elements for Claude, with the end of the command among its errors."""
        if self.stopped:
            end = "The user stopped the command."
        elif self.code is None:
            end = "The command did not end by itself."
        else:
            end = f"Exit code {self.code}" if self.code else ""
        return shell_text(self.command, self.out, "\n".join(part for part in (self.err, end) if part))


class KeptOutput:
    """The first and the last part of a long output."""

    def __init__(self, most: int = MOST) -> None:
        self._half = most // 2
        self._first = ""
        self._last = ""
        self._left_out = 0

    def add(self, text: str) -> None:
        room = self._half - len(self._first)
        self._first += text[:room] if room > 0 else ""
        self._last += text[max(0, room) :]
        if (over := len(self._last) - self._half) > self._half:  # cut seldom: each cut copies the text
            self._cut(over)

    @property
    def text(self) -> str:
        if (over := len(self._last) - self._half) > 0:
            self._cut(over)
        gap = f"\n\n… {self._left_out} characters left out …\n\n" if self._left_out else ""
        return self._first + gap + self._last

    def _cut(self, over: int) -> None:
        self._last = self._last[over:]
        self._left_out += over


class DecodedOutput:
    """What a program writes to a pipe, in pieces that may cut a character."""

    def __init__(self) -> None:
        self._kept = KeptOutput()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def add(self, data: bytes) -> str:
        """Add a piece. Return its complete characters."""
        text = self._decoder.decode(data)
        self._kept.add(text)
        return text

    @property
    def text(self) -> str:
        return self._kept.text


class _Program(UnframedProcess):
    """A program whose errors are read as they come too."""

    failed = Signal(object)  # bytes of stderr

    def _on_errors(self, data: bytes) -> None:
        super()._on_errors(data)  # its end says why a program could not be started
        self.failed.emit(data)


class ShellCommands(QObject):
    """One command at a time."""

    began = Signal(str, str)  # id and text of a command
    changed = Signal()  # a command began or printed something
    ended = Signal(object)  # ShellOutput

    def __init__(
        self,
        environ: Mapping[str, str],
        folder: Callable[[], str],
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`environ`: the CLI's environment, which may be completed later."""
        super().__init__(parent)
        self._environ = environ
        self._folder = folder
        self._clock = clock
        self._process: _Program | None = None
        self._gone = asyncio.Event()  # whether no command runs
        self._gone.set()
        self._out, self._err = DecodedOutput(), DecodedOutput()
        self._began = 0.0
        self._stopped = self._closed = False
        self.id = ""  # names this run of the command
        self.command = ""  # the command that runs; "" for none
        self.folder = ""
        self.last_line = ""

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def seconds(self) -> float:
        return self._clock() - self._began if self.running else 0.0

    def run(self, command: str) -> bool:
        """Start the command. Return False if another one runs."""
        if self.running or not command.strip():
            return False
        self.id, self.command = str(uuid4()), command
        self.folder, self.last_line = self._folder(), ""
        self._out, self._err = DecodedOutput(), DecodedOutput()
        self._stopped, self._closed, self._began = False, False, self._clock()
        self._gone.clear()
        process = self._process = _Program(self)
        process.came.connect(self._on_output)
        process.failed.connect(self._on_errors)
        process.ended.connect(self._on_ended)
        variables = environment(self._environ, self.folder, LaunchOptions())
        shell = shell_of(variables)
        process.start(Command(shell), ("-c", command), self.folder, variables)
        process.close_input()
        self.began.emit(self.id, command)
        self.changed.emit()
        return True

    @Slot()
    def stop(self) -> None:
        """End the command with all its processes. What it has printed is kept."""
        if self._process is not None:
            self._stopped = True
            self._process.kill()

    def close(self) -> None:
        """End the command with all its processes, because its session ends. What it has printed is kept, if
        anything still shows the session."""
        if self._process is not None:
            self._closed = True
            self._process.kill()

    async def finish(self) -> None:
        """Wait until no process of the command runs any more, and `ended` was emitted. This takes a bounded
        time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_END_SECONDS):
                await self._gone.wait()

    @Slot(object)
    def _on_output(self, data: bytes) -> None:
        text = self._out.add(data)
        self.last_line = next((line for line in reversed(text.splitlines()) if line.strip()), self.last_line)
        self.changed.emit()

    @Slot(object)
    def _on_errors(self, data: bytes) -> None:
        self._err.add(data)

    @Slot(object)
    def _on_ended(self, outcome: ProcessOutcome) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        output = ShellOutput(
            self.id,
            self.command,
            _plain(self._out.text),
            _plain(self._err.text if outcome.started else _NOT_STARTED),
            outcome.code,
            self._clock() - self._began,
            self._stopped,
            self._closed,
        )
        self.command = self.last_line = ""
        self._gone.set()
        self.ended.emit(output)
        self.changed.emit()


def shell_of(variables: Mapping[str, str]) -> str:
    """Return the shell for the user's commands: the user's own if Claude Code uses it too, else another."""
    own = variables.get("SHELL", "")
    if Path(own).name in _SHELLS and os.access(own, os.X_OK):
        return own
    path = variables.get("PATH", os.defpath)
    return next((found for name in _SHELLS if (found := shutil.which(name, path=path))), "/bin/sh")


def _plain(text: str) -> str:
    """Return the text as a terminal shows it, without colours. A control that is written out has more
    characters, so the text is bounded here too."""
    kept = KeptOutput(MOST + _GAP)
    kept.add(terminal_text(text.replace("\r\n", "\n"))[0])
    return kept.text
