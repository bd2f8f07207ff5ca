"""Signs in to a profile's account and out of it, with the profile's own Claude Code."""

import shlex
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.profiles.account_view import AccountStage, AccountView
from claude_desk.ui.profiles.profiles_view import ProfileListModel
from claude_desk.ui.sidebar.session_prompt import PromptWords, SessionPrompt
from claude_desk.ui.translation import translate
from claude_desk.workspace.profiles.account_command import LOGIN, LOGOUT, AccountCommand
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles


class AccountController(QObject):
    """Runs the sign-in and sign-out commands of Claude Code. `folder`: their working folder, which belongs to
    Claude Desk."""

    def __init__(
        self,
        view: AccountView,
        rows: ProfileListModel,
        profiles: Profiles,
        launcher: SessionLauncher,
        prompt: SessionPrompt,
        folder: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._profiles = profiles
        self._launcher = launcher
        self._prompt = prompt
        self._folder = folder
        self._tasks = AsyncTasks()
        self._running: AccountCommand | None = None
        rows.signInWanted.connect(self.sign_in)
        rows.signOutWanted.connect(self._on_sign_out_wanted)
        view.answered.connect(self._on_answered)
        view.stopped.connect(self._stop)

    async def close(self) -> None:
        self._stop()
        await self._tasks.end()

    @Slot(str)
    def sign_in(self, profile_id: str) -> None:
        """Sign in to the profile's account."""
        self._begin(profile_id, LOGIN)

    def _on_sign_out_wanted(self, profile_id: str) -> None:
        self._prompt.ask(
            partial(_sign_out_question, self._name(profile_id)), partial(self._begin, profile_id, LOGOUT)
        )

    def _name(self, profile_id: str) -> str:
        profile = self._profiles.of(profile_id)
        return profile.name if profile is not None else ""

    def _begin(self, profile_id: str, name: str) -> None:
        if not self._profiles.has(profile_id):
            return
        self._stop()
        self._view.begin(self._name(profile_id), signs_in=name == LOGIN)
        command = self._launcher.command_of(profile_id)
        if command is None:
            self._view.set_stage(AccountStage.NO_CLI)
            return
        environ = self._launcher.environment_of(profile_id)
        account = self._running = AccountCommand(command, environ, str(self._folder), self)
        account.said.connect(lambda: self._show(account))
        in_terminal = shlex.join([command.program, *command.arguments, f"/{name}"])
        if profile_id != DEFAULT:
            folder = shlex.quote(str(self._profiles.folder_of(profile_id)))
            in_terminal = f"CLAUDE_CONFIG_DIR={folder} {in_terminal}"
        self._tasks.start(self._run(account, name, in_terminal))

    async def _run(self, account: AccountCommand, name: str, in_terminal: str) -> None:
        there = await account.is_there()
        if account is not self._running:
            return
        if not there:
            self._running = None
            self._view.set_stage(AccountStage.ABSENT, in_terminal)
            return
        self._view.set_stage(AccountStage.RUNNING)
        await account.run(name)
        if account is self._running:
            self._running = None
            self._view.set_stage(AccountStage.DONE if account.code == 0 else AccountStage.FAILED)

    def _show(self, account: AccountCommand) -> None:
        if account is self._running and self._view.runs:
            self._view.show_text(account.text)

    def _on_answered(self, line: str) -> None:
        if self._running is not None:
            self._running.write(line)

    def _stop(self) -> None:
        account, self._running = self._running, None
        if account is not None:
            account.stop()


def _sign_out_question(name: str) -> PromptWords:
    return PromptWords(
        translate(
            "AccountController",
            "Sign out of the account of “{profile}”?",
            profile=name or translate("AccountController", "Default"),
        ),
        translate(
            "AccountController",
            "Claude Code forgets the account in this profile's folder; in a terminal, too. Sessions stay.",
        ),
        translate("AccountController", "Sign out"),
    )
