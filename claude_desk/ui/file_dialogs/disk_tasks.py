"""What waits for a disk or a bus, done in threads beside the window's."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.session.core.worker_threads import start_thread

_Result = TypeVar("_Result")

# A disk that does not answer keeps its thread: so many of them, then no more are begun.
MOST_THREADS = 8


class _Ends(QObject):
    """Brings what threads have found into the window's thread. It outlives them all: one that hangs may
    end when nobody is left who asked."""

    _found = Signal(object)  # Callable[[], None]

    def __init__(self) -> None:
        super().__init__()
        self._found.connect(self._on_found)

    def tell(self, back: Callable[[], None]) -> None:
        """In any thread."""
        self._found.emit(back)

    @Slot(object)
    def _on_found(self, back: Callable[[], None]) -> None:
        back()


class DiskTasks:
    """Each task has a thread of its own: one that hangs holds up no other, and not the program's end."""

    _ends: ClassVar[_Ends | None] = None

    def __init__(self) -> None:
        """In the window's thread."""
        if DiskTasks._ends is None:
            DiskTasks._ends = _Ends()
        self._running = 0

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
        assert DiskTasks._ends is not None
        DiskTasks._ends.tell(partial(self._end, back))

    def _end(self, back: Callable[[], None]) -> None:
        self._running -= 1
        back()
