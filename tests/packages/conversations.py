"""Conversations in a root: with the demo, and with both real CLIs and the stand-in for the API.

The conversations have a separate network, which has only loopback. The commands in the roots enter it.
"""

import contextlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests import clis
from tests.packages import model_api

CHECKOUT = Path(__file__).parents[2]
KEY = "sk-ant-not-a-key"
_ANSWER_LIMIT = 30.0  # s, for the stand-in's last words


class ConversationError(Exception):
    """A conversation could not be held, or a check of it failed."""


@dataclass(frozen=True)
class Talk:
    """The input of `steps/converse.js`; see there. `home` is the home folder for the conversation, `system`
    the window system: x11 or wayland."""

    home: str
    action: str
    message: str
    answer: str
    title: str
    variables: tuple[str, ...] = ()
    system: str = "x11"

    def told(self) -> str:
        words = {"action": self.action, "message": self.message, "answer": self.answer, "title": self.title}
        return json.dumps(words | {"asks": "Allow once"})


class Network:
    """The network of the conversations: that of the process `pid`, whose stand-in answers at `url`."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self._process = process
        self.pid = process.pid
        self.url = process.stdout.readline().strip()

    def end(self) -> dict[str, list[str] | int]:
        """Stop the stand-in; return what it received. Raise `ConversationError` if it has failed."""
        said, _ = self._process.communicate(timeout=_ANSWER_LIMIT)
        if self._process.returncode:
            raise ConversationError("the stand-in for the API ended by itself")
        return json.loads(said)  # type: ignore[no-any-return]


@contextlib.contextmanager
def network() -> Iterator[Network]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.packages.model_api"],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        opened = Network(process)
        if not opened.url:
            raise ConversationError("the stand-in for the API did not start")
        yield opened
    finally:
        process.kill()
        process.wait()


def demo(system: str) -> Talk:
    return Talk(
        home=f"/home/tester/with-demo-{system}",
        action="demo",
        message="a tool, please",
        answer="Done, in a manner of speaking",
        title="",
        system=system,
    )


def with_cli(cli: clis.Cli, url: str) -> Talk:
    """Return a talk with a real CLI. The CLI's environment has only the variables below."""
    home = f"/home/tester/with-{cli.version}"
    variables = {
        "CLAUDE_CONFIG_DIR": f"{home}/.claude",
        "ANTHROPIC_API_KEY": KEY,
        "ANTHROPIC_BASE_URL": url,
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "DISABLE_AUTOUPDATER": "1",
        "DISABLE_TELEMETRY": "1",
        "DISABLE_ERROR_REPORTING": "1",
        "IS_SANDBOX": "1",
    }
    return Talk(
        home=home,
        action="",
        message=model_api.MESSAGE,
        answer=model_api.ANSWER,
        title=model_api.MESSAGE,
        variables=tuple(f"{name}={value}" for name, value in variables.items()),
    )


def install(cli: clis.Cli, root: Path) -> None:
    """Put the CLI where its installer puts it: `~/.local/bin/claude` in the home folder of the talk. Raise
    `MissingCliError` if it is not on this machine."""
    command = [Path(word) for word in cli.command() if word.startswith("/")]
    home = root / "home" / "tester" / f"with-{cli.version}"
    shutil.rmtree(home, ignore_errors=True)
    place = home / ".local" / "bin"
    place.mkdir(parents=True)
    for program in command:
        subprocess.run(["cp", "-a", "--reflink=auto", str(program), str(place / program.name)], check=True)
    if cli.needs_node:
        # The program needs the files in its folder.
        subprocess.run(["cp", "-a", f"{cli.path.parent}/.", str(place)], check=True)
        script = place / "claude"
        words = " ".join(f'"$(dirname "$0")/{program.name}"' for program in command)
        script.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        script.chmod(0o755)


def check(cli: clis.Cli, root: Path, got: dict[str, list[str] | int]) -> None:
    """Check that the tool ran in the project, that there is a session file, and that the API received the
    message and the key. Raise `ConversationError` if not."""
    home = root / "home" / "tester" / f"with-{cli.version}"
    made = home / "project" / model_api.MADE
    if not made.is_file() or made.read_text() != "made\n":
        raise ConversationError(f"{made} was not made")
    if not list(home.glob(".claude/projects/*/*.jsonl")):
        raise ConversationError(f"there is no session in {home}/.claude")
    if set(got["prompts"]) != {model_api.MESSAGE} or got["unanswered"] or got["keys"] != [KEY]:  # type: ignore[arg-type]
        raise ConversationError(f"the API was asked something else: {got}")
