"""How a child ended, and how one says that to a person."""

import signal
from dataclasses import dataclass


@dataclass(frozen=True)
class ProcessOutcome:
    """The end of a child.

    `started` is False where no program ran at all, or one that refused to begin; `error` then says why, in
    the system's words or its own. `code` is the exit code of one that ended by itself, `signal` the number
    of the signal that ended it; both are None where neither is known. `stderr_tail` is the last of what it
    wrote there, 64 KiB at most.
    """

    started: bool
    code: int | None = None
    signal: int | None = None
    error: str = ""
    stderr_tail: str = ""

    def words(self) -> str:
        """One sentence for a person."""
        if not self.started:
            reason = self.error.strip().rstrip(".")
            return (
                f"Claude Code could not be started: {reason}."
                if reason
                else "Claude Code could not be started."
            )
        number = self.by_signal
        if number is not None:
            return f"Claude Code was ended by the system (signal {_signal_name(number)})."
        if self.code is None:
            reason = self.error.strip().rstrip(".")
            return f"Claude Code is not answering: {reason}." if reason else "Claude Code ended."
        if self.code == 0:
            return "Claude Code ended."
        return f"Claude Code ended by itself (exit code {self.code})."

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


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name.removeprefix("SIG")
    except ValueError:
        return str(number)
