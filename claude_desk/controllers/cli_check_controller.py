"""Finds out for the start page which Claude Code there is, before a session starts it."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command, search_of
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.window.cli_check_view import CliCheckView
from claude_desk.workspace.profiles.account_command import AccountCommand


class CliCheckController(QObject):
    """Runs Claude Code with `--version`, `--help` and `auth status`, which call no model.

    `find` returns the command of Claude Code. `folder`: its working folder, which belongs to Claude Desk."""

    def __init__(
        self,
        view: CliCheckView,
        find: Callable[[], Command | None],
        environ: Callable[[], Mapping[str, str]],
        folder: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._find = find
        self._environ = environ
        self._folder = folder
        self._tasks = AsyncTasks()
        self._running: AccountCommand | None = None
        self._closed = False
        view.wanted.connect(self._check)

    async def close(self) -> None:
        self._closed = True
        self._stop()
        await self._tasks.end()

    def _stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def _check(self) -> None:
        if self._closed:
            return
        self._stop()
        environ = self._environ()
        command = self._find()
        if command is None:
            found = search_of(environ)
            self._view.show_missing(found.on_path, found.usual, found.blocked)
            return
        account = self._running = AccountCommand(command, environ, str(self._folder), self)
        self._tasks.start(self._ask(account))

    async def _ask(self, account: AccountCommand) -> None:
        version = (await account.version()).partition(" (")[0]  # its name follows in brackets
        if account is self._running:
            self._view.show_found(version, None, "")
        if account is self._running and await account.is_too_old():
            if account is self._running:
                self._running = None
                self._view.show_too_old(version)
            return
        status = await account.status() if account is self._running else None
        if account is self._running:
            self._running = None
            signed_in, email = (status.signed_in, status.email) if status is not None else (None, "")
            self._view.show_found(version, signed_in, email)
