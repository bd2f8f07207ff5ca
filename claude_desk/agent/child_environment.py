"""Secret variables of the CLI's environment: their values are read only when the CLI is started."""

from collections.abc import Collection, Mapping
from typing import Protocol

from claude_desk.protocol.phrase import Phrase


class SecretsUnavailable(Exception):
    """A secret value could not be read. The CLI is not started without the value."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.kind)  # only the kind, because exceptions may be logged
        self.why = why


class SecretVariables(Protocol):
    """Secrets that are read before each start of a CLI and kept only in memory."""

    @property
    def values(self) -> Collection[str]:
        """The secret values that were read so far. They must never be shown or logged."""

    async def read(self) -> Mapping[str, str]:
        """Return the variables with their values, in a bounded time.

        Raise SecretsUnavailable if a value cannot be read.
        """
