"""Secret variables of the CLI's environment. Their values are read when the CLI is started, not before."""

from collections.abc import Collection, Mapping
from typing import Protocol

from claude_desk.protocol.phrase import Phrase


class SecretsUnavailable(Exception):
    """A secret value could not be read, so the CLI is not started."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.kind)  # without the values, because exceptions may be logged
        self.why = why


class SecretVariables(Protocol):
    """Secrets that are read before each start of a CLI and kept only in memory."""

    @property
    def values(self) -> Collection[str]:
        """The secret values that have been read so far. Never show or log them."""

    async def read(self) -> Mapping[str, str]:
        """Return the values by variable name, within a bounded time.

        Raise SecretsUnavailable if a value cannot be read.
        """
