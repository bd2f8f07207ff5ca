"""Runs work that waits for a disk or a bus in threads, so that the GUI thread does not wait."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.session.core.worker_threads import start_thread

_Result = TypeVar("_Result")

# Greatest number of threads. A disk that does not answer keeps its thread.
MOST_THREADS = 8


class _Ends(QObject):
    """Brings the results of threads into the GUI thread.

    It outlives all threads: a thread that hangs may end after its `DiskTasks` is gone.
    """

    _found = Signal(object)  # Callable[[], None]

    def __init__(self) -> None:
        super().__init__()
        self._found.connect(self._on_found)

    def tell(self, back: Callable[[], None]) -> None:
        """Call `back` in the GUI thread. Callable from any thread."""
        self._found.emit(back)

    @Slot(object)
    def _on_found(self, back: Callable[[], None]) -> None:
        back()


class DiskTasks:
    """Runs each task in a separate thread: a task that hangs delays neither the other tasks nor the exit."""

    _ends: ClassVar[_Ends | None] = None

    def __init__(self) -> None:
        """Create it in the GUI thread."""
        if DiskTasks._ends is None:
            DiskTasks._ends = _Ends()
        self._running = 0

    def run(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        failed: Callable[[OSError], None],
    ) -> None:
        """Do the work in a thread, then call `then` or `failed` in the GUI thread.

        If `MOST_THREADS` threads run already, call `failed` with a `TimeoutError` at once.
        """
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
        except ValueError as error:  # the path contains a null character
            back = partial(failed, OSError(0, str(error)))
        assert DiskTasks._ends is not None
        DiskTasks._ends.tell(partial(self._end, back))

    def _end(self, back: Callable[[], None]) -> None:
        self._running -= 1
        back()
