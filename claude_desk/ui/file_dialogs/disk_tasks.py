"""Runs disk accesses in threads, so that the GUI thread does not wait for a disk."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from claude_desk.session.core.worker_threads import GarbageHold, start_thread

_Result = TypeVar("_Result")

# Greatest number of threads. A disk that does not answer keeps its thread.
MOST_THREADS = 8


class DiskTasks:
    """Runs each task in its own thread. A task that hangs does not delay the other tasks or the exit. Use the
    object in the GUI thread."""

    def __init__(self) -> None:
        self._running = 0

    def run(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        failed: Callable[[OSError], None],
    ) -> None:
        """Do the work in a thread, then call `then` or `failed` in the GUI thread.

        If `MOST_THREADS` threads run already, immediately call `failed` with a `TimeoutError`.
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
        GarbageHold.call_in_gui_thread(partial(self._end, back))

    def _end(self, back: Callable[[], None]) -> None:
        self._running -= 1
        back()
