"""The environment of Claude Code: that of the login shell, or the program's own if no shell is asked.
`login_shell` says when no shell is asked.

The shell is asked right after the first frame, while the rest of the program starts. Code that starts Claude
Code waits for the answer. Until the answer comes, and if the shell fails, `variables` are the program's own.
"""

import logging
import os
import sys
import threading
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal, Slot

from claude_desk.session.core.worker_threads import start_thread
from claude_desk.system.login_shell import (
    SECONDS,
    ShellAnswer,
    ShellFailure,
    login_shell,
    merged,
    read_environment,
)

_log = logging.getLogger(__name__)

CONFIG_FOLDER = "CLAUDE_CONFIG_DIR"
_END_SECONDS = 1.0
# Seconds for which a thread keeps the GIL while another thread wants it. This is short, so that the imports
# in the window's thread do not delay the thread that asks the shell.
_SWITCH_SECONDS = 0.0005


class ShellVariables(Mapping[str, str]):
    """The current environment. Its `repr` shows no variable."""

    def __init__(self, ours: Mapping[str, str]) -> None:
        self.now: Mapping[str, str] = ours

    def __getitem__(self, name: str) -> str:
        return self.now[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.now)

    def __len__(self) -> int:
        return len(self.now)

    def __repr__(self) -> str:
        return "<environment of Claude Code>"


class ShellEnvironment(QObject):
    """Asks the login shell. After `ask()`, `known` is emitted when the answer has come. Then `variables` are
    complete, or `failure` says why they are not.

    `shell` is empty if no shell is asked.
    """

    known = Signal()
    _answered = Signal(object)

    def __init__(self, ours: Mapping[str, str], seconds: float = SECONDS) -> None:
        super().__init__()
        self.ours = dict(ours)
        """This program's own environment, without the shell's variables."""
        self._seconds = seconds
        self.variables = ShellVariables(ours)
        self.shell = login_shell(ours)
        self.answer: ShellAnswer | None = None
        self.other_folder = ""  # the shell's folder for Claude Code, if `fix_folder` kept another folder
        self._fixed: dict[str, str] | None = None
        self._asks = False
        # Asks the shell, and ends the processes that the shell has left running.
        self._thread: threading.Thread | None = None
        self._unwanted = threading.Event()
        self._answered.connect(self._take)

    @property
    def is_known(self) -> bool:
        """Whether no answer of the shell is awaited."""
        return not self._asks

    @property
    def failure(self) -> ShellFailure | None:
        return self.answer.failure if self.answer is not None else None

    def ask(self) -> None:
        """Ask the shell, for the first time or again. Do nothing if `shell` is empty, or if an answer is
        awaited."""
        if not self.shell or self._asks:
            return
        self._asks = True
        shell, given, seconds, unwanted = self.shell, self.ours, self._seconds, self._unwanted

        def read() -> None:
            read_environment(shell, given, seconds, unwanted, self._answered.emit)

        sys.setswitchinterval(_SWITCH_SECONDS)
        self._thread = start_thread(read, "shell")

    def wait(self, seconds: float) -> None:
        """Handle events until the answer comes, for at most `seconds`."""
        if self.is_known:
            return
        loop = QEventLoop()
        self.known.connect(loop.quit)
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()
        self.known.disconnect(loop.quit)

    def fix_folder(self) -> None:
        """Keep the current Claude Code folder, even if the shell names another folder later."""
        if self._fixed is None:
            self._fixed = {name: self.variables[name] for name in (CONFIG_FOLDER,) if name in self.variables}

    def close(self) -> None:
        """End a shell that is still running, and ignore its answer."""
        self._unwanted.set()
        if self._thread is not None:
            self._thread.join(_END_SECONDS)

    @Slot(object)
    def _take(self, answer: ShellAnswer) -> None:
        if self._unwanted.is_set():
            return
        self._asks = False
        self.answer = answer
        if answer.failure is None:
            found = merged(self.ours, answer.variables)
            if self._fixed is not None and found.get(CONFIG_FOLDER) != self._fixed.get(CONFIG_FOLDER):
                self.other_folder = found.pop(CONFIG_FOLDER, "") or "~/.claude"
                found |= self._fixed
            self.variables.now = found
            if "PATH" in found:  # child processes look for git and other programs in PATH
                os.environ["PATH"] = found["PATH"]
        self.known.emit()

    def write_log(self) -> None:
        """Log the shell's answer, so that users can find an error in their shell's files."""
        answer = self.answer
        if answer is None:
            return
        details = self.shell, answer.seconds, answer.failure or "whole", answer.words
        if answer.failure is not None:
            _log.warning("%s did not tell its environment (%.2f s, %s): %s", *details)
        else:
            _log.info("%s told its environment (%.2f s, %s): %s", *details)
