"""The MCP servers of a session: their state, and the actions on them."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.child_environment import SecretVariables
from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.requests.mcp_servers import (
    McpReconnect,
    McpServer,
    McpStatus,
    McpToggle,
    servers_of,
    stderr_of,
)
from claude_desk.protocol.wire.system import Init
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.secret_filter import without_keys
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.system.files import open_to_read

# -------------------------------------------------------------------------------------------------
# What a server wrote to its stderr. The CLI writes this text to its logs, and nowhere else.


_BYTES = 32_768
_CHARACTERS = 1_000
# The CLI writes its logs up to a second late.
_TRIES, _PAUSE = 3, 1.0


class McpServerLogs:
    """The CLI's logs of a folder's MCP servers. `environ`: the child's environment, which says where the
    logs are."""

    def __init__(
        self, environ: Mapping[str, str], folder: str, secrets: SecretVariables | None = None
    ) -> None:
        self._environ = environ
        self._secrets = secrets
        self._folder = folder

    @property
    def _logs(self) -> Path:
        home = self._environ.get("HOME") or Path.home()
        cache = self._environ.get("XDG_CACHE_HOME") or str(Path(home) / ".cache")
        return Path(cache) / "claude-cli-nodejs" / _plain(self._folder)

    async def last_words(self, server: str) -> str:
        """Return the last 1,000 characters of stderr from the server's newest log, with keys hidden. Return
        "" if the log has no stderr after 2 s."""
        for attempt in range(_TRIES):
            if attempt:
                await asyncio.sleep(_PAUSE)
            if words := await run_in_thread(_read, self._logs / f"mcp-logs-{_plain(server)}"):
                return without_keys(words, self._environ, self._secrets.values if self._secrets else ())
        return ""


def _read(logs: Path) -> str:
    try:
        # The names are timestamps, so the newest log sorts last.
        newest = max(path for path in logs.iterdir() if path.suffix == ".jsonl" and path.is_file())
        with open_to_read(newest) as file:
            file.seek(max(0, newest.stat().st_size - _BYTES))
            lines = file.read(_BYTES).splitlines()
    except (OSError, ValueError):
        return ""
    words = "".join(stderr_of(line) for line in lines).strip()
    return words if len(words) <= _CHARACTERS else "…" + words[1 - _CHARACTERS :]


def _plain(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "-", name)


_SECONDS = 10.0
_CONNECTING_SECONDS = 60.0  # the CLI gives a server 30 s to begin
TROUBLED = ("failed", "needs-auth")
_GONE = ("failed", "disabled")


class McpServers(QObject):
    """The servers as the CLI reported them last. The CLI is asked on `refresh`, when it reports a change, and
    after each action."""

    changed = Signal()
    up = Signal()  # a child can be asked now
    restart_wanted = Signal()  # the child should be restarted

    def __init__(self, child: CliRunner, tasks: AsyncTasks, logs: McpServerLogs, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._tasks = tasks
        self._logs = logs
        self.known: list[McpServer] = []
        self.busy: set[str] = set()
        self.refusals: dict[str, Text] = {}  # by server: why the last action did not work
        self.stderr: dict[str, str] = {}  # by server that failed: the end of its stderr
        # Servers whose tools Claude has in an older state: 2.1.37 adds and removes tools only at its start.
        self.behind: set[str] = set()
        self._at_turn: dict[str, str] = {}  # by server: its state when the newest turn began
        child.answered.connect(lambda answer: self.up.emit())
        child.ended.connect(self._on_child_ended)

    @property
    def troubled(self) -> list[McpServer]:
        return [server for server in self.known if server.status in TROUBLED]

    @property
    def reachable(self) -> bool:
        """Whether there is a running CLI that can be asked."""
        return self._child.agent is not None and not self._child.starting

    def observe(self, messages: list[Any]) -> None:
        for message in messages:
            if isinstance(message, Init):
                self._hear(servers_of(message.mcp_servers))

    def refresh(self) -> None:
        if self.reachable:
            self._tasks.start(self._ask())

    def ask_for_restart(self) -> None:
        """Ask for a restart: a new child gives Claude the servers in their current state."""
        self.restart_wanted.emit()

    def reconnect(self, name: str) -> None:
        self._act(name, McpReconnect(server=name))

    def switch(self, name: str, on: bool) -> None:
        self._act(name, McpToggle(server=name, enabled=on))

    def _hear(self, servers: list[McpServer]) -> None:
        """Store the names and states from `init`, which are those that Claude has. Ask the CLI for details
        if they differ from the last `init` or from the states in `known`."""
        before, self._at_turn = self._at_turn, {server.name: server.status for server in servers}
        known = {server.name: server for server in self.known}
        if before != self._at_turn:
            self.known = [_renewed(known.get(server.name), server) for server in servers]
            self.changed.emit()
        elif not any(server.status != self._at_turn.get(name) for name, server in known.items()):
            return
        if self.reachable:
            self._tasks.start(self._compare())

    async def _compare(self) -> None:
        await self._ask()
        self.behind = {
            server.name
            for server in self.known
            if (self._at_turn.get(server.name) in _GONE and server.status == "connected")
            or (self._at_turn.get(server.name) == "connected" and server.status == "disabled")
        }
        self.changed.emit()

    def _act(self, name: str, request: HostRequest) -> None:
        if self.reachable and name not in self.busy:
            self.busy.add(name)
            self.refusals.pop(name, None)
            self.behind.discard(name)
            self.changed.emit()
            self._tasks.start(self._run(name, request))

    async def _run(self, name: str, request: HostRequest) -> None:
        try:
            await self._child.ask(request, _CONNECTING_SECONDS)
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            self.refusals[name] = session_texts.not_answered(error)
        finally:
            self.busy.discard(name)
        await self._ask()

    async def _ask(self) -> None:
        try:
            servers = servers_of(await self._child.ask(McpStatus(), _SECONDS))
        except (RequestFailed, RequestTimeout, AgentGone):
            self.changed.emit()
            return
        self.known = servers
        failed = [server.name for server in servers if server.status == "failed"]
        self.stderr = {name: self.stderr.get(name, "") for name in failed}
        self.changed.emit()
        for name in failed:
            self.stderr[name] = await self._logs.last_words(name)
        if failed:
            self.changed.emit()

    def _on_child_ended(self) -> None:
        self._at_turn.clear()
        self.behind.clear()
        self.busy.clear()
        self.refusals.clear()
        self.changed.emit()


def _renewed(known: McpServer | None, reported: McpServer) -> McpServer:
    return reported if known is None else known.model_copy(update={"status": reported.status})
