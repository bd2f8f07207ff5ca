"""The environment that Claude Code gets: ours, or that of the login shell where no terminal has started us.

The shell is asked once, beside all else, from right after the first frame on. Until it has answered, and
where it fails, the environment is ours. Whoever starts Claude Code waits for the answer.
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
# How long a thread keeps Python for itself while another wants it: the one that asks is not to wait for the
# imports beside it.
_SWITCH_SECONDS = 0.0005


class ShellVariables(Mapping[str, str]):
    """The environment as it is now. No variable of it is shown by `repr`."""

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
    """`ask()`, then `known` tells that `variables` are whole, or that `failure` says why not.

    `shell` is "" where none is asked: a terminal has started us, or there is none.
    """

    known = Signal()
    _answered = Signal(object)

    def __init__(self, ours: Mapping[str, str], seconds: float = SECONDS) -> None:
        super().__init__()
        self.ours = dict(ours)
        """Without what the shell said."""
        self._seconds = seconds
        self.variables = ShellVariables(ours)
        self.shell = login_shell(ours)
        self.answer: ShellAnswer | None = None
        self.other_folder = ""  # of Claude Code's, that the shell named too late to be used
        self._fixed: dict[str, str] | None = None
        self._asks = False
        self._thread: threading.Thread | None = None  # it also ends what the shell has left
        self._unwanted = threading.Event()
        self._answered.connect(self._take)

    @property
    def is_known(self) -> bool:
        """Whether nothing is to be waited for."""
        return not self._asks

    @property
    def failure(self) -> ShellFailure | None:
        return self.answer.failure if self.answer is not None else None

    def ask(self) -> None:
        """Ask the shell, for the first time or once more. Without one there is nothing to ask."""
        if not self.shell or self._asks:
            return
        self._asks = True
        shell, given, seconds, unwanted = self.shell, self.ours, self._seconds, self._unwanted

        def read() -> None:
            read_environment(shell, given, seconds, unwanted, self._answered.emit)

        sys.setswitchinterval(_SWITCH_SECONDS)
        self._thread = start_thread(read, "shell")

    def wait(self, seconds: float) -> None:
        """Handle events until the answer is there, for so long at most."""
        if self.is_known:
            return
        loop = QEventLoop()
        self.known.connect(loop.quit)
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()
        self.known.disconnect(loop.quit)

    def fix_folder(self) -> None:
        """From now on the program is built upon the folder of Claude Code's that is named now."""
        if self._fixed is None:
            self._fixed = {name: self.variables[name] for name in (CONFIG_FOLDER,) if name in self.variables}

    def close(self) -> None:
        """End a shell that still runs."""
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
            if "PATH" in found:  # children of ours look for git and others there
                os.environ["PATH"] = found["PATH"]
        self.known.emit()

    def write_log(self) -> None:
        """What the shell said, for who looks for what is wrong with its files."""
        answer = self.answer
        if answer is None:
            return
        told = self.shell, answer.seconds, answer.failure or "whole", answer.words
        if answer.failure is not None:
            _log.warning("%s did not tell its environment (%.2f s, %s): %s", *told)
        else:
            _log.info("%s told its environment (%.2f s, %s): %s", *told)
