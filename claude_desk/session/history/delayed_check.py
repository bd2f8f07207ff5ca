"""Delays checks of the CLI's file until some time after a turn. A check that is still due is made at the
session's end."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.async_tasks import AsyncTasks

LAST_SECONDS = 3.0  # how long the check at the session's end may take


class DelayedCheck(QObject):
    """Awaits `check` after the seconds that were given to `begin` or `again`.

    `check` calls `again` to schedule another check, and `done` after the last check. From `begin` to `done` a
    check is due, and `finish` makes it.
    """

    def __init__(
        self, check: Callable[[], Coroutine[Any, Any, None]], tasks: AsyncTasks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._check = check
        self._tasks = tasks
        self.number = 0  # the index of the check that is due: 0 after `begin`, 1 after the first `again`
        self.is_due = self.is_closed = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def begin(self, seconds: float) -> None:
        """Schedule the first check. Do nothing after `close`."""
        if not self.is_closed:
            self.number, self.is_due = 0, True
            self._timer.start(round(seconds * 1_000))

    def again(self, seconds: float) -> None:
        """Schedule another check. After `close`, only `finish` makes this check."""
        self.number += 1
        if not self.is_closed:
            self._timer.start(round(seconds * 1_000))

    def done(self) -> None:
        self.is_due = False

    def close(self) -> None:
        """Stop the timer. Only `finish` makes a check that is still due."""
        self.is_closed = True
        self._timer.stop()

    async def finish(self) -> None:
        """Make a check that is still due, in at most 3 s. Call this when the child is gone and writes
        nothing more."""
        if self.is_due:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_SECONDS):
                    await self._check()

    def _on_timeout(self) -> None:
        self._tasks.start(self._check())
