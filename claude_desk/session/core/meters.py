"""What is measured beside a session's conversation, made together."""

from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.session.core.async_tasks import Tasks
from claude_desk.session.core.child import Child
from claude_desk.session.core.cost_limit import Ceiling
from claude_desk.session.core.mcp_servers import Servers
from claude_desk.session.core.server_log import ServerLogs
from claude_desk.session.core.session_config import SessionSetup
from claude_desk.session.core.usage import Usage
from claude_desk.transcript.reducer.turn_result import Costs


class Meters(NamedTuple):
    usage: Usage
    servers: Servers
    ceiling: Ceiling


def meters_of(child: Child, costs: Costs, tasks: Tasks, setup: SessionSetup, parent: QObject) -> Meters:
    """They hear the child's messages; what the ceiling says is for the session to do."""
    usage = Usage(child, costs, tasks, parent)
    servers = Servers(child, tasks, ServerLogs(setup.environ, setup.folder), parent)

    def hear(messages: list[Any]) -> None:
        told = [message for message in messages if type(message) is not StreamEvent]
        if told:  # nearly all reads are deltas alone
            usage.take(told)
            servers.take(told)

    child.messages.connect(hear)
    return Meters(usage, servers, Ceiling(costs, parent))
