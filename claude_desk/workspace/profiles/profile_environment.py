"""The environment that the CLI of a profile gets.

It is the program's own, but for what chooses an account of Claude's: that is the profile's alone, so that no
key goes to an address that it is not for. Then the profile's own variables.
"""

import os
import shlex
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Protocol

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.agent.finder import find_cli
from claude_desk.protocol.files.profiles_file import COMMAND, KEYRING, TEXT, StoredProfile
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.profiles.secret_command import printed_by

_LONGEST_SECONDS = 30.0  # that a command may take: it may ask the person for a password
# What begins with these chooses an account, a model or an address, or may do so in a version to come; but for
# what is known not to.
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
    """What every profile but the default one has of the program's environment."""
    return {
        name: value
        for name, value in environ.items()
        if name not in _OTHER_ACCOUNT and (not name.startswith(_ACCOUNT) or name.startswith(_HARMLESS))
    }


def plain_environment(profile: StoredProfile, folder: str, environ: Mapping[str, str]) -> dict[str, str]:
    """All of it that is known without asking anybody. `folder` is the CLI's own of that profile."""
    written = {each.name: each.value for each in profile.variables if each.source == TEXT and each.is_usable}
    return {**inherited(environ), "CLAUDE_CONFIG_DIR": folder, **written}


class ProfileEnvironment(Mapping[str, str]):
    """The same of a profile as it is now, which may be changed while its session is open. The folder stays:
    the session's file is there."""

    def __init__(
        self, profile: Callable[[], StoredProfile | None], folder: str, environ: Mapping[str, str]
    ) -> None:
        """`profile` gives None where it is not there any more: then no account is in it."""
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
        return f"<environment of the profile in {self._folder}>"  # no value of it

    def _now(self) -> dict[str, str]:
        profile = self._profile()
        if profile is None:
            return inherited(self._environ)
        return plain_environment(profile, self._folder, self._environ)


class Keyring(Protocol):
    """The desktop's keyring."""

    async def read(self, profile_id: str, variable: str) -> str | None:
        """The value; None where it has none. SecretsUnavailable where it does not answer."""


class KeyringWriter(Protocol):
    """The same, to put values there."""

    async def store(self, profile_id: str, variable: str, value: str, label: str) -> None:
        """Keep it in the place of an earlier one. SecretsUnavailable where that cannot be done."""


class ProfileSecrets:
    """The values that a command prints or the keyring has. `SecretVariables` of the agent."""

    def __init__(
        self,
        profile: Callable[[], StoredProfile | None],
        environ: Mapping[str, str],
        keyring: Keyring | None = None,
        seconds: float = _LONGEST_SECONDS,
    ) -> None:
        """`profile` gives it as it is now; None where it is not there any more: nothing is started then."""
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
        environ = inherited(self._environ)  # as it is now: the login shell may have been asked meanwhile
        command = find_cli(line, environ) if line.strip() else None
        if command is None:
            raise SecretsUnavailable(Phrase("process_end.profile_no_command", variable=name))
        said = await printed_by(command, environ, self._seconds, name)
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


def is_command_line(line: str) -> bool:
    """Whether it can be split as a shell would; it is run without one."""
    try:
        return bool(shlex.split(line, posix=os.name == "posix"))
    except ValueError:
        return False


def _is_long_enough(value: str) -> bool:
    """A shorter value is found in too many words to be taken out of them."""
    return len(value) >= 8
