"""Signals that ask the program to end."""

import os
import signal
from typing import Any

from claude_desk.startup.termination import TerminationSignals


def test_what_is_told_before_anybody_listens_is_not_lost(test_loop: Any) -> None:
    signals = TerminationSignals(begins_end=False)
    try:
        assert not signals.received
        os.kill(os.getpid(), signal.SIGTERM)
        assert signals.received
    finally:
        signals.close()
