"""Waits only a limited time for paths that may never answer, such as paths on a hanging mount.

The program's child processes use this module. The window uses `session/core/disk_looks.py`.
"""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

_Result = TypeVar("_Result")

SILENT_SECONDS = 30.0
"""A place that did not answer is skipped for this time, or until it answers."""


class Patience:
    """Runs functions that may hang, in a helper thread. The calling thread waits at most `seconds` for each
    function. Use an object from one thread only."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._helper: _Helper | None = None
        # By place: the time until which it is skipped, on the monotonic clock.
        self._silent: dict[str, float] = {}

    def run(self, place: str, work: Callable[[], _Result], otherwise: _Result) -> _Result:
        """Run `work`, and return its result or raise its exception.

        Return `otherwise` if `work` does not return in time; its result is then dropped. Return `otherwise`
        without running `work` if the same place did not answer recently.
        """
        if self._silent.get(place, 0.0) > time.monotonic():
            return otherwise
        helper = self._helper = self._helper or _Helper()
        task = _Task(work)
        helper.tasks.put(task)
        if not task.done.wait(self._seconds):
            self._silent[place] = time.monotonic() + SILENT_SECONDS
            task.late = lambda: self._silent.pop(place, None)
            if task.done.is_set():  # `work` returned before `late` was set
                task.late()
            self._helper = None  # the helper's thread ends once `work` returns
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
    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.done = threading.Event()
        self.found: Any = None
        self.error: Exception | None = None
        self.late: Callable[[], object] | None = None


class _Helper:
    """The thread that runs the functions while `Patience` waits."""

    def __init__(self) -> None:
        self.tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        threading.Thread(target=self._work, name="patience", daemon=True).start()

    def _work(self) -> None:
        while (task := self.tasks.get()) is not None:
            try:
                task.found = task.work()
            except Exception as error:
                task.error = error
            task.done.set()
            if task.late is not None:
                task.late()
