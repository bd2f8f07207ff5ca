"""Scripts for the player, which say step by step what a stand-in CLI does. They are made in Python and played
from a file."""

import base64
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Step = dict[str, Any]

INITIALIZE: dict[str, Any] = {
    "commands": [],
    "models": [{"value": "default", "displayName": "Default", "description": "The scripted model"}],
    "account": {},
    "output_style": "default",
    "available_output_styles": ["default"],
    "claude_code_version": "2.1.330",
}
"""The answer of the player to `initialize` by default."""


def words_of(place: Path) -> list[str]:
    """Return the command line that plays the script at `place`, or the scripts of the folder `place`."""
    return [sys.executable, "-I", "-S", str(Path(__file__).with_name("play.py")), str(place)]


class Steps:
    """The steps of a script, in the order of the method calls. Each method adds a step and returns the
    object, so that calls can be chained.

    In the strings of messages `{{session_id}}`, `{{user_uuid}}` and `{{user_text}}` are replaced by the
    session's id and by the uuid and text of the last prompt.
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def _add(self, do: str, **fields: Any) -> "Steps":
        self.steps.append({"do": do, **fields})
        return self

    def write(self, *messages: dict[str, Any], chunk: int = 0, pause: float = 0.0) -> "Steps":
        """Write messages, one per line, in pieces of `chunk` bytes with `pause` seconds after each piece."""
        return self._add("write", messages=list(messages), chunk=chunk, pause=pause)

    def raw(self, data: bytes, chunk: int = 0, pause: float = 0.0) -> "Steps":
        """Write bytes as they are."""
        return self._add("raw", data=base64.b64encode(data).decode(), chunk=chunk, pause=pause)

    def big(self, before: str, size: int, after: str) -> "Steps":
        """Write `before`, the letter x `size` times, and `after`. This is meant for lines that are too long
        for a script."""
        return self._add("big", before=before, size=size, after=after)

    def stderr(self, text: str, times: int = 1) -> "Steps":
        return self._add("stderr", text=text, times=times)

    def delay(self, seconds: float) -> "Steps":
        return self._add("delay", seconds=seconds)

    def await_path(self, path: Path) -> "Steps":
        """Wait until this path exists. The test creates it."""
        return self._add("await_path", path=str(path))

    def await_user(self) -> "Steps":
        """Wait for a prompt."""
        return self._add("await_user")

    def await_control(
        self,
        subtype: str,
        success: dict[str, Any] | None = None,
        *,
        error: str = "",
        code: str = "",
        times: int = 1,
        doing: Sequence[str] = (),
    ) -> "Steps":
        """Wait for a control request and answer it `times` times (0: never). `doing`: a command that is run
        to its end before the answer is sent."""
        return self._add(
            "await_control",
            subtype=subtype,
            success=success,
            error=error,
            code=code,
            times=times,
            doing=list(doing),
        )

    def ask(
        self,
        request: dict[str, Any],
        allow: "Steps | None" = None,
        deny: "Steps | None" = None,
        error: "Steps | None" = None,
        request_id: str = "",
    ) -> "Steps":
        """Send the host a request, wait for its answer, and play the steps for that answer."""
        branches = {"allow": allow, "deny": deny, "error": error}
        return self._add(
            "ask",
            request=request,
            request_id=request_id,
            branches={name: steps.steps for name, steps in branches.items() if steps},
        )

    def post(self, request: dict[str, Any], request_id: str) -> "Steps":
        """Send the host a request without waiting for the answer."""
        return self._add("post", request=request, request_id=request_id)

    def await_answer(self, request_id: str) -> "Steps":
        """Wait for the answer to a `post`."""
        return self._add("await_answer", request_id=request_id)

    def withdraw(self, request_id: str) -> "Steps":
        """Cancel the request of a `post`."""
        return self._add(
            "write", messages=[{"type": "control_cancel_request", "request_id": request_id}], chunk=0, pause=0
        )

    def spawn(self, *command: str, new_session: bool = True) -> "Steps":
        """Start a program, as a tool would, and leave it running."""
        return self._add("spawn", command=list(command), new_session=new_session)

    def become(self, *command: str) -> "Steps":
        """Replace the player by another program, which gets the same channels."""
        return self._add("become", command=list(command))

    def loop(self, steps: "Steps", times: int = 1_000_000) -> "Steps":
        """Play the steps `times` times."""
        return self._add("loop", steps=steps.steps, times=times)

    def exit(self, code: int = 0) -> "Steps":
        return self._add("exit", code=code)

    def die(self, name: str = "KILL") -> "Steps":
        """End the player by this signal."""
        return self._add("die", signal=name)

    def hang(self) -> "Steps":
        """Do nothing more, and ignore the end of stdin too."""
        return self._add("hang")


@dataclass
class Script:
    """A script, and the behaviour of its player. At the end of the script the player waits for the end of
    stdin.

    `initialize` is the answer to the `initialize` request; with None the steps handle that request.
    `answers`: answers by subtype, which the player sends immediately. A request that neither `answers` nor a
    step expects never gets an answer, as in 2.1.37. `resumed`: steps that are played instead of `steps` after
    `--resume`. `on_sigint`: steps that are played after SIGINT. `log`: a file to which every received line is
    appended.
    """

    steps: Steps = field(default_factory=Steps)
    initialize: dict[str, Any] | None = field(default_factory=lambda: dict(INITIALIZE))
    answers: dict[str, dict[str, Any] | None] = field(default_factory=dict)
    resumed: Steps | None = None
    on_sigint: Steps | None = None
    ignore_eof: bool = False
    ignore_signals: Sequence[str] = ()
    log: Path | None = None

    def save(self, path: Path) -> list[str]:
        """Write the script to a file, and return the command line that plays the script from any folder."""
        answers = dict(self.answers)
        if self.initialize is not None:
            answers["initialize"] = self.initialize
        script = {
            "steps": self.steps.steps,
            "answers": answers,
            "resumed": self.resumed.steps if self.resumed else None,
            "on_sigint": self.on_sigint.steps if self.on_sigint else None,
            "ignore_eof": self.ignore_eof,
            "ignore_signals": list(self.ignore_signals),
            "log": str(self.log) if self.log else "",
        }
        path.write_text(json.dumps(script), "utf-8")
        return words_of(path)


def received(log: Path) -> list[dict[str, Any]]:
    """Return the messages in a script's log."""
    if not log.exists():
        return []
    return [json.loads(line) for line in log.read_bytes().splitlines()]
