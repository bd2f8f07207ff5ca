"""What waits for a disk, done in threads beside the window's."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.session.core.worker_threads import start_thread

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

# A disk that does not answer keeps its thread: so many of them, then no more are begun.
MOST_THREADS = 8


class DiskTasks(QObject):
    """Each task has a thread of its own: one that hangs holds up no other, and not the program's end."""

    _back = Signal(object)  # Callable[[], None], from the thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running = 0
        self._back.connect(self._on_back)

    def run(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        failed: Callable[[OSError], None],
    ) -> None:
        """Do the work, and then one of the two others on the window's thread."""
        if self._running >= MOST_THREADS:
            failed(TimeoutError())
            return
        self._running += 1
        start_thread(partial(self._work, work, then, failed), "files")

    def _work(
        self, work: Callable[[], Any], then: Callable[[Any], None], failed: Callable[[OSError], None]
    ) -> None:
        try:
            back = partial(then, work())
        except OSError as error:
            back = partial(failed, error)
        except ValueError as error:  # a path with a zero in it
            back = partial(failed, OSError(0, str(error)))
        try:
            self._back.emit(back)
        except RuntimeError:
            _log.debug("the window is gone")

    @Slot(object)
    def _on_back(self, back: Callable[[], None]) -> None:
        self._running -= 1
        back()
