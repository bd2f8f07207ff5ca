"""Looks at the CLI's file some time after each turn, and once more after the child's end."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QTimer

from claude_desk.session.core.async_tasks import AsyncTasks

LAST_SECONDS = 3.0  # for the look at the session's end


class FileLook(QObject):
    """`look` is awaited after so many seconds as `begin` and `again` say, one after the other.

    What looks tells when it is `done`; until then a look is due, and `finish` makes it.
    """

    def __init__(
        self, look: Callable[[], Coroutine[Any, Any, None]], tasks: AsyncTasks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._tasks = tasks
        self.number = 0  # of the looks since `begin`
        self.is_due = self.is_closed = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def begin(self, seconds: float) -> None:
        """What is to be looked for is written, or about to be."""
        if not self.is_closed:
            self.number, self.is_due = 0, True
            self._timer.start(round(seconds * 1_000))

    def again(self, seconds: float) -> None:
        """Look once more; after `close` that is left to `finish`."""
        self.number += 1
        if not self.is_closed:
            self._timer.start(round(seconds * 1_000))

    def done(self) -> None:
        self.is_due = False

    def close(self) -> None:
        """Look no more, but for `finish`."""
        self.is_closed = True
        self._timer.stop()

    async def finish(self) -> None:
        """The child is gone, and writes no more: a look that was still to come is made now."""
        if self.is_due:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_SECONDS):
                    await self._look()

    def _on_timeout(self) -> None:
        self._tasks.start(self._look())
