"""Runs git in a project, as the user would in a terminal, but git never asks the user anything.

The environment is the user's own without git's variables, which could name another repository. If a command
takes too long, writes too much or is cancelled, we end it with all processes that it has started.
"""

import contextlib
import os
import subprocess
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO

from claude_desk.repository.requests import GitFailure
from claude_desk.system.programs import BoundedProcess, OutputTooLongError

_MOST_OUT = 64_000_000  # bytes
_MOST_WORDS = 100_000  # bytes of stderr that are kept for the user
_PIECE = 65_536
_ENVIRONMENT = {
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_EDITOR": ":",
    "GIT_SEQUENCE_EDITOR": ":",
    "GIT_PAGER": "cat",
    "GIT_ASKPASS": "",
    "SSH_ASKPASS": "",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_LITERAL_PATHSPECS": "1",
}
# Options of every command: git starts nothing in the background, and no monitor watches the folder.
_OPTIONS = ("-c", "core.fsmonitor=false", "-c", "gc.auto=0", "-c", "maintenance.auto=false")
# Options of commands that must not run the project's hooks.
WITHOUT_HOOKS = ("-c", f"core.hooksPath={os.devnull}")


@dataclass(frozen=True, slots=True)
class GitResult:
    """`out`: git's stdout. `words`: git's stderr, which has the output of hooks too."""

    out: bytes
    words: str = ""


class GitFailedError(Exception):
    """A git command failed, or we ended it."""

    def __init__(self, failure: GitFailure) -> None:
        super().__init__(failure.words)
        self.failure = failure


class ProjectGit:
    """Runs git in `folder`, one command at a time. `cancel` may be called from another thread."""

    def __init__(self, program: str, folder: str, report: Callable[[str], None] = lambda text: None) -> None:
        """`report` is called with each piece of git's stderr, until `_MOST_WORDS` bytes are read."""
        self.folder = folder
        self._program = program
        self._report = report
        self._lock = threading.Lock()
        self._process: BoundedProcess | None = None
        self._cancelled = False

    def run(
        self,
        *arguments: str,
        data: bytes = b"",
        seconds: float = 60.0,
        codes: tuple[int, ...] = (0,),
        more: Mapping[str, str] | None = None,
    ) -> GitResult:
        """Run a command and return its output. Raise `GitFailedError` if its exit code is not in `codes`, or
        if the command takes longer than `seconds`, writes too much, or is cancelled."""
        process = self._start(arguments, seconds, more or {})
        said = bytearray()
        listener = threading.Thread(target=self._hear, args=(process.stderr, said), daemon=True)
        listener.start()
        complete, out = True, b""
        try:
            # This also ends processes that git has left behind, because they may hold the pipes open.
            out = process.communicate_within(data, _MOST_OUT)
        except OutputTooLongError:
            complete = False
        finally:
            listener.join(5)
            process.close()
            if process.stderr is not None and not listener.is_alive():
                process.stderr.close()
            with self._lock:
                self._process = None
                cancelled = self._cancelled
        code = process.returncode
        words = said.decode("utf-8", "replace").strip()
        if process.late or cancelled or not complete:
            raise GitFailedError(GitFailure(words, -1, process.late, cancelled))
        if code not in codes:
            words = words or out[:_MOST_WORDS].decode("utf-8", "replace").strip()
            raise GitFailedError(GitFailure(words or f"git: {code}", code))
        return GitResult(out, words)

    def cancel(self) -> None:
        """End the running command, if there is one. All further commands fail until `renew`."""
        with self._lock:
            self._cancelled = True
            process = self._process
        if process is not None:
            process.end()

    @property
    def cancelled(self) -> bool:
        with self._lock:
            return self._cancelled

    def uncancelled(self, folder: str = "") -> "ProjectGit":
        """Return another `ProjectGit`, for `folder` or else the same folder. It runs commands even if this
        object was cancelled."""
        return ProjectGit(self._program, folder or self.folder)

    def renew(self) -> None:
        """Let commands run again after `cancel`."""
        with self._lock:
            self._cancelled = False

    def _start(self, arguments: tuple[str, ...], seconds: float, more: Mapping[str, str]) -> BoundedProcess:
        with self._lock:
            if self._cancelled:
                raise GitFailedError(GitFailure("", -1, cancelled=True))
            self._process = BoundedProcess(
                [self._program, *_OPTIONS, *arguments],
                seconds,
                folder=self.folder,
                environment=_environment() | dict(more),
                stderr=subprocess.PIPE,
            )
            return self._process

    def _hear(self, stderr: IO[bytes], said: bytearray) -> None:
        with contextlib.suppress(OSError, ValueError):
            while piece := os.read(stderr.fileno(), _PIECE):
                if len(said) < _MOST_WORDS:
                    said += piece[: _MOST_WORDS - len(said)]
                    self._report(piece.decode("utf-8", "replace"))


def _environment() -> dict[str, str]:
    """Return the environment without git's variables and without the relative folders of PATH: the project
    may have its own programs in such folders."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    path = kept.get("PATH", os.defpath).split(os.pathsep)
    return kept | _ENVIRONMENT | {"PATH": os.pathsep.join(part for part in path if part.startswith("/"))}
