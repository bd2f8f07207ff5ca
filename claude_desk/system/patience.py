"""Looks at places that may never answer, for a thread that has others to serve: a mount that hangs is not
waited for longer than told, and passed over for a while then.

For children of ours; the window has `session/core/disk_looks.py`.
"""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

_Result = TypeVar("_Result")

SILENT_SECONDS = 30.0
"""So long a place that did not answer is not looked at again, unless it answers after all."""


class Patience:
    """Of one thread, which waits for a look so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._helper: _Helper | None = None
        self._silent: dict[str, float] = {}  # until when, by the monotonic clock

    def look(self, place: str, look: Callable[[], _Result], otherwise: _Result) -> _Result:
        """Give what the look finds, or raise what it raises; `otherwise` where the place does not answer, or
        did not a moment ago. A look that comes back late is forgotten."""
        if self._silent.get(place, 0.0) > time.monotonic():
            return otherwise
        helper = self._helper = self._helper or _Helper()
        task = _Task(look)
        helper.tasks.put(task)
        if not task.done.wait(self._seconds):
            self._silent[place] = time.monotonic() + SILENT_SECONDS
            task.late = lambda: self._silent.pop(place, None)
            if task.done.is_set():  # in this very moment
                task.late()
            self._helper = None  # it ends once it comes back
            helper.tasks.put(None)
            return otherwise
        self._silent.pop(place, None)
        if task.error is not None:
            raise task.error
        found: _Result = task.found
        return found

    def close(self) -> None:
        """End its thread."""
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
    """A thread that looks; its owner waits for it."""

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
