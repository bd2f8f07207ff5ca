"""A process that is started before there is an agent, for an agent with the same `Launch`.

`initialize` is sent to the process immediately. This module is cheap to import, because the process is
started before pydantic and the message types of the protocol are imported.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from uuid import uuid4

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import ChildProcess
from claude_desk.protocol.tool_hold import HOOKS
from claude_desk.protocol.wire.framing import json_line


@dataclass(frozen=True, slots=True)
class Launch:
    """Everything that a process is started with; `folder` is its working directory."""

    command: Command
    arguments: tuple[str, ...]
    folder: str
    environment: Mapping[str, str]


class StartedProcess:
    """A process that runs and waits until an agent takes it.

    `take` calls `holds`, which returns whether all files that the process read at its start are unchanged.
    `low_share` as in `ChildProcess.start`. `initialize` is the line that the process was sent, and
    `initialize_id` is the id of this request.
    """

    def __init__(self, launch: Launch, holds: Callable[[], bool], low_share: bool = False) -> None:
        self._launch = launch
        self._holds = holds
        self._lines: list[list[bytes]] = []
        self._is_usable = True  # whether the process has neither ended nor closed a channel
        self.initialize_id = f"desk_{uuid4().hex[:8]}_0"
        self.initialize = _initialize(self.initialize_id)
        self._process: ChildProcess | None = ChildProcess()
        process = self._process
        process.line_batch.connect(self._on_lines)
        process.broken.connect(self._on_broken)
        process.ended.connect(self._on_ended)
        process.start(launch.command, launch.arguments, launch.folder, launch.environment, low_share)
        process.write(self.initialize)

    @property
    def waits(self) -> bool:
        """Whether the process was neither taken nor closed. It may have ended."""
        return self._process is not None

    def take(self, launch: Launch) -> tuple[ChildProcess, list[list[bytes]]] | None:
        """Return the process and the lines that it has written, if the process fits this launch.

        Otherwise end the process and return None. It does not fit if it has ended, has closed a channel or
        was started with another launch, or if `holds` returns False. Return None too if it was taken or
        closed before.
        """
        process = self._process
        if process is None:
            return None
        if launch != self._launch or not self._is_usable or not process.running or not self._holds():
            self.close()
            return None
        self._let_go(process)
        return process, self._lines

    def close(self) -> None:
        """Kill the process unless an agent has taken it."""
        process = self._process
        if process is not None:
            self._let_go(process)
            process.ended.connect(process.deleteLater)
            process.kill()
            if not process.running:
                process.deleteLater()

    def _let_go(self, process: ChildProcess) -> None:
        self._process = None
        process.line_batch.disconnect(self._on_lines)
        process.broken.disconnect(self._on_broken)
        process.ended.disconnect(self._on_ended)

    def _on_lines(self, lines: list[bytes]) -> None:
        self._lines.append(lines)

    def _on_broken(self) -> None:
        self._is_usable = False

    def _on_ended(self, outcome: ProcessOutcome) -> None:
        self._is_usable = False


def _initialize(request_id: str) -> bytes:
    """Return the line of `initialize`. It equals the line that `protocol/wire/encoder.py` makes."""
    request = {
        "subtype": "initialize",
        "perTaskStopAffordance": True,
        "forwardSubagentText": True,
        "hooks": HOOKS,
    }
    return json_line({"type": "control_request", "request_id": request_id, "request": request})
