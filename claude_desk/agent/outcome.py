"""How a child ended. session/core/session_texts.py has the texts to show."""

import signal
from dataclasses import dataclass

from claude_desk.protocol.phrase import Text


@dataclass(frozen=True)
class ProcessOutcome:
    """The end of a child.

    `started`: whether a program ran. `error`: the reason if no program ran, if the child was ended because
    it had closed a channel, or if the child does not end. Otherwise empty. `code`: the exit code if the child
    exited. `signal`: the number of the signal that ended the child. `code` and `signal` are None if
    they do not apply or are unknown. `stderr_tail`: the last 64 KiB of the child's stderr.
    """

    started: bool
    code: int | None = None
    signal: int | None = None
    error: Text = ""
    stderr_tail: str = ""

    @property
    def by_signal(self) -> int | None:
        """The number of the signal that ended the child, or None.

        Exit codes of 128 plus the number of SIGTERM, SIGINT or SIGKILL count too: after a SIGTERM the CLI
        exits with 143 (protocol/README.md 9.2).
        """
        if self.signal is not None:
            return self.signal
        if self.code is not None and self.code - 128 in (signal.SIGTERM, signal.SIGINT, 9):
            return self.code - 128
        return None
