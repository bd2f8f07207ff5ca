"""The environment of the CLI for a profile other than the default profile.

This environment is the program's own environment without the variables that choose a Claude account, plus the
profile's variables. Only the profile chooses the account, so that no key is sent to the wrong address.
"""

import asyncio
import os
import shlex
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Protocol

from PySide6.QtCore import QProcess

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.agent.finder import Command, find_cli
from claude_desk.protocol.files.profiles_file import COMMAND, KEYRING, TEXT, StoredProfile
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.profiles.process_group import is_over, kill_group, let_go, make_process

_LONGEST_SECONDS = 30.0  # the longest time for a command, which may ask the user for a password
_MOST_BYTES = 65_536  # of a command's output
# Variables with these prefixes choose an account, a model or an address, or may do so in a later version. The
# prefixes in `_HARMLESS` are exceptions.
_ACCOUNT = ("ANTHROPIC_", "CLAUDE_")
_HARMLESS = (
    "CLAUDE_BASH_",
    "CLAUDE_CODE_DISABLE_",
    "CLAUDE_CODE_EXPERIMENTAL_",
    "CLAUDE_CODE_GIT_BASH_PATH",
    "CLAUDE_CODE_MAX_",
    "CLAUDE_CODE_SHELL",
    "CLAUDE_CODE_TMPDIR",
    "CLAUDE_DESK_",
)
_OTHER_ACCOUNT = frozenset({"AWS_BEARER_TOKEN_BEDROCK"})


def inherited(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that every profile except the default profile inherits from the program's
    environment."""
    return {
        name: value
        for name, value in environ.items()
        if name not in _OTHER_ACCOUNT and (not name.startswith(_ACCOUNT) or name.startswith(_HARMLESS))
    }


def plain_environment(profile: StoredProfile, folder: str, environ: Mapping[str, str]) -> dict[str, str]:
    """Return the profile's environment, without unusable variables and without secrets from commands and the
    keyring. `folder`: the CLI's own folder for that profile."""
    written = {each.name: each.value for each in profile.variables if each.source == TEXT and each.is_usable}
    return {**inherited(environ), "CLAUDE_CONFIG_DIR": folder, **written}


class ProfileEnvironment(Mapping[str, str]):
    """The current `plain_environment` of a profile. The profile's variables may change while a session is
    open. The folder stays the same, because the session's file is in it."""

    def __init__(
        self, profile: Callable[[], StoredProfile | None], folder: str, environ: Mapping[str, str]
    ) -> None:
        """`profile` returns the current profile, or None if the profile was removed. Without a profile, the
        environment has only the inherited variables."""
        self._profile = profile
        self._folder = folder
        self._environ = environ

    def __getitem__(self, name: str) -> str:
        return self._now()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._now())

    def __len__(self) -> int:
        return len(self._now())

    def __repr__(self) -> str:
        return f"<environment of the profile in {self._folder}>"  # without any value of the environment

    def _now(self) -> dict[str, str]:
        profile = self._profile()
        if profile is None:
            return inherited(self._environ)
        return plain_environment(profile, self._folder, self._environ)


class Keyring(Protocol):
    """The desktop's keyring."""

    async def read(self, profile_id: str, variable: str) -> str | None:
        """Return the value; None if the keyring has no value. Raise SecretsUnavailable if the keyring does
        not answer or stays locked."""


class KeyringWriter(Protocol):
    """The desktop's keyring, for storing values."""

    async def store(self, profile_id: str, variable: str, value: str, label: str) -> None:
        """Store the value in place of an earlier value. Raise SecretsUnavailable if that fails."""


