"""The demo agent replaces the CLI for users without an account. It calls no model.

It is a child process that speaks the protocol: `python -m claude_desk.demo.agent [the CLI's flags]`. It uses
only the standard library. The environment variable CLAUDE_DESK_DEMO_PACE scales its pauses (0: no pauses).
"""

import os
import signal
import sys
import uuid
from pathlib import Path
from typing import Any, NoReturn

if not __package__:  # run as a file, from any folder
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from claude_desk.demo.channel import Channel, EndOfInput, exit_now
from claude_desk.demo.message_builder import MessageBuilder
from claude_desk.demo.scenarios import ScenarioCrashed, ScenarioFailed, scene_for
from claude_desk.demo.turn_writer import MODES, TurnStopped, TurnWriter


class InterruptReceived(Exception):
    """SIGINT was received."""


def command_line() -> list[str]:
    """Return the command that runs the demo agent, from any folder."""
    return [sys.executable, str(Path(__file__).resolve())]


def flag(arguments: list[str], name: str, default: str = "") -> str:
    """Return the value of `--name=value` or `--name value`. The last value counts."""
    found = default
    for at, argument in enumerate(arguments):
        if argument.startswith(f"--{name}="):
            found = argument.partition("=")[2]
        elif argument == f"--{name}" and at + 1 < len(arguments):
            found = arguments[at + 1]
    return found


def play_turn(performer: TurnWriter, prompt: dict[str, Any], replays: bool) -> None:
    """Play a turn, from the prompt to the result. `replays`: whether to repeat the prompt on stdout first."""
    content = prompt["message"]["content"]
    name = prompt.get("uuid") or ""
    performer.begin_turn()
    performer.working = True
    if name:
        performer.write(performer.wire.lifecycle(name, "started"))
    performer.write(performer.wire.init(performer.mode))
    if replays and name:
        performer.write(performer.wire.replay(content, name))
    try:
        text = scene_for(_words(content))(performer)
        performer.write(performer.wire.result(text, **_figures(performer)))
    except ScenarioFailed as failure:
        performer.write(performer.wire.api_error(failure.words, failure.kind))
        performer.write(performer.wire.result(failure.words, is_error=True, **_figures(performer)))
    except TurnStopped:
        performer.end_stopped()
    performer.working = False
    if name:
        performer.write(performer.wire.lifecycle(name, "completed"))


def _words(content: Any) -> str:
    if isinstance(content, str):
        return content
    return " ".join(str(block.get("text", "")) for block in content if isinstance(block, dict))


def _figures(performer: TurnWriter) -> dict[str, Any]:
    return {"turns": performer.messages, "ms": performer.milliseconds(), "tokens": performer.tokens}


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise InterruptReceived


def _terminate(_number: int, _frame: object) -> NoReturn:
    exit_now(143)


def main(arguments: list[str]) -> NoReturn:
    signal.signal(signal.SIGINT, _interrupt)
    signal.signal(signal.SIGTERM, _terminate)
    session = flag(arguments, "session-id") or flag(arguments, "resume") or str(uuid.uuid4())
    mode = flag(arguments, "permission-mode", "default")
    model = flag(arguments, "model", "demo")
    pace = float(os.environ.get("CLAUDE_DESK_DEMO_PACE") or 1.0)
    performer = TurnWriter(
        Channel(), MessageBuilder(session, str(Path.cwd()), model), mode if mode in MODES else "default", pace
    )
    try:
        while True:
            play_turn(performer, performer.wait_for_prompt(), "--replay-user-messages" in arguments)
    except EndOfInput:
        exit_now(0)
    except InterruptReceived:
        if performer.working:
            performer.end_stopped()
        exit_now(0)
    except ScenarioCrashed:
        performer.write_error("The puppet has left the stage.\n")
        exit_now(1)


if __name__ == "__main__":
    main(sys.argv[1:])
