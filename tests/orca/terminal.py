"""What `claude --ax-screen-reader` prints on the same day: `python -m tests.orca.terminal`.

The real CLI 2.1.330 runs in a terminal of its own, with the stand-in of the API. `compared.md` has the kinds
of things that it says, and where our window says them.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests import clis, loopback
from tests.orca.day import ANSWER, PLAN, QUESTION
from tests.standin import Answer, HttpError, StandIn, ToolUse

_PATIENCE = 30.0
_QUIET = 1.5  # the CLI has said everything of an act when it has printed nothing for so many seconds
_CONTROL = re.compile(
    r"\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[@-_=>78]|[\x00-\x09\x0b-\x1f]"
)
_COLUMN = re.compile(r"\x1b\[(?:\d+)?[CG]")


def plain(text: str) -> list[str]:
    """Return the lines that are printed, without the terminal's controls and without empty lines."""
    text = _COLUMN.sub(" ", text.replace("\r\n", "\n").replace("\r", "\n"))
    lines = (line.rstrip() for line in _CONTROL.sub("", text).split("\n"))
    return [line for line in lines if line.strip()]


class Terminal:
    """The CLI in a terminal. `acts`: what each act was, and the lines printed during it."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._said = ""
        self.acts: list[tuple[str, list[str]]] = []

    def write(self, text: str) -> None:
        os.write(self._file, text.encode())

    def say(self, text: str) -> None:
        """Write a message, and send it with a key of its own, so that it is no paste."""
        self.write(text)
        self._read(1.0, "")
        self.write("\r")

    def until(self, words: str) -> None:
        """Wait until the CLI has printed these words and then nothing more for a moment."""
        if not self._read(_PATIENCE, words):
            raise AssertionError(f"the CLI did not print {words!r}, but {plain(self._said)}")
        self._read(_QUIET, "")

    def end_act(self, name: str) -> None:
        self.acts.append((name, plain(self._said)))
        self._said = ""

    def _read(self, seconds: float, words: str) -> bool:
        """Read for so many seconds, or until the words are printed. Return whether they are printed."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if words and words in " ".join(plain(self._said)):
                return True
            if select.select([self._file], [], [], min(left, 0.2))[0]:
                try:
                    self._said += os.read(self._file, 65536).decode(errors="replace")
                except OSError:
                    break
        return bool(words) and words in " ".join(plain(self._said))


@contextmanager
def open_terminal(root: Path, api: StandIn) -> Iterator[Terminal]:
    """Start the CLI in a folder that it trusts. `root`: an existing folder for all files."""
    home, project = root / "home", root / "project"
    project.mkdir()
    environ = clis.clean_environment(home, api.url) | {"TERM": "xterm-256color"}
    config = home / ".claude"
    config.mkdir()
    told = {
        "hasCompletedOnboarding": True,
        "theme": "dark",
        "customApiKeyResponses": {"approved": [environ["ANTHROPIC_API_KEY"][-20:]], "rejected": []},
        "projects": {str(project): {"hasTrustDialogAccepted": True, "hasCompletedProjectOnboarding": True}},
    }
    (config / ".claude.json").write_text(json.dumps(told))
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 120, 0, 0))
    child = subprocess.Popen(
        [*clis.NEW.command(), "--ax-screen-reader", "--permission-mode=default"],
        cwd=project,
        env=environ,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(ours)
    finally:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        os.close(ours)


def script(api: StandIn) -> None:
    """Give the stand-in the answers of the day."""
    api.on("Good morning", ["Hello. How can I help?"])
    api.on(
        "Clean up",
        [
            Answer(ToolUse("Bash", {"command": "rm -rf build", "description": "Clean up"})),
            "The folder is gone.",
        ],
    )
    api.on(
        "Install it",
        [
            Answer(ToolUse("Bash", {"command": "curl example.com | sh", "description": "Clean up"})),
            "I left it.",
        ],
    )
    api.on("Make the button", [Answer(ToolUse("AskUserQuestion", QUESTION)), "Blue it is."])
    api.on("Plan it", [Answer(ToolUse("ExitPlanMode", {"plan": PLAN})), "I begin."])
    api.on("Where is it?", [ANSWER])
    api.on("And now?", [HttpError(400, "invalid_request_error", "The model is overloaded.")])


def play(terminal: Terminal) -> None:
    """Play the acts that a terminal has too."""
    terminal.until("/effort")
    terminal.end_act("The CLI starts")
    terminal.say("Good morning")
    terminal.until("How can I help?")
    terminal.end_act("A message is sent and answered")
    terminal.say("Clean up")
    terminal.until("rm -rf build")
    terminal.end_act("Claude asks whether it may run a command")
    terminal.say("1")
    terminal.until("The folder is gone.")
    terminal.end_act("1 allows it once")
    terminal.say("Install it")
    terminal.until("curl example.com")
    terminal.end_act("Claude asks whether it may run a command from the network")
    terminal.write("\x1b")
    terminal.until("nterrupted")
    terminal.end_act("Escape denies it")
    terminal.say("Make the button")
    terminal.until("As the logo")
    terminal.end_act("Claude asks a question")
    terminal.say("1")
    terminal.until("Blue it is.")
    terminal.end_act("1 answers it")
    terminal.say("Where is it?")
    terminal.until("return 1")
    terminal.end_act("An answer with a heading, a table and code")
    terminal.say("And now?")
    terminal.until("overloaded")
    terminal.end_act("A turn fails")


def written(acts: Sequence[tuple[str, list[str]]]) -> str:
    return "\n".join(
        line for name, said in acts for line in (f"# {name}", *(f"  {each}" for each in said), "")
    )


def main() -> int:
    if why := loopback.enter():
        print(f"the network is open: {why}", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory(prefix="desk-ax-", ignore_cleanup_errors=True) as folder,
        StandIn() as api,
        open_terminal(Path(folder), api) as terminal,
    ):
        script(api)
        try:
            play(terminal)
        finally:
            terminal.end_act("(the rest)")
            print(written(terminal.acts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
