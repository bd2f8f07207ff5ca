"""The servers (MCP) of a session: how they are, and what can be done with them."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import HostRequest
from claude_desk.protocol.servers import McpReconnect, McpStatus, McpToggle, Server, servers_of
from claude_desk.protocol.stream import StreamEvent
from claude_desk.protocol.system import Init
from claude_desk.session.child import Child
from claude_desk.session.server_log import ServerLogs
from claude_desk.session.tasks import Tasks

_SECONDS = 10.0
_CONNECTING_SECONDS = 60.0  # the CLI gives a server 30 s to begin
TROUBLED = ("failed", "needs-auth")


class Servers(QObject):
    """What the CLI told last. It is asked on `refresh`, where it tells of a change, and after each action."""

    changed = Signal()
    up = Signal()  # a child is there to be asked

    def __init__(self, child: Child, tasks: Tasks, logs: ServerLogs, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._tasks = tasks
        self._logs = logs
        self.known: list[Server] = []
        self.busy: set[str] = set()
        self.refusals: dict[str, str] = {}  # by server: why the last action did not work
        self.stderr: dict[str, str] = {}  # by server: the last words of one that failed
        child.messages.connect(self.take)
        child.answered.connect(lambda answer: self.up.emit())
        child.ended.connect(self._child_ended)

    @property
    def troubled(self) -> list[Server]:
        return [server for server in self.known if server.status in TROUBLED]

    @property
    def reachable(self) -> bool:
        """Whether there is a CLI that could be asked."""
        return self._child.agent is not None and not self._child.starting

    def take(self, messages: list[Any]) -> None:
        for message in messages:
            if type(message) is not StreamEvent and isinstance(message, Init):
                self._hear(servers_of(message.mcp_servers))

    def refresh(self) -> None:
        if self.reachable:
            self._tasks.start(self._ask())

    def reconnect(self, name: str) -> None:
        self._act(name, McpReconnect(server=name))

    def switch(self, name: str, on: bool) -> None:
        self._act(name, McpToggle(server=name, enabled=on))

    def _act(self, name: str, request: HostRequest) -> None:
        if self.reachable and name not in self.busy:
            self.busy.add(name)
            self.refusals.pop(name, None)
            self.changed.emit()
            self._tasks.start(self._run(name, request))

    async def _run(self, name: str, request: HostRequest) -> None:
        try:
            await self._child.ask(request, _CONNECTING_SECONDS)
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            self.refusals[name] = str(error)
        finally:
            self.busy.discard(name)
        await self._ask()

    async def _ask(self) -> None:
        try:
            told = servers_of(await self._child.ask(McpStatus(), _SECONDS))
        except (RequestFailed, RequestTimeout, AgentGone):
            self.changed.emit()
            return
        self.known = told
        self.stderr = {
            server.name: await self._logs.last_words(server.name)
            for server in told
            if server.status == "failed"
        }
        self.changed.emit()

    def _hear(self, told: list[Server]) -> None:
        """`init` tells names and states; the rest is asked for where one has changed."""
        known = {server.name: server.status for server in self.known}
        if known != {server.name: server.status for server in told}:
            details = {server.name: server for server in self.known}
            self.known = [_renewed(details.get(server.name), server) for server in told]
            self.changed.emit()
            self.refresh()

    def _child_ended(self) -> None:
        self.busy.clear()
        self.refusals.clear()
        self.changed.emit()


def _renewed(known: Server | None, told: Server) -> Server:
    return told if known is None else known.model_copy(update={"status": told.status})
