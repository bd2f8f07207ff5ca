"""The child ended and started again, with other options: at once, or when its turn is over."""

from PySide6.QtCore import QObject, Signal

from claude_desk.session.child import Child
from claude_desk.session.tasks import Tasks


class Restart(QObject):
    """What waits to be sent goes to the next child. `due`: it is wanted once the turn is over."""

    ended = Signal()  # the child is gone: start the next one

    def __init__(self, child: Child, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._tasks = tasks
        self.due = False
        self.under_way = False

    def begin(self) -> None:
        self.due = False
        if not self.under_way:
            self.under_way = True
            self._tasks.start(self._run())

    async def _run(self) -> None:
        try:
            await self._child.close()
        finally:
            self.under_way = False
        self.ended.emit()