class ProfileSecrets:
    """The secrets of a profile: values that a command prints or the keyring contains. Implements
    `SecretVariables` of the agent."""

    def __init__(
        self,
        profile: Callable[[], StoredProfile | None],
        environ: Mapping[str, str],
        keyring: Keyring | None = None,
        seconds: float = _LONGEST_SECONDS,
    ) -> None:
        """`profile` returns the current profile, or None if the profile was removed. Without a profile,
        `read` raises SecretsUnavailable. `seconds`: time limit of a command."""
        self._profile = profile
        self._environ = environ
        self._keyring = keyring
        self._seconds = seconds
        self._values: set[str] = set()

    @property
    def values(self) -> Collection[str]:
        return self._values

    async def read(self) -> Mapping[str, str]:
        profile = self._profile()
        if profile is None:
            raise SecretsUnavailable(Phrase("process_end.profile_gone"))
        found: dict[str, str] = {}
        for variable in profile.variables:
            if not variable.is_usable:
                raise SecretsUnavailable(Phrase("process_end.profile_unusable", variable=variable.name))
            if variable.source == COMMAND:
                found[variable.name] = await self._printed(variable.name, variable.value)
            elif variable.source == KEYRING:
                found[variable.name] = await self._kept(profile.id, variable.name)
        self._values |= {value for value in found.values() if _is_long_enough(value)}
        return found

    async def _printed(self, name: str, line: str) -> str:
        # The current environment: the login shell may have answered meanwhile.
        environ = inherited(self._environ)
        command = find_cli(line, environ) if line.strip() else None
        if command is None:
            raise SecretsUnavailable(Phrase("process_end.profile_no_command", variable=name))
        said = await _printed_by(command, environ, self._seconds, name)
        value = said.decode("utf-8", "replace").rstrip("\r\n")
        if not value or "\0" in value or "\ufffd" in value:
            raise SecretsUnavailable(Phrase("process_end.profile_command_silent", variable=name))
        return value

    async def _kept(self, profile_id: str, name: str) -> str:
        if self._keyring is None:
            raise SecretsUnavailable(Phrase("process_end.profile_no_keyring", variable=name))
        value = await self._keyring.read(profile_id, name)
        if not value or "\0" in value:
            raise SecretsUnavailable(Phrase("process_end.profile_not_in_keyring", variable=name))
        return value


async def _printed_by(command: Command, environ: Mapping[str, str], seconds: float, variable: str) -> bytes:
    """Run the command, without a shell. Return its stdout, the value of `variable`. Its stderr is ignored.

    Raise SecretsUnavailable if the command cannot start, fails, prints too much or exceeds the time. A
    command that prints too much or exceeds the time is killed (`kill_group`).
    """
    process = make_process(environ)
    process.setStandardInputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    ended = asyncio.Event()
    said = bytearray()

    def take() -> None:
        said.extend(process.readAllStandardOutput().data())
        if len(said) > _MOST_BYTES:
            kill_group(process)

    process.readyReadStandardOutput.connect(take)
    process.stateChanged.connect(lambda: ended.set() if is_over(process) else None)
    process.start(command.program, list(command.arguments))
    try:
        async with asyncio.timeout(seconds):
            while not is_over(process):
                await ended.wait()
        take()
    except TimeoutError:
        raise SecretsUnavailable(
            Phrase("process_end.profile_command_slow", variable=variable, seconds=seconds)
        ) from None
    finally:
        let_go(process)
    if process.error() is QProcess.ProcessError.FailedToStart:
        raise SecretsUnavailable(Phrase("process_end.profile_command_not_started", variable=variable))
    if len(said) > _MOST_BYTES:
        raise SecretsUnavailable(Phrase("process_end.profile_command_too_long", variable=variable))
    code = process.exitCode()
    if code or process.exitStatus() is not QProcess.ExitStatus.NormalExit:
        raise SecretsUnavailable(Phrase("process_end.profile_command_failed", variable=variable, code=code))
    return bytes(said)


def is_command_line(line: str) -> bool:
    """Return whether the line can be split as a shell would split it, and is not empty. The command is run
    without a shell."""
    try:
        return bool(shlex.split(line, posix=os.name == "posix"))
    except ValueError:
        return False


def _is_long_enough(value: str) -> bool:
    """Return whether a value is long enough to be redacted: a shorter value would occur in too many words."""
    return len(value) >= 8
