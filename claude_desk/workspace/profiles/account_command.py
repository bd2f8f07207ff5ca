"""What the CLI says about itself, and signing in and out with its own commands, if the CLI has them.

The commands are `claude auth login` and `claude auth logout` (2.1.330). 2.1.37 lacks them and would send
these words to Claude as a message. The CLI's help text shows whether a version has them.
"""

import asyncio
import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QProcess, Signal

from claude_desk.agent.finder import Command, with_program_folder
from claude_desk.protocol.account_status import AccountStatus, account_status
from claude_desk.protocol.launch_options import DOCUMENTED, LaunchOptions, environment
from claude_desk.workspace.profiles.process_group import is_over, let_go, make_process

LOGIN, LOGOUT, STATUS = "login", "logout", "status"
_PROBE_SECONDS = 30.0
LONGEST_SECONDS = 900.0  # the user may have to look for a password
_MOST_CHARACTERS = 60_000  # the help of 2.1.330 has 22,000
_STATUS = re.compile(rf"^\s+{STATUS}\b", re.MULTILINE)
_PROGRAM_USAGE = re.compile(r"^Usage: \S+ \[options\]", re.MULTILINE)
_USAGE = re.compile(r"^Usage:.*\bauth\b", re.MULTILINE)


def has_account_commands(help_text: str) -> bool:
    """Return whether this is the help text of `claude auth`, with both commands."""
    named = all(re.search(rf"^\s+{name}\b", help_text, re.MULTILINE) for name in (LOGIN, LOGOUT))
    return named and _USAGE.search(help_text) is not None


class AccountCommand(QObject):
    """Runs the CLI's account commands, one at a time. Use it with a running asyncio loop."""

    said = Signal()  # `text` has grown
    ended = Signal()

    def __init__(
        self, command: Command, environ: Mapping[str, str], folder: str, parent: QObject | None = None
    ) -> None:
        """`folder`: the working folder of the command. It must not contain project files."""
        super().__init__(parent)
        self._command = command
        self._environ = with_program_folder(environment(environ, folder, LaunchOptions()), command)
        self._folder = folder
        self._process: QProcess | None = None
        self.text = ""  # the command's output
        # The exit code of the last command that ended by itself; None before.
        self.code: int | None = None

    async def is_there(self) -> bool:
        """Return whether this CLI has commands to sign in and out."""
        await self._run(("auth", "--help"), _PROBE_SECONDS, reads=False)
        known = self.code == 0 and has_account_commands(self.text)
        self.text, self.code = "", None
        return known

    async def version(self) -> str:
        """Return the first line that the CLI says about its version; "" if it says nothing."""
        await self._run(("--version",), _PROBE_SECONDS, reads=False)
        said = self.text.strip() if self.code == 0 else ""
        self.text, self.code = "", None
        return said.splitlines()[0] if said else ""

    async def is_too_old(self) -> bool:
        """Return whether the CLI's help lacks an option with which every session is started."""
        await self._run(("--help",), _PROBE_SECONDS, reads=False)
        said = self.text if self.code == 0 else ""
        self.text, self.code = "", None
        return _PROGRAM_USAGE.search(said) is not None and any(name not in said for name in DOCUMENTED)

    async def status(self) -> AccountStatus | None:
        """Return the account of the CLI; None if the CLI has no command that says it."""
        await self._run(("auth", "--help"), _PROBE_SECONDS, reads=False)
        known = self.code == 0 and has_account_commands(self.text) and _STATUS.search(self.text) is not None
        self.text = ""
        if known:
            await self._run(("auth", STATUS), _PROBE_SECONDS, reads=False)
        said, self.text, self.code = self.text, "", None
        return account_status(said.encode())

    async def run(self, name: str) -> None:
        """Run `LOGIN` or `LOGOUT`. Return when the command has ended or was killed."""
        await self._run(("auth", name), LONGEST_SECONDS, reads=True)
        self.ended.emit()

    def write(self, line: str) -> None:
        """Write a line to the running command, as the answer to its question."""
        if self._process is not None:
            self._process.write(line.encode("utf-8") + b"\n")

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            let_go(process)

    async def _run(self, arguments: Sequence[str], seconds: float, reads: bool) -> None:
        process = self._process = make_process(self._environ)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.setWorkingDirectory(self._folder)
        if not reads:
            process.setStandardInputFile(QProcess.nullDevice())
        changed = asyncio.Event()
        process.readyReadStandardOutput.connect(lambda: self._take(process))
        process.stateChanged.connect(lambda: changed.set())
        process.start(self._command.program, [*self._command.arguments, *arguments])
        try:
            async with asyncio.timeout(seconds):
                while not is_over(process):
                    await changed.wait()
                    changed.clear()
            if process.exitStatus() is QProcess.ExitStatus.NormalExit and self._process is process:
                self.code = process.exitCode()
        except TimeoutError:
            pass
        finally:
            if self._process is process:
                self._process = None
            let_go(process)

    def _take(self, process: QProcess) -> None:
        data = process.readAllStandardOutput().data()
        if self._process is process and len(self.text) < _MOST_CHARACTERS:
            self.text += bytes(data).decode("utf-8", "replace")
            self.said.emit()
