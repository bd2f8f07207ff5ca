"""What is measured beside a session's conversation, made together."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from claude_desk.session.ceiling import Ceiling
from claude_desk.session.child import Child
from claude_desk.session.server_log import ServerLogs
from claude_desk.session.servers import Servers
from claude_desk.session.setup import SessionSetup
from claude_desk.session.tasks import Tasks
from claude_desk.session.usage import Usage
from claude_desk.transcript.endings import Costs


class Meters(NamedTuple):
    usage: Usage
    servers: Servers
    ceiling: Ceiling


def meters_of(child: Child, costs: Costs, tasks: Tasks, setup: SessionSetup, parent: QObject) -> Meters:
    """They listen to the child by themselves; what the ceiling says is for the session to do."""
    logs = ServerLogs(setup.environ, setup.folder)
    return Meters(
        Usage(child, costs, tasks, parent), Servers(child, tasks, logs, parent), Ceiling(costs, parent)
    )
