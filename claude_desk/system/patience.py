"""Looks at places that may never answer, for a thread that has other work. The thread waits for a hanging
mount only for a limited time, then skips it for a while.

This is for the program's child processes. The window uses `session/core/disk_looks.py`.
"""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

_Result = TypeVar("_Result")

SILENT_SECONDS = 30.0
"""A place that did not answer is skipped for this time, unless it answers later."""


class Patience:
    """Runs looks for one thread, which waits at most `seconds` for each look."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._helper: _Helper | None = None
        # By place: time until which it is skipped, by the monotonic clock.
        self._silent: dict[str, float] = {}

    def look(self, place: str, look: Callable[[], _Result], otherwise: _Result) -> _Result:
        """Return the result of `look`, or raise its exception. Return `otherwise` if the place does not
        answer, or did not answer recently. The result of a look that returns late is dropped."""
        if self._silent.get(place, 0.0) > time.monotonic():
            return otherwise
        helper = self._helper = self._helper or _Helper()
        task = _Task(look)
        helper.tasks.put(task)
        if not task.done.wait(self._seconds):
            self._silent[place] = time.monotonic() + SILENT_SECONDS
            task.late = lambda: self._silent.pop(place, None)
            if task.done.is_set():  # the look returned just now
                task.late()
            self._helper = None  # the helper's thread ends once the look returns
            helper.tasks.put(None)
            return otherwise
        self._silent.pop(place, None)
        if task.error is not None:
            raise task.error
        found: _Result = task.found
        return found

    def close(self) -> None:
        """End the helper thread."""
        helper, self._helper = self._helper, None
        if helper is not None:
            helper.tasks.put(None)


class _Task:
    def __init__(self, look: Callable[[], Any]) -> None:
        self.look = look
        self.done = threading.Event()
        self.found: Any = None
        self.error: Exception | None = None
        self.late: Callable[[], object] | None = None


class _Helper:
    """The thread that runs the looks while `Patience` waits."""

    def __init__(self) -> None:
        self.tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        threading.Thread(target=self._work, name="looks", daemon=True).start()

    def _work(self) -> None:
        while (task := self.tasks.get()) is not None:
            try:
                task.found = task.look()
            except Exception as error:
                task.error = error
            task.done.set()
            if task.late is not None:
                task.late()
