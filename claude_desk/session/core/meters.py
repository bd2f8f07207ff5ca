"""What is measured beside a session's conversation, made together."""

from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.child import Child
from claude_desk.session.core.cost_limit import CostLimit
from claude_desk.session.core.mcp_servers import McpServerLogs, McpServers
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.usage import SessionUsage
from claude_desk.transcript.reducer.turn_result import TurnCosts


class SessionMeters(NamedTuple):
    usage: SessionUsage
    servers: McpServers
    cost_limit: CostLimit


def meters_of(
    child: Child, costs: TurnCosts, tasks: AsyncTasks, setup: SessionConfig, parent: QObject
) -> SessionMeters:
    """They hear the child's messages; what the ceiling says is for the session to do."""
    usage = SessionUsage(child, costs, tasks, parent)
    servers = McpServers(child, tasks, McpServerLogs(setup.environ, setup.folder), parent)

    def hear(messages: list[Any]) -> None:
        told = [message for message in messages if type(message) is not StreamEvent]
        if told:  # nearly all reads are deltas alone
            usage.observe(told)
            servers.observe(told)

    child.messages.connect(hear)
    return SessionMeters(usage, servers, CostLimit(costs, parent))
