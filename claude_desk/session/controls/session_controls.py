"""Everything of one session that Claude Code lists and edits itself."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command
from claude_desk.session.controls.cli_edits import CliEdits
from claude_desk.session.controls.permission_rules import SessionPermissionRules
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.session_config import SessionConfig


class SessionControls(QObject):
    """The parts ask nothing until a view calls their `ask`."""

    def __init__(
        self,
        child: CliRunner,
        command: Callable[[], Command | None],
        config: SessionConfig,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.environ = config.environ  # the environment of the CLI, which says where its settings are
        edits = CliEdits(
            command,
            config.environ,
            lambda: config.folder,
            lambda: child.trusted and config.may_start(),
            self,
        )
        self.permission_rules = SessionPermissionRules(child, edits, tasks, self)
