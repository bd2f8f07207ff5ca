"""The meters of a session without a child. A test puts in by hand what the CLI would report."""

import asyncio
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.control_requests import AgentGone
from claude_desk.protocol.requests.control import HostRequest
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.cost_limit import CostLimit
from claude_desk.session.core.mcp_servers import McpServerLogs, McpServers
from claude_desk.session.core.usage import SessionUsage
from claude_desk.transcript.reducer.turn_result import TurnCosts


class FakeChild(QObject):
    """Answers each request with the entry of `answers` for its subtype. Without an entry the child counts as
    gone."""

    messages = Signal(object)
    answered = Signal(object)
    ended = Signal(object, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.agent: object | None = None
        self.starting = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.asked: list[HostRequest] = []

    async def ask(self, request: HostRequest, seconds: float) -> dict[str, Any]:
        self.asked.append(request)
        if request.subtype not in self.answers:
            raise AgentGone(None)
        return self.answers[request.subtype]


class Played(AsyncTasks):
    """Runs each task to its end at once, without a loop."""

    def start(self, work: Any) -> "asyncio.Task[None]":
        try:
            while True:
                work.send(None)
        except StopIteration:
            return cast("asyncio.Task[None]", None)


class NoLogs(McpServerLogs):
    def __init__(self) -> None:
        super().__init__({}, "/")
        self.words: dict[str, str] = {}

    async def last_words(self, server: str) -> str:
        return self.words.get(server, "")


def meters(child: FakeChild, logs: NoLogs) -> tuple[SessionUsage, McpServers, CostLimit, TurnCosts]:
    costs, tasks, real = TurnCosts(), Played(), cast(CliRunner, child)
    servers = McpServers(real, tasks, logs, child)
    return SessionUsage(real, costs, tasks, child), servers, CostLimit(costs, child), costs
