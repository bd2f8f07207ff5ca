"""Variables of the CLI's environment whose values are read only when it is started: they are secrets."""

from collections.abc import Collection, Mapping
from typing import Protocol

from claude_desk.protocol.phrase import Phrase


class SecretsUnavailable(Exception):
    """A value could not be read: the CLI is not started without it."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.kind)  # what is raised may be logged
        self.why = why


class SecretVariables(Protocol):
    """Read before each start of a CLI, and kept nowhere but in memory."""

    @property
    def values(self) -> Collection[str]:
        """What is nobody's to read, as far as it is known by now."""

    async def read(self) -> Mapping[str, str]:
        """The variables with their values, in a bounded time; SecretsUnavailable where one is missing."""
