"""An Agent with a record of its signals, and the environment for its child."""

import os
import shlex
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.agent import Agent
from claude_desk.agent.finder import Command, find_cli
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.launch_options import LaunchOptions
from claude_desk.protocol.requests.control import ControlRequest, InitializeAnswer
from tests import process_mark
from tests.scripted_cli.script import Script
from tests.waiting import until


def clean_environment(home: Path) -> dict[str, str]:
    """Return a minimal environment. It has the mark by which the tests find processes that are still
    running."""
    return {
        "PATH": os.defpath,
        "HOME": str(home),
        "CLAUDE_DESK_LOGIN_SHELL": "none",
        process_mark.NAME: process_mark.value(),
    }


class AgentHarness(QObject):
    """Records the signals of an Agent in `heard`, in order, as (name, argument)."""

    more = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.log = folder / "log.ndjson"
        self.heard: list[tuple[str, Any]] = []
        self.agent = Agent(self)
        self.agent.messages.connect(self._hear_messages)
        self.agent.request.connect(self._hear_request)
        self.agent.withdrawn.connect(self._hear_withdrawn)
        self.agent.ended.connect(self._hear_ended)

    async def start(
        self,
        script: Script,
        options: LaunchOptions | None = None,
        *,
        timeout: float = 20.0,
        cwd: Path | None = None,
    ) -> InitializeAnswer:
        return await self.start_command(script.save(self.folder / "script.json"), options, timeout, cwd)

    async def start_command(
        self,
        words: list[str],
        options: LaunchOptions | None = None,
        timeout: float = 20.0,
        cwd: Path | None = None,
        more: dict[str, str] | None = None,
    ) -> InitializeAnswer:
        environ = clean_environment(self.folder) | (more or {})
        command = find_cli(shlex.join(words), environ) or Command(words[0], tuple(words[1:]))
        return await self.agent.start(
            command, options or LaunchOptions(), str(cwd or self.folder), environ, timeout
        )

    async def messages(self, count: int) -> list[Any]:
        """Wait until there are `count` messages, and return them."""
        await until(self.more, lambda: len(self.said()) >= count, words=lambda: self.heard)
        assert len(self.said()) == count
        return self.said()

    async def until_message(self, kind: str, count: int = 1) -> Any:
        """Wait for the `count`-th message of a type, and return it."""

        def found() -> list[Any]:
            return [message for message in self.said() if message.type == kind]

        await until(self.more, lambda: len(found()) >= count, words=lambda: self.heard[-5:])
        return found()[count - 1]

    async def until_status(self, status: str) -> None:
        await until(self.more, lambda: any(getattr(m, "status", None) == status for m in self.said()))

    async def request(self, count: int = 1) -> ControlRequest:
        """Wait for the `count`-th request, and return it."""
        await until(self.more, lambda: len(self._all("request")) >= count, words=lambda: self.heard[-5:])
        request = self._all("request")[count - 1]
        assert isinstance(request, ControlRequest)
        return request

    async def end(self) -> ProcessOutcome:
        await until(self.more, lambda: bool(self._all("ended")), words=lambda: self.heard)
        outcome = self._all("ended")[0]
        assert isinstance(outcome, ProcessOutcome)
        return outcome

    def said(self) -> list[Any]:
        """Return the messages so far."""
        return [message for batch in self._all("messages") for message in batch]

    def _all(self, kind: str) -> list[Any]:
        return [argument for name, argument in self.heard if name == kind]

    def _note(self, kind: str, argument: Any) -> None:
        self.heard.append((kind, argument))
        self.more.emit()

    def _hear_messages(self, batch: list[Any]) -> None:
        self._note("messages", batch)

    def _hear_request(self, request: ControlRequest) -> None:
        self._note("request", request)

    def _hear_withdrawn(self, request_id: str) -> None:
        self._note("withdrawn", request_id)

    def _hear_ended(self, outcome: ProcessOutcome) -> None:
        self._note("ended", outcome)
