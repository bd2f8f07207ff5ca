"""The child ended, to be started again: at once, when its turn is over, or with the next message."""

from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.child import Child


class ChildRestart(QObject):
    """What waits to be sent goes to the next child. `due`: it is wanted once the turn is over."""

    ended = Signal()  # the child is gone: start the next one
    rested = Signal()  # the child is gone, and no other is wanted yet

    def __init__(self, child: Child, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._tasks = tasks
        self.due = False
        self.under_way = False
        self.at_once = True  # the next child is wanted as soon as this one is gone

    def begin(self, at_once: bool = True) -> None:
        """End the child; `at_once`: `ended` then asks for the next one."""
        self.due = False
        if not self.under_way:
            self.under_way = True
            self.at_once = at_once
            self._tasks.start(self._run())

    async def end(self) -> None:
        """End the child; who asks for it sees to the next one. Takes a bounded time."""
        self.due = False
        self.under_way = self.at_once = True
        try:
            await self._child.close()
        finally:
            self.under_way = False

    async def _run(self) -> None:
        try:
            await self._child.close()
        finally:
            self.under_way = False
        (self.ended if self.at_once else self.rested).emit()
