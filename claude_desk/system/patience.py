"""Look at places that may never answer, from a thread that has other work. A mount that hangs is waited for
only so long, then skipped for a while.

This is for the program's child processes; the window uses `session/core/disk_looks.py`.
"""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

_Result = TypeVar("_Result")

SILENT_SECONDS = 30.0
"""A place that did not answer is not looked at again for so long, unless it answers after all."""


class Patience:
    """Runs looks for one thread, which waits at most `seconds` for each."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._helper: _Helper | None = None
        self._silent: dict[str, float] = {}  # by place: skipped until then, by the monotonic clock

    def look(self, place: str, look: Callable[[], _Result], otherwise: _Result) -> _Result:
        """Return what `look` returns, or raise what it raises. Return `otherwise` if the place does not
        answer, or recently did not. The result of a look that returns late is dropped."""
        if self._silent.get(place, 0.0) > time.monotonic():
            return otherwise
        helper = self._helper = self._helper or _Helper()
        task = _Task(look)
        helper.tasks.put(task)
        if not task.done.wait(self._seconds):
            self._silent[place] = time.monotonic() + SILENT_SECONDS
            task.late = lambda: self._silent.pop(place, None)
            if task.done.is_set():  # it returned just now
                task.late()
            self._helper = None  # its thread ends once the look returns
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
    """The thread that runs the looks, while `Patience` waits for it."""

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
