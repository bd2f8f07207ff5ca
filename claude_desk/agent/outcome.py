"""How a child ended. The words for it are in session/core/session_texts.py."""

import signal
from dataclasses import dataclass

from claude_desk.protocol.phrase import Text


@dataclass(frozen=True)
class ProcessOutcome:
    """The end of a child.

    `started` is False if no program ran or it refused to begin; `error` then says why, in the words of the
    system, of the program or ours. `code` is the exit code of a child that ended by itself, `signal` the
    number of the signal that ended it; both are None if neither is known. `stderr_tail` is the end of its
    stderr, 64 KiB at most.
    """

    started: bool
    code: int | None = None
    signal: int | None = None
    error: Text = ""
    stderr_tail: str = ""

    @property
    def by_signal(self) -> int | None:
        """The number of the signal that ended it, also one that it caught.

        The CLI ends by itself with 128 + n after a TERM (143, protocol/README.md 9.2), as shells do.
        """
        if self.signal is not None:
            return self.signal
        if self.code is not None and self.code - 128 in (signal.SIGTERM, signal.SIGINT, 9):
            return self.code - 128
        return None
