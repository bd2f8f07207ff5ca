"""The share of the processor that Linux reports for the session of a process."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tests.waiting import until

needs_shares = pytest.mark.skipif(
    not Path("/proc/self/autogroup").exists(), reason="no Linux with shares of sessions"
)


def nice_of_session(pid: int) -> int:
    """Return the nice value of the process's session, such as the 5 of `/autogroup-120 nice 5`."""
    return int(Path(f"/proc/{pid}/autogroup").read_text().split()[-1])


async def until_nice(pid: int, number: int) -> None:
    """Wait for a nice value. Linux does not report changes, and may refuse a change for a tenth of a
    second."""
    look = QTimer(interval=20)
    look.start()
    await until(look.timeout, lambda: nice_of_session(pid) == number)
