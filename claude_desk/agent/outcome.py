"""How a child ended. The texts that are shown for it are in session/core/session_texts.py."""

import signal
from dataclasses import dataclass

from claude_desk.protocol.phrase import Text


@dataclass(frozen=True)
class ProcessOutcome:
    """The end of a child.

    `started` is False if no program ran. `error` then says why, in the system's words or ours. `error` is
    also set for a child that was ended because it had closed its stdin or stdout. `code` is the exit code of
    a child that ended by itself, `signal` the number of the signal that ended the child; `code` and `signal`
    are both None if neither is known. `stderr_tail` is the end of the child's stderr, 64 KiB at most.
    """

    started: bool
    code: int | None = None
    signal: int | None = None
    error: Text = ""
    stderr_tail: str = ""

    @property
    def by_signal(self) -> int | None:
        """The number of the signal that ended the child, also if the child caught it; None without a signal.

        After a TERM the CLI exits with 128 + 15 (143, protocol/README.md 9.2), as shells do.
        """
        if self.signal is not None:
            return self.signal
        if self.code is not None and self.code - 128 in (signal.SIGTERM, signal.SIGINT, 9):
            return self.code - 128
        return None
